// Plain boards, cells, riders and groups for tests: each says only what its example is about.
import type { Ask, Board, Cell, Group, Piece, Point, Turn } from "../lib/wire.ts";

/** What most asks do not say. */
export const PLAIN: Pick<Ask, "home" | "harm" | "forced" | "tone" | "several" | "proposed" | "orders"> = {
  home: "",
  harm: false,
  forced: "",
  tone: "",
  several: null,
  proposed: [],
  orders: [],
};

export function aCell(about: Partial<Cell>): Cell {
  const blank = { id: "", shape: [], heading: 0, kind: "flat", number: 0, lane: 0, label: "", label_at: null, marks: [], name: "", team: "" };
  return { ...blank, centre: [0, 0], line: "", ...about };
}

export function aPiece(about: Partial<Piece>): Piece {
  const seat = about.seat ?? 0;
  const blank = { id: `rider:${seat}`, seat, team: "rouge", bib: seat + 1, cell: "", along: 0, gap: "" };
  return { ...blank, jersey: "", marks: [], at: null, fallen: false, ...about };
}

export function aBoard(about: Partial<Board>): Board {
  const blank = { id: "road", width: 1000, height: 500, cell_width: 2 * RADIUS, edges: [], spine: [], cells: [], lines: [], signs: [] };
  return { ...blank, kind: "road", land: "above", profile: { heights: [], milestones: [] }, strips: [], winds: [], arrows: [], ...about };
}

const RADIUS = 24;
const WIDE = RADIUS * Math.sqrt(3);

/** A hex of a road that goes to the right: `row` along it, `lane` across. */
export function aHex(row: number, lane: number): Cell {
  const centre: Point = [row * WIDE + (lane % 2 ? WIDE / 2 : 0), lane * RADIUS * 1.5];
  const shape = Array.from({ length: 6 }, (_, corner): Point => {
    const turn = ((corner * 60 + 30) * Math.PI) / 180;
    return [centre[0] + RADIUS * Math.cos(turn), centre[1] + RADIUS * Math.sin(turn)];
  });
  return aCell({ id: `cell:${row}.${lane}`, shape, centre, number: row, lane: lane + 1 });
}

export function aGroup(about: Partial<Group>): Group {
  const blank = { id: "group:1", kind: "bunch", name: { key: "", args: {} }, pieces: [], along: 0, pace: "", gap: "" };
  return { ...blank, note: null, marks: [], ...about };
}

export function aTurn(about: Partial<Turn>): Turn {
  return { piece: "rider:0", seat: 0, team: "rouge", bib: 1, state: "next", ...about };
}
