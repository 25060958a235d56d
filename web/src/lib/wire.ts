// The messages and pictures of the server, as docs/protocol.md, engine/scene.py and engine/picks.py declare them.

export type Param = string | number | boolean | string[] | number[] | Record<string, string>;
export type Params = Record<string, Param>;
export type Words = Record<string, string>;
export type Point = [number, number];
export type Provenance = "rulebook" | "reconstruction";

/** The seat of somebody who only watches. */
export const SPECTATOR = -1;

export interface Text {
  key: string;
  args: Params;
}

export interface Mark {
  symbol: string;
  text: Text;
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
  number: number;
  start: Point;
  finish: Point;
  state: string;
}

export interface Stage {
  number: number;
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
  /** head, chase, peloton, gruppetto, or lone for a single rider. */
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

export interface Row {
  rank: number;
  seat: number;
  team: string;
  bib: number;
  value: string;
  detail: Text | null;
  gain: string;
  marks: Mark[];
}

export interface Classification {
  name: Text;
  note: Text | null;
  rows: Row[];
  symbol: string;
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

export interface Scene {
  board: string;
  stage: Stage;
  stages: MapStage[];
  round: Text;
  turn: number;
  pieces: Piece[];
  hand: Card[];
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
  /** Who rides with whom in this round, from the head of the race on. */
  groups: Group[];
  /** What the seat to decide may choose besides things on the table. */
  buttons: Button[];
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
  refused: WhyNot[];
}

export interface GameEvent {
  version: number;
  kind: string;
  params: Params;
  /** The round it was played in. */
  round: Text;
}

// --- things of the web -------------------------------------------------------------------------------------

export type Choice = string | boolean;

export interface OptionInfo {
  name: string;
  choices: Choice[];
  default: Choice;
  rule: string;
  /** Every text that matches it whole is a choice too; "" where there are no others. */
  pattern: string;
  /** One of them, where they are for people to type. */
  example: string;
}

export interface EditionInfo {
  id: string;
  name: Words;
  provenance: Provenance;
}

export interface Seating {
  team: string;
  bib: number;
}

export interface GameInfo {
  id: string;
  players: number[];
  minutes: [number, number];
  options: OptionInfo[];
  editions: EditionInfo[];
  bots: string[];
  /** The colours and numbers of the seats, for the most that can play. */
  seating: Seating[];
}

export interface RuleInfo {
  id: string;
  text: string;
  sources: string[];
  decisions: string[];
}

export interface DecisionInfo {
  id: string;
  title: string;
  text: string;
}

export interface RulebookInfo {
  language: string;
  sections: { title: string; rules: RuleInfo[] }[];
  decisions: DecisionInfo[];
}

export type SeatKind = "me" | "open" | "bot";

export interface SeatWish {
  name?: string;
  kind: SeatKind;
  bot?: string;
}

export interface TableWish {
  game: string;
  options?: Record<string, Choice>;
  edition?: string;
  position?: string;
  start?: boolean;
  seats: SeatWish[];
}

export interface NewTable {
  table: string;
  code: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  /** The token that may change and start the table. */
  maker: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "human" | "open" | "bot";
  bot: string;
  taken: boolean;
  team: string;
  bib: number;
}

export interface TableInfo {
  table: string;
  code: string;
  game: string;
  options: Record<string, Choice>;
  edition: string;
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  /** The seat to decide, or -1. */
  turn: number;
  /** -1 before the start. */
  version: number;
  /** The SHA-256 of the seed of the match. */
  commitment: string;
}

export interface RecordHeader {
  game: string;
  rules: string;
  options: Record<string, Choice>;
  seats: { name: string; bot?: string }[];
  commitment: string;
  edition: { id: string; hash: string };
}

export interface ReplayStep {
  n: number;
  seat: number;
  do: string;
  undo: number | null;
  events: GameEvent[];
  /** The number of the stage its scene shows. */
  stage: number;
  /** The round it was played in. */
  round: Text;
}

export interface ReplayInfo {
  header: RecordHeader;
  steps: ReplayStep[];
  verified: boolean;
}

export interface ReplayScenes {
  scenes: Record<string, Scene>;
  boards: Record<string, Board>;
}

export interface Problem {
  code: string;
  message: string;
  params?: Params;
}

// --- the live table ----------------------------------------------------------------------------------------

export type ClientMessage =
  | { say: "hello"; id: string; table: string; tokens: string[]; since: Record<string, number> }
  | { say: "act"; id: string; seat: number; version: number; do: string }
  | { say: "undo"; id: string; seat: number }
  | { say: "consent"; id: string; seat: number; agree: boolean }
  | { say: "chat"; id: string; seat: number; text: string }
  | { say: "ping"; id: string };

export interface Refused {
  say: "refused";
  id: string;
  code: string;
  rule?: string;
  params?: Params;
  message?: string;
}

export interface Update {
  say: "update";
  seat: number;
  version: number;
  events: GameEvent[];
  scene: Scene;
  ask: Ask | null;
  replace: boolean;
}

export interface UndoWish {
  by: number;
  back_to: number;
  waiting: number[];
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
}

export type ServerMessage =
  | { say: "ok"; id: string; version: number; seats?: number[] }
  | Refused
  | { say: "lobby"; table: TableInfo }
  | { say: "board"; board: Board }
  | Update
  | ({ say: "undo_wished" } & UndoWish)
  | { say: "undo_settled"; by: number; agreed: boolean }
  | ({ say: "chat" } & ChatLine)
  | { say: "presence"; seats: Record<string, boolean> }
  | { say: "bye"; code: string };
