// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent, Scene } from "../../lib/wire.ts";
import { Playback } from "./playback.svelte.ts";
import { Recap } from "./recap.svelte.ts";

const event = (version: number, declared: Partial<GameEvent>): GameEvent => ({ version, kind: "any", params: {}, round: { key: "", args: {} }, ...declared });
let remarks: string[] = [];
const reading = (eyes: number, log: GameEvent[], playback = new Playback(() => ({}))): Recap =>
  new Recap({ eyes, log, tells: () => true, remark: (sentence) => remarks.push(sentence) }, playback);
const back = (eyes: number, ...log: GameEvent[]): Recap => {
  const recap = reading(eyes, log);
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
    const recap = back(0, own, crash, ride);
    recap.mayCome(false); // the page finds out what screen it is on when it has heard the first news already
    expect(recap.open).toBe(false);
    recap.offer();
    expect(recap.open).toBe(false);
    recap.open = true;
    recap.mayCome(false);
    expect(recap.open).toBe(true);
  });
});

describe("a line about what this page did not see", () => {
  const spotlight = { name: { key: "crash", args: {} }, symbol: "mark-crash", tone: "harm", frame: "", text: null, explain: "" } as const;
  const log = [event(1, { by: 0 }), event(2, { by: 1, weight: 2, spotlight }), event(3, { by: 1 })];
  const scene = { board: "", pieces: [], standings: [], result: null, turn: 0, over: false } as unknown as Scene;
  const loaded = (): Playback => {
    const playback = new Playback(() => ({}));
    playback.jump({ scene, ask: null, version: 3 });
    return playback;
  };
  beforeEach(() => {
    remarks = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("shows its moment all the same", async () => {
    const playback = loaded();
    const shown = reading(0, log, playback).replay(2);
    expect(playback.stage.lit?.event.version).toBe(2);
    await vi.runAllTimersAsync();
    await shown;
    expect([playback.stage.lit, playback.settled, playback.again, remarks]).toEqual([null, true, false, []]);
  });

  it("says that it cannot be shown where it had none", async () => {
    await reading(0, log, loaded()).replay(3);
    expect(remarks).toHaveLength(1);
  });

  it("says so where nothing happened", async () => {
    await reading(0, log.slice(0, 1), loaded()).replay();
    await reading(0, log, loaded()).replay(3);
    expect(new Set(remarks).size).toBe(2);
  });

  it("shows the moments of all when all is wished for", () => {
    const playback = loaded();
    void reading(0, log, playback).replay();
    expect(playback.stage.lit?.event.version).toBe(2);
  });
});
