// The plan of a score sheet, and the form of one: engine/keeper.py and companion/saved.py.
// Written by `python -m gruppetto.server.wire_types web/src/lib/wire`: change the Python types, not this file.
import type { Provenance, Text, Words } from "./board.generated.ts";
import type { Choice } from "./table.generated.ts";
import type { Option } from "./requests.generated.ts";

export type By = "ours" | "printed" | "yours";

/** A game whose score can be kept, and what must be settled before. */
export interface KeeperOffer {
  game: string;
  form: PlanForm;
}

/** What must be settled before the first entry. */
export interface PlanForm {
  /** The numbers of teams that can ride. */
  players: number[];
  /** In seat order; people may choose others of them. */
  teams: TeamOffer[];
  /** Whether riders can be given names. */
  rider_names: boolean;
  options: Option[];
  editions: EditionOffer[];
  most_stages: number;
  /** Whether stages may be repeated; else each is ridden at most once, usually in the order of the edition, though one may be added behind the last of them. */
  free_stages: boolean;
  /** Figures of the box that an owner is asked for; what is sent is the `data` of the plan and of its stages. */
  box: Box | null;
}

/** A team that can ride: its colour, the bibs of its riders, and names where the edition has some. */
export interface TeamOffer {
  team: string;
  bibs: number[];
  name: Words;
  riders: Words[];
}

/** An edition with its stages and its tours; the first tour is proposed. */
export interface EditionOffer {
  id: string;
  name: Words;
  provenance: Provenance;
  stages: StageOffer[];
  tours: TourOffer[];
}

/** A stage that can be ridden. `figures` are those of its board; what people type is the `data` of its plan. */
export interface StageOffer {
  id: string;
  name: Words;
  kind: Text;
  length: Text;
  /** `partly` where the rulebook gives some of it. */
  provenance: Provenance | "partly";
  figures: FigureGroup[];
  /** For a stage of one's own what people say of it, instead of `figures`; it can be planned more than once. */
  own: OwnStage | null;
}

/** Figures asked for under one heading; groups of the same heading belong together. */
export interface FigureGroup {
  name: Text;
  figures: Figure[];
  /** Whether they are for the first, the second and so on, and stand side by side. */
  places: boolean;
}

/** A figure by its name in the plan's data. In a form it is what the edition says, on a page what counts. */
export interface Figure {
  name: string;
  label: Text;
  value: number;
  by: By;
  least: number;
  most: number;
  kind: "number" | "time";
  /** On a page, what the edition says where people said something of their own. */
  instead: number | null;
  instead_by: By;
}

/** What can be said of a stage of one's own. Nobody can ride it without a name and the `needed` figures. */
export interface OwnStage {
  groups: FigureGroup[];
  needed: string[];
  numbers: OwnNumbers[];
  lines: OwnLines[];
}

/** A list of numbers, in any order and without repetition: the seconds printed behind a finish. */
export interface OwnNumbers {
  name: string;
  label: Text;
  /** What counts while nothing is said. */
  usual: number[];
  least: number;
  most: number;
  longest: number;
}

/** As many lines of a kind as there can be; a stage has the first so many. */
export interface OwnLines {
  name: string;
  label: Text;
  lines: OwnLine[];
}

/** A line that a stage may have: what it is called if nobody names it, and what its places bring. */
export interface OwnLine {
  name: Words;
  groups: FigureGroup[];
}

/** A list of stages with a name. */
export interface TourOffer {
  id: string;
  name: Text;
  stages: string[];
}

/** What a plan asks of who owns the box, once, and in which words. */
export interface Box {
  title: Text;
  /** Where in the box to look. */
  where: Text;
  /** Why we ask: what the rulebook leaves out, and what an empty field means. */
  why: Text;
  /** What happens if nothing is typed, as the name of that choice. */
  without: Text;
  /** Whether sums rest on them, and not only checks. */
  counts: boolean;
  /** Those of the whole race; a stage has its own. */
  groups: FigureGroup[];
  /** The reconstructions of the rulebook (`R-3`) in whose place they stand. */
  notes: string[];
}

/** What the maker of a sheet gets, once: the tokens are nowhere else in plain text. */
export interface MadeSheet {
  sheet: string;
  /** Of those who write on it, to be shared. */
  token: string;
  version: number;
  /** Of who may delete it; it stays with the maker. */
  owner: string;
}

export interface NewSheet {
  game: string;
  plan: PlanWritten;
  name?: string;
}

export interface PlanWritten {
  edition: string;
  teams: TeamWritten[];
  stages: StageWritten[];
  options?: Record<string, Choice>;
  data?: Record<string, unknown>;
}

export interface TeamWritten {
  name: string;
  team: string;
  riders?: string[];
}

export interface StageWritten {
  id: string;
  data?: Record<string, unknown>;
}
