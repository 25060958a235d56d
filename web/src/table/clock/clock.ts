// What the clock of a table says: how long somebody still has, counted here from what the server told last.
import type { ClockHeard } from "../../lib/net/connection.svelte.ts";
import type { ClockRule, SeatInfo } from "../../lib/wire.ts";

/** The clock of a table, and whose times it has. */
export interface TableTime {
  heard: ClockHeard;
  each: ClockRule["each"];
  seats: SeatInfo[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From so little on it is shown as a warning. */
const LITTLE = 10 * SECOND;

export function leftTo(heard: ClockHeard, seat: number, now: number): number {
  const left = heard.left[seat] ?? 0;
  return seat === heard.runs ? Math.max(0, left - Math.max(0, now - heard.at - heard.stands)) : left;
}

export const isLittle = (left: number): boolean => left <= LITTLE;

/** A time as a clock shows it: 0:09, 12:30, 2:05:00; days and hours are words, since nobody counts those seconds. */
export function face(left: number): { digits: string } | { days: number; hours: number } {
  if (left >= DAY) return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  const seconds = Math.ceil(left / SECOND);
  const two = (figure: number): string => String(figure).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return { digits: hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}` };
}

/** Milliseconds left at which a screen reader is told, politely, once each. */
const TOLD = [DAY, HOUR, 5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND, 0];

/** The point that was passed between two looks, if any. */
export function passed(before: number, now: number): number | null {
  if (before === Infinity) return null;
  return TOLD.findLast((point) => now <= point && point < before) ?? null;
}

/** Whether it stands: what others did is to be seen first, or a wish to take a move back waits. */
export const stands = (heard: ClockHeard, now: number): boolean => now < heard.at + heard.stands;

/** A round time in its largest unit, as the catalogues name it. */
export function unitOf(time: number): { unit: "days" | "hours" | "minutes" | "seconds"; count: number } {
  if (time % DAY === 0) return { unit: "days", count: time / DAY };
  if (time % HOUR === 0) return { unit: "hours", count: time / HOUR };
  return time % MINUTE === 0 ? { unit: "minutes", count: time / MINUTE } : { unit: "seconds", count: Math.ceil(time / SECOND) };
}
