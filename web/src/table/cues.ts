// What is heard and what flashes: a die that fell, a sign laid on a rider, a line passed, an attack.
import type { Sound } from "../lib/sound.ts";
import type { Board, Cell, GameEvent, Line, Point, Scene } from "../lib/wire.ts";
import { heaps } from "./hexes.ts";

/** The signs of the look that have a sound of their own; for any other picture the team car blows its horn. */
const SIGNS: [RegExp, Sound][] = [
  [/fall|crash/, "thud"],
  [/tyre|wheel/, "hiss"],
  [/^pic-/, "horn"],
];

/** The sound of the first sign that lies on a rider now and did not before. */
export function signSound(before: Scene, after: Scene): Sound | null {
  const old = new Map(before.pieces.map((piece) => [piece.id, new Set(piece.marks.map((mark) => mark.symbol))]));
  for (const piece of after.pieces) {
    const laid = old.has(piece.id) ? piece.marks.filter((mark) => !old.get(piece.id)?.has(mark.symbol)) : [];
    const sound = SIGNS.find(([sign]) => laid.some((mark) => sign.test(mark.symbol)))?.[1];
    if (sound) return sound;
  }
  return null;
}

export function diceFell(before: Scene, after: Scene): boolean {
  return after.dice.some((die, place) => die.face > 0 && die.face !== before.dice[place]?.face);
}

/** A die as it fell: its symbol in the look, and whose number threw it. */
export interface Thrown {
  die: string;
  symbol: string;
  bib: number;
  seat: number;
}

/** The faces of the look that are no numbers. */
const FACES: Record<string, string> = { crash: "CRASH", big_crash: "BIG" };

/** The die that was thrown last in these events. */
export function thrownIn(events: GameEvent[]): Thrown | null {
  const event = events.findLast(({ params }) => typeof params["die"] === "string" && typeof params["shows"] === "string");
  if (!event) return null;
  const [die, shows] = [String(event.params["die"]), String(event.params["shows"])];
  const face = shows === "attack" ? `A${String(event.params["value"])}` : (FACES[shows] ?? shows);
  const seat = Number(String(event.params["who"] ?? "").replace("player:", ""));
  return { die, symbol: `${die.replace(":", "-")}-${face}`, bib: Number(event.params["bib"] ?? 0), seat };
}

export const attackIn = (events: GameEvent[]): boolean => events.some((event) => /^attacked/.test(event.kind));

/** The row of marked hexes that a way leads through, when somebody takes points on it. */
export function rowsTaken(board: Board, way: string[], events: GameEvent[]): string[] {
  if (!events.some((event) => Number(event.params["points"] ?? 0) > 0)) return [];
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

function passes(way: Point[], { ends: [a, b] }: Line): boolean {
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
