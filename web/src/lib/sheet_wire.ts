// The companion's sheets and pages, as docs/companion-api.md and engine/keeper.py declare them.
import type { By, Mark, Provenance, Text, Tie, Words } from "./wire.ts";

export type Choice = string | boolean;
export type Data = Record<string, unknown>;

export interface TeamPlan {
  name: string;
  team: string;
  riders?: string[];
}

export interface StagePlan {
  id: string;
  data?: Data;
}

export interface Plan {
  edition: string;
  teams: TeamPlan[];
  stages: StagePlan[];
  options: Record<string, Choice>;
  /** Figures of one's own box. */
  data?: Data;
}

export type FieldKind = "who" | "riders" | "ties" | "number" | "choice" | "tick" | "grid";

/** A column of a grid; `most` is -1 where there is no end. */
export interface Column {
  name: string;
  label: Text;
  least: number;
  most: number;
  step: number;
  offered: number[];
  optional: boolean;
}

export interface Answer {
  value: string;
  label: Text;
}

export interface Field {
  name: string;
  kind: FieldKind;
  label: Text;
  help: Text | null;
  /** What it is filled in with, in the form it is sent in. */
  value: unknown;
  optional: boolean;
  among: string[];
  least: number;
  most: number;
  offered: number[];
  answers: Answer[];
  columns: Column[];
  /** How often each of `among` may be picked. */
  repeats: number;
  /** The `who` field of the same form whose pick is left out here. */
  without: string;
  /** Whether it may be filled in by luck. */
  by_chance: boolean;
}

/** What an entry opens, and what is shown as soon as it was pressed. */
export interface Opening {
  number: number;
  /** A line that says what is open then; its argument `number` counts on. */
  text: Text | null;
  /** Lines of the status that give way to it. */
  lines: Text[];
  clock: Clock | null;
  /** Seconds that each further press adds to the clock. */
  step: number;
  /** Whether it can be pressed again and again; then `given` has a number of its own, `opens`. */
  again: boolean;
}

export interface Form {
  kind: string;
  name: Text;
  fields: Field[];
  /** Goes along with the fields as it is. */
  given: Data;
  help: Text | null;
  symbol: string;
  sound: string;
  /** The fact this entry stands in for, once people have confirmed. */
  replaces: string;
  opens: Opening | null;
  /** It counts at the time of the clock, whose `number` and `time` its help names. */
  timed: boolean;
}

export interface SheetTeam {
  id: string;
  name: string;
  team: string;
  bib: number;
  marks: Mark[];
}

export interface SheetRider {
  id: string;
  seat: number;
  place: number;
  bib: number;
  name: string;
  state: string;
  marks: Mark[];
}

export interface StageLine {
  order: number;
  id: string;
  name: Words;
  kind: Text;
  length: Text;
  state: string;
  /** What can still be told of it though it has its result. */
  forgotten: Form[];
  /** Who says how long it is. */
  by: By | "";
}

export interface ClassificationLine {
  /** 0 is not ranked. */
  rank: number;
  who: string;
  values: string[];
  gain: string;
  detail: Text | null;
  marks: Mark[];
  tie: Tie | null;
}

export interface Classification {
  id: string;
  name: Text;
  columns: Text[];
  lines: ClassificationLine[];
  /** 0 is the whole race. */
  stage: number;
  note: Text | null;
  symbol: string;
}

export interface OrderPlace {
  who: string;
  note: Text | null;
  marks: Mark[];
}

export interface Order {
  id: string;
  name: Text;
  places: OrderPlace[];
  note: Text | null;
}

export interface Announcement {
  text: Text;
  rule: string;
  stage: number;
  symbol: string;
}

export interface Told {
  fact: string;
  kind: string;
  text: Text;
  form: Form;
  stage: number;
  waits: boolean;
}

/** The stop-watch of a race that is timed in turns. */
export interface Clock {
  number: number;
  time: string;
  label: Text;
  note: Text | null;
  /** The time to reckon with. */
  seconds: number;
}

export interface SheetPage {
  headline: Text;
  status: Text[];
  stages: StageLine[];
  teams: SheetTeam[];
  riders: SheetRider[];
  forms: Form[];
  tables: Classification[];
  orders: Order[];
  announcements: Announcement[];
  history: Told[];
  done: boolean;
  clock: Clock | null;
  /** What the score or its checks rest on, with who says so. */
  figures: FigureGroup[];
}

export interface StruckLine {
  fact: string;
  kind: string;
  text: Text;
}

export interface SheetView {
  sheet: string;
  game: string;
  name: string;
  version: number;
  plan: Plan;
  page: SheetPage;
  struck: StruckLine[];
  undo: string;
  redo: string;
  /** Whose figures it counts with, in sentences. */
  origin: Text[];
}

/** A figure of the box. In a form it is what the edition says, on a page what counts. */
export interface Figure {
  /** Its key in the data of the plan, or of its stage. */
  name: string;
  label: Text;
  value: number;
  by: By;
  least: number;
  most: number;
  /** A time is in seconds. */
  kind: "number" | "time";
  /** On a page, what the edition says where people said something of their own. */
  instead: number | null;
  instead_by: By;
}

export interface FigureGroup {
  name: Text;
  figures: Figure[];
  /** For the first, the second and so on: side by side. */
  places: boolean;
}

/** What a plan asks of who owns the box, and in which words. */
export interface Box {
  title: Text;
  where: Text;
  why: Text;
  without: Text;
  /** Whether sums rest on them, and not only checks. */
  counts: boolean;
  groups: FigureGroup[];
}

export interface TeamOffer {
  team: string;
  bibs: number[];
  name: Words;
  riders: Words[];
}

export interface StageOffer {
  id: string;
  name: Words;
  kind: Text;
  length: Text;
  /** `rulebook`, `reconstruction`, or `partly`. */
  provenance: Provenance | "partly";
  figures: FigureGroup[];
}

export interface TourOffer {
  id: string;
  name: Text;
  stages: string[];
}

export interface EditionOffer {
  id: string;
  name: Words;
  provenance: Provenance;
  stages: StageOffer[];
  tours: TourOffer[];
}

export interface PlanOption {
  name: string;
  choices: Choice[];
  default: Choice;
  rule: string;
  pattern: string;
  example: string;
}

export interface PlanForm {
  players: number[];
  teams: TeamOffer[];
  rider_names: boolean;
  options: PlanOption[];
  editions: EditionOffer[];
  most_stages: number;
  free_stages: boolean;
  /** The figures that an owner of the box is asked for. */
  box: Box | null;
}

export interface KeeperOffer {
  game: string;
  form: PlanForm;
}

export interface Edit {
  id: string;
  do: "add" | "change" | "move" | "strike" | "restore" | "rename" | "plan" | "undo" | "redo";
  fact?: string;
  kind?: string;
  data?: Data;
  before?: string;
  seat?: number;
  place?: number;
  name?: string;
  stages?: StagePlan[];
  options?: Record<string, Choice>;
  edit?: string;
}

/** What became of an edit; an empty code means taken. */
export interface EditAnswer {
  id: string;
  code: string;
  rule: string;
  params: Text["args"];
  fact: string;
  message: string;
}

export interface EditsAnswer {
  version: number;
  answers: EditAnswer[];
  sheet: SheetView;
}

export interface MadeSheet {
  sheet: string;
  token: string;
  version: number;
}

export interface TraceLine {
  id: string;
  do: Edit["do"];
  by: string;
  at: number;
  counts: boolean;
  fact: string;
  name: string;
  text: Text | null;
}
