// What a phone finds that scanned the code of a seat: a form to take it, a question to the others, or that it is somebody's.
import type { SeatInfo, TableInfo } from "../lib/wire.ts";

export type Door =
  /** Nobody has it, or a bot that steps off. */
  | { kind: "take"; seat: SeatInfo }
  /** It comes here from another phone, by that one's own link. */
  | { kind: "move"; seat: SeatInfo }
  /** Its person is away, or gave it up: the others are asked. */
  | { kind: "ask"; seat: SeatInfo }
  /** Somebody rides there; null where there is no seat left, or none of that number. */
  | { kind: "away"; seat: SeatInfo | null }
  /** It is this phone's own. */
  | { kind: "in" };

export interface Scanned {
  seat: number;
  link: string;
  /** The seats of this phone, and those that went from it to another. */
  mine: number[];
  moved: number[];
  /** Whether nobody is at the seat of a person. */
  empty: (seat: SeatInfo) => boolean;
}

export function doorOf(table: TableInfo, { seat: number, link, mine, moved, empty }: Scanned): Door {
  if (number < 0 ? mine.length || moved.length : mine.includes(number)) return { kind: "in" };
  const seat = number < 0 ? meant(table, empty) : table.seats[number];
  if (!seat) return { kind: "away", seat: null };
  if (!table.started) return seat.taken ? { kind: "away", seat } : { kind: "take", seat };
  if (table.over) return { kind: "away", seat };
  if (seat.kind === "bot") return link ? { kind: "take", seat } : { kind: "away", seat };
  if (link) return { kind: "move", seat };
  return empty(seat) ? { kind: "ask", seat } : { kind: "away", seat };
}

/** The seat that somebody means who names none: a free one; once the race is on, the only one that nobody is at. */
function meant(table: TableInfo, empty: Scanned["empty"]): SeatInfo | undefined {
  const left = table.seats.filter((seat) => (table.started ? seat.kind === "human" && empty(seat) : !seat.taken));
  return table.started && left.length > 1 ? undefined : left[0];
}
