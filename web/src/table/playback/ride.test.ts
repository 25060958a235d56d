import { describe, expect, it } from "vitest";

import type { Board, Cell, Piece, Point, Scene } from "../../lib/wire.ts";
import { aBoard, aCell, aHex, aPiece } from "../samples.ts";
import { cellsBetween, courseOf, ridesBetween, rideTime, Way } from "./ride.ts";

const SPINE: Point[] = [[0, 0], [100, 0], [100, 100], [200, 100]];

const cell = (number: number, lane = 0): Cell => aCell({ id: lane ? `cell:${number}.${lane}` : `cell:${number}`, number, lane });

describe("a ride", () => {
  it("goes round the bend and not across the field", () => {
    const [x, y] = new Way(SPINE, [0, 0], [200, 100]).at(0.5);
    expect([x, y]).toEqual([100, 50]);
  });

  it("ends where the rider will stand, beside the middle of the road", () => {
    const way = new Way(SPINE, [0, 5], [200, 90]);
    expect(way.at(0)).toEqual([0, 5]);
    expect(way.at(1)).toEqual([200, 90]);
  });

  it("goes back when the rider is sent back", () => {
    expect(new Way(SPINE, [100, 0], [0, 0]).at(1)).toEqual([0, 0]);
  });

  it("leaves one cell of each number behind, as straight as lanes allow, and none of the start area", () => {
    const cells = [cell(0), ...[1, 2, 3, 4].flatMap((number) => [1, 2, 3].map((lane) => cell(number, lane)))];
    const board = { cells } as Board;
    const ride = (from: Cell, to: Cell): string[] => cellsBetween(board, { piece: aPiece({}), from, to }, { pieces: [] as Piece[] } as Scene);
    expect(ride(cell(1, 1), cell(4, 3))).toEqual(["cell:1.1", "cell:2.2", "cell:3.2"]);
    expect(ride(cell(3, 2), cell(1, 2))).toEqual(["cell:3.2", "cell:2.2"]);
    expect(ride(cell(0), cell(3, 2))).toEqual(["cell:1.2", "cell:2.2"]);
  });

  it.each([
    [1, 220],
    [3, 330],
    [40, 1100],
  ])("over %i cells takes %i ms", (cells, time) => {
    expect(rideTime(cells)).toBe(time);
  });

  it("begins beside the road where a rider is put onto it, and leaves no trail", () => {
    const board = aBoard({ kind: "hexes", cells: [0, 1, 2].map((row) => aHex(row, 0)) });
    const beside = { board: "road", pieces: [aPiece({ cell: "cell:2.0", at: [0, 90] })] } as unknown as Scene;
    const [ride] = ridesBetween(beside, { ...beside, pieces: [aPiece({ cell: "cell:2.0" })] }, board);
    expect(ride?.to.id).toBe("cell:2.0");
    expect(cellsBetween(board, ride!, beside)).toEqual([]);
    expect(new Way(courseOf(board, ride!, beside).course, [0, 90], [80, 0]).at(0.5)).toEqual([40, 45]);
  });

  it("on hexes goes from one to the next, around who stands in the way", () => {
    const board = aBoard({ kind: "hexes", cells: [0, 1, 2].flatMap((row) => [0, 1].map((lane) => aHex(row, lane))) });
    const [from, to] = [aHex(0, 0), aHex(2, 0)].map(({ id }) => board.cells.find((each) => each.id === id)!);
    const before = { pieces: [aPiece({ cell: "cell:1.0" })] } as unknown as Scene;
    const ride = { piece: aPiece({}), from: from!, to: to! };
    expect(cellsBetween(board, ride, before)).toEqual(["cell:0.0", "cell:0.1", "cell:1.1"]);
    expect(courseOf(board, ride, before).cells).toBe(3);
  });
});
