// Classifications that come in turn on the big screen: one after the other, long ones in even parts.
import type { Classification, Row } from "../lib/wire.ts";

export interface Slide {
  table: Classification;
  rows: Row[];
}

export function slidesOf(tables: readonly Classification[], room: number): Slide[] {
  return tables.flatMap((table) => {
    const rows = table.top ? table.rows.slice(0, table.top) : table.rows;
    const parts = Math.max(1, Math.ceil(rows.length / room));
    const most = Math.ceil(rows.length / parts) || 1;
    return Array.from({ length: parts }, (_, part) => ({ table, rows: rows.slice(part * most, (part + 1) * most) }));
  });
}
