import { describe, expect, it } from "vitest";

import type { StoryRow } from "../../lib/wire.ts";
import { drawn, HEIGHT, PLATE } from "./chart.ts";

const row = (seat: number, ...behind: number[]): StoryRow => ({ seat, team: "azur", bib: seat + 1, gains: [], total: "", behind });

describe("the chart of a tour", () => {
  it("has a line each, from the start over every stage, the first at the top", () => {
    const [first, second] = drawn([row(0, 30, 0), row(1, 0, 60)]);
    expect(first?.points.length).toBe(3);
    expect(first?.points[0]).toEqual(second?.points[0]);
    expect(first?.points[1]?.y).toBeGreaterThan(second?.points[1]?.y ?? 0);
    expect(first?.points[2]?.y).toBeLessThan(second?.points[2]?.y ?? 0);
  });

  it("lets no plate cover another, and keeps them all in the picture", () => {
    const plates = drawn([row(0, 0), row(1, 1), row(2, 1), row(3, 60)]).map((line) => line.plate).sort((a, b) => a - b);
    for (const [place, plate] of plates.slice(1).entries()) expect(plate - (plates[place] ?? 0)).toBeGreaterThanOrEqual(PLATE - 0.01);
    expect(plates.at(-1)).toBeLessThan(HEIGHT);
  });

  it("draws a race in which everybody is level as one line", () => {
    expect(drawn([row(0, 0, 0), row(1, 0, 0)]).every((line) => line.points.every((point) => point.y === line.points[0]?.y))).toBe(true);
  });
});
