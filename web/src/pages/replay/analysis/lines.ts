// Chances as lines of a chart: places by entry, heights by chance.
import type { AnalysedEntry } from "../../../lib/wire.ts";

export const WIDE = 1000;
export const TALL = 220;

export const across = (number: number, last: number): number => (WIDE * number) / Math.max(1, last);
export const up = (chance: number): number => TALL * (1 - chance);

/** The line of one seat, from the first turn on. */
export const lineOf = (turns: readonly AnalysedEntry[], seat: number, last: number): string =>
  turns.map(({ number, chances }) => `${across(number, last).toFixed(1)},${up(chances[seat] ?? 0).toFixed(1)}`).join(" ");

/** A share as whole percent, with its sign where it is a change. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;
export const signed = (share: number): string => {
  const whole = Math.round(100 * share);
  return `${whole > 0 ? "+" : whole < 0 ? "−" : ""}${Math.abs(whole)}`;
};

/** The turning point before or after an entry, to step to. */
export const beside = (points: readonly { number: number }[], n: number, by: 1 | -1): number | undefined =>
  by > 0 ? points.find((point) => point.number > n)?.number : points.findLast((point) => point.number < n)?.number;
