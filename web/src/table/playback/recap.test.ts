import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../lib/wire.ts";
import { Playback } from "./playback.svelte.ts";
import { Recap } from "./recap.svelte.ts";

const event = (version: number, declared: Partial<GameEvent>): GameEvent => ({ version, kind: "any", params: {}, round: { key: "", args: {} }, ...declared });
const back = (eyes: number, ...log: GameEvent[]): Recap => {
  const recap = new Recap({ eyes, log, tells: () => true }, new Playback(() => ({})));
  recap.welcome();
  return recap;
};

describe("somebody who is back at the table", () => {
  const [own, crash, ride] = [event(1, { by: 0 }), event(2, { by: 1, weight: 2 }), event(3, { by: 1 })];

  it("is told what happened without him", () => {
    expect(back(0, own, crash, ride).open).toBe(true);
  });

  it("is left alone when nothing of weight did, before his first turn, and while he only watches", () => {
    expect(back(0, own, ride).open).toBe(false);
    expect(back(0, crash, ride).open).toBe(false);
    expect(back(-1, own, crash).open).toBe(false);
  });

  it("has a line instead on a phone, and opens the digest himself", () => {
    const recap = back(0, own, ride);
    recap.unasked = false;
    recap.offer();
    expect(recap.open).toBe(false);
  });
});
