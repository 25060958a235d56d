// Where a rider stands on the way to a place that a refusal names: drawn from the profile, without knowing the rule.
import type { Params, Profile, Scene } from "../../lib/wire.ts";
import { riderOf } from "../mover.ts";

export interface Gauge {
  /** Where the rider stands, 0 to 1. */
  here: number;
  /** The place that is spoken of, 0 to 1, and its sign. */
  there: number;
  symbol: string;
  team: string;
  bib: number;
}

/** A figure of the refusal that is printed at a sign of the profile further along the road. */
export function gaugeOf(params: Params, profile: Profile | undefined, scene: Scene, seat: number): Gauge | null {
  const own = riderOf(scene, seat);
  if (!own || !profile) return null;
  const figures = new Set(Object.values(params).filter((param) => typeof param === "number").map(String));
  const sign = profile.milestones.find((stone) => stone.symbol && stone.along > own.along && figures.has(stone.label));
  return sign ? { here: own.along, there: sign.along, symbol: sign.symbol, team: own.team, bib: own.bib } : null;
}
