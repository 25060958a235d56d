// Which rows of a classification a screen shows.
import type { Classification } from "../../lib/wire.ts";

/** Of a long table its head, and where the reader's own riders are. */
export function shownRows(table: Classification, seat: number): Classification["rows"] {
  return table.rows.filter((row, place) => !table.top || place < table.top || row.seat === seat);
}
