// A stage of one's own while it is described: pure, so that its checks can be read and tested without a page.
import type { Data, FigureGroup, OwnStage, StageOffer, StagePlan } from "../../lib/sheet_wire.ts";
import { words } from "../../lib/texts/texts.svelte.ts";
import { letters } from "../letters.ts";
import { read, saidOf, type Section, type Typed, written } from "./figures.ts";
import { NAME_MOST } from "./plan.ts";

type OwnNumbers = OwnStage["numbers"][number];

/** What stands in the fields, as it was typed. */
export interface OwnDraft {
  name: string;
  typed: Typed;
  /** Lists of numbers, by their name. */
  numbers: Readonly<Record<string, string>>;
  /** The names of the lines of each kind. */
  lines: Readonly<Record<string, readonly string[]>>;
}

/** What a stage is called: by its owner, or as it is offered. */
export function stageName(offer: StageOffer | undefined, stage: StagePlan): string {
  const own = offer?.own ? stage.data?.["name"] : undefined;
  return typeof own === "string" ? own : offer ? words(offer.name) : stage.id;
}

export function draftOf(own: OwnStage, data: Data = {}): OwnDraft {
  const lines = Object.fromEntries(own.lines.map((kind) => [kind.name, list(data[kind.name]) ?? linesWithFigures(kind, data)]));
  const typed: Record<string, string> = {};
  for (const figure of groupsOf(own, lines).flatMap((group) => group.figures)) {
    const value = saidOf(data, figure.name);
    if (value !== undefined) typed[figure.name] = written(figure, value);
  }
  const numbers = Object.fromEntries(own.numbers.map(({ name }) => [name, list(data[name])?.join(" ") ?? ""]));
  return { name: typeof data["name"] === "string" ? data["name"] : "", typed, numbers, lines };
}

const list = (value: unknown): string[] | undefined => (Array.isArray(value) ? value.map(String) : undefined);

/** Boards of earlier versions have figures of lines, and no list of them. */
function linesWithFigures(kind: OwnStage["lines"][number], data: Data): string[] {
  const last = kind.lines.findLastIndex((line) => line.groups.some((group) => group.figures.some((figure) => saidOf(data, figure.name) !== undefined)));
  return Array<string>(last + 1).fill("");
}

function groupsOf(own: OwnStage, lines: OwnDraft["lines"]): FigureGroup[] {
  const ofLines = own.lines.flatMap((kind) => kind.lines.slice(0, lines[kind.name]?.length ?? 0));
  return [...own.groups, ...ofLines.flatMap((line) => line.groups)];
}

/** Groups of figures as they are asked for here, where each is known by its name. */
export const sectionsOf = (groups: readonly FigureGroup[]): Section[] =>
  groups.map(({ name, places, figures }) => ({ name, places, asked: figures.map((figure) => ({ key: figure.name, stage: "", figure })) }));

/** A list of numbers as it was typed; null for nothing, undefined for what cannot be. */
export function readNumbers(numbers: OwnNumbers, text: string): number[] | null | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  if (!parts.length) return null;
  const values = parts.map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : NaN));
  const good = values.every((value) => value >= numbers.least && value <= numbers.most);
  return good && values.length <= numbers.longest && new Set(values).size === values.length ? values : undefined;
}

export interface OwnFaults {
  name: boolean;
  /** Figures that are needed and were not typed, by their name. */
  needed: string[];
  /** Figures and lists with something that cannot be, by their name. */
  wrong: string[];
}

export function ownFaults(own: OwnStage, draft: OwnDraft): OwnFaults {
  const figures = groupsOf(own, draft.lines).flatMap((group) => group.figures);
  const typed = (name: string): string => draft.typed[name] ?? "";
  const name = draft.name.trim();
  return {
    name: !name || letters(name) > NAME_MOST,
    needed: own.needed.filter((needed) => !typed(needed).trim()),
    wrong: [
      ...figures.filter((figure) => read(figure, typed(figure.name)) === undefined).map((figure) => figure.name),
      ...own.numbers.filter((one) => readNumbers(one, draft.numbers[one.name] ?? "") === undefined).map((one) => one.name),
    ],
  };
}

export const isFaulty = (found: OwnFaults): boolean => found.name || found.needed.length + found.wrong.length > 0;

/** What is sent of a stage; what was left empty is left out. */
export function ownData(own: OwnStage, draft: OwnDraft): Data {
  const data: Data = { name: draft.name.trim() };
  for (const figure of groupsOf(own, draft.lines).flatMap((group) => group.figures)) {
    const value = read(figure, draft.typed[figure.name] ?? "");
    if (value != null) data[figure.name] = value;
  }
  for (const one of own.numbers) {
    const values = readNumbers(one, draft.numbers[one.name] ?? "");
    if (values) data[one.name] = values;
  }
  for (const kind of own.lines) data[kind.name] = (draft.lines[kind.name] ?? []).map((name) => name.trim());
  return data;
}

/** With one line of a kind more or fewer, the last of them. */
export function relined(own: OwnStage, draft: OwnDraft, kind: string, by: number): OwnDraft {
  const most = own.lines.find((one) => one.name === kind)?.lines.length ?? 0;
  const names = draft.lines[kind] ?? [];
  const count = Math.max(0, Math.min(most, names.length + by));
  return { ...draft, lines: { ...draft.lines, [kind]: Array.from({ length: count }, (_, at) => names[at] ?? "") } };
}
