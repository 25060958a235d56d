// The steps of a set-up, which a phone shows one after the other.
export type Step = "stages" | "seats" | "table";

/** Where to look first when something is missing: the first step in which it is. */
export function stepOf(wrong: { stages: boolean; seats: boolean }, now: Step): Step {
  if (wrong.stages) return "stages";
  return wrong.seats ? "seats" : now;
}
