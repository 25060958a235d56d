// What the television shows in turn: each table of the race, then the last stage's, long ones in several parts.
import type { Classification } from "../../lib/sheet_wire.ts";

export const LINES = 10;

/** How much bigger than a tenth of the screen's height a line may be, when there are few of them. Many figures in a
 * line leave less room for a name. */
export const growth = (lines: number, columns: number): number => Math.min(columns > 3 ? 1.15 : 1.7, (0.9 * LINES) / Math.max(1, lines));

export interface Slide {
  table: Classification;
  from: number;
  most: number;
}

export function slides(tables: readonly Classification[]): Slide[] {
  const last = Math.max(0, ...tables.map((table) => table.stage));
  const shown = [...tables.filter((table) => table.stage === 0), ...tables.filter((table) => last > 0 && table.stage === last)];
  return shown.flatMap((table) => {
    const parts = Math.max(1, Math.ceil(table.lines.length / LINES));
    // Even parts: nobody likes to be alone on the last one.
    const most = Math.ceil(table.lines.length / parts);
    return Array.from({ length: parts }, (_, part) => ({ table, from: part * most, most }));
  });
}
