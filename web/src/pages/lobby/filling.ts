// Bots for the seats that nobody took.
import { api } from "../../lib/net/api.ts";
import type { TableInfo } from "../../lib/wire.ts";
import { botName, usualBot } from "../seat-form.ts";

/** Gives seats to bots, each with a name that nobody at the table has. */
export async function fillWithBots(table: TableInfo, places: number[], levels: string[], token: string): Promise<void> {
  const names = table.seats.map((seat) => seat.name);
  for (const seat of places) {
    const name = botName(names, seat);
    names.push(name);
    await api.changeSeat(table.table, seat, token, { bot: usualBot(levels), name });
  }
}
