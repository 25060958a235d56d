import { describe, expect, test } from "vitest";

import type { AnalysedEntry } from "../../../lib/wire.ts";
import { beside, lineOf, percent, signed } from "./lines.ts";

const turn = (number: number, ...chances: number[]): AnalysedEntry => ({
  number,
  seat: 0,
  chances,
  turn_over: true,
  luck: [],
  played: null,
  best: null,
  reasons: [],
  edge: 0,
});

describe("lines of chances", () => {
  test("go from the left to the right and up with the chance", () => {
    expect(lineOf([turn(0, 0.5), turn(10, 1)], 0, 10)).toBe("0.0,110.0 1000.0,0.0");
  });

  test("say shares in whole percent, changes with their sign", () => {
    expect([percent(0.434), signed(0.066), signed(-0.07), signed(0.001)]).toEqual(["43 %", "+7", "−7", "0"]);
  });

  test("lead from one turning point to the next", () => {
    const points = [{ number: 4 }, { number: 9 }];
    expect([beside(points, 4, 1), beside(points, 4, -1), beside(points, 9, -1), beside(points, 9, 1)]).toEqual([9, undefined, 4, undefined]);
  });
});
