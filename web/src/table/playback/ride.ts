// The way of a rider from one cell to another: along the middle of the road, keeping to the side he rides on; on hexes
// from one to the next.
import type { Board, Cell, Piece, Point, Scene } from "../../lib/wire.ts";
import { hexWay } from "../board/hexes.ts";
import { hasHexes } from "../board/shapes.ts";

export interface Ride {
  piece: Piece;
  from: Cell;
  to: Cell;
  /** He stood beside the road, and is put onto it. */
  placed?: boolean;
}

const STEP = 110;
const SHORTEST = 220;
const LONGEST = 1100;

/** The riders that stand on another cell of the same road. */
export function ridesBetween(before: Scene, after: Scene, board: Board | undefined): Ride[] {
  if (!board || before.board !== after.board) return [];
  const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
  const old = new Map(before.pieces.map((piece) => [piece.id, piece]));
  return after.pieces.flatMap((piece) => {
    const was = old.get(piece.id);
    const [from, to] = [cells.get(was?.cell ?? ""), cells.get(piece.cell)];
    const placed = Boolean(was?.at) && !piece.at && hasHexes(board);
    return from && to && (from !== to || placed) ? [{ piece, from, to, ...(placed ? { placed } : {}) }] : [];
  });
}

/** The hexes of a ride with both ends, around those who stood in the way. */
export function hexesOf(board: Board, { from, to }: Ride, before: Scene): Cell[] {
  return hexWay(board, from, to, new Set(before.pieces.map((piece) => piece.cell)));
}

/** The cells a ride leaves behind. Nobody says which lanes were taken: it is drawn as straight as the road allows. */
export function cellsBetween(board: Board, ride: Ride, before: Scene): string[] {
  const { from, to } = ride;
  if (ride.placed) return [];
  if (hasHexes(board)) return hexesOf(board, ride, before).slice(0, -1).map((cell) => cell.id);
  const far = to.number - from.number;
  return Array.from({ length: Math.abs(far) }, (_, step) => {
    const number = from.number + Math.sign(far) * step;
    const lane = from.lane ? from.lane + ((to.lane - from.lane) * step) / Math.abs(far) : to.lane;
    const row = board.cells.filter((cell) => cell.number === number && (cell.lane > 0 || to.lane === 0));
    return row.toSorted((a, b) => Math.abs(a.lane - lane) - Math.abs(b.lane - lane))[0]?.id ?? "";
  }).filter(Boolean);
}

/** The cells that all riders rode over from one picture to the next. */
export function trackBetween(before: Scene, after: Scene, board: Board): string[] {
  return [...new Set(ridesBetween(before, after, board).flatMap((ride) => cellsBetween(board, ride, before)))];
}

/** How long a ride takes, in milliseconds. */
export function rideTime(cells: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, cells * STEP));
}

/** Where a ride leads and how many cells that is. */
export function courseOf(board: Board, ride: Ride, before: Scene): { course: Point[]; cells: number } {
  if (!hasHexes(board)) return { course: board.spine, cells: Math.abs(ride.to.number - ride.from.number) };
  if (ride.placed) return { course: [], cells: 1 };
  const hexes = hexesOf(board, ride, before);
  return { course: hexes.map((cell) => cell.centre), cells: hexes.length - 1 };
}

export class Way {
  /** The middle of the road from one end to the other. */
  readonly points: Point[];
  private readonly run: number[] = [0];

  constructor(
    spine: Point[],
    private readonly from: Point,
    private readonly to: Point,
  ) {
    this.points = between(spine, from, to);
    for (let place = 1; place < this.points.length; place++) {
      const [a, b] = [this.points[place - 1]!, this.points[place]!];
      this.run.push(this.run[place - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
  }

  /** The point after this part of the way, 0 to 1. */
  at(part: number): Point {
    const first = this.points[0]!;
    const last = this.points.at(-1)!;
    const [x, y] = this.onSpine(part);
    const side = (start: number, end: number): number => start + (end - start) * part;
    return [
      x + side(this.from[0] - first[0], this.to[0] - last[0]),
      y + side(this.from[1] - first[1], this.to[1] - last[1]),
    ];
  }

  private onSpine(part: number): Point {
    const whole = this.run.at(-1)!;
    const gone = whole * Math.min(1, Math.max(0, part));
    const place = this.run.findIndex((run) => run >= gone);
    if (place <= 0) return this.points[0]!;
    const [a, b] = [this.points[place - 1]!, this.points[place]!];
    const stretch = this.run[place]! - this.run[place - 1]!;
    const share = stretch ? (gone - this.run[place - 1]!) / stretch : 0;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  }
}

/** The piece of the spine from the point nearest to `from` to the one nearest to `to`. */
function between(spine: Point[], from: Point, to: Point): Point[] {
  if (spine.length < 2) return [from, to];
  const [a, b] = [nearest(spine, from), nearest(spine, to)];
  if (a === b) return [spine[a]!, spine[a]!];
  return a < b ? spine.slice(a, b + 1) : spine.slice(b, a + 1).toReversed();
}

function nearest(spine: Point[], [x, y]: Point): number {
  let best = 0;
  let least = Infinity;
  spine.forEach(([px, py], place) => {
    const away = (px - x) ** 2 + (py - y) ** 2;
    if (away < least) [best, least] = [place, away];
  });
  return best;
}

/** Gets going, freewheels out. */
export function easeRide(part: number): number {
  return part * part * (3 - 2 * part);
}
