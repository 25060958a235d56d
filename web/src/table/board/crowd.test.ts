import { describe, expect, it } from "vitest";

import { aPiece } from "../samples.ts";
import { crowdAt, fanned } from "./crowd.ts";
import type { Stand } from "./echelon.ts";

const stand = (bib: number, x: number, y = 0): Stand => ({ piece: aPiece({ id: `rider:${bib}`, bib }), x, y, width: 40, left: false });
const bibs = (stands: Stand[]): number[] => stands.map(({ piece }) => piece.bib);

describe("a crowd", () => {
  it("are the riders who hide each other around a place", () => {
    const road = [stand(1, 0), stand(2, 20), stand(3, 45), stand(4, 200)];
    expect(bibs(crowdAt(road, [18, 4]))).toEqual([2, 1, 3]);
  });

  it("is nobody where a rider stands free, or where nobody stands", () => {
    expect(crowdAt([stand(1, 0), stand(2, 60)], [0, 0])).toEqual([]);
    expect(crowdAt([stand(1, 0), stand(2, 20)], [500, 0])).toEqual([]);
  });

  it("does not reach along the whole road", () => {
    const line = Array.from({ length: 12 }, (_, place) => stand(place, place * 25));
    expect(crowdAt(line, [0, 0]).length).toBeLessThan(6);
  });

  it.each([2, 5, 9])("of %i fans out so that nobody hides anybody", (count) => {
    const spots = [...fanned(Array.from({ length: count }, (_, place) => stand(place, place * 4, place)))!.spots.values()];
    for (const [place, a] of spots.entries()) {
      for (const b of spots.slice(place + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(36);
    }
  });

  it("of one is none", () => {
    expect(fanned([stand(1, 0)])).toBeNull();
  });
});
