import { describe, expect, it } from "vitest";

import type { Board, Point } from "../lib/wire.ts";
import { boxOf, freeCorner, shareInView } from "./viewport.svelte.ts";

const road = (...edge: Point[]): Board => ({ edges: [edge], cells: [] }) as unknown as Board;
const view = { scale: 1, x: 0, y: 0, width: 1000, height: 600 };

describe("the map of the tour", () => {
  it("lies at the top left where the road leaves that corner free", () => {
    expect(freeCorner(road([500, 300], [900, 550]), view)).toBe("top left");
  });

  it("gives way to the road", () => {
    expect(freeCorner(road([100, 100], [900, 100]), view)).toBe("bottom left");
    expect(freeCorner(road([100, 100], [100, 500]), view)).toBe("bottom right");
  });

  it("stays away where it would hide the road in every corner", () => {
    expect(freeCorner(road([100, 100], [100, 500], [900, 500]), view)).toBeNull();
  });

  it("looks at the road as it is drawn, not as it is printed", () => {
    expect(freeCorner(road([400, 400]), { ...view, scale: 0.25 })).toBe("bottom left");
  });
});

describe("how much of the road is in view", () => {
  const spine: Point[] = [[100, 100], [500, 100], [900, 100], [1300, 100]];
  const winding = { spine } as unknown as Board;

  it("is the part of its middle that the window shows", () => {
    expect(shareInView(winding, view)).toBe(0.75);
    expect(shareInView(winding, { ...view, scale: 0.5 })).toBe(1);
    expect(shareInView(winding, { ...view, x: -800 })).toBe(0.5);
  });

  it("is all of it where there is no road", () => {
    expect(shareInView({ spine: [] } as unknown as Board, view)).toBe(1);
  });
});

describe("a box around points", () => {
  it("holds them all, with a margin", () => {
    expect(boxOf([[10, 20], [30, 10]], 5)).toEqual({ x: 5, y: 5, width: 30, height: 20 });
  });

  it("is nothing around nothing", () => {
    expect(boxOf([])).toBeNull();
  });
});
