import { describe, expect, it } from "vitest";

import { aBoard, aCell } from "../samples.ts";
import { letterOf, lettered, marksOf } from "./marks.ts";

const board = aBoard({ cells: [aCell({ id: "cell:1" }), aCell({ id: "cell:2" })] });
const leads = (...picks: string[]) => ({ picks });

describe("the choices of a hint on the road", () => {
  it("have a letter each, at the last place they name", () => {
    const marks = marksOf(lettered([leads("card:a", "cell:1"), leads("card:b", "cell:2")]), 1, board);
    expect(marks.map(({ cell, tag, on }) => [cell.id, tag, on])).toEqual([
      ["cell:1", "A", false],
      ["cell:2", "B", true],
    ]);
  });

  it("share a mark where they lead to the same place", () => {
    const [mark] = marksOf(lettered([leads("card:a", "cell:1"), leads("card:b", "cell:1")]), 1, board);
    expect([mark?.tag, mark?.place, mark?.on]).toEqual(["A·B", 0, true]);
  });

  it("have none where they lead to no place of this road", () => {
    expect(marksOf(lettered([leads("card:a"), leads("card:b", "cell:9")]), 0, board)).toEqual([]);
  });

  it("are called A, B and C", () => {
    expect([0, 1, 2].map(letterOf)).toEqual(["A", "B", "C"]);
  });
});
