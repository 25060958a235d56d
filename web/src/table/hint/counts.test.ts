import { describe, expect, it } from "vitest";

import type { GameEvent, ReplayStep } from "../../lib/wire.ts";
import { hintsIn, hintsOfSteps, hintsOn } from "./counts.ts";

const told = (seat: number, stage?: number): GameEvent => ({
  version: 1,
  kind: "told",
  params: {},
  round: { key: "", args: {} },
  seat,
  ...(stage ? { hint: { stage, count: 1 } } : {}),
});

describe("hints", () => {
  const log = [told(1, 1), told(0), told(0, 1), told(1, 1), told(1, 2)];

  it("are counted by seat on a stage", () => {
    expect(hintsOn(1, log)).toEqual([{ seat: 0, count: 1 }, { seat: 1, count: 2 }]);
    expect(hintsOn(3, log)).toEqual([]);
  });

  it("are counted by seat in the whole race", () => {
    expect(hintsIn(log)).toEqual([{ seat: 0, count: 1 }, { seat: 1, count: 3 }]);
  });

  it("are counted in a replay", () => {
    const step = (seat: number, hint: string) => ({ seat, hint }) as ReplayStep;
    expect(hintsOfSteps([step(0, ""), step(1, "puncheur")])).toEqual([{ seat: 1, count: 1 }]);
  });
});
