// What is heard and what flashes, told from two pictures alone: a die that fell, a sign laid on a rider, a line passed.
import type { Sound } from "../lib/sound.ts";
import type { Board, Line, Point, Scene } from "../lib/wire.ts";

/** The signs of the look that have a sound of their own; for any other the team car blows its horn. */
const SIGNS: [RegExp, Sound][] = [
  [/fall|crash/, "thud"],
  [/tyre|wheel/, "hiss"],
];

/** The sound of the first sign that lies on a rider now and did not before. */
export function signSound(before: Scene, after: Scene): Sound | null {
  const old = new Map(before.pieces.map((piece) => [piece.id, new Set(piece.marks.map((mark) => mark.symbol))]));
  for (const piece of after.pieces) {
    const laid = piece.marks.find((mark) => !old.get(piece.id)?.has(mark.symbol));
    if (laid && old.has(piece.id)) return SIGNS.find(([sign]) => sign.test(laid.symbol))?.[1] ?? "horn";
  }
  return null;
}

export function diceFell(before: Scene, after: Scene): boolean {
  return after.dice.some((die, place) => die.face > 0 && die.face !== before.dice[place]?.face);
}

/** The places in `board.lines` of the lines that a way over the board passes; the start is no event. */
export function linesPassed(board: Board, way: Point[]): number[] {
  return board.lines.flatMap((line, place) => (line.kind !== "start" && passes(way, line) ? [place] : []));
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
