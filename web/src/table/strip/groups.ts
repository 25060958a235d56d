// The groups of the profile strip: riders at the same place share a lead, and leads make room for each other.
import type { Board, Piece, Group as Riding } from "../../lib/wire.ts";
import { hasLanes } from "../board/shapes.ts";

export interface Group {
  along: number;
  pieces: Piece[];
  /** What the game says about it: its name, its gap. */
  told?: Riding;
}

export interface PlacedGroup extends Group {
  /** Where the lead meets the profile. */
  x: number;
  /** The middle of the first plate. */
  left: number;
  /** From the first plate's middle to the last one's. */
  span: number;
  shown: Piece[];
  /** How many more ride there than are shown. */
  more: number;
}

/** From the last plate of a group to the first of the next, in plates. */
const APART = 1.42;
const NOBODYS: Regard = { own: () => false, now: () => false };
const TOGETHER = 0.002;
/** In lanes a rider belongs to the group ahead when no more than so many cells lie between them, on a short road fewer. */
const WHEEL = 2.5;
const NEXT_ROW = 1.1;
const SHORT = 40;

/** How near riders of one group are on the profile of a board. */
export function reachOfWheel(board: Board): number {
  if (!hasLanes(board)) return TOGETHER;
  const cells = Math.max(...board.cells.map((cell) => cell.number));
  return (cells < SHORT ? NEXT_ROW : WHEEL) / cells;
}

/** Riders by place, from the rear to the head of the race; a group is where its first rider is. */
export function groups(pieces: Piece[], together = TOGETHER): Group[] {
  const found: Group[] = [];
  for (const piece of [...pieces].sort((a, b) => a.along - b.along)) {
    const last = found.at(-1);
    if (last && piece.along - last.along < together) {
      last.pieces.push(piece);
      last.along = piece.along;
    } else found.push({ along: piece.along, pieces: [piece] });
  }
  return found;
}

/** The groups that the game itself knows, from the rear on; a group's first rider is its last piece, as in `groups`. */
export function told(riding: Riding[], pieces: Piece[]): Group[] {
  const known = new Map(pieces.map((piece) => [piece.id, piece]));
  return riding
    .map((group) => ({
      along: group.along,
      pieces: group.pieces.flatMap((id) => known.get(id) ?? []).toSorted((a, b) => a.along - b.along),
      told: group,
    }))
    .toSorted((a, b) => a.along - b.along)
    .reduce(joined, []);
}

/** On a strip so small, groups this near to each other are one. */
const SIDE_BY_SIDE = 0.018;

function joined(found: Group[], group: Group): Group[] {
  const last = found.at(-1);
  if (!last || group.along - last.along > SIDE_BY_SIDE) return [...found, group];
  const told = last.told?.kind === "bunch" ? last.told : group.told;
  return [...found.slice(0, -1), { along: group.along, pieces: [...last.pieces, ...group.pieces], ...(told ? { told } : {}) }];
}

/** The first of several ways to caption the groups for which there is room on the strip, else none at all. */
export function captioned(
  found: Group[],
  room: number,
  size: number,
  most: number,
  ways: ((group: Group) => string)[],
): (group: Group) => string {
  const taken = (way: (group: Group) => string): number =>
    found.reduce((sum, group) => sum + spanOf(group.pieces.length, most, size) + size * APART + captionWidth(way(group), size), 0);
  return ways.find((way) => taken(way) <= room) ?? (() => "");
}

export function captionWidth(caption: string, size: number): number {
  return caption ? caption.length * 6.6 + size * 0.8 : 0;
}

/** What riders are to the reader: whose turn it is matters most, then whether they are one's own. */
export interface Regard {
  own: (piece: Piece) => boolean;
  now: (piece: Piece) => boolean;
}

/** How many plates a group shows: a count in place of a single rider would take more room than he does. */
const platesOf = (riders: number, most: number): number => (riders <= most + 1 ? riders : most);

/** Where not all fit, the rider on turn is shown, then one's own, and then those at the head of the group. */
function chosen(pieces: Piece[], most: number, { own, now }: Regard): Piece[] {
  const weight = (piece: Piece): number => 2 * Number(now(piece)) + Number(own(piece));
  const first = new Set(pieces.toSorted((a, b) => weight(a) - weight(b)).slice(-platesOf(pieces.length, most)));
  return pieces.filter((piece) => first.has(piece));
}

/** The room that a group takes, from the middle of its first plate to that of the last, or of the count of the others. */
function spanOf(riders: number, most: number, size: number): number {
  const plates = platesOf(riders, most);
  return size * (0.74 * (plates - 1) + (riders > plates ? 1.05 : 0));
}

/** How many plates a group may show, and the groups, so that all have room: fewer plates first, then neighbours are one. */
export function fitted(found: Group[], room: number, size: number, most: number): { groups: Group[]; most: number } {
  const taken = (groups: Group[], plates: number): number =>
    groups.reduce((sum, { pieces }) => sum + spanOf(pieces.length, plates, size) + size * APART, 0);
  for (let plates = most; plates > 0; plates--) if (taken(found, plates) <= room) return { groups: found, most: plates };
  return found.length > 1 ? fitted(nearestJoined(found), room, size, 1) : { groups: found, most: 1 };
}

/** The two groups nearest to each other as one. */
function nearestJoined(found: Group[]): Group[] {
  const gaps = found.slice(1).map((group, place) => group.along - found[place]!.along);
  const at = gaps.indexOf(Math.min(...gaps));
  const [behind, ahead] = [found[at]!, found[at + 1]!];
  return [...found.slice(0, at), { ...ahead, pieces: [...behind.pieces, ...ahead.pieces] }, ...found.slice(at + 2)];
}

/** Puts the plates of each group over its point, pushed to the right where the group behind needs the room. */
export function place(
  found: Group[],
  from: number,
  to: number,
  size: number,
  most: number,
  caption: (group: Group) => number,
  regard: Regard = NOBODYS,
): PlacedGroup[] {
  let taken = from - size;
  const placed = found.map((group) => {
    const x = from + (to - from) * group.along;
    const shown = chosen(group.pieces, most, regard);
    const more = group.pieces.length - shown.length;
    const span = spanOf(group.pieces.length, most, size);
    const left = Math.max(from + 2, taken + size * APART, Math.min(to - span - 4, x - span / 2));
    taken = left + span + caption(group);
    return { ...group, x, left, span, shown, more };
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
      limit = left - size * APART;
      return { ...group, left };
    })
    .toReversed();
}
