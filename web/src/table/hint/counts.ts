// Who was shown hints, and how many: what the log tells, for the panel, the result and the replay.
import type { GameEvent, ReplayStep } from "../../lib/wire.ts";

export interface HintsOf {
  seat: number;
  count: number;
}

/** Of one stage, by seat; those without any are left out. */
export function hintsOn(stage: number, log: GameEvent[]): HintsOf[] {
  return counted(log.filter((event) => event.hint?.stage === stage).map((event) => event.seat ?? -1));
}

/** Of the whole match so far. */
export const hintsIn = (log: GameEvent[]): HintsOf[] => counted(log.filter((event) => event.hint).map((event) => event.seat ?? -1));

/** Of a finished match. */
export const hintsOfSteps = (steps: ReplayStep[]): HintsOf[] => counted(steps.filter((step) => step.hint).map((step) => step.seat));

function counted(seats: number[]): HintsOf[] {
  const found = new Map<number, number>();
  for (const seat of seats) found.set(seat, (found.get(seat) ?? 0) + 1);
  return [...found].map(([seat, count]) => ({ seat, count })).toSorted((one, other) => one.seat - other.seat);
}
