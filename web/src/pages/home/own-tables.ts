// What the server knows of a table this browser holds a seat at; a race that ended while nobody looked is noted.
import { seats, type OwnTable } from "../../lib/device/seats.ts";
import { ApiError, api } from "../../lib/net/api.ts";
import type { TableInfo } from "../../lib/wire.ts";

/** The table as it is now, "gone" where there is none any more, null where nobody could be asked. */
export async function askAbout(own: OwnTable): Promise<TableInfo | "gone" | null> {
  try {
    const info = await api.table(own.table);
    seats.heard(own.table, info.over);
    return info;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? "gone" : null;
  }
}
