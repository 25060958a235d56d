// Where the coach's card lies over the board: by its target, and over nothing that is to be picked or to move.
import type { ScreenBox, Size } from "../../lib/ui/screen-box.ts";

/** The edge of the card with the tip, by where that points; "" where it points at nothing. */
export type Tip = "down" | "up" | "left" | "right" | "";

export interface Spot {
  left: number;
  top: number;
  tip: Tip;
  /** How far the tip is from the left of the card, or from its top where it points to a side. */
  tipAt: number;
}

const MARGIN = 14;
/** The height of a tip. */
const TIP = 17;
/** The tip stays so far from the corners of its card. */
const INSET = 34;
/** A card that points is worth so many covered pixels. */
const POINTLESS = 2500;
const TRIED = 7;

/** The place of a card of this size in the room, for a target in the room or under it, that covers least of the others. */
export function spotFor(card: Size, room: ScreenBox, target: ScreenBox | null, others: ScreenBox[]): Spot {
  const kept = target ? [...others, target] : others;
  const cost = (spot: Spot): number => kept.reduce((sum, other) => sum + shared({ ...spot, ...card }, other), spot.tip ? 0 : POINTLESS);
  const [first, ...rest] = [...(target ? pointing(card, room, target) : []), ...corners(card, room)].filter((spot) => isWithin(spot, card, room));
  const least = room.top + Math.max(MARGIN, room.height - card.height - MARGIN);
  return rest.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best), first ?? { left: room.left + MARGIN, top: least, tip: "", tipAt: 0 });
}

/** Cards with their tip on the target: over a target under the room; on all sides of one in it. */
function pointing(card: Size, room: ScreenBox, target: ScreenBox): Spot[] {
  const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
  const [right, bottom] = [room.left + room.width, room.top + room.height];
  const above = Math.min(target.top - TIP, bottom - MARGIN) - card.height;
  const over = (top: number, tip: Tip): Spot[] => along(x, card.width, room.left, right).map((left) => ({ left, top, tip, tipAt: x - left }));
  if (y > bottom) return over(above, "down");
  const beside = (left: number, tip: Tip): Spot[] => along(y, card.height, room.top, bottom).map((top) => ({ left, top, tip, tipAt: y - top }));
  return [
    ...over(target.top + target.height + TIP, "up"),
    ...over(above, "down"),
    ...beside(target.left + target.width + TIP, "left"),
    ...beside(target.left - TIP - card.width, "right"),
  ];
}

/** Where a card of this length can begin so that its tip comes to a place; at an edge of the room it stays inside. */
function along(place: number, length: number, from: number, to: number): number[] {
  const span = length - 2 * INSET;
  const tried = Array.from({ length: TRIED }, (_, step) => place - INSET - (span * step) / (TRIED - 1));
  return tried.map((begin) => Math.max(from + MARGIN, Math.min(begin, to - MARGIN - length)));
}

function corners(card: Size, room: ScreenBox): Spot[] {
  const tops = [room.top + room.height - MARGIN - card.height, room.top + MARGIN];
  const lefts = [room.left + MARGIN, room.left + room.width - MARGIN - card.width];
  return tops.flatMap((top) => lefts.map((left): Spot => ({ left, top, tip: "", tipAt: 0 })));
}

function isWithin(spot: Spot, card: Size, room: ScreenBox): boolean {
  const within = spot.top >= room.top && spot.top + card.height <= room.top + room.height;
  const length = spot.tip === "left" || spot.tip === "right" ? card.height : card.width;
  const points = !spot.tip || (spot.tipAt >= INSET / 2 && spot.tipAt <= length - INSET / 2);
  return within && points && spot.left >= room.left && spot.left + card.width <= room.left + room.width;
}

function shared(a: ScreenBox, b: ScreenBox): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** What of a box is in the room. */
export function clipped(box: ScreenBox, room: ScreenBox): ScreenBox {
  const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top)];
  const right = Math.min(box.left + box.width, room.left + room.width);
  const bottom = Math.min(box.top + box.height, room.top + room.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
