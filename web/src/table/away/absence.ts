// Who is away, for how long, and whether the others are to decide who rides for them.
import type { Away } from "../../lib/wire.ts";

/** After so many seconds of silence somebody is shown as away: a phone that wakes up is back before. */
const SHOWN = 20;
/** When the time is told aloud, in seconds. */
const TOLD = [60, 120, 300];

export interface Absent {
  seat: number;
  /** How long they have been away. */
  seconds: number;
  /** The table's wait is over: the others are asked. */
  asked: boolean;
}

/** What the server told at `told` milliseconds, as it is now. */
export function absentees(away: Record<string, Away>, told: number, now: number): Absent[] {
  const since = Math.max(0, Math.floor((now - told) / 1000));
  return Object.entries(away).map(([seat, { seconds, asks_in }]) => ({
    seat: Number(seat),
    seconds: seconds + since,
    asked: since >= asks_in,
  }));
}

export const isShown = ({ seconds }: Absent): boolean => seconds >= SHOWN;

/** Whether the time is told aloud in this second. */
export const isTold = ({ seconds }: Absent): boolean => TOLD.includes(seconds);

/** Minutes and seconds, as on a stop-watch. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The face of a bot by its place among all of them, the strongest first: as many stripes on the cap as its level. */
export const faceOf = (bots: string[], bot: string): string => {
  const place = bots.indexOf(bot.split(":")[0] ?? "");
  return `bot-${place < 0 ? 1 : Math.min(5, bots.length - place)}`;
};
