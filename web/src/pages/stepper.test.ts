import { describe, expect, it } from "vitest";

import type { ReplayStep } from "../lib/wire.ts";
import { bars, delay, lotRange, lotsFor, stageStarts, undone, within } from "./stepper.ts";

const event = { version: 0, kind: "rode", params: {} };

function step(n: number, stage = 1, more: Partial<ReplayStep> = {}): ReplayStep {
  return { n, seat: n % 2, do: "ride", undo: null, events: [], stage, round: { key: "round", args: {} }, bot: "", hands: "", hint: "", ...more };
}

const ride = (length: number): ReplayStep[] => Array.from({ length }, (_, n) => step(n));

describe("stepping", () => {
  it("stays between the start and the finish", () => {
    expect([-1, 3, 9, Number.NaN].map((n) => within(n, ride(5)))).toEqual([0, 3, 4, 0]);
  });

  it("is twice as fast at twice the speed", () => {
    expect(delay(2)).toBe(delay(1) / 2);
  });
});

describe("what an undo takes back", () => {
  it("is everything after the entry it went to", () => {
    const steps = [step(0), step(1), step(2), step(3, 1, { undo: 1 }), step(4)];
    expect([...undone(steps)]).toEqual([2]);
  });

  it("is not who rides: a seat that changed hands stays where it went", () => {
    const steps = [step(0), step(1), step(2, 1, { do: "", hands: "lent" }), step(3), step(4, 1, { undo: 1 })];
    expect([...undone(steps)]).toEqual([3]);
  });
});

describe("stages", () => {
  it("begin at the first entry that shows them", () => {
    expect(stageStarts([step(0, 1), step(1, 1), step(2, 4), step(3, 4)])).toEqual([
      { stage: 1, n: 0 },
      { stage: 4, n: 2 },
    ]);
  });

  it("begin once, also when an undo went back into the one before", () => {
    const steps = [step(0, 1), step(1, 2), step(2, 1, { undo: 0 }), step(3, 2)];
    expect(stageStarts(steps).map((start) => start.n)).toEqual([0, 1]);
  });
});

describe("scenes are fetched in lots", () => {
  it("the one shown and the next", () => {
    expect(lotsFor(5, ride(100))).toEqual([0, 1]);
    expect(lotsFor(99, ride(100))).toEqual([4]);
  });

  it("that end with the match", () => {
    expect(lotRange(1, ride(25))).toEqual({ from: 20, to: 24 });
  });
});

it("a bar is higher the more happened, and never vanishes", () => {
  const [quiet, loud] = bars([step(0), step(1, 1, { events: Array(9).fill(event) })]);
  expect(quiet?.height).toBeGreaterThan(0);
  expect(loud?.height).toBe(1);
});
