import { describe, expect, it } from "vitest";

import type { Cell, Point } from "../../../lib/wire.ts";
import { arrowOf } from "./scenery.ts";

const at = (...centre: Point): Cell => ({ id: `cell:${centre.join("/")}`, centre }) as Cell;

describe("an arrow over the road", () => {
  it("begins in the first cell and points on from the last but one", () => {
    const arrow = arrowOf([at(0, 0), at(30, 0), at(30, 40)]);
    expect(arrow?.d).toMatch(/^M0 0C.* 30 0C.* 30 40$/);
    expect(arrow).toMatchObject({ tip: [30, 40], turn: 90 });
  });

  it("needs two cells", () => {
    expect(arrowOf([at(0, 0)])).toBeNull();
  });
});
