// The live table, and what is asked and answered about tables: table/wire.py and table/answers.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.
import type { Board, Params, Provenance, Text, Words } from "./board.generated.ts";
import type { Own, Picture, Scene, SeenEvent } from "./picture.generated.ts";

export type Choice = string | boolean;

export type ServerMessage = Ok | Explained | Refused | Seated | Lobby | BoardSent | PictureSent | PictureChanged | LogSent | Update | UndoWished | UndoSettled | Chat | Presence | SheetChanged | Bye;

export interface Ok {
  say: "ok";
  id: number | string;
  version: number;
  seats?: number[];
}

/** Why a seat cannot pick what it pressed; nothing where no rule forbids it. */
export interface Explained {
  say: "why";
  id: number | string;
  seat: number;
  version: number;
  whys: WhyNot[];
}

/** A path that leads nowhere, the rule that forbids it, and the figures for its sentence. */
export interface WhyNot {
  picks: string[];
  label: Text;
  rule: string;
  params: Params;
}

export interface Refused {
  say: "refused";
  id: number | string | null;
  code: string;
  rule?: string;
  params?: Params;
  message?: string;
}

export interface Seated {
  say: "seats";
  seats: number[];
}

export interface Lobby {
  say: "lobby";
  table: PublicTable;
}

/** What anybody with the link may know. */
export interface PublicTable {
  table: string;
  code: string;
  game: string;
  options: Record<string, Choice>;
  edition: string;
  seats: PublicSeat[];
  started: boolean;
  over: boolean;
  turn: number;
  version: number;
  commitment: string;
  /** What the stages of this tour are called, in their order. */
  stages: Words[];
}

export interface PublicSeat {
  seat: number;
  name: string;
  kind: "bot" | "human" | "open";
  bot: string;
  taken: boolean;
  team: string;
  bib: number;
}

export interface BoardSent {
  say: "board";
  board: Board;
}

/** What every screen shows, whole. */
export interface PictureSent {
  say: "picture";
  version: number;
  picture: Picture;
}

/** What became of the picture of version `since`. */
export interface PictureChanged {
  say: "changed";
  version: number;
  since: number;
  patch: Patch;
}

/** First things are taken out of lists, then others put in, each in this order; then all else is changed. */
export interface Patch {
  gone?: ((string | number)[])[];
  /** With the place it has in its list; what stood there and after it moves on by one. */
  new?: Change[];
  changes?: Change[];
}

/** At the end of this path stands this now. */
export type Change = [(string | number)[], unknown];

/** A part of what a seat was told before; its next update has the rest. */
export interface LogSent {
  say: "log";
  seat: number;
  events: SeenEvent[];
}

/** What is one seat's own, over the picture of this version: what it holds, is told and is asked. */
export interface Update {
  say: "update";
  seat: number;
  version: number;
  events: SeenEvent[];
  ask: AskSent | null;
  replace: boolean;
  /** Whole, for who has none. */
  own?: Own;
  /** What became of the seat's own since its last update. */
  patch?: Patch;
}

/** As `Ask`, with offers that lean on each other. */
export interface AskSent {
  seat: number;
  question: Text;
  offers: OfferSent[];
  closed: string[];
  home: string;
  harm: boolean;
}

/** What is not told is as in the offer before; before the first: no hint, no sign, and no side offer. */
export interface OfferSent {
  do: string;
  picks?: string[];
  label?: TextSent;
  hint?: TextSent | null;
  side?: boolean;
  signs?: string[];
}

/** A sentence. Without its key it is the one of the offer before, with other values of these parameters. */
export interface TextSent {
  args: Params;
  key?: string;
}

export interface UndoWished {
  say: "undo_wished";
  by: number;
  back_to: number;
  waiting: number[];
}

export interface UndoSettled {
  say: "undo_settled";
  by: number;
  agreed: boolean;
}

export interface Chat {
  say: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
}

export interface Presence {
  say: "presence";
  seats: Record<string, boolean>;
}

export interface SheetChanged {
  say: "sheet";
  sheet: string;
  version: number;
}

export interface Bye {
  say: "bye";
  code: "restart";
}

/** What the home page and the set-up of a table need to know of a game. */
export interface GameInfo {
  id: string;
  /** The numbers of players that can play it. */
  players: number[];
  /** How long it takes, from and to. */
  minutes: [number, number];
  options: Option[];
  editions: EditionInfo[];
  bots: string[];
  /** The colours and numbers of the seats, for the most that can play. */
  seating: Seating[];
}

/**
 * One choice before a match. `rule` is the rule that introduces it; names and help are in the catalogues
 * under `<game>-option-<name>` and `<game>-option-<name>-<choice>`.
 *
 * Where a `pattern` is given, every text that matches it whole is a choice too, though it is not offered by name: a
 * list of stages, say; `example` is one of them, for whoever missed it. Whether it makes sense with an edition is for
 * the game's `setup` to check.
 */
