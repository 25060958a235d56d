import { describe, expect, it } from "vitest";

import type { Cell, Piece } from "../../lib/wire.ts";
import { aCell, aPiece } from "../samples.ts";
import { echelon, standing } from "./echelon.ts";

const piece = (seat: number, cell: string): Piece => aPiece({ seat, cell });
const cell = (id: string, centre: [number, number], heading = 0): [string, Cell] => [id, aCell({ id, centre, heading })];

describe("riders on one cell", () => {
  it("stand on its middle when there is one", () => {
    expect(echelon(1, 58, 0)).toEqual([[0, 0]]);
  });

  it("lean to the lower right when there are two", () => {
    const [rear, front] = echelon(2, 58, 0);
    expect(front![0]).toBeGreaterThan(rear![0]);
    expect(front![1]).toBeGreaterThan(rear![1]);
  });

  it.each([3, 4, 5, 6])("do not stand on one another when there are %i", (count) => {
    const spots = echelon(count, 42, 30);
    for (const [a, spot] of spots.entries()) {
      for (const other of spots.slice(a + 1)) {
        expect(Math.hypot(spot[0] - other[0], spot[1] - other[1])).toBeGreaterThan(18);
      }
    }
  });

  it("are drawn from back to front", () => {
    const cells = new Map([cell("cell:1", [0, 100]), cell("cell:2", [0, 10])]);
    const drawn = standing([piece(0, "cell:1"), piece(1, "cell:2")], cells);
    expect(drawn.map((stand) => stand.piece.seat)).toEqual([1, 0]);
  });

  it("stand beside it where the picture says so, each alone", () => {
    const cells = new Map([cell("cell:1", [0, 0])]);
    const fallen = [aPiece({ seat: 0, cell: "cell:1", at: [40, 50] }), aPiece({ seat: 1, cell: "cell:1", at: [80, 50] })];
    const drawn = standing([...fallen, piece(2, "cell:1")], cells);
    expect(drawn.map(({ x }) => x).toSorted((a, b) => a - b)).toEqual([0, 40, 80]);
    expect(new Set(drawn.map(({ width }) => width)).size).toBe(1);
  });

  it("face left where the road goes left", () => {
    const cells = new Map([cell("cell:1", [0, 0], 170)]);
    expect(standing([piece(0, "cell:1")], cells)[0]?.left).toBe(true);
  });

  it("are left out when their cell is on another board", () => {
    expect(standing([piece(0, "cell:9")], new Map())).toEqual([]);
  });
});
