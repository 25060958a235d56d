// What a screen shows and what it asks: engine/scene.py and engine/picks.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.
import type { Jersey, Mark, Params, Point, Provenance, Text, Words } from "./board.generated.ts";

export type ThingKind = "card" | "cell" | "choice" | "die" | "given" | "number" | "pile" | "player" | "rider";

/** What one screen shows of a single position: the picture, and over it what is this seat's own. */
export interface Scene {
  board: string;
  stage: Stage;
  stages: MapStage[];
  round: Text;
  /** The seat to decide, or -1 when the match is over. */
  turn: number;
  pieces: Piece[];
  dice: Die[];
  piles: Pile[];
  standings: StandingsTable[];
  /** The last stage that ended, if any; the client shows it when it is new. */
  result: Result | null;
  provenance: Provenance;
  over: boolean;
  /** The order of this round, where riders do not simply take turns by seat. */
  order: Turn[];
  /** The piece to move, where a seat has several; empty while none is chosen. */
  rider: string;
  /** Cells that nobody may enter this round: crash zones. */
  barred: string[];
  /** The numbers of the card in play, where they are handed to riders one by one. */
  numbers: NumberTile[];
  /** Who rides with whom in this round, from the head of the race on; outlined on the board. */
  groups: Group[];
  hand: Card[];
  buttons: Button[];
  secret: boolean;
}

/** The stage of the picture; `of` is the number of stages in this tour and `order` its place among them. */
export interface Stage {
  order: number;
  of: number;
  name: Words;
  kind: Text;
  length: Text;
}

/** A stage on the small map of the tour, on a square of 100: from, to, and whether it is ridden or next. */
export interface MapStage {
  order: number;
  start: Point;
  finish: Point;
  state: string;
}

/**
 * A rider on the road. `along` is the place on the profile strip, 0 to 1, and `gap` what is printed beside it.
 * `at` is where he stands if that is not the middle of his cell: behind the start line, or beside the road.
 */
export interface Piece {
  id: string;
  seat: number;
  team: string;
  bib: number;
  cell: string;
  along: number;
  jersey: Jersey;
  marks: Mark[];
  at: Point | null;
  fallen: boolean;
  gap: string;
}

/** A die to throw, or one that lies there; `face` is 0 before it was thrown. `symbol` draws it, face and all. */
export interface Die {
  id: string;
  symbol: string;
  name: Text;
  face: number;
  /** What it says, in a word or a figure, where it is told beside the die. */
  shows: Text | null;
  explain: string;
}

/** A pile of cards: its size, its top card where it is public, and its content by kind where that is. */
export interface Pile {
  id: string;
  name: Text;
  count: number;
  top: Card | null;
  content: Card[];
  explain: string;
}

/**
 * Equal cards are one card with a count. `frame` is its family's print; `fresh` counts those just drawn.
 *
 * Where it has no `numbers` and no `dial`, the picture of its `kind` is printed on it. A race card has the colour of
 * its `team`.
 */
export interface Card {
  id: string;
  kind: string;
  frame: string;
  name: Text;
  count: number;
  fresh: number;
  team: string;
  /** Printed one below the other. */
  numbers: number[];
  dial: Dial | null;
  explain: string;
}

/** A figure on a dial that is filled as far as it goes; `unit` stands under it. */
export interface Dial {
  figure: number;
  full: number;
  unit: Text;
}

/**
 * A classification: its name, a note beside it, its rows.
 *
 * Where the box keeps it with `markers`, one on the units and one on the tens, whole values can be shown so too. Of a
 * long one only the `top` rows are shown, and those of the reader; 0 shows all.
 */
export interface StandingsTable {
  name: Text;
  note: Text | null;
  rows: Row[];
  symbol: string;
  markers: boolean;
  top: number;
}

/**
 * A line of a classification. Who is not ranked has rank 0; `value` is printed as it is; `marks` are caps, jerseys
 * and handicaps; who is level with another has a `tie`.
 */
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

