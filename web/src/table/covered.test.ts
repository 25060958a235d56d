import { expect, it } from "vitest";

import type { GameEvent, Scene } from "../lib/wire.ts";
import { covered, heardByAll } from "./covered.ts";

const event = (version: number, card: string): GameEvent => ({ version, kind: "drew", params: { card }, round: { key: "", args: {} } });

it("under the curtain the road lies open and no hand, button or pile does", () => {
  const scene = { turn: 1, pieces: ["rider"], hand: ["card"], buttons: ["choice"], piles: ["pile"] } as unknown as Scene;
  expect(covered(scene)).toEqual({ turn: 1, pieces: ["rider"], hand: [], buttons: [], piles: [] });
});

it("the radio tells what all have heard, and not what one alone drew", () => {
  const rode = event(1, "km40");
  const logs = [[rode, event(2, "km60")], [rode, event(2, "")]];
  expect(heardByAll(logs)).toEqual([rode]);
  expect(heardByAll([...logs, undefined])).toEqual([]);
});
