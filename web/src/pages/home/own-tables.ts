// What the server knows of a table this browser holds a seat at; a race that ended while nobody looked is noted.
import { seats, type OwnTable } from "../../lib/device/seats.ts";
import { ApiError, api } from "../../lib/net/api.ts";
import { isLocal } from "../../lib/net/place.ts";
import type { TableInfo } from "../../lib/wire.ts";

/** The table as it is now, "gone" where there is none any more, null where nobody could be asked. Those of this browser
 * are not: that would wake its Python, which nobody needs on the first page. */
export async function askAbout(own: OwnTable): Promise<TableInfo | "gone" | null> {
  if (isLocal(own.table)) return null;
  try {
    const info = await api.table(own.table);
    seats.heard(own.table, info.over);
    return info;
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? "gone" : null;
  }
}

/** The list forgets a table. One of this device is nowhere else, and would lie there with nobody to come: it is deleted. */
export async function forget({ table, maker, tokens }: OwnTable): Promise<void> {
  if (isLocal(table) && maker) {
    await api.deleteTable(table, maker, Object.values(tokens)).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.code === "unknown_table")) throw error; // another tab was faster
    });
  }
  seats.forget(table);
}
