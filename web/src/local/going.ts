// From here to there: a match of this device goes on at a server's table, and a finished one of a server on this device.
import { seats } from "../lib/device/seats.ts";
import { api, ask, json, part } from "../lib/net/api.ts";
import type { MadeTable, NewTable, SeatInfo } from "../lib/wire.ts";
import { sameAgain } from "../pages/take-backs.ts";
import { keepFile } from "./saves.ts";

type Wanted = NewTable["seats"][number];

/** The first person of this screen stays; for the others there are invitations. */
function wanted(seat: SeatInfo, first: number): Wanted {
  if (seat.kind === "bot") return { kind: "bot", name: seat.name, bot: seat.bot };
  return seat.seat === first ? { kind: "me", name: seat.name } : { kind: "open", name: "" };
}

/** Makes a table of the server that goes on from the position here; where it is. The match here stays as it is. */
export async function takeOnline(table: string): Promise<string> {
  const info = await api.table(table);
  const { game, document } = await json<{ game: string; document: string }>(`/tables/${part(table)}/position`);
  const first = info.seats.find((seat) => seat.kind === "human")?.seat ?? -1;
  const list = info.seats.map((seat) => wanted(seat, first));
  const wish: NewTable = { game, seats: list, position: document, take_backs: sameAgain(info.take_backs), hints: info.hints, clock: info.clock, start: list.every((seat) => seat.kind !== "open") };
  const made = await json<MadeTable>("/tables", { method: "POST", body: wish, there: true });
  seats.made(made, game);
  return `/t/${made.table}`;
}

/** Brings the record of a finished match here; from any position of its replay it can be played on. */
export async function bringHere(table: string): Promise<string> {
  return keepFile(await (await ask(`/tables/${part(table)}/record`)).text());
}
