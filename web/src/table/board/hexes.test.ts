import { describe, expect, it } from "vitest";

import type { Board, Cell } from "../../lib/wire.ts";
import { aBoard, aHex } from "../samples.ts";
import { heaps, hexWay, neighbours, outline } from "./hexes.ts";

function aRoad(rows: number, lanes: number): Board {
  return aBoard({ kind: "hexes", cells: Array.from({ length: rows * lanes }, (_, place) => aHex(Math.floor(place / lanes), place % lanes)) });
}

const ids = (cells: Cell[] | undefined): string[] => (cells ?? []).map((cell) => cell.id);
const at = (board: Board, id: string): Cell => board.cells.find((cell) => cell.id === `cell:${id}`)!;

describe("a road of hexes", () => {
  it("has six neighbours around a hex in the middle and fewer at its edge", () => {
    const near = neighbours(aRoad(3, 3));
    expect(ids(near.get("cell:1.1")).toSorted()).toEqual(["cell:0.1", "cell:1.0", "cell:1.2", "cell:2.0", "cell:2.1", "cell:2.2"]);
    expect(near.get("cell:0.0")).toHaveLength(2);
  });
});

describe("the line around riders", () => {
  const edges = (d: string): number => d.split("M").length - 1;

  it("leaves out the edge that two of them share", () => {
    expect(edges(outline([aHex(0, 0)], aRoad(1, 1)))).toBe(6);
    expect(edges(outline([aHex(0, 0), aHex(1, 0)], aRoad(2, 1)))).toBe(10);
  });

  it("is drawn in several pieces where they do not touch", () => {
    const board = aRoad(4, 1);
    const found = heaps([at(board, "0.0"), at(board, "1.0"), at(board, "3.0")], board);
    expect(found.map(ids)).toEqual([["cell:0.0", "cell:1.0"], ["cell:3.0"]]);
  });
});

describe("the way of a rider", () => {
  it("is straight where the road is free", () => {
    const board = aRoad(4, 3);
    expect(ids(hexWay(board, at(board, "0.1"), at(board, "3.1")))).toEqual(["cell:0.1", "cell:1.1", "cell:2.1", "cell:3.1"]);
  });

  it("goes around riders who stand in it", () => {
    const board = aRoad(4, 3);
    const way = ids(hexWay(board, at(board, "0.1"), at(board, "3.1"), new Set(["cell:1.1"])));
    expect(way).not.toContain("cell:1.1");
    expect(way).toHaveLength(5);
  });

  it("goes straight across where the road does not lead there", () => {
    const board = aRoad(3, 1);
    expect(ids(hexWay(board, at(board, "2.0"), at(board, "0.0")))).toEqual(["cell:2.0", "cell:0.0"]);
  });
});
