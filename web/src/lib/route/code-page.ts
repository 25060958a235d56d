// Where the six letters of a table lead: on a device that knows the table to its own page there, around a television to the hand, else to the whole table.
import { seats } from "../device/seats.ts";
import { api } from "../net/api.ts";

export async function pageOfCode(code: string): Promise<string> {
  const { table } = await api.tableOfCode(code);
  const own = seats.of(table);
  if (own && (own.mode || seats.mine(table).length)) return seats.pageOf(own);
  const { television, over } = await api.table(table);
  return television && !over ? `/h/${table}` : `/t/${table}`;
}

/** Asks where a code leads and tells one of the two, unless the returned function was called before: the reader is elsewhere by then. */
export function followCode(code: string, leads: (page: string) => void, unknown: () => void): () => void {
  let left = false;
  pageOfCode(code).then(
    (page) => left || leads(page),
    () => left || unknown(),
  );
  return () => {
    left = true;
  };
}
