// The digest: what happened since somebody's last turn, in a few lines, for who was away or skipped.
import type { GameEvent } from "../../lib/wire.ts";
import { takenBack, undosIn } from "../log/log.ts";

/** A line of the digest. */
export interface Line {
  event: GameEvent;
  undone: boolean;
}

const LEAST = 4;
const MOST = 6;
/** What hurt the reader comes before everything else. */
const HURT = 9;

/** All that was told since the last decision of this seat; a spectator's turn never comes, so it is the whole log. */
export function sinceOwn(log: GameEvent[], eyes: number): GameEvent[] {
  const own = eyes < 0 ? -1 : log.findLastIndex((event) => event.by === eyes);
  return log.slice(own + 1);
}

/** Four to six lines in the order of the race, chosen by weight, own hurts first; plain news fill up what is left. */
export function digestOf(log: GameEvent[], eyes: number, tells: (event: GameEvent) => boolean): Line[] {
  const back = takenBack(undosIn(log));
  const told = sinceOwn(log, eyes).filter((event) => tells(event) && typeof event.back_to !== "number");
  const newest = told.map((event, place) => ({ event, place, rank: rankOf(event, eyes) })).toReversed();
  const heavy = newest.filter(({ rank }) => rank > 0).toSorted((a, b) => b.rank - a.rank);
  const plain = newest.filter(({ event, rank }) => rank === 0 && isAboutSomebody(event));
  const chosen = [...heavy.slice(0, MOST), ...plain.slice(0, Math.max(0, LEAST - heavy.length))];
  return chosen.toSorted((a, b) => a.place - b.place).map(({ event }) => ({ event, undone: back.has(event.version) }));
}

/** That a round begins is no news of anybody. */
export const isAboutSomebody = (event: GameEvent): boolean => event.seat !== undefined;

function rankOf(event: GameEvent, eyes: number): number {
  const aimed = event.target ?? event.seat;
  const hurts = eyes >= 0 && aimed === eyes && (event.spotlight?.tone === "harm" || Boolean(event.note));
  return hurts ? HURT : (event.weight ?? 0);
}
