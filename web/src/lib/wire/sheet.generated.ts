// Score sheets, their entries and edits: engine/keeper.py, table/sheet_view.py and companion/saved.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.
import type { Mark, Params, Text, Words } from "./board.generated.ts";
import type { Choice } from "./table.generated.ts";
import type { By, FigureGroup, StageWritten } from "./plan.generated.ts";
import type { Tie } from "./picture.generated.ts";

export type FieldKind = "choice" | "grid" | "number" | "riders" | "tick" | "ties" | "who";

export type Do = "add" | "change" | "move" | "plan" | "redo" | "rename" | "restore" | "strike" | "swap" | "undo";

/** `undo` and `redo` are the edits that could be undone and brought back next, or empty. */
export interface SheetView {
  sheet: string;
  game: string;
  name: string;
  version: number;
  plan: Plan;
  page: Page;
  struck: StruckLine[];
  undo: string;
  redo: string;
  /** Whose figures it counts with, in sentences. */
  origin: Text[];
  /** What `undo` would take back. */
  undoes: TraceLine | null;
}

/** What is settled before the first entry. Players sit in the order of `teams`. */
export interface Plan {
  edition: string;
  teams: TeamPlan[];
  stages: StagePlan[];
  options: Record<string, Choice>;
  /** Figures of one's own box, where the plan form asks for some. */
  data: Record<string, unknown>;
}

/** A player with a team: the name, the colour, and the riders' own names where people gave some. */
export interface TeamPlan {
  name: string;
  team: string;
  riders: string[];
}

/** A stage by the id the plan form offers, with figures of one's own board where it asks for them. */
export interface StagePlan {
  id: string;
  data: Record<string, unknown>;
}

/** Everything a sheet shows. */
export interface Page {
  headline: Text;
  /** Lines under the headline: the clock, the round, a reminder. */
  status: Text[];
  stages: StageLine[];
  teams: Team[];
  riders: Rider[];
  /** What can be entered now; the first is proposed. */
  forms: Form[];
  tables: Classification[];
  orders: Order[];
  announcements: Announcement[];
  history: Told[];
  done: boolean;
  clock: Clock | null;
  /** What the score or its checks rest on and people may have said otherwise, with who says so; beside these everything is as printed. */
  figures: FigureGroup[];
}

/**
 * A stage of the plan; `order` counts from 1, `state` is `ridden`, `now` or `ahead`.
 *
 * `forgotten` are the forms of what can still be told of a stage that has its result: a sprint, a bonus.
 */
export interface StageLine {
  order: number;
  id: string;
  name: Words;
  kind: Text;
  length: Text;
  state: string;
  forgotten: Form[];
  /** Who says how long it is. */
  by: By | "";
}

/** An entry that can be made: the fact's kind, its button, its questions, and data that goes along as it is. */
export interface Form {
  kind: string;
  name: Text;
  fields: Field[];
  given: Record<string, unknown>;
  help: Text | null;
  symbol: string;
  /** What is heard when it is taken. */
  sound: "" | "bell" | "cheer";
  /** The fact this entry stands in for, once people have confirmed: send a `change` instead of an `add`. */
  replaces: string;
  opens: Opening | null;
  /** Whether it counts at the time of the page's clock: then its help names the clock's `number` and `time`. */
  timed: boolean;
}

/**
 * One question of a form; `name` is its key in the fact's data.
 *
 * | kind | asks for | sends |
 * |---|---|---|
 * | `who` | one of `among` | `"rider:4"` |
 * | `riders` | `least` to `most` of `among`, in order, each up to `repeats` times | `["rider:4", "rider:1"]` |
 * | `ties` | all of `among` in order, some level | `[["player:1"], ["player:0", "player:2"]]` |
 * | `number` | from `least` to `most`; `offered` first | `7` |
 * | `choice` | one of `answers` | `"dnf"` |
 * | `tick` | yes or no | `true` |
 * | `grid` | a number for each of `among` in each of `columns` | `{"rider:4": {"past": 3}}` |
 */
export interface Field {
  name: string;
  kind: FieldKind;
  label: Text;
  help: Text | null;
  /** What it is filled in with, in the form it is sent in; None for empty. */
  value: unknown;
  optional: boolean;
  among: string[];
  least: number;
  most: number;
  offered: number[];
  answers: Answer[];
  columns: Column[];
  repeats: number;
  /** The `who` field of the same form whose pick is left out here: a winner needs no place on the road. */
  without: string;
  /** Whether the client may offer to fill it in by luck: a drawn order, or a die of the numbers `offered`. */
  by_chance: boolean;
}

/** A choice of a field: what is sent, and what it is called. */
export interface Answer {
  value: string;
  label: Text;
}

/** A column of a grid: one number for each thing, in steps of `step`. `most` is -1 where there is no end. */
export interface Column {
  name: string;
  label: Text;
  least: number;
  most: number;
  step: number;
  offered: number[];
  optional: boolean;
}

