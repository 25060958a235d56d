import { describe, expect, it } from "vitest";

import { aBoard, aCell } from "../samples.ts";
import { letterOf, marksOf } from "./marks.ts";

const board = aBoard({ cells: [aCell({ id: "cell:1" }), aCell({ id: "cell:2" })] });
const leads = (...picks: string[]) => ({ do: "", picks, label: { key: "", args: {} }, hint: null, chance: 0.5, reasons: [] });

describe("the choices of a hint on the road", () => {
  it("have a letter each, at the last place they name", () => {
    const marks = marksOf([leads("card:a", "cell:1"), leads("card:b", "cell:2")], 1, board);
    expect(marks.map(({ cell, letters, on }) => [cell.id, letters, on])).toEqual([
      ["cell:1", "A", false],
      ["cell:2", "B", true],
    ]);
  });

  it("share a mark where they lead to the same place", () => {
    const [mark] = marksOf([leads("card:a", "cell:1"), leads("card:b", "cell:1")], 1, board);
    expect([mark?.letters, mark?.place, mark?.on]).toEqual(["A·B", 0, true]);
  });

  it("have none where they lead to no place of this road", () => {
    expect(marksOf([leads("card:a"), leads("card:b", "cell:9")], 0, board)).toEqual([]);
  });

  it("are called A, B and C", () => {
    expect([0, 1, 2].map(letterOf)).toEqual(["A", "B", "C"]);
  });
});
