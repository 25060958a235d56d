// A form while it is filled in: what stands in each field, what is still missing, and the data that is sent.
import { fieldsOf } from "../lib/device/kept.ts";
import type { Column, Data, Field, Form } from "../lib/sheet_wire.ts";
import { kindOf } from "../lib/wire/things.ts";
import type { Begun } from "./meanwhile.ts";

export type Draft = Record<string, unknown>;
export type Grid = Record<string, Record<string, number>>;
/** A whole number from 0 to below this. */
export type Luck = (below: number) => number;

/** What tells a form from the others of its page: a second one of its kind may replace an entry. It is the same form
 * when another phone has opened the number that it would have opened. */
export const keyOf = (form: Pick<Form, "kind" | "given" | "replaces">): string =>
  `${form.kind} ${JSON.stringify({ ...form.given, opens: undefined })}${form.replaces && ` ${form.replaces}`}`;

/** Where the draft of a form is kept on this device. */
export const draftKey = (sheet: string, form: Form): string => `gruppetto.companion.draft.${sheet} ${keyOf(form)}`;

export function blank(fields: readonly Field[]): Draft {
  return Object.fromEntries(fields.map((field) => [field.name, field.value ?? empty(field)]));
}

function empty(field: Field): unknown {
  if (field.kind === "riders" || field.kind === "ties") return [];
  if (field.kind === "grid") return {};
  return field.kind === "tick" ? false : null;
}

export const picksOf = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
export const groupsOf = (value: unknown): string[][] => (Array.isArray(value) ? (value as string[][]) : []);
export const gridOf = (value: unknown): Grid => (typeof value === "object" && value !== null ? (value as Grid) : {});

/** A form as it is asked now: who is named by another field is not asked for here. */
export function asked(fields: readonly Field[], draft: Draft): Field[] {
  return fields.map((field) => {
    const named = field.without ? draft[field.without] : null;
    return named ? { ...field, among: field.among.filter((who) => who !== named) } : field;
  });
}

/** How many of a list of picks are this one. */
export const countOf = (picks: readonly string[], who: string): number => picks.filter((one) => one === who).length;

/** The data of the fact, what was left empty left out. */
export function dataOf(form: Pick<Form, "given" | "fields">, draft: Draft): Data {
  const data: Data = { ...form.given };
  const sent = renewed(asked(form.fields, draft), draft);
  for (const field of form.fields) {
    const value = sent[field.name];
    if (value !== null && value !== undefined && !hollow(field, value)) data[field.name] = value;
  }
  return data;
}

const hollow = (field: Field, value: unknown): boolean =>
  field.optional && (field.kind === "riders" || field.kind === "ties") && picksOf(value).length === 0;

/** Whether a field still lacks what it asks for. */
export function lacks(field: Field, draft: Draft): boolean {
  if (field.optional) return false;
  const value = draft[field.name];
  switch (field.kind) {
    case "riders":
      return picksOf(value).length < field.least;
    case "ties":
      return groupsOf(value).flat().length < field.among.length;
    case "grid":
      return field.columns.some((column) => !column.optional && field.among.some((who) => gridOf(value)[who]?.[column.name] === undefined));
    case "tick":
      return false;
    default:
      return value === null || value === undefined;
  }
}

/** The next cell of a grid to fill in: the first empty one after this, row by row. What may stay empty is passed over,
 * unless somebody is filling in that very column. */
export function nextCell(field: Field, grid: Grid, who: string, column: string): { who: string; column: string } | null {
  const columns = field.columns.filter((one) => !one.optional || one.name === column || (!column && one === field.columns[0]));
  const cells = field.among.flatMap((each) => columns.map((one) => ({ who: each, column: one.name })));
  const at = cells.findIndex((cell) => cell.who === who && cell.column === column);
  const free = [...cells.slice(at + 1), ...cells.slice(0, Math.max(0, at))];
  return free.find((cell) => grid[cell.who]?.[cell.column] === undefined) ?? null;
}

export function withCell(grid: Grid, who: string, column: string, figure: number | null): Grid {
  const row = { ...grid[who] };
  if (figure === null) delete row[column];
  else row[column] = figure;
  const rest = { ...grid };
  if (Object.keys(row).length) rest[who] = row;
  else delete rest[who];
  return rest;
}

/** A figure within the bounds and on a step, as near as possible to the one typed. */
export function fit(figure: number, { least, most, step }: Pick<Column, "least" | "most" | "step">): number {
  const stepped = least + Math.round((figure - least) / step) * step;
  return Math.max(least, most < 0 ? stepped : Math.min(most, stepped));
}

