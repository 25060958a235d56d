// The clocks a table can be set up with, and their names.
import { t } from "../lib/texts/texts.svelte.ts";
import type { ClockRule } from "../lib/wire.ts";
import { unitOf } from "../table/clock/clock.ts";

type Kind = Pick<ClockRule, "each" | "seconds">;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const a = (each: Kind["each"], seconds: number): Kind => ({ each, seconds });

/** From blitz to a race of weeks. */
export const PRESETS: readonly Kind[] = [
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
export function clockName({ each, seconds }: Kind): string {
  const { unit, count } = unitOf(seconds * 1000);
  return t(`clock-${each}`, { time: t(`clock-${unit}`, { count }) });
}

/** The same with what happens then, for those who are invited. */
export const clockSentence = (rule: ClockRule): string =>
  t("lobby-clock", { clock: clockName(rule), out: t(`clock-out-${rule.out}`) });
