// The small chart of a race of several stages: a line each, as far below the top as its rider is behind the first.
import type { StoryRow } from "../../lib/wire.ts";

export interface Line {
  row: StoryRow;
  points: { x: number; y: number }[];
  /** Where its plate stands, beside its end; plates do not cover each other. */
  plate: number;
}

export const WIDTH = 640;
export const HEIGHT = 220;
export const PLATE = 24;
const LEFT = 14;
const RIGHT = WIDTH - 44;
const TOP = 18;
const FLOOR = HEIGHT - 26;

export const across = (stage: number, stages: number): number => LEFT + ((RIGHT - LEFT) * stage) / Math.max(1, stages);

/** Everybody begins level, so each line starts at the top on the left. */
export function drawn(rows: readonly StoryRow[]): Line[] {
  const most = Math.max(1, ...rows.flatMap((row) => row.behind));
  const y = (behind: number): number => TOP + ((FLOOR - TOP) * behind) / most;
  const lines = rows.map((row) => ({
    row,
    points: [0, ...row.behind].map((behind, stage) => ({ x: across(stage, row.behind.length), y: y(behind) })),
    plate: y(row.behind.at(-1) ?? 0),
  }));
  spread(lines);
  return lines;
}

/** Each plate stands below the one before it; where they come too low, those above make room. */
function spread(lines: Line[]): void {
  const sorted = lines.toSorted((a, b) => a.plate - b.plate);
  let free = -Infinity;
  for (const line of sorted) free = (line.plate = Math.max(line.plate, free)) + PLATE;
  let floor = FLOOR + PLATE / 2;
  for (const line of sorted.toReversed()) floor = (line.plate = Math.min(line.plate, floor)) - PLATE;
}

export const path = (line: Line): string => line.points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
