// Where an explanation stands: beside its thing, on the side with room, and never over it.
import type { ScreenBox, Size } from "../ui/screen-box.ts";

export interface Spot {
  left: number;
  top: number;
  /** The most it may be high there. */
  room: number;
}

const GAP = 14;
const EDGE = 8;

/** Above the thing if it fits, else below, else beside it; where it fits nowhere, above or below, cut to the room there. */
export function placed(thing: ScreenBox, popup: Size, page: Size): Spot {
  const above = thing.top - GAP - EDGE;
  const below = page.height - thing.top - thing.height - GAP - EDGE;
  const left = between(EDGE, thing.left + thing.width / 2 - popup.width / 2, page.width - popup.width - EDGE);
  if (popup.height <= above) return { left, top: thing.top - GAP - popup.height, room: above };
  if (popup.height <= below) return { left, top: thing.top + thing.height + GAP, room: below };
  const beside = besides(thing, popup, page);
  if (beside !== null) {
    const top = between(EDGE, thing.top + thing.height / 2 - popup.height / 2, page.height - popup.height - EDGE);
    return { left: beside, top, room: page.height - 2 * EDGE };
  }
  return above > below ? { left, top: EDGE, room: above } : { left, top: thing.top + thing.height + GAP, room: below };
}

/** Its left edge to the left or the right of the thing; null where there is no room for it. */
function besides(thing: ScreenBox, popup: Size, page: Size): number | null {
  const before = thing.left - GAP - popup.width;
  const after = thing.left + thing.width + GAP;
  if (before >= EDGE) return before;
  return after + popup.width <= page.width - EDGE ? after : null;
}

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));
