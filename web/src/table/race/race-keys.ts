// What the keys of the table do while the race is on: they pick, confirm, explain and look around without a mouse.
import { settings } from "../../lib/device/settings.svelte.ts";
import type { Scene } from "../../lib/wire.ts";
import type { Arrow } from "../board/cursor.ts";
import { changed } from "../playback/pace.ts";
import type { Table } from "../table.svelte.ts";
import { numbered, type Digits, type KeyWishes } from "./keys.ts";

/** The keys that only the page itself can obey. */
export type PageKeys = Pick<KeyWishes, "back" | "log" | "whole" | "zoom" | "list"> & {
  /** Brings the keyboard to the lit cells of the road; false where there are none. */
  walk: (arrow: Arrow) => boolean;
  /** Lists what cannot be done, and why. */
  whys: () => void;
};

/** Whether keys are for what lies over the table: a dialog, the curtain, or the result of a stage. */
export const isCovered = ({ curtain, playback }: Table): boolean =>
  curtain !== null || playback.result !== null || document.querySelector("dialog[open]") !== null;

/** All that can be picked in the dock. */
const IN_DOCK = ".dock :is([data-card], [data-die], [data-choice], [data-number], [data-next])";
const LIT = ":is(.legal, .picked, [data-next])";

export function raceKeys(table: Table, scene: Scene, digits: Digits, page: PageKeys): KeyWishes {
  return {
    ...page,
    digit: (digit) => {
      const tile = scene.numbers.find((each) => each.label === String(digit) && !each.given);
      const all = numbered(scene);
      const thing = tile?.id ?? all[digits.type(digit, all.length, performance.now()) - 1];
      // Where a second digit may follow, the first only takes a card up.
      if (thing) table.press(thing, drawnAt(thing), all.length > 9);
    },
    pace: (by) => (settings.pace = changed(settings.pace, by)),
    skip: () => {
      if (scene.turn !== table.eyes && !scene.over) table.playback.skip();
    },
    again: () => void table.recap.replay(),
    arrow: (arrow) => page.walk(arrow) || walkDock(arrow),
    confirm: () => table.confirm(),
    side: () => table.sideways(),
    hint: () => void table.hinting.ask(),
    coachBack: () => table.coaching.back(),
    why: () => {
      const thing = thingOf(document.activeElement);
      if (thing && table.ask) table.explain(thing, drawnAt(thing));
      else page.whys();
    },
  };
}

/** From one thing that can be picked in the dock to the next; from elsewhere to the first. */
function walkDock(arrow: Arrow): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(IN_DOCK)].filter((thing) => thing.matches(LIT) && !thing.matches("[aria-pressed=true]"));
  const step = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  const here = all.findIndex((thing) => thing === document.activeElement);
  const next = here < 0 ? (step > 0 ? 0 : all.length - 1) : (here + step + all.length) % all.length;
  all[next]?.focus();
  return all.length > 0;
}

/** The thing that an element of the dock stands for; "" for any other. */
function thingOf(element: Element | null): string {
  if (!(element instanceof HTMLElement)) return "";
  const { card, die, choice, number, pile } = element.dataset;
  return card ?? die ?? choice ?? number ?? pile ?? "";
}

/** Where a card, a die, a button or a number is on the screen. */
function drawnAt(thing: string): DOMRect | null {
  const id = CSS.escape(thing);
  const drawn = ["card", "die", "choice", "number", "pile"].map((kind) => `[data-${kind}="${id}"]`).join();
  return document.querySelector(drawn)?.getBoundingClientRect() ?? null;
}
