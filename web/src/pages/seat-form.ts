// The start list of a new table, as a form: pure, so that its checks can be read and tested without a page.
import type { GameInfo, Params, SeatKind, SeatWish } from "../lib/wire.ts";

/** The longest name the server takes. */
export const NAME_MOST = 24;

/** Who may sit in a seat, each with its sign. */
export const SEAT_KINDS: { kind: SeatKind; icon: string }[] = [
  { kind: "me", icon: "ui-person" },
  { kind: "open", icon: "ui-link" },
  { kind: "bot", icon: "ui-bot" },
];

export interface SeatForm {
  kind: SeatKind;
  name: string;
  bot: string;
  /** The colour that was chosen, or "". */
  team: string;
}

/** A sentence of the catalogue about something that does not hold yet; `seat` says where, -1 for the whole list. */
export interface Complaint {
  key: string;
  args: Params;
  seat: number;
}

const USUAL = "gregario";
const BOT_NAMES = ["Moreau", "Janssens", "Ferreira", "Lindqvist", "Aubert", "Costa", "Vermeulen", "Blanchard"];

/** A bot's name for this seat that nobody at the table has. */
export function botName(taken: readonly string[], seat: number): string {
  const free = BOT_NAMES.map((name) => `Bot ${name}`).filter((name) => !taken.includes(name));
  return free[seat % Math.max(1, free.length)] ?? `Bot ${seat + 1}`;
}

/** The level that rides unless somebody chooses: one that people can beat, where there is one. */
export const usualBot = (bots: readonly string[]): string => (bots.includes(USUAL) ? USUAL : (bots[0] ?? ""));

const blank = (bot: string): SeatForm => ({ kind: "bot", name: "", bot, team: "" });

/** One seat for the reader, bots for the others. */
export function startList(count: number, name: string, bots: readonly string[]): SeatForm[] {
  const list = Array.from({ length: count }, () => blank(usualBot(bots)));
  const first = list[0];
  if (first) Object.assign(first, { kind: "me", name });
  return list;
}

/** The same list with more or fewer seats: those that stay keep what was typed. */
export function resize(list: readonly SeatForm[], count: number, bots: readonly string[]): SeatForm[] {
  return Array.from({ length: count }, (_, seat) => list[seat] ?? blank(usualBot(bots)));
}

/** Whether there are hints unless somebody chooses: where nobody could mind, that is, where no two people ride. */
export const hintsUsual = (people: number): boolean => people <= 1;

/** What must be mended before the table can be made, in the order of the seats. */
export function complaints(list: readonly SeatForm[], game: Pick<GameInfo, "players">, title: string, around: Around = "screens"): Complaint[] {
  const found: Complaint[] = [];
  const names = new Set<string>();
  list.forEach((seat, index) => {
    if (seat.kind !== "me") return;
    const name = seat.name.trim();
    const shown = index + 1;
    if (!name) found.push({ key: "new-check-name", args: { seat: shown }, seat: index });
    else if (name.length > NAME_MOST) {
      found.push({ key: "new-check-name-long", args: { seat: shown, most: NAME_MOST }, seat: index });
    } else if (names.has(name.toLowerCase())) {
      found.push({ key: "new-check-name-twice", args: { name }, seat: index });
    }
    names.add(name.toLowerCase());
  });
  if (!game.players.includes(list.length)) {
    const args = { game: title, least: Math.min(...game.players), most: Math.max(...game.players) };
    found.push({ key: "new-check-count", args, seat: -1 });
  }
  if (around === "screens" && list.some((seat) => seat.kind === "open") && !list.some((seat) => seat.kind === "me")) {
    found.push({ key: "new-check-nobody", args: {}, seat: -1 });
  }
  return found;
}

/** The list as the server wants it: names trimmed, every bot with a name of its own. `kept` are bots' old names. */
export function wishes(list: readonly SeatForm[], kept: readonly string[] = []): SeatWish[] {
  const taken = [...kept, ...list.filter((seat) => seat.kind === "me").map((seat) => seat.name.trim())];
  return list.map((seat, index) => {
    const colour = seat.team ? { team: seat.team } : {};
    if (seat.kind === "me") return { kind: "me", name: seat.name.trim(), ...colour };
    if (seat.kind === "open") return { kind: "open", name: "", ...colour };
    const name = kept[index] || botName(taken, index);
    taken.push(name);
    return { kind: "bot", name, bot: seat.bot, ...colour };
  });
}

/** Everybody at a screen of their own, or all around one television, where each phone holds a hand. */
export const AROUND = ["screens", "television"] as const;
export type Around = (typeof AROUND)[number];

/** The start list for one or the other: round a television nobody rides on the screen that is looked at by all. */
export function seatedAround(list: readonly SeatForm[], around: Around, name: string): SeatForm[] {
  if (around === "television") return list.map((seat) => ({ ...seat, kind: "open" }));
  return list.map((seat, place) => ({ ...seat, ...(place ? { kind: "bot" } : { kind: "me", name }) }));
}

/** Whether somebody still has to come before the race can start. */
export const needsLobby = (list: readonly SeatForm[]): boolean => list.some((seat) => seat.kind === "open");
