// The messages of the server, as docs/protocol.md declares them; the pictures they carry are in picture.ts.
import type { Board, GameEvent, Own, Params, Picture, Provenance, Scene, Text, WhyNot, Words } from "./picture.ts";
import type { AskSent } from "./wire/offers.ts";
import type { Patch } from "./wire/patch.ts";

export * from "./picture.ts";

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
  /** What is unusual about it though it can be played. */
  warnings: Text[];
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
  /** What we reconstructed of the rule's figures. */
  reconstructions: string[];
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
  /** What the stages of this tour are called, in their order. */
  stages: Words[];
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
  /** The number in this tour of the stage its scene shows. */
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
  | { say: "why"; id: string; seat: number; version: number; picks: string[] }
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
  ask: AskSent | null;
  replace: boolean;
  /** Laid over the picture of the same version; whole in the first update after a hello. */
  own?: Own;
  /** What became of it since; nothing where it is as it was. */
  patch?: Patch;
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
  | { say: "why"; id: string; seat: number; version: number; whys: WhyNot[] }
  | { say: "seats"; seats: number[] }
  | { say: "lobby"; table: TableInfo }
  | { say: "board"; board: Board }
  | { say: "picture"; version: number; picture: Picture }
  | { say: "changed"; version: number; since: number; patch: Patch }
  | { say: "log"; seat: number; events: GameEvent[] }
  | Update
  | ({ say: "undo_wished" } & UndoWish)
  | { say: "undo_settled"; by: number; agreed: boolean }
  | ({ say: "chat" } & ChatLine)
  | { say: "presence"; seats: Record<string, boolean> }
  | { say: "bye"; code: string };
