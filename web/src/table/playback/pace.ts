// How fast others ride on this screen: pauses between turns, how long moments hold, and how one catches up when far behind.
import { PACES, type Pace } from "../../lib/device/settings.svelte.ts";
import type { Scene } from "../../lib/wire.ts";

/** Milliseconds between two turns. */
const BETWEEN_TURNS: Record<Pace, number> = { slow: 900, normal: 500, fast: 150 };
/** How much longer or shorter all that moves takes. */
const STRETCH: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5 };
/** Where many ride, nobody wants to wait so long for each; and less between two decisions of one rider. */
const IN_A_BUNCH = 160;
const SAME_RIDER = 90;
const BUNCH = 12;

/** So far a screen may lie behind the race, in milliseconds; what waits beyond that is ridden faster. */
const PATIENCE: Record<Pace, number> = { slow: 120_000, normal: 45_000, fast: 8_000 };
/** What a picture takes as a rule, with its ride and the pause after it. */
const COST: Record<Pace, number> = { slow: 1700, normal: 1000, fast: 400 };
/** With less than this part of its time a motion is no longer seen: it is left out. */
export const TOO_FAST = 0.15;

const HOLD = 1200;
const A_WORD = 40;
const LONGEST = 3000;

export const stretchOf = (pace: Pace): number => STRETCH[pace];

/** The next pace up or down. */
export function changed(pace: Pace, by: 1 | -1): Pace {
  return PACES[PACES.indexOf(pace) + by] ?? pace;
}

/** How long to wait before the next picture, counted from the beginning of this one. */
export function pauseAfter(pace: Pace, scene: Scene, before: string | undefined): number {
  if (scene.order.length <= BUNCH) return BETWEEN_TURNS[pace];
  return (scene.rider === before ? SAME_RIDER : IN_A_BUNCH) * STRETCH[pace];
}

/** The part of its time that a picture gets while so many wait behind it, 0 to 1. */
export function share(pace: Pace, waiting: number): number {
  return waiting ? Math.min(1, PATIENCE[pace] / (waiting * COST[pace])) : 1;
}

/** How long so many pictures take when nobody touches anything. */
export function timeFor(pace: Pace, pictures: number): number {
  let time = 0;
  for (let waiting = pictures; waiting > 0; waiting--) time += COST[pace] * share(pace, waiting);
  return time;
}

/** How long a moment holds: longer where there is something to read on it. */
export function holdFor(pace: Pace, words: number): number {
  return Math.min(LONGEST, HOLD + A_WORD * words) * STRETCH[pace];
}
