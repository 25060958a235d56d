// Where riders stand who share a cell: an echelon to the lower right, closer and smaller the more there are.
import type { Cell, Piece, Point } from "../../lib/wire.ts";

export interface Stand {
  piece: Piece;
  x: number;
  y: number;
  width: number;
  left: boolean;
}

const WIDTHS = [58, 58, 50, 46, 42, 42];
const LEAN = 0.62;

/** The offsets of `count` riders from the middle of their cell, from the rear one to the front one. */
export function echelon(count: number, width: number, heading: number): Point[] {
  return Array.from({ length: count }, (_, place) => (count < 3 ? leaning(place, count, width) : paired(place, count, width, heading)));
}

/** One or two: to the lower right, so that the front one does not hide the other's number. */
function leaning(place: number, count: number, width: number): Point {
  const step = (place - (count - 1) / 2) * width * 0.68;
  return [step, step * LEAN];
}

/** More: two lines along the road, the second half a wheel behind the first. */
function paired(place: number, count: number, width: number, heading: number): Point {
  const turn = (heading * Math.PI) / 180;
  const [line, rank, ranks] = [place % 2, Math.floor(place / 2), Math.ceil(count / 2)];
  const along = (rank - (ranks - 1) / 2 - (line ? 0.22 : -0.22)) * width * 0.66;
  const across = (line - 0.5) * width * 0.76;
  return [Math.cos(turn) * along - Math.sin(turn) * across, Math.sin(turn) * along + Math.cos(turn) * across];
}

/** All riders in drawing order, from back to front. `size` scales them to the road they stand on. */
export function standing(pieces: Piece[], cells: Map<string, Cell>, size = 1): Stand[] {
  const byCell = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const place = piece.at ? `${piece.cell} beside ${piece.id}` : piece.cell;
    byCell.set(place, [...(byCell.get(place) ?? []), piece]);
  }
  const stands: Stand[] = [];
  for (const sharing of byCell.values()) {
    const cell = cells.get(sharing[0]?.cell ?? "");
    if (!cell) continue;
    const [x, y] = sharing[0]?.at ?? cell.centre;
    const width = (WIDTHS[sharing.length - 1] ?? 36) * size;
    const left = Math.cos((cell.heading * Math.PI) / 180) < -0.2;
    echelon(sharing.length, width, cell.heading).forEach(([dx, dy], place) => {
      const piece = sharing[place];
      if (piece) stands.push({ piece, x: x + dx, y: y + dy - 5 * size, width, left });
    });
  }
  return stands.sort((a, b) => a.y - b.y);
}
