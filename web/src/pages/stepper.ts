// Stepping through a finished match: which entry is shown, what is taken back, where stages begin, what to fetch.
import type { ReplayStep } from "../lib/wire.ts";
import { takenBack } from "../table/log/log.ts";

/** How many scenes one request brings; the server gives at most 50. */
export const LOT = 20;

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Time for one turn at speed 1, in milliseconds. */
const TURN = 1100;

export const delay = (speed: number): number => TURN / speed;

export const within = (n: number, steps: readonly ReplayStep[]): number =>
  Math.max(0, Math.min(steps.length - 1, Math.trunc(n) || 0));

/** The entries that a later entry took back. A seat that changed hands stays where it went. */
export function undone(steps: readonly ReplayStep[]): Set<number> {
  const back = takenBack(steps.flatMap(({ n, undo }) => (undo === null ? [] : [{ n, to: undo }])));
  for (const { n, hands } of steps) if (hands) back.delete(n);
  return back;
}

export interface StageStart {
  /** The number of the stage. */
  stage: number;
  /** The first entry whose picture shows it. */
  n: number;
}

/** Where each stage begins. A stage that was left by an undo and entered again begins once. */
export function stageStarts(steps: readonly ReplayStep[]): StageStart[] {
  const starts: StageStart[] = [];
  for (const { n, stage } of steps) {
    if (!starts.some((start) => start.stage === stage)) starts.push({ stage, n });
  }
  return starts;
}

/** The lots of scenes to have at hand when entry n is shown: its own and the next one. */
export function lotsFor(n: number, steps: readonly ReplayStep[]): number[] {
  const lot = Math.floor(n / LOT);
  const last = Math.floor((steps.length - 1) / LOT);
  return lot < last ? [lot, lot + 1] : [lot];
}

/** The first and last entry of a lot, both included. */
export function lotRange(lot: number, steps: readonly ReplayStep[]): { from: number; to: number } {
  return { from: lot * LOT, to: Math.min(lot * LOT + LOT - 1, steps.length - 1) };
}

export interface Bar {
  n: number;
  seat: number;
  /** 0 to 1: how much happened in this turn. */
  height: number;
  opensStage: boolean;
}

/** From so many events on, a turn is as high as the timeline: the end of a stage has dozens. */
const LOUD = 4;

/** One bar a turn for the timeline; the more events a turn had, the higher. */
export function bars(steps: readonly ReplayStep[]): Bar[] {
  const opens = new Set(stageStarts(steps).map((start) => start.n));
  return steps.map((step) => ({
    n: step.n,
    seat: step.seat,
    height: Math.min(1, (1 + step.events.length) / (1 + LOUD)),
    opensStage: opens.has(step.n),
  }));
}
