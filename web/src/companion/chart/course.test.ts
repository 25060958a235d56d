import { describe, expect, it } from "vitest";

import type { Progress } from "../../lib/sheet_wire.ts";
import { courseOf, written } from "./course.ts";

const FRAME = { width: 300, height: 200, left: 40, right: 30, below: 20, above: 10 };
const RACE: Progress = {
  id: "individual",
  timed: true,
  stages: [1, 3],
  lines: [
    { who: "rider:8", behind: [12, 0] },
    { who: "rider:1", behind: [0, 26] },
    { who: "rider:15", behind: [170, null] },
  ],
};

describe("the course of a race", () => {
  const { ways, stages, steps } = courseOf(RACE, FRAME);

  it("begins with all level, at the left end", () => {
    expect(ways.map((way) => way.points[0])).toEqual([[40, 10], [40, 10], [40, 10]]);
  });

  it("ends at the top for the leader", () => {
    expect(ways[0]?.points.at(-1)).toEqual([270, 10]);
  });

  it("goes to the foot for who is furthest behind, and stops where somebody does", () => {
    expect(ways[2]?.points).toEqual([[40, 10], [155, 180]]);
  });

  it("names the stages that were ridden", () => {
    expect(stages).toEqual([{ stage: 1, x: 155 }, { stage: 3, x: 270 }]);
  });

  it("has a few round figures down its side", () => {
    expect(steps.map((step) => step.behind)).toEqual([0, 60, 120]);
  });

  it("lets no plate lie on another", () => {
    const level: Progress = { ...RACE, lines: [1, 2, 3, 4].map((one) => ({ who: `rider:${one}`, behind: [0, 40] })) };
    const plates = courseOf(level, FRAME).ways.map((way) => way.plate).sort((a, b) => a - b);
    expect(plates.every((plate, place) => plate <= 180 && (place === 0 || plate - (plates[place - 1] ?? 0) >= 21))).toBe(true);
  });

  it("draws no more than there is room for", () => {
    expect(courseOf(RACE, FRAME, 2).ways).toHaveLength(2);
    expect(courseOf(RACE, { ...FRAME, height: 72 }).ways).toHaveLength(2);
  });
});

describe("how far behind", () => {
  it.each([
    [0, true, "0"],
    [26, true, "+ 0:26"],
    [3672, true, "+ 1:01:12"],
    [40, false, "− 40"],
  ])("%d is written as race programmes do", (behind, timed, text) => {
    expect(written(behind, timed)).toBe(text);
  });
});
