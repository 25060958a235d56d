// The same table once more: who sat here sits here, bots ride again, friends are invited anew, all in their colours.
import { seats } from "../../lib/device/seats.ts";
import type { Choice, GameInfo, SeatWish, TableInfo } from "../../lib/wire.ts";

export function rematchSeats(info: TableInfo, table: string, mine = seats.mine(table)): SeatWish[] {
  return info.seats.map(({ seat, name, kind, bot, team }) => {
    if (kind === "bot") return { kind: "bot", name, bot, team };
    return mine.includes(seat) ? { kind: "me", name, team } : { kind: "open", name: "", team };
  });
}

/** The options of the whole tour, for who has ridden one stage of it and found it too short; null where there is no more. */
export function wholeTour(info: TableInfo, game: Pick<GameInfo, "whole"> | undefined): Record<string, Choice> | null {
  if (!game || info.stages.length !== 1 || !Object.keys(game.whole).length) return null;
  return { ...info.options, ...game.whole };
}