/** What separates somebody from who is level with him, or that they share their place: with figures and rule. */
export interface Tie {
  text: Text;
  rule: string;
}

/**
 * The end of a stage, or of the tour when `final`: the podium, the tables, what changed hands.
 *
 * The scene that brings it may already stand at the start of the next road: `arrivals` are the places on `board`, the
 * road of the stage that ended, so that the last ride can be shown.
 */
export interface Result {
  stage: Stage;
  headline: Text;
  summary: Text;
  podium: Row[];
  tables: StandingsTable[];
  awards: Award[];
  final: boolean;
  board: string;
  arrivals: Arrival[];
  /** At the end of a race of several stages. */
  story: Story | null;
}

/** Something that changed hands: the cap to whom, and the rule that decided it. */
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

/** How a race of several stages was decided, stage by stage, in the order of its end. */
export interface Story {
  name: Text;
  rows: StoryRow[];
  /** What is added at the very end, if anything is. */
  last: Text | null;
}

/**
 * Who is ranked at the end, what every stage brought, and how far behind the first he was after each.
 *
 * Where something is added at the very end, `gains` and `behind` have one more for it.
 */
export interface StoryRow {
  seat: number;
  team: string;
  bib: number;
  gains: string[];
  total: string;
  behind: number[];
}

/** A rider's place in the order of this round: `done`, `now`, `next`, or `skips` if the turn will be lost. */
export interface Turn {
  piece: string;
  seat: number;
  team: string;
  bib: number;
  state: string;
}

/**
 * A number of the card in play, to hand to a rider; equal ones are one tile with a count.
 *
 * The `bonus` of a card in the own colour is one too; it cannot be picked, for it goes with another number.
 */
export interface NumberTile {
  id: string;
  label: string;
  name: Text;
  count: number;
  given: boolean;
  bonus: boolean;
  explain: string;
}

/**
 * Riders who ride together in this round, in their order of play, as television shows them.
 *
 * `kind` is `head`, `chase`, `bunch`, `gruppetto`, or `lone` for a single rider; `pace` is what it offers to its
 * next rider and empty while there is none; `gap` is the time to the head of the race, `note` says who leads it. A
 * group with an open breakaway has its mark.
 */
export interface Group {
  id: string;
  kind: string;
  name: Text;
  pieces: string[];
  along: number;
  pace: string;
  gap: string;
  note: Text | null;
  marks: Mark[];
}

/** Something to choose that is no thing on the table: a button, with a symbol of the look if it has one. */
export interface Button {
  id: string;
  name: Text;
  symbol: string;
}

/** What every screen shows of a position, the same for all eyes. `board` is the id of a Board sent once. */
export interface Picture {
  board: string;
  stage: Stage;
  stages: MapStage[];
  round: Text;
  /** The seat to decide, or -1 when the match is over. */
  turn: number;
  pieces: Piece[];
  dice: Die[];
  piles: Pile[];
  standings: StandingsTable[];
  /** The last stage that ended, if any; the client shows it when it is new. */
  result: Result | null;
  provenance: Provenance;
  over: boolean;
  /** The order of this round, where riders do not simply take turns by seat. */
  order: Turn[];
  /** The piece to move, where a seat has several; empty while none is chosen. */
  rider: string;
  /** Cells that nobody may enter this round: crash zones. */
  barred: string[];
  /** The numbers of the card in play, where they are handed to riders one by one. */
  numbers: NumberTile[];
  /** Who rides with whom in this round, from the head of the race on; outlined on the board. */
  groups: Group[];
}

/** What one seat's screen shows besides the picture. A spectator has nothing of it. */
export interface Own {
  hand: Card[];
  /** What the seat to decide may choose besides things on the table. */
  buttons: Button[];
  /** All piles, where this seat sees a card in one of them that lies face down for the others. */
  piles: Pile[] | null;
  /** Whether something of it is hidden from the others: round one screen a curtain falls before it. A game says no where all of it lies open, as dice do. */
  secret: boolean;
}

