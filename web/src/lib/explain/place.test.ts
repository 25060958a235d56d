// An explanation never lies over the thing that it is about.
import { describe, expect, it } from "vitest";

import type { ScreenBox } from "../ui/screen-box.ts";
import { placed } from "./place.ts";

const PAGE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const POPUP = { width: 360, height: 220 };

function overlap(thing: ScreenBox, spot: { left: number; top: number; room: number }, popup = POPUP): boolean {
  const height = Math.min(popup.height, spot.room);
  return (
    spot.left < thing.left + thing.width && thing.left < spot.left + popup.width && spot.top < thing.top + thing.height && thing.top < spot.top + height
  );
}

describe("where an explanation stands", () => {
  it("is above a card of the hand, in the middle of it", () => {
    expect(placed({ left: 600, top: 650, width: 80, height: 112 }, POPUP, PAGE)).toMatchObject({ left: 460, top: 416 });
  });

  it("is below a sign at the top of the page", () => {
    expect(placed({ left: 600, top: 80, width: 80, height: 20 }, POPUP, PAGE).top).toBe(114);
  });

  it("stays on the page beside its edges", () => {
    expect(placed({ left: 0, top: 650, width: 60, height: 90 }, POPUP, PAGE).left).toBe(8);
    expect(placed({ left: 1240, top: 650, width: 60, height: 90 }, POPUP, PAGE).left).toBe(912);
  });

  it("is beside a thing that fills the height", () => {
    const tall = { left: 500, top: 100, width: 200, height: 650 };

    expect(placed(tall, POPUP, PAGE).left).toBe(126);
  });

  it.each([
    { left: 8, top: 500, width: 374, height: 200 },
    { left: 150, top: 700, width: 66, height: 92 },
    { left: 0, top: 300, width: 390, height: 300 },
  ])("covers nothing of $left/$top on a phone, however little room there is", (thing) => {
    expect(overlap(thing, placed(thing, { width: 370, height: 420 }, PHONE), { width: 370, height: 420 })).toBe(false);
  });
});
