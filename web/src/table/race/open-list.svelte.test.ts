// @vitest-environment jsdom
import { flushSync } from "svelte";
import { expect, it } from "vitest";

import type { Ask } from "../../lib/wire.ts";
import { OpenList } from "./open-list.svelte.ts";

class Asked {
  ask = $state.raw<Ask | null>(null);
  eyes = $state(0);
}
const question = (): Ask => ({ seat: 0 }) as Ask;

/** Which list lies open after this was asked first and something happened then. */
function after(ask: Ask | null, happens: (table: Asked) => void): string {
  const table = new Asked();
  table.ask = ask;
  let list: OpenList | undefined;
  const end = $effect.root(() => {
    list = new OpenList(table);
  });
  flushSync();
  list?.show("whys");
  flushSync();
  happens(table);
  flushSync();
  const open = list?.which ?? "";
  end();
  return open;
}

it("is open while it is asked", () => {
  expect(after(question(), () => {})).toBe("whys");
});

it("does not wait for one's turn while others ride", () => {
  expect(after(null, (table) => (table.ask = question()))).toBe("");
});

it("closes with its question, and with the seat in view", () => {
  expect(after(question(), (table) => (table.ask = question()))).toBe("");
  expect(after(question(), (table) => (table.eyes = 1))).toBe("");
});
