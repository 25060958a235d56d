// Riders who hide each other: which they are around a place, and where each is drawn while they are fanned out.
import type { Point } from "../../lib/wire.ts";
import type { Stand } from "./echelon.ts";

/** Parts of a rider's width: how near a place must be to him, how near two are that hide each other, how far a crowd goes. */
const NEAR = 0.55;
const HIDING = 0.75;
const FARTHEST = 2.4;
/** Room that each has on the rim of the fan, and the least distance from its middle. */
const ELBOWS = 1.02;
const RIM = 0.75;

export interface Fan {
  middle: Point;
  radius: number;
  /** Where each rider is drawn. */
  spots: Map<string, { x: number; y: number }>;
}

const away = (a: Stand, [x, y]: Point): number => Math.hypot(a.x - x, a.y - y);

/** The riders around this place of the board who stand so near that one hides the other; none where nobody does. */
export function crowdAt(stands: Stand[], at: Point): Stand[] {
  const first = stands.filter((stand) => away(stand, at) < stand.width * NEAR).toSorted((a, b) => away(a, at) - away(b, at))[0];
  if (!first) return [];
  const crowd = [first];
  const within = stands.filter((stand) => stand !== first && away(stand, [first.x, first.y]) < stand.width * FARTHEST);
  // The list grows while it is walked: whoever is hidden by somebody in it is in it too.
  for (const one of crowd) crowd.push(...within.filter((other) => !crowd.includes(other) && away(other, [one.x, one.y]) < one.width * HIDING));
  return crowd.length > 1 ? crowd : [];
}

/** A crowd on a rim so wide that all plates can be read, each in the direction he stands in. */
export function fanned(crowd: Stand[]): Fan | null {
  if (crowd.length < 2) return null;
  const mean = (of: (stand: Stand) => number): number => crowd.reduce((sum, stand) => sum + of(stand), 0) / crowd.length;
  const middle: Point = [mean((stand) => stand.x), mean((stand) => stand.y)];
  const width = Math.max(...crowd.map((stand) => stand.width));
  const radius = Math.max(width * RIM, (crowd.length * width * ELBOWS) / (2 * Math.PI));
  const turn = (stand: Stand): number => Math.atan2(stand.y - middle[1], stand.x - middle[0]);
  const around = crowd.toSorted((a, b) => turn(a) - turn(b));
  const from = turn(around[0]!);
  const spots = around.map(({ piece }, place): [string, { x: number; y: number }] => {
    const angle = from + (2 * Math.PI * place) / around.length;
    return [piece.id, { x: middle[0] + Math.cos(angle) * radius, y: middle[1] + Math.sin(angle) * radius }];
  });
  return { middle, radius: radius + width, spots: new Map(spots) };
}