/** What a seat is asked: the question, and what it may answer. */
export interface Ask {
  seat: number;
  question: Text;
  /** Where they differ by a number only and end on the same cell, the cell alone means the first of them. */
  offers: Offer[];
  /** Things that somebody might pick first, and that lead nowhere now: a screen dims them, and asks why if pressed. */
  closed: string[];
  /** The offer that a bot would take for a seat with nothing but stragglers on the road: a screen may ride on by itself when somebody wishes so. Empty while there is something to decide. */
  home: string;
  /** Whether everything that can be played ends badly: then the question alone would be a riddle. */
  harm: boolean;
  /** The only offer, where there is nothing to choose and nothing to throw: a screen may play it by itself, after a beat, for somebody who wishes so. Not where it ends badly or gives something away: that is to be seen first. */
  forced: string;
  tone: "" | "loss";
  several: Several | null;
  /** The picks that most people would begin with: a thing that leads there in several ways means the one that begins so, until somebody picks something else. */
  proposed: string[];
  orders: Order[];
}

/** A legal action: its notation, its path, its name ("Ride 40 km") and what it will do ("Puts you on 180"). */
export interface Offer {
  do: string;
  picks: string[];
  label: Text;
  hint: Text | null;
  side: boolean;
  signs: string[];
  opens: boolean;
}

/**
 * How many of the offers are chosen at once and then played one after the other: three cards to exchange.
 *
 * Where fewer than the `most` are enough, `done` is the offer that ends it.
 */
export interface Several {
  least: number;
  most: number;
  done: string;
}

/**
 * Something that a seat may wish once for all its riders: as long as the round is the same and an ask has the order
 * with this id, a screen plays `do`. An ask without it is for the person to answer; the order stands.
 */
export interface Order {
  id: string;
  label: Text;
  do: string;
  hint: Text | null;
}

/**
 * An event as one seat may know it, with the version that brought it and the round it belongs to.
 *
 * What a screen does besides telling it is declared (`engine/event.py`, `engine/cue.py`), and sent where there is any.
 */
export interface SeenEvent {
  version: number;
  kind: string;
  params: Params;
  round: Text;
  /** Whom it is about. */
  seat?: number;
  /** His rider, where a seat has several. */
  bib?: number;
  /** The seat at which a card is aimed. */
  target?: number;
  /** The card that it shows. */
  card?: string;
  /** The stage that it names, by its number in this tour. */
  stage?: number;
  /** Whether its words are printed on a card or a cell, and read out to everybody. */
  reads_out?: boolean;
  /** An undo: the version it went back to. What was told after that did not happen. */
  back_to?: number | null;
  attack?: boolean;
  scores?: boolean;
  thrown?: Die | null;
  weight?: 0 | 1 | 2 | 3;
  spotlight?: Spotlight | null;
  note?: Text | null;
  /** The seat whose decision brought it. */
  by?: number;
  /** It is no move: it stays true when moves around it are taken back. */
  stands?: boolean;
  /** The bot that decided it for the person of this seat. */
  bot?: string;
  /** Somebody was shown what a bot would do, and how often on this stage. */
  hint?: HintCount | null;
}

/**
 * What stands on the stage while an event has it: a sign, a die or a whole card, with its name.
 *
 * The sentence under it is the event's own, the same as in the log.
 */
export interface Spotlight {
  name: Text;
  /** A drawing of the look: `mark-sprint`, `die-red-BIG`, `pic-fall`. */
  symbol: string;
  tone: "" | "harm" | "help";
  /** The print of the card that it is (`risk-bad`); then it is shown whole, with its picture, its name and `text`. */
  frame: string;
  /** What is printed on that card. */
  text: Text | null;
  /** What explains it (`engine/explained.py`). */
  explain: string;
}

/** How many hints a seat was shown on a stage, the last one included. */
export interface HintCount {
  stage: number;
  count: number;
}
