// The groups of the profile strip: riders at the same place share a lead, and leads make room for each other.
import type { Piece } from "../lib/wire.ts";

export interface Group {
  along: number;
  pieces: Piece[];
}

export interface PlacedGroup extends Group {
  /** Where the lead meets the profile. */
  x: number;
  /** The middle of the first plate. */
  left: number;
  /** From the first plate's middle to the last one's. */
  span: number;
  shown: Piece[];
}

const TOGETHER = 0.002;

/** Riders by place, from the rear to the head of the race. */
export function groups(pieces: Piece[]): Group[] {
  const found: Group[] = [];
  for (const piece of [...pieces].sort((a, b) => a.along - b.along)) {
    const last = found.at(-1);
    if (last && piece.along - last.along < TOGETHER) last.pieces.push(piece);
    else found.push({ along: piece.along, pieces: [piece] });
  }
  return found;
}

/** Puts the plates of each group over its point, pushed to the right where the group behind needs the room. */
export function place(
  found: Group[],
  from: number,
  to: number,
  size: number,
  most: number,
  caption: (group: Group) => number,
): PlacedGroup[] {
  const gap = size * 0.74;
  let taken = from - size;
  const placed = found.map((group) => {
    const x = from + (to - from) * group.along;
    const shown = group.pieces.slice(0, most);
    const span = gap * (shown.length - 1);
    const left = Math.max(from + 2, taken + size * 1.42, Math.min(to - span - 4, x - span / 2));
    taken = left + span + caption(group);
    return { ...group, x, left, span, shown };
  });
  return pushedBack(placed, to, size, caption);
}

/** Where the head of the race ran out of room on the right, everybody moves up to the left. */
function pushedBack(
  placed: PlacedGroup[],
  to: number,
  size: number,
  caption: (group: Group) => number,
): PlacedGroup[] {
  let limit = to + size * 0.7;
  return placed
    .toReversed()
    .map((group) => {
      const left = Math.min(group.left, limit - group.span - caption(group));
      limit = left - size * 1.42;
      return { ...group, left };
    })
    .toReversed();
}
