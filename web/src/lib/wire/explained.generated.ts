// What the things of a box are: engine/explained.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.
import type { Text } from "./board.generated.ts";
import type { Card } from "./picture.generated.ts";

/** What the things of a box are and do, as many as there are with a set-up: the card list. */
export interface ExplainedInfo {
  chapters: Chapter[];
}

/** Things of one sort: a pack of cards, the dice, the signs on the road. */
export interface Chapter {
  id: string;
  name: Text;
  things: Explanation[];
  /** What holds for all of them: said once in the list, and with each of them where it lies. */
  common: Text[];
  /** How many cards there are in the pack that this chapter is a part of; 0 where it is a whole one. */
  pack: number;
}

/** One thing: what it does, what ends it or what it ends, and where its rule is. */
export interface Explanation {
  id: string;
  name: Text;
  does: Text;
  rule: string;
  cure: Text | null;
  /** Special cases, one sentence each. */
  cases: Text[];
  /** How many of it are in the box; 0 for what is not counted. */
  count: number;
  /** How it is printed, if it is a card. */
  card: Card | null;
  /** How it is drawn, if it is none. */
  symbol: string;
  /** The six sides of a die. */
  faces: string[];
}
