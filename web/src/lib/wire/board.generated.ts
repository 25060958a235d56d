// Roads on the plane: engine/scene.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.

export type Words = Record<string, string>;

export type Param = string | number | boolean | (string | number)[] | Words;

export type Params = Record<string, Param>;

export type Provenance = "reconstruction" | "rulebook";

export type Point = [number, number];

export type Jersey = "" | "green" | "polka" | "yellow";

export type Sound = "bell" | "card" | "click" | "crowd" | "dice" | "hiss" | "horn" | "ride" | "thud";

/** A road on the plane. */
export interface Board {
  id: string;
  kind: "hexes" | "lanes" | "road";
  width: number;
  height: number;
  /** How wide a cell is, across the road; a hex from corner to corner. Riders and signs are drawn to its measure. */
  cell_width: number;
  land: "above" | "alps" | "fields" | "flat" | "mountain" | "track";
  /** The outline of the road, for its casing. */
  edges: Point[][];
  /** The middle of the road, for its dashes and for riding along it. */
  spine: Point[];
  cells: Cell[];
  lines: RoadLine[];
  signs: Sign[];
  profile: Profile;
  strips: Strip[];
  winds: Wind[];
  /** Painted on the road: which way it goes. */
  arrows: Arrow[];
}

/**
 * A place of the road. `number` counts along the road and `lane` across it, for the keyboard.
 *
 * `label` is what is printed on it, on a tab at `label_at` where it has one; `name` is what sentences call it where
 * that is not the same (`55.2`). A start strip has the colour of its `team`. A `line` may run through it.
 */
export interface Cell {
  id: string;
  shape: Point[];
  centre: Point;
  heading: number;
  kind: string;
  number: number;
  lane: number;
  label: string;
  label_at: Point | null;
  marks: Mark[];
  name: string;
  team: string;
  line: "" | "sprint" | "summit";
}

/**
 * A sign on a cell, a rider or a row: a symbol of the look by name, and its meaning.
 *
 * In a table it is a red tag, or where it `helps` whoever has it a green one; `more` is what it means in full.
 */
export interface Mark {
  symbol: string;
  text: Text;
  helps: boolean;
  more: Text | null;
  /** The jersey or cap that it is: then it stands beside the name, and is worn on the podium. */
  worn: Jersey;
  /** What is heard when it is laid on a rider. */
  sound: Sound | "";
  /** What explains it (`engine/explained.py`); the same in all parts below. */
  explain: string;
}

/** A sentence of the catalogues: its key and its parameters. */
export interface Text {
  key: string;
  args: Params;
}

/**
 * A line across the road: `sprint`, `summit`, `green`, `finish`, `start`; between segments of hexes `segment`, at
 * foot and top of a climb `climb`; `rail` along a bridge. `path` is its whole course where it is not straight.
 */
export interface RoadLine {
  kind: string;
  ends: [Point, Point];
  path: Point[];
}

/** A sign board beside the road: `town`, `sprint`, `climb`. It says `text`, else `words`; `stakes` can be won. */
export interface Sign {
  kind: string;
  at: Point;
  words: Words;
  text: Text | null;
  stakes: Text | null;
  explain: string;
}

/** The strip above the board. */
export interface Profile {
  heights: Spot[];
  milestones: Milestone[];
}

/** A point of the race profile: how far along (0 to 1) and how high (0 to 1). */
export interface Spot {
  along: number;
  height: number;
}

/** A mark of the profile strip: a symbol or a plain tick with its label, and what it is, as on a sign. */
export interface Milestone {
  along: number;
  label: string;
  symbol: string;
  words: Words;
  text: Text | null;
}

/** A planted strip between two carriageways: its middle line, and where its trees stand. */
export interface Strip {
  line: Point[];
  trees: Point[];
}

/** The windward side of a stretch of road: the dashed lines along it, and the arrows that point onto the road. */
export interface Wind {
  lines: Point[][];
  arrows: Arrow[];
}

/** An arrow on the board: its middle, and where it points in degrees, 0 to the right and 90 down. */
export interface Arrow {
  at: Point;
  heading: number;
}
