import { describe, expect, it } from "vitest";

import type { Scene } from "../../lib/wire.ts";
import { numbered } from "./keys.ts";

const things = (...ids: string[]): { id: string }[] => ids.map((id) => ({ id }));
const scene = (hand: string[], dice: string[] = [], buttons: string[] = []): Scene =>
  ({ hand: things(...hand), dice: things(...dice), buttons: things(...buttons) }) as unknown as Scene;

describe("the keys 1 to 9", () => {
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