/** A figure with one digit more; one that would be too large begins anew. */
export function withDigit(value: number | null, digit: number, most: number): number {
  const longer = (value ?? 0) * 10 + digit;
  return most >= 0 && longer > most ? digit : longer;
}

export const withoutDigit = (value: number | null): number | null => (value === null || value < 10 ? null : Math.floor(value / 10));

/** How many people an entry names, and whether they are riders: what SAVE repeats. */
export function countIn(fields: readonly Field[], draft: Draft): { count: number; riders: boolean } {
  const field = fields.find((one) => one.kind === "riders" || one.kind === "ties" || one.kind === "grid");
  if (!field) return { count: 0, riders: false };
  const value = draft[field.name];
  const count = field.kind === "grid" ? Object.keys(gridOf(value)).length : groupsOf(value).flat().length;
  return { count, riders: field.repeats > 1 || kindOf(field.among[0] ?? "") === "rider" };
}

/** Whether figures can be entered that no key offers. */
export function beyondKeys({ least, most, step, offered }: Pick<Column, "least" | "most" | "step" | "offered">): boolean {
  if (!offered.length || most < 0) return true;
  return (most - least) / step + 1 > offered.length;
}

// --- ties ---

/** Somebody comes in behind all others. */
export const behind = (groups: string[][], who: string): string[][] => [...groups, [who]];

export const taken = (groups: string[][], who: string): string[][] =>
  groups.map((group) => group.filter((one) => one !== who)).filter((group) => group.length > 0);

/** A group joins the one before it, or its member leaves it to stand behind it. */
export function levelled(groups: string[][], who: string): string[][] {
  const at = groups.findIndex((group) => group.includes(who));
  const group = groups[at] ?? [];
  const place = group.indexOf(who);
  if (place > 0) return [...groups.slice(0, at), group.slice(0, place), group.slice(place), ...groups.slice(at + 1)];
  const before = groups[at - 1];
  if (!before) return groups;
  return [...groups.slice(0, at - 1), [...before, ...group], ...groups.slice(at + 1)];
}

// --- by luck ---

export function byChance(field: Field, luck: Luck): unknown {
  const one = <T>(some: readonly T[]): T | null => some[luck(some.length)] ?? null;
  switch (field.kind) {
    case "who":
      return one(field.among);
    case "riders":
      return shuffled(field.among.flatMap((who) => Array.from({ length: field.repeats }, () => who)), luck).slice(0, field.most < 0 ? undefined : field.most);
    case "ties":
      return shuffled(field.among, luck).map((who) => [who]);
    case "choice":
      return one(field.answers)?.value ?? null;
    case "tick":
      return luck(2) === 1;
    case "number":
      return one(field.offered);
    case "grid":
      return Object.fromEntries(
        field.among.map((who) => [who, Object.fromEntries(field.columns.map((column) => [column.name, one(column.offered)]))]),
      );
  }
}

function shuffled<T>(some: readonly T[], luck: Luck): T[] {
  const left = [...some];
  return some.map(() => left.splice(luck(left.length), 1)[0] as T);
}

/** The browser's own luck, without bias. */
export function fairLuck(below: number): number {
  const most = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    if (drawn < most) return drawn % below;
  }
}

/** What stands in a form as the sheet is now: what the person set, as far as it can still be entered, and the sheet's
 * own proposal wherever the person has set nothing. */
export function renewed(fields: readonly Field[], touched: Draft): Draft {
  const draft = blank(fields);
  for (const field of fields) {
    const value = touched[field.name];
    if (value !== undefined) draft[field.name] = still(field, value);
  }
  return draft;
}

function still(field: Field, value: unknown): unknown {
  const known = (who: string): boolean => field.among.includes(who);
  switch (field.kind) {
    case "who":
      return known(String(value)) ? value : null;
    case "riders":
      return picksOf(value).filter(known);
    case "ties":
      return groupsOf(value).map((group) => picksOf(group).filter(known)).filter((group) => group.length > 0);
    case "grid":
      return Object.fromEntries(Object.entries(gridOf(value)).filter(([who]) => known(who)));
    case "choice":
      return field.answers.some((answer) => answer.value === value) ? value : field.value;
    default:
      return value;
  }
}

// --- kept while the page is open, so that a look at the standings or a reload loses nothing ---

/** What the person has set, and what the sheet looked like then. */
export interface KeptDraft {
  touched: Draft;
  begun: Begun;
}

export function keptDraft(key: string): KeptDraft | null {
  try {
    const { touched, begun } = fieldsOf(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    return touched && begun ? { touched: fieldsOf(touched), begun: begun as Begun } : null;
  } catch {
    return null;
  }
}

export function keepDraft(key: string, draft: KeptDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing.
  }
}
