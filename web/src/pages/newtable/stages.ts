// The stages of a race as somebody ticks and orders them: pure, so that it can be read and tested without a page.
import type { Choice, OfferedStage, Pace, Preset, Roadbook } from "../../lib/wire.ts";

/** Between the stages of a list, as the option takes it. */
const JOINT = "+";
/** Minutes are told in steps of this many: an estimate is no timetable. */
const STEP = 5;

/** A line of the picker. A stage that is ridden twice has two; `key` tells them apart. */
export interface StageLine {
  key: number;
  stage: OfferedStage;
  on: boolean;
}

/** Who rides, which is what time depends on. */
export interface Company {
  people: number;
  bots: number;
}

/** The stages that the options of a table name, by their ids. */
export function stagesNamed(book: Roadbook, chosen: Record<string, Choice>): string[] {
  const value = String(chosen[book.option] ?? "");
  const named = book.presets.find((preset) => preset.choice === value && value);
  return named ? [...named.stages] : value.split(JOINT).filter((id) => book.stages.some((stage) => stage.id === id));
}

/** All stages in a list, those that are ridden ticked. They stand in their order, the others where the book has them. */
export function lines(book: Roadbook, ids: readonly string[]): StageLine[] {
  const place = (id: string): number => book.stages.findIndex((stage) => stage.id === id);
  const inOrder = ids.every((id, at) => at === 0 || place(ids[at - 1] ?? "") < place(id));
  const ridden = ids.flatMap((id) => book.stages.filter((stage) => stage.id === id)).map((stage) => ({ stage, on: true }));
  const rest = book.stages.filter((stage) => !ids.includes(stage.id)).map((stage) => ({ stage, on: false }));
  const all = [...ridden, ...rest];
  if (inOrder) all.sort((a, b) => place(a.stage.id) - place(b.stage.id));
  return all.map((line, key) => ({ key, ...line }));
}

export const ridden = (list: readonly StageLine[]): OfferedStage[] => list.filter((line) => line.on).map((line) => line.stage);

/** The options that a list of stages stands for. */
export function optionsOf(book: Roadbook, stages: readonly OfferedStage[]): Record<string, Choice> {
  const ids = stages.map((stage) => stage.id);
  const value = presetOf(book, stages)?.choice || ids.join(JOINT);
  return { [book.option]: value, ...(ids.length > 1 ? book.several : book.alone) };
}

/** The options that the picker decides: they are not asked for once more. */
export const settled = (book: Roadbook): Set<string> => new Set([book.option, ...Object.keys(book.alone), ...Object.keys(book.several)]);

/** The proposal that is just this list; undefined for a choice of one's own. */
export function presetOf(book: Roadbook, stages: readonly OfferedStage[]): Preset | undefined {
  return book.presets.find((preset) => preset.stages.join(JOINT) === stages.map((stage) => stage.id).join(JOINT));
}

/** How long stages take: the decisions that were measured, times who makes them, times how fast. */
export function minutes(stages: readonly OfferedStage[], pace: Pace, { people, bots }: Company, chosen: Record<string, Choice>): number {
  const decisions = stages.reduce((sum, stage) => sum + stage.decisions, 0);
  const longer = Object.entries(pace.factors).reduce((times, [option, by]) => times * (by[String(chosen[option])] ?? 1), 1);
  const exact = (decisions * longer * (people * pace.person + bots * pace.bot)) / 60;
  return exact && Math.max(STEP, Math.round(exact / STEP) * STEP);
}

/** The same as hours and minutes. */
export const clock = (time: number): { hours: number; minutes: number } => ({ hours: Math.floor(time / 60), minutes: time % 60 });

/** One stage once more, after the last one that is ridden. */
export function again(list: readonly StageLine[], stage: OfferedStage): StageLine[] {
  const key = Math.max(-1, ...list.map((line) => line.key)) + 1;
  const last = list.findLastIndex((line) => line.on);
  return [...list.slice(0, last + 1), { key, stage, on: true }, ...list.slice(last + 1)];
}

/** A line ticked or not. What stands there only for the second time goes with its tick. */
export function tick(list: readonly StageLine[], key: number): StageLine[] {
  const line = list.find((each) => each.key === key);
  const twice = line && list.some((each) => each.key !== key && each.stage.id === line.stage.id);
  if (line?.on && twice) return list.filter((each) => each.key !== key);
  return list.map((each) => (each.key === key ? { ...each, on: !each.on } : each));
}

export function move(list: readonly StageLine[], key: number, to: number): StageLine[] {
  const line = list.find((each) => each.key === key);
  if (!line) return [...list];
  const others = list.filter((each) => each.key !== key);
  const at = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, at), line, ...others.slice(at)];
}
