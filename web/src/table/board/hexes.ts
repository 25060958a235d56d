// Roads of hexes: which cells touch, the outline of several together, and the way from one to another.
import type { Board, Cell, Point } from "../../lib/wire.ts";

/** Coordinates are rounded; hexes that touch are this near to the exact distance. */
const SLACK = 1.12;

const away = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** From the middle of a hex to its corners. */
export const radiusOf = (board: Board): number => board.cell_width / 2;

const known = new WeakMap<Board, Map<string, Cell[]>>();

/** The cells that share an edge with each cell. */
export function neighbours(board: Board): Map<string, Cell[]> {
  const found = known.get(board) ?? touching(board);
  known.set(board, found);
  return found;
}

function touching(board: Board): Map<string, Cell[]> {
  const reach = radiusOf(board) * Math.sqrt(3) * SLACK;
  return new Map(
    board.cells.map((cell) => [
      cell.id,
      board.cells.filter((other) => other !== cell && Math.abs(other.centre[0] - cell.centre[0]) < reach && away(other.centre, cell.centre) < reach),
    ]),
  );
}

/** The edges of several hexes that no two of them share, as one path: the line around them. */
export function outline(cells: Cell[], board: Board): string {
  let d = "";
  for (const cell of cells) {
    cell.shape.forEach((corner, place) => {
      const next = cell.shape[(place + 1) % cell.shape.length]!;
      const beyond: Point = [corner[0] + next[0] - cell.centre[0], corner[1] + next[1] - cell.centre[1]];
      if (cells.some((other) => away(other.centre, beyond) < radiusOf(board) / 2)) return;
      d += `M${corner[0]} ${corner[1]}L${next[0]} ${next[1]}`;
    });
  }
  return d;
}

/** Cells in heaps that hang together. */
export function heaps(cells: Cell[], board: Board): Cell[][] {
  const near = neighbours(board);
  const left = new Map(cells.map((cell) => [cell.id, cell]));
  const found: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(first.id)) continue;
    const heap = [first];
    for (let place = 0; place < heap.length; place++) {
      for (const next of near.get(heap[place]!.id) ?? []) if (left.delete(next.id)) heap.push(next);
    }
    found.push(heap);
  }
  return found;
}

/** How far a step may turn off the direction of its hex: to the left, straight on, or to the right. */
const TURN = 75;
/** No speed leads farther than this. */
const FARTHEST = 24;

function leadsOn(from: Cell, to: Cell): boolean {
  const step = (Math.atan2(to.centre[1] - from.centre[1], to.centre[0] - from.centre[0]) * 180) / Math.PI;
  return Math.abs(((step - from.heading + 540) % 360) - 180) < TURN;
}

/** A shortest way forward, over free cells where there is one, with both ends; straight across if there is none. */
export function hexWay(board: Board, from: Cell, to: Cell, taken: Set<string> = new Set()): Cell[] {
  return search(board, from, to, taken) ?? search(board, from, to, new Set()) ?? [from, to];
}

function search(board: Board, from: Cell, to: Cell, taken: Set<string>): Cell[] | null {
  const near = neighbours(board);
  const before = new Map<string, Cell | null>([[from.id, null]]);
  let edge = [from];
  for (let steps = 0; edge.length && steps < FARTHEST; steps++) {
    const next: Cell[] = [];
    for (const cell of edge) {
      for (const other of near.get(cell.id) ?? []) {
        if (before.has(other.id) || !leadsOn(cell, other) || (taken.has(other.id) && other !== to)) continue;
        before.set(other.id, cell);
        if (other === to) return unrolled(before, to);
        next.push(other);
      }
    }
    // Whoever has less to go is asked first: of equally short ways the straightest is found.
    edge = next.toSorted((a, b) => away(a.centre, to.centre) - away(b.centre, to.centre));
  }
  return null;
}

function unrolled(before: Map<string, Cell | null>, to: Cell): Cell[] {
  const way: Cell[] = [];
  for (let cell: Cell | null | undefined = to; cell; cell = before.get(cell.id)) way.unshift(cell);
  return way;
}