/**
 * What an entry opens: the sequence, the round with this number, and what is shown as soon as it was pressed.
 *
 * A form that may be entered `again` and again has a number in its `given` as well, `opens`, which its fact carries:
 * two phones that press at the same time open one (`Opened`). A phone without a network counts on by itself: each
 * further press opens the next number and adds `step` seconds to the clock.
 */
export interface Opening {
  number: number;
  /** A line that says what is open then; its argument `number` counts on. */
  text: Text | null;
  /** Lines of the status about what is open now: they give way. */
  lines: Text[];
  clock: Clock | null;
  step: number;
  again: boolean;
}

/** The stop-watch of a race that is timed in turns: the number of the turn, and the time of the race as printed. */
export interface Clock {
  number: number;
  time: string;
  /** What is counted: the sequence, the round. */
  label: Text;
  /** How the time comes about. */
  note: Text | null;
  /** The same time to reckon with. */
  seconds: number;
}

/** A player as the page names them: `player:0`. */
export interface Team {
  id: string;
  name: string;
  team: string;
  bib: number;
  marks: Mark[];
}

/**
 * A rider as the page names them: `rider:4`. `state` is empty, `home`, or `out` of the race.
 *
 * `seat` and `place`, his place among the riders of the team's plan, say whose name a `rename` changes.
 */
export interface Rider {
  id: string;
  seat: number;
  place: number;
  bib: number;
  name: string;
  state: string;
  marks: Mark[];
}

/** A table: `columns` name the values of its lines. `stage` is the stage it belongs to, 0 for the whole race. */
export interface Classification {
  id: string;
  name: Text;
  columns: Text[];
  lines: ScoreLine[];
  stage: number;
  note: Text | null;
  symbol: string;
  /** Whether who is first in it at the end has won the race. */
  decides: boolean;
  /** Whether who is first in it at the end wears its symbol: a jersey, a cap. */
  worn: boolean;
}

/**
 * A line of a classification: the first of `values` is what it is ranked by. Rank 0 is not ranked; who is level
 * with another has a `tie`.
 */
export interface ScoreLine {
  rank: number;
  who: string;
  values: string[];
  gain: string;
  detail: Text | null;
  marks: Mark[];
  tie: Tie | null;
}

/** Who goes when: the playing order of a stage, the start list, the turns of a round. */
export interface Order {
  id: string;
  name: Text;
  places: Place[];
  note: Text | null;
}

/** Somebody's place in an order. */
export interface Place {
  who: string;
  note: Text | null;
  marks: Mark[];
}

/** What is called out: a winner, a jersey, with the rule that decided and the stage it is about (0: the race). */
export interface Announcement {
  text: Text;
  rule: string;
  stage: number;
  symbol: string;
}

/**
 * A fact as a sentence, and the form to correct it, filled in.
 *
 * One that `waits` is kept but not counted yet, since a stage before it has no result.
 */
export interface Told {
  fact: string;
  kind: string;
  text: Text;
  form: Form;
  stage: number;
  waits: boolean;
}

/** A fact that does not count any more and can be restored. */
export interface StruckLine {
  fact: string;
  kind: string;
  text: Text;
}

/** An edit of the trace: what it did, by whom and when, and whether it counts. `text` is the fact it speaks of. */
export interface TraceLine {
  id: string;
  do: Do;
  by: string;
  at: number;
  counts: boolean;
  fact: string;
  name: string;
  text: Text | null;
}

/** What became of edits: one answer each, and the view of the sheet as it is now, written already. */
export interface EditsEntered {
  version: number;
  answers: EditAnswer[];
  sheet: SheetView;
}

/** What became of one edit. `code` is empty when it was taken, now or before. */
export interface EditAnswer {
  id: string;
  code: string;
  rule: string;
  params: Params;
  fact: string;
  message: string;
}

/** A sheet on which a token may write. */
export interface Scorer {
  sheet: string;
  version: number;
}

/** A sheet that is no more. */
export interface SheetDeleted {
  sheet: string;
}

/** What an edit would write, as the sheet will tell it, and what would become of it. */
export interface EntryPreview {
  text: Text | null;
  answer: EditAnswer;
}

/** Of the classification `id` after each of the `stages`, by their order in the race; the leader of today first. */
export interface Progress {
  id: string;
  /** Whether its figures are times; else points. */
  timed: boolean;
  stages: number[];
  lines: ProgressLine[];
}

/** `behind` is how far behind the leader after each of the stages, in seconds or points; None: not ranked. */
export interface ProgressLine {
  who: string;
  behind: (number | null)[];
}

export interface NewEdits {
  edits: EditWritten[];
  by?: string;
}

export interface EditWritten {
  id: string;
  do: Do;
  fact?: string;
  kind?: string;
  data?: Record<string, unknown>;
  before?: string;
  other?: string;
  seat?: number;
  place?: number;
  name?: string;
  stages?: StageWritten[];
  options?: Record<string, Choice>;
  edit?: string;
  by?: string;
  at?: number;
}

export interface NewEntryPreview {
  edit: EditWritten;
}
