// The clocks a table can be set up with, and their names.
import { t } from "../lib/texts/texts.svelte.ts";
import type { ClockRule } from "../lib/wire.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const a = (each: ClockRule["each"], seconds: number): ClockRule => ({ each, seconds });

/** From blitz to a race of weeks. */
export const PRESETS: readonly ClockRule[] = [
  a("decision", 30),
  a("decision", MINUTE),
  a("decision", 2 * MINUTE),
  a("decision", 5 * MINUTE),
  a("bank", 5 * MINUTE),
  a("bank", 15 * MINUTE),
  a("bank", 30 * MINUTE),
  a("bank", 60 * MINUTE),
  a("decision", DAY),
  a("decision", 3 * DAY),
  a("decision", 7 * DAY),
];

/** What may happen when time has run out. */
export const OUTCOMES = ["move", "ride", "nothing"] as const;

/** "2 minutes a decision". */
export function clockName({ each, seconds }: Pick<ClockRule, "each" | "seconds">): string {
  const [unit, count] = seconds % DAY === 0 ? ["days", seconds / DAY] : seconds % MINUTE === 0 ? ["minutes", seconds / MINUTE] : ["seconds", seconds];
  return t(`clock-${each}`, { time: t(`clock-${unit}`, { count }) });
}
