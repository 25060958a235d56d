// Pictures of a page in the terms of the table that draws them.
import type { Cell, Own, Point } from "../../../lib/wire.ts";
import type { Target } from "../../../table/ask/targets.ts";

/** Nobody's hand is beside a picture. */
export const NOTHING_OWN: Own = { hand: [], buttons: [], piles: null, secret: false };

/** A cell that is lit for everybody who looks. */
export const targetOf = (signs: string[]): Target => ({ tab: "", signs, offers: [], soft: false, previewed: false, bibs: [] });

export interface Arrow {
  /** Its bent line. */
  d: string;
  /** Its tip, and where that points in degrees. */
  tip: Point;
  turn: number;
}

/** An arrow through the middle of some cells, bent softly at each; none through fewer than two. */
export function arrowOf(cells: Cell[]): Arrow | null {
  const way = cells.map((cell) => cell.centre);
  const [first, last, before] = [way[0], way.at(-1), way.at(-2)];
  if (!first || !last || !before) return null;
  let d = `M${first[0]} ${first[1]}`;
  for (let place = 1; place < way.length; place++) {
    const [back, from, to, on] = [way[place - 2] ?? way[place - 1]!, way[place - 1]!, way[place]!, way[place + 1] ?? way[place]!];
    d += `C${bend(from, back, to)} ${bend(to, on, from)} ${to[0]} ${to[1]}`;
  }
  return { d, tip: last, turn: (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI };
}

/** The handle of a curve at a point between two others, on the side of `to`. */
function bend(at: Point, other: Point, to: Point): string {
  return `${(at[0] + (to[0] - other[0]) / 6).toFixed(1)} ${(at[1] + (to[1] - other[1]) / 6).toFixed(1)}`;
}
