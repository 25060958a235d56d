// The same table once more: who sat here sits here, bots ride again, friends are invited anew.
import { seats } from "../../lib/device/seats.ts";
import type { SeatWish, TableInfo } from "../../lib/wire.ts";

export function rematchSeats(info: TableInfo, table: string, mine = seats.mine(table)): SeatWish[] {
  return info.seats.map(({ seat, name, kind, bot }) => {
    if (kind === "bot") return { kind: "bot", name, bot };
    return mine.includes(seat) ? { kind: "me", name } : { kind: "open", name: "" };
  });
}
