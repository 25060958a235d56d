import { describe, expect, it } from "vitest";

import type { Scene } from "../../lib/wire.ts";
import { digitOf, Digits, numbered } from "./keys.ts";

const things = (...ids: string[]): { id: string }[] => ids.map((id) => ({ id }));
const scene = (hand: string[], dice: string[] = [], buttons: string[] = []): Scene =>
  ({ hand: things(...hand), dice: things(...dice), buttons: things(...buttons) }) as unknown as Scene;

describe("the number keys", () => {
  it("are the cards of the hand, also beside a single die", () => {
    expect(numbered(scene(["card:a", "card:b"], ["die:roll"]))).toEqual(["card:a", "card:b"]);
  });

  it("are the buttons, then the dice, then the hand, where there are several dice", () => {
    expect(numbered(scene(["card:a"], ["die:yellow", "die:white"], ["choice:adopt"]))).toEqual([
      "choice:adopt",
      "die:yellow",
      "die:white",
      "card:a",
    ]);
  });
});

describe("digits", () => {
  it("typed one after the other are one number, as far as there are things", () => {
    const digits = new Digits();
    expect([digits.type(1, 14, 0), digits.type(2, 14, 300)]).toEqual([1, 12]);
    expect([digits.type(1, 14, 5000), digits.type(7, 14, 5300)]).toEqual([1, 7]);
  });

  it("are new numbers after a while, and where there are fewer than ten things", () => {
    const digits = new Digits();
    expect([digits.type(1, 14, 0), digits.type(2, 14, 2000)]).toEqual([1, 2]);
    expect([digits.type(1, 9, 9000), digits.type(1, 9, 9100)]).toEqual([1, 1]);
  });

  it("are found on keyboards that need Shift for them, too", () => {
    expect(digitOf({ key: "é", code: "Digit2", shiftKey: false })).toBe(2);
    expect(digitOf({ key: "2", code: "Digit2", shiftKey: true })).toBe(2);
    expect(digitOf({ key: "?", code: "Digit0", shiftKey: false })).toBeNull();
    expect(digitOf({ key: "!", code: "Digit1", shiftKey: true })).toBeNull();
  });
});
