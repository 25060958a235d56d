import { describe, expect, it } from "vitest";

import type { Scene } from "../../lib/wire.ts";
import { aBoard, aGroup, aHex, aPiece, aTurn } from "../samples.ts";
import { ringsOf } from "./rings.ts";

const hexes = [0, 1, 2, 3, 4].map((row) => aHex(row, 0));
const board = aBoard({ cells: hexes });
const cells = new Map(hexes.map((cell) => [cell.id, cell]));

/** Riders on these rows, all in one group. */
function riding(rows: number[], states: string[], pace = "4"): Scene {
  const pieces = rows.map((row, place) => aPiece({ id: `rider:${place}`, cell: `cell:${row}.0` }));
  const order = states.map((state, place) => aTurn({ piece: `rider:${place}`, state }));
  return { pieces, order, rider: "", groups: [aGroup({ id: "group:1", pieces: pieces.map((piece) => piece.id), pace })] } as unknown as Scene;
}

describe("the line around a group", () => {
  it("holds riders who touch, and the flag has their pace", () => {
    const rings = ringsOf(riding([0, 1], ["now", "next"]), board, cells);
    expect(rings).toHaveLength(1);
    expect(rings[0]).toMatchObject({ pace: "4", now: false });
  });

  it("falls into parts while they ride, and the flag stays with whoever is next", () => {
    const rings = ringsOf(riding([4, 0, 1], ["done", "now", "next"]), board, cells);
    expect(rings.map((ring) => [ring.d !== "", ring.pace])).toEqual([
      [false, ""],
      [true, "4"],
    ]);
  });

  it("has its flag below where a sign stands above", () => {
    const sign = { kind: "town", at: [40, -40] as [number, number], words: {}, text: null, stakes: null, explain: "" };
    const flag = (signs: (typeof sign)[]): number => ringsOf(riding([0, 1], ["now", "next"]), { ...board, signs }, cells)[0]!.flag[1];
    expect(flag([])).toBeLessThan(0);
    expect(flag([sign])).toBeGreaterThan(0);
  });

  it("is not drawn around somebody who rides alone", () => {
    expect(ringsOf(riding([2], ["now"]), board, cells)).toEqual([]);
  });
});