export interface Option {
  name: string;
  choices: Choice[];
  default: Choice;
  rule: string;
  pattern: string;
  example: string;
}

/** A box that can be played with. */
export interface EditionInfo {
  id: string;
  name: Words;
  provenance: Provenance;
  /** What is unusual about it though it can be played. */
  warnings: Text[];
}

/** How a seat looks in every screen: the team's colour name (its plate shape follows) and the number on it. */
export interface Seating {
  team: string;
  bib: number;
}

/** A rulebook in the language asked for, or in English where it was not translated. */
export interface RulebookInfo {
  language: string;
  sections: Section[];
  decisions: Decision[];
}

export interface Section {
  title: string;
  rules: Rule[];
}

/**
 * A numbered rule. `sources` are sections of the printed rulebook, `decisions` ours where it is silent, and
 * `reconstructions` name the figures of the rule that are ours, since it prints none.
 */
export interface Rule {
  id: string;
  text: string;
  sources: string[];
  decisions: string[];
  reconstructions: string[];
}

/** Where the printed rulebook is silent or says two things: what we chose and why. */
export interface Decision {
  id: string;
  title: string;
  text: string;
}

/** What the maker of a table gets, once: the tokens are nowhere else in plain text. */
export interface MadeTable {
  table: string;
  code: string;
  tokens: Record<string, string>;
  invitations: Record<string, string>;
  maker: string;
}

/** The table that waits under a code. */
export interface Found {
  table: string;
}

/** A seat that was taken. The token is nowhere else in plain text. */
export interface Joined {
  seat: number;
  token: string;
}

/** The table after a seat was renamed, freed or given away; a freed seat has a new invitation. */
export interface SeatChanged {
  table: PublicTable;
  invitation?: string;
}

export interface Replay {
  header: RecordHeader;
  steps: Step[];
  verified: boolean;
}

/** The first line of a record (`engine/record.py`). */
export interface RecordHeader {
  gruppetto: number;
  game: string;
  rules: string;
  edition: RecordEdition;
  options: Record<string, Choice>;
  seats: RecordSeat[];
  commitment: string;
  position?: string;
}

/** The edition of a recorded match, by the hash of its text; an owner's own comes with it. */
export interface RecordEdition {
  id: string;
  hash: string;
  text?: string;
}

/** Who sat there; `bot` is missing where it was a person. */
export interface RecordSeat {
  name: string;
  bot?: string;
}

/** One entry of the log, as a seat saw it. */
export interface Step {
  n: number;
  seat: number;
  do: string;
  undo: number | null;
  events: SeenEvent[];
  stage: number;
  round: Text;
}

/** Pictures by the number of their entry, and the roads they name. */
export interface Scenes {
  scenes: Record<string, Scene>;
  boards: Record<string, Board>;
}

/** The picture of one position, and its road. */
export interface Preview {
  scene: Scene;
  boards: Record<string, Board>;
}

/** The answer to whatever was not done. */
export interface Failed {
  error: Problem;
}

/** What went wrong: a code for programs, one English sentence, and the rule that forbids it, if it is one. */
export interface Problem {
  code: string;
  message: string;
  params: Params;
  rule?: string;
}

export type ClientMessage = Hello | Act | Why | Undo | Consent | Say | Ping | Watch;

export interface Hello {
  say: "hello";
  id: number | string;
  table: string;
  tokens?: string[];
  since?: Record<string, number>;
}

export interface Act {
  say: "act";
  id: string;
  seat: number;
  version: number;
  do: string;
}

export interface Why {
  say: "why";
  id: number | string;
  seat: number;
  version: number;
  picks: string[];
}

export interface Undo {
  say: "undo";
  id: string;
  seat: number;
}

export interface Consent {
  say: "consent";
  id: number | string;
  seat: number;
  agree: boolean;
}

export interface Say {
  say: "chat";
  id: number | string;
  seat: number;
  text: string;
}

export interface Ping {
  say: "ping";
  id: number | string;
}

export interface Watch {
  say: "watch";
  id: number | string;
  sheet: string;
}

export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, Choice>;
  edition?: string;
  position?: string;
  start?: boolean;
}

export interface WantedSeat {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

export interface NewBranch {
  at: number;
  seats: WantedSeat[];
  start?: boolean;
}

export interface Join {
  name: string;
  seat?: number | null;
  invitation?: string;
}

export interface SeatChange {
  bot?: string;
  open?: boolean;
  name?: string | null;
}

export interface NewPosition {
  game: string;
  document: string;
  as?: number;
}
