// @vitest-environment jsdom
// Which keys the table takes, and when.
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Table } from "../table.svelte.ts";
import { followKey, type KeyWishes } from "./keys.ts";
import { isCovered } from "./race-keys.ts";

afterEach(() => document.body.replaceChildren());

describe("a key", () => {
  const wishes = (): KeyWishes & { arrow: ReturnType<typeof vi.fn> } => {
    const names = ["digit", "confirm", "side", "back", "why", "log", "whole", "zoom", "list", "pace", "skip", "again"];
    return { ...Object.fromEntries(names.map((name) => [name, vi.fn()])), arrow: vi.fn(() => true) } as unknown as ReturnType<typeof wishes>;
  };
  /** Whether the table takes it while this has the focus. */
  const taken = (key: string, html: string): boolean => {
    document.body.innerHTML = html;
    const event = new KeyboardEvent("keydown", { key });
    Object.defineProperty(event, "target", { value: document.body.firstElementChild });
    return followKey(event, wishes());
  };
  const keys = (html: string): string[] => ["m", "3", "Escape", "Enter", "ArrowLeft", " "].filter((key) => taken(key, html));

  it("is the table's on the road, and a field's while words are typed", () => {
    expect(keys("<div></div>")).toEqual(["m", "3", "Escape", "Enter", "ArrowLeft", " "]);
    expect(keys("<input>")).toEqual([]);
  });

  it("is the table's after a click on the pace or on a box to tick, but for the arrows and Space", () => {
    for (const type of ["radio", "checkbox"]) expect(keys(`<input type="${type}">`)).toEqual(["m", "3", "Escape", "Enter"]);
  });

  it("presses a button by Enter and Space", () => {
    expect(keys("<button></button>")).toEqual(["m", "3", "Escape", "ArrowLeft"]);
  });
});

it("no key is the table's under a dialog, the curtain or the result of a stage", () => {
  const covered = (curtain: number | null, result: object | null): boolean => isCovered({ curtain, playback: { result } } as unknown as Table);
  expect([covered(null, null), covered(1, null), covered(null, {})]).toEqual([false, true, true]);
  document.body.innerHTML = "<dialog open></dialog>";
  expect(covered(null, null)).toBe(true);
});
