// What the keys of the table do while the race is on: they pick, confirm, explain and look around without a mouse.
import { settings } from "../../lib/device/settings.svelte.ts";
import type { Scene } from "../../lib/wire.ts";
import { changed } from "../playback/pace.ts";
import type { Table } from "../table.svelte.ts";
import { numbered, type KeyWishes } from "./keys.ts";

/** The keys that only the page itself can obey. */
export type PageKeys = Pick<KeyWishes, "back" | "log" | "whole" | "zoom" | "list">;

export function raceKeys(table: Table, scene: Scene, page: PageKeys): KeyWishes {
  return {
    ...page,
    card: (number) => {
      const tile = scene.numbers.find((each) => each.label === String(number) && !each.given);
      const thing = tile?.id ?? numbered(scene)[number - 1];
      if (thing) table.press(thing, drawnAt(thing));
    },
    pace: (by) => (settings.pace = changed(settings.pace, by)),
    skip: () => {
      if (scene.turn !== table.eyes && !scene.over) table.playback.skip();
    },
    again: () => table.recap.replay(),
    confirm: () => table.confirm(),
    side: () => table.sideways(),
    why: () => {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset["card"] : "";
      const card = focused || table.path[0] || scene.hand.find((each) => !table.lit.has(each.id))?.id;
      if (card) table.explain(card, drawnAt(card));
    },
  };
}

/** Where a card, a die or a button is on the screen. */
function drawnAt(thing: string): DOMRect | null {
  const id = CSS.escape(thing);
  return document.querySelector(`[data-card="${id}"], [data-die="${id}"], [data-choice="${id}"]`)?.getBoundingClientRect() ?? null;
}
