// The illustrated page of a game: engine/illustrated/page.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.
import type { Board, Text } from "./board.generated.ts";
import type { Card, Picture, StandingsTable } from "./picture.generated.ts";

export interface IllustratedPage {
  aim: Text;
  sections: PageSection[];
}

/** Panels under a heading. `sheet` is the sheet of paper it is printed on, 1 or 2. */
export interface PageSection {
  id: string;
  title: Text;
  layout: "hints" | "pictures" | "points" | "steps" | "story" | "things";
  sheet: number;
  panels: Panel[];
}

/** One thing told: its picture, and a sentence or two. */
export interface Panel {
  id: string;
  title: Text | null;
  text: Text;
  scenery: Scenery | null;
  cards: Card[];
  /** The card that is taken up. */
  picked: string;
  symbols: string[];
  figures: string[];
  table: StandingsTable | null;
  /** The reconstructions (`R-3`) that its figures rest on. */
  ours: string[];
}

/** A position on a piece of its road. */
export interface Scenery {
  /** Only what is in view of it. */
  board: Board;
  /** As wide and high as the frames of its layout. */
  view: [number, number, number, number];
  /** Only what is drawn on the road. */
  picture: Picture;
  /** What is picked: the rider who goes there. */
  picked: string[];
  lit: Lit[];
  /** Cells through which an arrow leads. */
  way: string[];
  tags: Tag[];
  /** Cells that are crossed out. */
  crossed: string[];
  /** Riders have their place in the order beside them. */
  numbered: boolean;
}

/** A cell that can be ridden to, with the signs of what happens there. */
export interface Lit {
  cell: string;
  signs: string[];
}

/** A figure on a small plate beside a cell: `+1`. */
export interface Tag {
  cell: string;
  text: string;
  below: boolean;
}
