// The pictures of the server and what it asks, as engine/scene.py and engine/picks.py declare them.

export type Param = string | number | boolean | string[] | number[] | Record<string, string>;
export type Params = Record<string, Param>;
export type Words = Record<string, string>;
export type Point = [number, number];
export type Provenance = "rulebook" | "reconstruction";
/** Who says a figure: the printed rulebook, we, or the people of a score sheet. */
export type By = "printed" | "ours" | "yours";

/** The seat of somebody who only watches. */
export const SPECTATOR = -1;

export interface Text {
  key: string;
  args: Params;
}

export interface Mark {
  symbol: string;
  text: Text;
  /** Whether it is good for whoever has it. */
  helps: boolean;
  /** What it means in full. */
  more: Text | null;
}

export interface Cell {
  id: string;
  shape: Point[];
  centre: Point;
  heading: number;
  kind: string;
  number: number;
  lane: number;
  /** What is printed on it. */
  label: string;
  label_at: Point | null;
  marks: Mark[];
  /** What sentences call it, where that is not its label. */
  name: string;
  /** The team whose start strip it is. */
  team: string;
}

export interface Line {
  kind: string;
  ends: [Point, Point];
  /** Its whole course, where it is not straight; else empty. */
  path: Point[];
}

/** An arrow on the board: its middle, and where it points in degrees, 0 to the right and 90 down. */
export interface Arrow {
  at: Point;
  heading: number;
}

/** The windward side of a stretch of road: dashed lines along it, and arrows that point onto the road. */
export interface Wind {
  lines: Point[][];
  arrows: Arrow[];
}

export interface Sign {
  kind: string;
  words: Words | Text;
  at: Point;
}

/** A planted strip between two carriageways. */
export interface Strip {
  line: Point[];
  trees: Point[];
}

export interface Spot {
  along: number;
  height: number;
}

export interface Milestone {
  along: number;
  label: string;
  symbol: string;
  words: Words | Text | null;
}

export interface Profile {
  heights: Spot[];
  milestones: Milestone[];
}

export interface Board {
  id: string;
  width: number;
  height: number;
  land: string;
  edges: Point[][];
  spine: Point[];
  cells: Cell[];
  lines: Line[];
  signs: Sign[];
  profile: Profile;
  strips: Strip[];
  winds: Wind[];
  /** Painted on the road: which way it goes. */
  arrows: Arrow[];
}

export interface MapStage {
  order: number;
  start: Point;
  finish: Point;
  state: string;
}

export interface Stage {
  order: number;
  of: number;
  name: Words;
  kind: Text;
  length: Text;
}

export interface Piece {
  id: string;
  seat: number;
  team: string;
  bib: number;
  cell: string;
  along: number;
  jersey: string;
  marks: Mark[];
  /** Where he stands, if that is not the middle of his cell. */
  at: Point | null;
  fallen: boolean;
  /** What is printed beside his group on the strip. */
  gap: string;
}

/** Riders who ride together in this round, in their order of play. */
export interface Group {
  id: string;
  /** head, chase, bunch, gruppetto, or lone for a single rider. */
  kind: string;
  name: Text;
  pieces: string[];
  along: number;
  /** What it offers to its next rider, "" while there is none. */
  pace: string;
  /** The time to the head of the race. */
  gap: string;
  note: Text | null;
  marks: Mark[];
}

/** A rider's place in the order of this round. */
export interface Turn {
  piece: string;
  seat: number;
  team: string;
  bib: number;
  state: string;
}

export interface Card {
  id: string;
  kind: string;
  frame: string;
  name: Text;
  count: number;
  fresh: number;
  /** The colour of a race card, whose kind is its numbers: "2-1-0". */
  team: string;
}

/** A number of the card in play, to hand to a rider; equal ones are one cloth with a count. */
export interface Cloth {
  id: string;
  label: string;
  name: Text;
  count: number;
  given: boolean;
  /** The extra step of a card in the own colour: it goes with another number and cannot be picked. */
  bonus: boolean;
}

export interface Die {
  id: string;
  symbol: string;
  name: Text;
  face: number;
}

/** Something to choose that is no thing on the table: a button. */
export interface Button {
  id: string;
  name: Text;
  symbol: string;
}

export interface Pile {
  id: string;
  name: Text;
  count: number;
  top: Card | null;
  content: Card[];
}

/** What separates somebody from who is level with him, and the rule that decided. */
export interface Tie {
  text: Text;
  rule: string;
}

export interface Row {
  rank: number;
  seat: number;
  team: string;
  bib: number;
  value: string;
  detail: Text | null;
  gain: string;
  marks: Mark[];
  tie: Tie | null;
}

export interface Classification {
  name: Text;
  note: Text | null;
  rows: Row[];
  symbol: string;
  /** Whether its values can be shown with a marker on the units and one on the tens. */
  markers: boolean;
  /** So many rows are shown, and those of the reader; 0 shows all. */
  top: number;
}

export interface Award {
  text: Text;
  seat: number;
  rule: string;
  symbol: string;
}

/** Where a piece stood when a stage ended. */
export interface Arrival {
  piece: string;
  cell: string;
  along: number;
}

export interface Result {
  stage: Stage;
  headline: Text;
  summary: Text;
  podium: Row[];
  tables: Classification[];
  awards: Award[];
  final: boolean;
  /** The road that was ridden; the scene may already stand on the next one. */
  board: string;
  arrivals: Arrival[];
}

/** What every screen shows of a position. */
export interface Picture {
  board: string;
  stage: Stage;
  stages: MapStage[];
  round: Text;
  turn: number;
  pieces: Piece[];
  dice: Die[];
  piles: Pile[];
  standings: Classification[];
  result: Result | null;
  provenance: Provenance;
  over: boolean;
  /** The order of this round, where riders do not simply take turns by seat. */
  order: Turn[];
  /** The piece to move, where a seat has several; "" while none is chosen. */
  rider: string;
  /** Cells that nobody may enter this round. */
  barred: string[];
  /** The numbers of the card in play, where they are handed to riders one by one. */
  numbers: Cloth[];
  /** Who rides with whom in this round, from the head of the race on. */
  groups: Group[];
}

/** What one seat's screen shows besides the picture. */
export interface Own {
  hand: Card[];
  /** What the seat to decide may choose besides things on the table. */
  buttons: Button[];
  /** All piles, where this seat sees a card in one of them that lies face down for the others. */
  piles: Pile[] | null;
}

/** One screen: the picture, and over it what is its seat's own. */
export interface Scene extends Picture {
  hand: Card[];
  buttons: Button[];
}

export function sceneOf(picture: Picture, { hand, buttons, piles }: Own): Scene {
  return { ...picture, hand, buttons, piles: piles ?? picture.piles };
}

export interface Offer {
  do: string;
  picks: string[];
  label: Text;
  hint: Text | null;
  side: boolean;
  /** Symbols that say at a glance what it brings. */
  signs: string[];
}

export interface WhyNot {
  picks: string[];
  label: Text;
  rule: string;
  params: Params;
}

export interface Ask {
  seat: number;
  question: Text;
  offers: Offer[];
  /** Things that somebody might pick first, and that lead nowhere now. */
  closed: string[];
  /** What the game would do for somebody who has only stragglers to bring home; "" while there is something to decide. */
  home: string;
}

export interface GameEvent {
  version: number;
  kind: string;
  params: Params;
  /** The round it was played in. */
  round: Text;
}
