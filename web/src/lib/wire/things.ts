// Things are named `kind:id`: `card:km40`, `cell:180`, `player:2` (docs/protocol.md). What the kinds mean for the hand
// that picks them is told here once.
import type { ThingKind } from "../wire.ts";

interface Manner {
  /** It is taken up by the first press and played by the second. */
  held?: true;
  /** Where it is the only one there is nothing to choose, and it is picked by itself. */
  alone?: true;
  /** It may be picked before whoever gets it. */
  first?: true;
  /** It is a place on the road or somebody at the table: always on the screen. */
  fixed?: true;
  /** It lies aside, on a phone out of sight. */
  aside?: true;
}

const MANNERS: Record<ThingKind, Manner> = {
  card: { held: true },
  cell: { fixed: true },
  player: { fixed: true },
  rider: { alone: true },
  number: { alone: true, first: true },
  given: {},
  pile: { aside: true },
  die: {},
  choice: {},
};

/** The kind of a thing, before the first colon; "" for what names none. */
export function kindOf(thing: string | undefined): string {
  const colon = thing?.indexOf(":") ?? -1;
  return thing && colon > 0 ? thing.slice(0, colon) : "";
}

/** What stands behind the kind. */
export const idOf = (thing: string): string => thing.slice(thing.indexOf(":") + 1);

export const isCell = (thing: string | undefined): boolean => kindOf(thing) === "cell";
export const isPlayer = (thing: string | undefined): boolean => kindOf(thing) === "player";

export function mannerOf(thing: string | undefined): Manner {
  return (MANNERS as Partial<Record<string, Manner>>)[kindOf(thing)] ?? {};
}
