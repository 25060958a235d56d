// Plain cells and riders for tests: each says only what its example is about.
import type { Cell, Piece } from "../lib/wire.ts";

export function aCell(about: Partial<Cell>): Cell {
  const blank = { id: "", shape: [], heading: 0, kind: "flat", number: 0, lane: 0, label: "", label_at: null, marks: [], name: "", team: "" };
  return { ...blank, centre: [0, 0], ...about };
}

export function aPiece(about: Partial<Piece>): Piece {
  const seat = about.seat ?? 0;
  const blank = { id: `rider:${seat}`, seat, team: "rouge", bib: seat + 1, cell: "", along: 0, jersey: "", gap: "" };
  return { ...blank, marks: [], at: null, fallen: false, ...about };
}
