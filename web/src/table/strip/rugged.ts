// Small teeth on a race profile, as in a road book; the same every time.
import type { Spot } from "../../lib/wire.ts";

const AMOUNT = 0.09;
const TEETH = 60;

export function rugged(heights: Spot[]): Spot[] {
  return heights.flatMap((spot, place) => {
    const next = heights[place + 1];
    if (!next) return [spot];
    const count = Math.max(1, Math.round((next.along - spot.along) * TEETH));
    return Array.from({ length: count }, (_, number) => {
      const part = number / count;
      const along = spot.along + (next.along - spot.along) * part;
      const tooth = AMOUNT * Math.sin(90.3 * along + place) * Math.sin(37 * along + place * 2.1);
      return { along, height: Math.max(0.03, spot.height + (next.height - spot.height) * part + tooth) };
    });
  });
}
