// What is asked and answered over HTTP about games and tables: table/wire.py and table/answers.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.
import type { Board, Params, Profile, Provenance, Text, Words } from "./board.generated.ts";
import type { Choice, ClockRule, PublicTable, TakeBacks } from "./table.generated.ts";
import type { Scene, SeenEvent } from "./picture.generated.ts";

/** What the home page and the set-up of a table need to know of a game. */
export interface GameInfo {
  id: string;
  /** The numbers of players that can play it. */
  players: number[];
  /** How long it takes, from and to. */
  minutes: [number, number];
  options: Option[];
  editions: EditionInfo[];
  /** The levels that people choose from, the strongest first. */
  bots: string[];
  /** The one that says what it would do; empty where none looks ahead. */
  adviser: string;
  /** The teams of the box: those of the seats in this order, unless people choose. */
  seating: Seating[];
  /** Whether there are stages to choose from. */
  roadbook: boolean;
  /** Whether there is a guided first stage. */
  lesson: boolean;
  /** The race of a quick start. */
  quick: QuickRace;
  /** The options of the whole tour, which is offered after a single stage; empty where there is none. */
  whole: Record<string, Choice>;
}

/**
 * One choice before a match. `rule` is the rule that introduces it; names and help are in the catalogues
 * under `<game>-option-<name>` and `<game>-option-<name>-<choice>`.
 *
 * Where a `pattern` is given, every text that matches it whole is a choice too, though it is not offered by name: a
 * list of stages, say; `example` is one of them, for whoever missed it. Whether it makes sense with an edition is for
 * the game's `setup` to check.
 *
 * One that was `added` to a game with records is written into positions only where it is not the default: what was
 * recorded before it keeps its digest.
 *
 * A `reading` switches between ways to read one rulebook: a set-up folds these away together, since a race needs none
 * of them to be looked at; what shapes the race, as its stages, lies open.
 */
export interface Option {
  name: string;
  choices: Choice[];
  default: Choice;
  rule: string;
  pattern: string;
  example: string;
  added: boolean;
  reading: boolean;
}

/** A box that can be played with. */
export interface EditionInfo {
  id: string;
  name: Words;
  provenance: Provenance;
  /** What is unusual about it though it can be played. */
  warnings: Text[];
}

/**
 * How a team, and so its seat, looks in every screen: the name of its colour (its plate shape follows) and the
 * number on it, which is that of its first rider.
 */
export interface Seating {
  team: string;
  bib: number;
}

/** A first race of about ten minutes against bots: one stage, and with how many seats. */
export interface QuickRace {
  options: Record<string, Choice>;
  seats: number;
}

/** The stages that people choose from before a match, with their profiles in the same order. */
export interface RoadbookInfo {
  roadbook: Roadbook;
  profiles: Profile[];
}

/** The stages of an edition, and how a list of them becomes options of a match. */
export interface Roadbook {
  /** The option that takes the list: ids joined by `JOINT`, or the name that a preset has for it. */
  option: string;
  stages: OfferedStage[];
  presets: Preset[];
  pace: Pace;
  /** Whether stages may be ridden in any order and more than once; else in the order of the book, each once. */
  free: boolean;
  /** Stages of a tour. */
  most: number;
  /** The key of the sentence for the sum of all distances, with its `figure`; none where they do not add up. */
  total: string;
  /** Options that go with a single stage. */
  alone: Record<string, Choice>;
  /** Options that go with more than one. */
  several: Record<string, Choice>;
}

/** A stage that can be ticked. */
export interface OfferedStage {
  /** As a list of stages writes it. */
  id: string;
  name: Words;
  kind: Text;
  length: Text;
  /** The length as a number, for the sum of a tour. */
  distance: number;
  /** The road whose profile is shown. */
  board: string;
  /** How many a seat makes on it. */
  decisions: number;
}

/** Some of the stages, in their order, that are proposed together. */
export interface Preset {
  name: Text;
  stages: string[];
  /** What the option itself calls this list, where it has a name for it. */
  choice: string;
}

/** How many seconds a decision takes, looked at and shown, and what makes a stage longer or shorter. */
export interface Pace {
  person: number;
  bot: number;
  /** By option and choice: how many times as many decisions as with the default. */
  factors: Record<string, Record<string, number>>;
}

/** A rulebook, its plain sentences in the language asked for, or in English where they were not translated. */
export interface RulebookInfo {
  /** Of the plain sentences. */
  language: string;
  exact_language: string;
  /** Where the score keeper asks for the figures of one's own box: the reconstructions (`R-3`) in whose place. */
  box: string[] | null;
  sections: Section[];
  decisions: Decision[];
}

export interface Section {
  title: string;
  rules: Rule[];
  plain_title: string;
  /** What a family must know of it, in a sentence or two; empty where nobody wrote it. */
  gist: string;
}

