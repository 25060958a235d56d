// The live table: table/wire.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.
import type { Board, Params, Text, Words } from "./board.generated.ts";
import type { Order, Own, Picture, SeenEvent, Several } from "./picture.generated.ts";

export type Choice = string | boolean;

export type ServerMessage = Ok | Explained | Peeked | HintSent | NoHint | Refused | Seated | Lobby | BoardSent | PictureSent | PictureChanged | LogSent | Update | UndoWished | UndoSettled | ClockTold | Chat | Presence | SheetChanged | SentAway | Bye;

export interface Ok {
  say: "ok";
  id: number | string;
  version: number;
  seats?: number[];
  /** Seats that were theirs, and are on another device now. */
  moved?: number[];
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

/** Where a thing would lead that a seat only looks at. */
export interface Peeked {
  say: "peek";
  id: number | string;
  seat: number;
  version: number;
  reach: Reach[];
}

/** Where a piece could get with something that is not picked yet. */
export interface Reach {
  piece: string;
  cells: string[];
}

/** What a bot would do for a seat, the best choice first; `now` and `chance` are chances to win the match. */
export interface HintSent {
  say: "hint";
  id: number | string;
  seat: number;
  version: number;
  level: string;
  now: number;
  choices: HintChoice[];
}

/**
 * One choice: its notation, the picks that lead there, its name, the chance to win after it, and what speaks for
 * it. Where nothing does that is said; there are no reasons where it is the only choice, or where it comes out better
 * and no feature says why.
 */
export interface HintChoice {
  do: string;
  picks: string[];
  label: Text;
  /** What it will do, as its offer says. */
  hint: Text | null;
  chance: number;
  reasons: Text[];
}

/** Nothing came of a hint that was asked for: the match has moved on, or the server could not. */
export interface NoHint {
  say: "no_hint";
  id: number | string;
  seat: number;
  code: string;
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
  moved: number[];
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
  take_backs: TakeBacks;
  /** What the stages of this tour are called, in their order. */
  stages: Words[];
  /** Nobody was here for long: it must be opened again before anybody sits down. */
  put_away: boolean;
  /** How long somebody is away before the others are asked who rides for them. */
  away_seconds: number;
  /** How long somebody who is there may think before the others are asked the same; 0: as long as they like. */
  silence_seconds: number;
  /** Whether people may ask what a bot would do. */
  hints: boolean;
  /** The bot that says so; empty where none of this game looks far enough ahead. */
  adviser: string;
  clock: ClockRule | null;
  /** Whether all sit around one television: then, where two people ride, a lost phone is replaced on the word of the other. */
  television: boolean;
  /** Whether it is a guided first stage. */
  lesson: boolean;
  /** Whether it went on from a position, which whoever brought it could have seen whole, with every hand; a lesson's is known to all. The luck after it is new. */
  from_position: boolean;
  /** Those that can be chosen from, in the order of the box; none once the match has started, or where the position that it begins at says who rides for which. */
  teams: string[];
}

export interface PublicSeat {
  seat: number;
  name: string;
  kind: "bot" | "human" | "open";
  bot: string;
  taken: boolean;
  team: string;
  bib: number;
  /** The bot that rides for its person. */
  rider: string;
  /** Whether its person gave it up. */
  free: boolean;
  /** Those who say that the seat is theirs, the oldest first. */
  claims: PublicClaim[];
}

/** Somebody says that a seat is theirs. */
export interface PublicClaim {
  /** Two digits by which it is told from other claims to the seat: the screen of who asks shows them too. */
  mark: number;
  name: string;
  /** The seats that agreed; -1 for a maker without one. */
  agreed: number[];
  /** In which it may be answered. */
  seconds: number;
}

/** What a table lets its people take back. `engine/luck.py` says what becomes of the luck that was met. */
export type TakeBacks = "former" | "friendly" | "honest";

/** The clock a table was set up with. */
export interface ClockRule {
  /** Whether the seconds are for every decision, or for all of a player's decisions together. */
  each: "bank" | "decision";
  seconds: number;
  /** When time has run out a bot decides this one move, or rides on until its person is back, or nothing happens. */
  out: "move" | "nothing" | "ride";
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
  /** What the coach says, in a lesson, to a pupil who is on its line. */
  coach?: Coached;
}

/** As `Ask`, with offers that lean on each other. */
export interface AskSent {
  seat: number;
  question: Text;
  offers: OfferSent[];
  closed: string[];
  home: string;
  harm: boolean;
  forced: string;
  tone: "" | "loss";
  several: Several | null;
  proposed: string[];
  orders: Order[];
}

/** What is not told is as in the offer before; before the first: no hint, no sign, and no side offer. */
export interface OfferSent {
  do: string;
  picks?: string[];
  label?: TextSent;
  hint?: TextSent | null;
  side?: boolean;
  signs?: string[];
  opens?: boolean;
}

/** A sentence. Without its key it is the one of the offer before, with other values of these parameters. */
export interface TextSent {
  args: Params;
  key?: string;
}

/** What the coach says to the pupil, who is to decide: page after page, and what is to be done after the last. */
export interface Coached {
  /** How many pages the whole lesson has. */
  of: number;
  pages: CoachPage[];
  /** The offer that the lesson goes on with; empty at its end. */
  do: string;
}

/** Something the coach says. */
export interface CoachPage {
  /** From 1, of all that is said in the lesson. */
  number: number;
  title: Text;
  text: Text;
  /** The thing it points at; empty where it points at what is to be picked for `do`, or at nothing. */
  at: string;
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

/** Whose time runs, -1 for nobody's; what is left to each seat now, and in how long it runs, in milliseconds. */
export interface ClockTold {
  say: "clock";
  runs: number;
  left: number[];
  stands: number;
}

export interface Chat {
  say: "chat";
  number: number;
  seat: number;
  name: string;
  text: string;
  /** That of the match when it was said; -1 before the start, and for what was said before this was kept. */
  version: number;
}

export interface Presence {
  say: "presence";
  seats: Record<string, boolean>;
  away: Record<string, Away>;
  /** The seat to decide, where its person is there: for how long nothing was heard of them. */
  silent: Record<string, Away>;
  /** The seats whose people are not connected, also where a bot rides: in how many seconds somebody may say that one is theirs. */
  claims_in: Record<string, number>;
}

/** Somebody is away for so many seconds, and the others are asked in so many who rides for them. */
export interface Away {
  seconds: number;
  asks_in: number;
}

export interface SheetChanged {
  say: "sheet";
  sheet: string;
  version: number;
}

/** There is nothing more to see here: the table or sheet was deleted, or the table put away. */
export interface SentAway {
  say: "sent_away";
  code: "deleted" | "put_away";
}

export interface Bye {
  say: "bye";
  code: "restart";
}

export type ClientMessage = Hello | Act | Why | Peek | AskHint | Undo | Consent | Say | Ping | Watch;

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

export interface Peek {
  say: "peek";
  id: number | string;
  seat: number;
  version: number;
  thing: string;
}

export interface AskHint {
  say: "hint";
  id: number | string;
  seat: number;
  version: number;
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
