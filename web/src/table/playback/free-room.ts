// Where there is room on the board: the largest rectangle in which nothing lies that must be seen.
import type { Box } from "../board/viewport.svelte.ts";

export interface Shape {
  width: number;
  height: number;
}

/** A place for something that stands upright or lies. */
export interface Room extends Box {
  upright: boolean;
}

/** What stands upright may be so much higher than it must. */
const TALLER = 1.2;

/** The largest rectangle of a window in which a shape fits and that none of the things touches; null where there is none. */
export function freeRoom(window: Shape, things: Box[], least: Shape): Box | null {
  const inside = things.filter((thing) => thing.x < window.width && thing.y < window.height && right(thing) > 0 && below(thing) > 0);
  const lefts = [0, ...inside.map(right)];
  const rights = [window.width, ...inside.map((thing) => thing.x)];
  let best: Box | null = null;
  for (const from of lefts) {
    for (const to of rights) {
      if (to - from < least.width) continue;
      const gap = highestGap(inside.filter((thing) => thing.x < to && right(thing) > from), window.height);
      const room = { x: from, y: gap.y, width: to - from, height: gap.height };
      if (room.height >= least.height && (!best || area(room) > area(best))) best = room;
    }
  }
  return best;
}

/** Upright beside the riders or lying below them, whichever has more room; null where neither fits. */
export function roomFor(window: Shape, things: Box[], upright: Shape, lying: Shape): Room | null {
  const [tall, wide] = [freeRoom(window, things, upright), freeRoom(window, things, lying)];
  if (tall && (!wide || area(tall) >= area(wide))) {
    const height = Math.min(tall.height, upright.height * TALLER);
    return { ...placed(tall, { ...upright, height }), upright: true };
  }
  return wide && { ...placed(wide, lying), upright: false };
}

/** In the room, on the side where it is further from the middle of things: right and low. */
function placed(room: Box, { width, height }: Shape): Box {
  return { x: room.x + room.width - width, y: room.y + room.height - height, width, height };
}

function highestGap(things: Box[], height: number): { y: number; height: number } {
  let [from, best] = [0, { y: 0, height: 0 }];
  for (const thing of things.toSorted((a, b) => a.y - b.y)) {
    if (thing.y - from > best.height) best = { y: from, height: thing.y - from };
    from = Math.max(from, below(thing));
  }
  return height - from > best.height ? { y: from, height: height - from } : best;
}

const right = ({ x, width }: Box): number => x + width;
const below = ({ y, height }: Box): number => y + height;
const area = ({ width, height }: Box): number => width * height;
