import { describe, expect, it } from "vitest";

import type { ScreenBox } from "../../lib/ui/screen-box.ts";
import { clipped, spotFor } from "./spot.ts";

const card = { width: 330, height: 150 };
const room: ScreenBox = { left: 0, top: 100, width: 900, height: 400 };
const box = (left: number, top: number, width = 60, height = 60): ScreenBox => ({ left, top, width, height });

describe("the place of the coach", () => {
  it("is above a card of the hand, with the tip on it", () => {
    const spot = spotFor(card, room, box(400, 560), []);
    expect(spot).toMatchObject({ tip: "down", top: 500 - 14 - 150 });
    expect(spot.left + spot.tipAt).toBe(430);
  });

  it("is not on what is lit, as far as the tip allows", () => {
    const lit = box(150, 350, 260, 140);
    const spot = spotFor(card, room, box(400, 560), [lit]);
    expect(spot.left).toBeGreaterThanOrEqual(380);
    expect(spot.left + spot.tipAt).toBe(430);
  });

  it("is under a rider on the road, or beside one at the bottom", () => {
    expect(spotFor(card, room, box(400, 120), []).tip).toBe("up");
    const low = spotFor(card, { ...room, height: 230 }, box(100, 200), []);
    expect(low.tip).toBe("left");
    expect(low.top + low.tipAt).toBe(230);
  });

  it("is a corner where there is nothing to point at, away from who is to move", () => {
    const spot = spotFor(card, room, null, [box(20, 400)]);
    expect(spot).toMatchObject({ tip: "", left: 900 - 14 - 330 });
  });

  it("stays in the room for a card at its edge", () => {
    const spot = spotFor(card, room, box(2, 560), []);
    expect(spot.left).toBe(14);
  });
});

it("shows of a place what the board shows of it", () => {
  expect(clipped(box(100, 480), room)).toEqual(box(100, 480, 60, 20));
});
