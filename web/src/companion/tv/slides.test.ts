import { expect, it } from "vitest";

import type { Classification } from "../../lib/sheet_wire.ts";
import { growth, slides } from "./slides.ts";

const table = (id: string, stage: number, lines: number): Classification =>
  ({ id, stage, lines: Array.from({ length: lines }) }) as unknown as Classification;

it("shows the race first, then the last stage only", () => {
  const shown = slides([table("general", 0, 4), table("stage", 2, 4), table("stage", 1, 4)]);
  expect(shown.map((slide) => [slide.table.id, slide.table.stage])).toEqual([["general", 0], ["stage", 2]]);
});

it("cuts a long table into even parts", () => {
  expect(slides([table("general", 0, 13)]).map((slide) => [slide.from, slide.most])).toEqual([[0, 7], [7, 7]]);
});

it("has nothing to show before the first result", () => {
  expect(slides([])).toEqual([]);
});

it("writes few lines bigger, and many so that they still fit", () => {
  expect(growth(3, 2)).toBe(1.7);
  expect(growth(10, 2)).toBeCloseTo(0.9);
});

it("leaves a name its room beside many figures", () => {
  expect(growth(3, 4)).toBe(1.15);
});
