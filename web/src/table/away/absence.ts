// Who is away, or there and silent, for how long, and whether the others are to decide who rides for them.
import type { Away, GameEvent } from "../../lib/wire.ts";

/** After so many seconds of silence somebody is shown as away: a phone that wakes up is back before. */
const SHOWN = 20;
/** When the time is told aloud, in minutes. */
const TOLD = [1, 2, 5];

export interface Absent {
  seat: number;
  /** How long they have been away, or silent. */
  seconds: number;
  /** Since when, in milliseconds since 1970. */
  since: number;
  /** They are there, and have not decided for long. */
  silent: boolean;
  /** The table's wait is over: the others are asked. */
  asked: boolean;
}

/** What the server told at `told` milliseconds, as it is now. */
export function absentees(away: Record<string, Away>, told: number, now: number): Absent[] {
  const since = Math.max(0, Math.floor((now - told) / 1000));
  return Object.entries(away).map(([seat, { seconds, asks_in }]) => ({
    seat: Number(seat),
    seconds: seconds + since,
    since: told - seconds * 1000,
    silent: false,
    asked: since >= asks_in,
  }));
}

/** What a screen knows of who is to decide. */
export interface Heard {
  turn: number;
  version: number;
  /** How many lines they have said. */
  lines: number;
  /** After so many seconds the table is asked about somebody who is there; 0 is never. */
  silence: number;
  /** What the server told of their silence at `told` milliseconds. */
  silent: Record<string, Away>;
  told: number;
}

/** For how long nothing was heard of who is to decide, though they are there: the server tells it now and then, a move or a word ends it. */
export class Silence {
  private heard = "";
  private told = 0;
  private since = 0;
  private asks = 0;

  /** Who has been silent for so long that the others are asked, if somebody has. */
  listen({ turn, version, lines, silence, silent, told }: Heard, now: number): Absent | null {
    const heard = `${turn}/${version}/${lines}`;
    if (heard !== this.heard) [this.heard, this.since, this.asks] = [heard, now, now + silence * 1000];
    const known = silent[turn];
    if (known && told !== this.told) [this.told, this.since, this.asks] = [told, told - known.seconds * 1000, told + known.asks_in * 1000];
    if (!silence || now < this.asks) return null;
    return { seat: turn, seconds: Math.floor((now - this.since) / 1000), since: this.since, silent: true, asked: true };
  }
}

/** What the radio says of who is missing, after all that happened. It is nobody's move, and goes when they are back. */
export function missing(absent: Pick<Absent, "seat" | "since" | "silent">[], { version, round }: Pick<GameEvent, "version" | "round">): GameEvent[] {
  return absent.map(({ seat, since, silent }) => ({
    version,
    round,
    kind: silent ? "silent-since" : "away-since",
    params: { who: `player:${seat}`, since: `time:${Math.floor(since / 1000)}` },
    seat,
    stands: true,
  }));
}

export const isShown = ({ seconds }: Absent): boolean => seconds >= SHOWN;

/** The minutes that are told aloud now, once each. */
export class Telling {
  private longest = new Map<number, number>();

  /** A look comes about every second: one may be left out, and two may find the same. Who had been away before is not told late. */
  listen(absent: Absent[]): { seat: number; minutes: number }[] {
    const before = this.longest;
    const away = absent.filter(({ silent }) => !silent);
    this.longest = new Map(away.map(({ seat, seconds }) => [seat, Math.max(seconds, before.get(seat) ?? 0)]));
    return away.flatMap(({ seat, seconds }) => {
      const minutes = TOLD.findLast((each) => each * 60 <= seconds && (before.get(seat) ?? seconds) < each * 60);
      return minutes ? [{ seat, minutes }] : [];
    });
  }
}

/** Minutes and seconds, as on a stop-watch. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** The levels, the weakest first: each has one stripe more on its cap. */
const LEVELS = ["lanterne", "gregario", "rouleur", "puncheur", "patron"];

/** The face of a bot by its level; of others by their place among all of them, the strongest first. */
export const faceOf = (bots: string[], bot: string): string => {
  const name = bot.split(":")[0] ?? "";
  if (LEVELS.includes(name)) return `bot-${LEVELS.indexOf(name) + 1}`;
  const place = bots.indexOf(name);
  return `bot-${place < 0 ? 1 : Math.min(5, bots.length - place)}`;
};
