import { describe, expect, it } from "vitest";

import type { Scene } from "../lib/wire.ts";
import { moves, plateInTurn, plateOf, riderOf } from "./mover.ts";
import { aPiece } from "./samples.ts";

const single = {
  turn: 1,
  rider: "",
  order: [],
  pieces: [aPiece({ id: "a", seat: 0, bib: 1 }), aPiece({ id: "b", seat: 1, bib: 2 })],
  standings: [],
} as unknown as Scene;

const team = (rider: string): Scene =>
  ({
    turn: 1,
    rider,
    order: [{ piece: "b2" }],
    pieces: [aPiece({ id: "a1", seat: 0, bib: 1 }), aPiece({ id: "b1", seat: 1, bib: 4 }), aPiece({ id: "b2", seat: 1, bib: 5 })],
    standings: [{ rows: [{ seat: 1, team: "azur", bib: 4 }] }],
  }) as unknown as Scene;

const moving = (scene: Scene): string[] => scene.pieces.filter((piece) => moves(scene, piece)).map((piece) => piece.id);

describe("the rider to move", () => {
  it("is that of the seat in turn where everybody has one", () => {
    expect(moving(single)).toEqual(["b"]);
  });

  it("is the one the picture names where a seat has several, and nobody while it has not chosen", () => {
    expect(moving(team("b2"))).toEqual(["b2"]);
    expect(moving(team(""))).toEqual([]);
  });

  it("is whom a seat has in mind, else its first", () => {
    expect(riderOf(team("b2"), 1)?.id).toBe("b2");
    expect(riderOf(team("b2"), 0)?.id).toBe("a1");
    expect(riderOf(team(""), 2)).toBeUndefined();
  });
});

describe("the plate of a turn", () => {
  it("is the rider's, and while none is chosen the team's", () => {
    expect(plateInTurn(team("b2"))?.bib).toBe(5);
    expect(plateInTurn(team(""))).toMatchObject({ team: "azur", bib: 4 });
  });

  it("is found on the road where no table has it", () => {
    expect(plateOf(single, 0)?.bib).toBe(1);
  });
});