/**
 * A numbered rule. `sources` are sections of the printed rulebook, `decisions` ours where it is silent, and
 * `reconstructions` name the figures of the rule that are ours, since it prints none.
 */
export interface Rule {
  id: string;
  /** The exact wording. */
  text: string;
  sources: string[];
  decisions: string[];
  reconstructions: string[];
  /** What it says to a family, in the reader's language. */
  plain: string;
}

/** Where the printed rulebook is silent or says two things: what we chose and why. */
export interface Decision {
  id: string;
  title: string;
  text: string;
  plain_title: string;
  plain: string;
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

/** The table after a seat changed hands. Token and link are nowhere else in plain text. */
export interface HandedOver {
  table: PublicTable;
  token?: string;
  /** Whether the token may do what the maker of the table may. */
  maker?: boolean;
  link?: string;
  /** Of a claim: the digits by which the others know it. */
  mark?: number;
}

/** A table is no more; the record of a finished match that is other people's too was kept. */
export interface Deleted {
  record_kept: boolean;
}

export interface Replay {
  header: RecordHeader;
  steps: Step[];
  verified: boolean;
  take_backs: TakeBacks;
  /** How often somebody took back what luck had spoken on. */
  across_luck: number;
  /** Whether somebody can look back at it: a bot that looks ahead in this game. */
  analysable: boolean;
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
  /** Missing in records of format 1. */
  take_backs?: TakeBacks;
  position?: string;
  /** By seat, where somebody chose. */
  teams?: string[];
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
  /** The bot that decided it for the seat's person, where one did. */
  bot: string;
  /** How the seat changed hands, where it did. */
  hands: string;
  /** The bot that the seat asked what it would do, where it did. */
  hint: string;
}

/** Pictures by the number of their entry, and the roads they name. */
export interface Scenes {
  scenes: Record<string, Scene>;
  boards: Record<string, Board>;
}

/** How far it is, all entries so far, and in the end what it comes to. */
export interface Analysis {
  level: string;
  done: number;
  of: number;
  entries: AnalysedEntry[];
  seats: SeatSummary[];
  turning_points: Turning[];
}

/** One entry that stood in the end. */
export interface AnalysedEntry {
  number: number;
  /** Who acted; -1 for the start. */
  seat: number;
  /** Of every seat, after it. */
  chances: number[];
  turn_over: boolean;
  /** By seat, what throws and draws gave against their average. */
  luck: number[];
  /** What was played, where there was something to choose. */
  played: JudgedMove | null;
  /** What the bot would have done, where that is surely better. */
  best: JudgedMove | null;
  /** Why it is. */
  reasons: Text[];
  edge: number;
}

/** Something that was played or could have been: its notation, its name, its picks and the chance it gave. */
export interface JudgedMove {
  do: string;
  label: Text | null;
  picks: string[];
  chance: number;
}

/** One player: luck and what was given away, in chances to win, and the entries of best and worst decision. */
export interface SeatSummary {
  luck: number;
  given_away: number;
  best: number;
  worst: number;
}

/** A turning point: its entry, for whom most changed, and by how much. */
export interface Turning {
  number: number;
  seat: number;
  change: number;
}

/** The picture of one position, and its road. */
export interface Preview {
  scene: Scene;
  boards: Record<string, Board>;
}

/** How other devices come to this server. */
export interface WayIn {
  /** The beginning of its addresses for others; None: they use the one the page has, or cannot come at all. */
  url: string | null;
  /** Whether it has one of its own, at `/api/certificate`, which devices may be told to trust. */
  certificate: boolean;
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

export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, Choice>;
  edition?: string;
  position?: string;
  take_backs?: "friendly" | "honest";
  /** Whether people may ask what a bot would do; None: where at most one person rides. */
  hints?: boolean | null;
  start?: boolean;
  away_seconds?: number;
  clock?: ClockRule | null;
  /** All sit around one television, and whoever makes the table rides nowhere. */
  television?: boolean;
}

export interface WantedSeat {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
  team?: string;
}

export interface NewBranch {
  at: number;
  seats: WantedSeat[];
  take_backs?: "friendly" | "honest";
  hints?: boolean | null;
  start?: boolean;
  clock?: ClockRule | null;
}

export interface NewLesson {
  name: string;
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
  team?: string;
}

export interface NewPosition {
  game: string;
  document: string;
  as?: number;
}

export interface Deletion {
  tokens?: string[];
}

/** The bot that is to ride. */
export interface Stand {
  bot: string;
}

/** What came with the private link of a seat. The name matters where a bot rode. */
export interface OpenLink {
  link: string;
  name?: string;
}

/** The name matters where nobody owns the seat any more. */
export interface NewClaim {
  name?: string;
  /** Of the seats at this table that this device has already, or has asked for. */
  tokens?: string[];
}

export interface Answer {
  agree: boolean;
  /** Of the claim that is meant. */
  mark: number;
}
