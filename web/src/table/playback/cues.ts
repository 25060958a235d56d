// What is heard and what flashes: a die that fell, a sign laid on a rider, a line passed, an attack.
import type { Board, Cell, Die, GameEvent, Point, RoadLine, Scene, Sound } from "../../lib/wire.ts";
import { heaps } from "../board/hexes.ts";

/** The sound of the first sign that lies on a rider now and did not before. */
export function signSound(before: Scene, after: Scene): Sound | null {
  const old = new Map(before.pieces.map((piece) => [piece.id, new Set(piece.marks.map((mark) => mark.symbol))]));
  for (const piece of after.pieces) {
    const laid = old.has(piece.id) ? piece.marks.filter((mark) => !old.get(piece.id)?.has(mark.symbol)) : [];
    const sound = laid.find((mark) => mark.sound)?.sound;
    if (sound) return sound;
  }
  return null;
}

export function diceFell(before: Scene, after: Scene): boolean {
  return after.dice.some((die, place) => die.face > 0 && die.face !== before.dice[place]?.face);
}

/** A die as it fell, and the number on the back of who threw it. */
export interface Thrown {
  die: Die;
  bib: number;
}

/** The die that was thrown last in these events. */
export function thrownIn(events: GameEvent[]): Thrown | null {
  const event = events.findLast(({ thrown }) => thrown);
  return event?.thrown ? { die: event.thrown, bib: event.bib ?? 0 } : null;
}

export const attackIn = (events: GameEvent[]): boolean => events.some((event) => event.attack);

/** The row of marked hexes that a way leads through, when somebody takes points on it. */
export function rowsTaken(board: Board, way: string[], events: GameEvent[]): string[] {
  if (!events.some((event) => event.scores)) return [];
  const marked = board.cells.filter((cell) => cell.line);
  const passed = (cell: Cell): boolean => way.includes(cell.id);
  return heaps(marked, board).flatMap((row) => {
    const kinds = row.filter(passed).map((cell) => cell.line);
    return row.filter((cell) => kinds.includes(cell.line)).map((cell) => cell.id);
  });
}

/** Lines at which something happens; others only divide the road. */
const EVENTS = new Set(["sprint", "summit", "finish"]);

/** The places in `board.lines` of the lines that a way over the board passes. */
export function linesPassed(board: Board, way: Point[]): number[] {
  return board.lines.flatMap((line, place) => (EVENTS.has(line.kind) && passes(way, line) ? [place] : []));
}

function passes(way: Point[], { ends: [a, b] }: RoadLine): boolean {
  return way.some((point, place) => {
    const before = way[place - 1];
    return before !== undefined && apart(a, b, before, point) && apart(before, point, a, b);
  });
}

/** Whether two points lie on different sides of the line through a and b. */
function apart(a: Point, b: Point, one: Point, other: Point): boolean {
  return side(a, b, one) > 0 !== side(a, b, other) > 0;
}

function side([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}
