// The figures of the box while they are typed: pure, so that it can be read and tested without a page.
import type { Box, Data, EditionOffer, Figure, FigureGroup, StagePlan } from "../../lib/sheet_wire.ts";
import type { Text } from "../../lib/wire.ts";

/** A figure where it is asked for: of the whole race (stage "") or of a stage. */
export interface Asked {
  key: string;
  stage: string;
  figure: Figure;
}

export interface Section {
  name: Text;
  places: boolean;
  asked: Asked[];
}

/** What stands in the fields, by key, as it was typed. */
export type Typed = Readonly<Record<string, string>>;

const keyOf = (stage: string, name: string): string => `${stage}/${name}`;

/** Everything that is asked for, each stage once, under headings that hold for several of them. */
export function sections(box: Box | null, edition: EditionOffer | undefined, stages: readonly StagePlan[]): Section[] {
  if (!box) return [];
  const offers = [...new Set(stages.map((stage) => stage.id))].map((id) => edition?.stages.find((offer) => offer.id === id));
  const found: Section[] = [];
  const put = (stage: string, groups: readonly FigureGroup[]): void => {
    for (const { name, places, figures } of groups) {
      const asked = figures.map((figure) => ({ key: keyOf(stage, figure.name), stage, figure }));
      const same = places ? undefined : found.find((one) => JSON.stringify(one.name) === JSON.stringify(name));
      if (same) same.asked.push(...asked);
      else found.push({ name, places, asked });
    }
  };
  for (const offer of offers) put(offer?.id ?? "", offer?.figures ?? []);
  put("", box.groups);
  return found;
}

/** A figure as people read it. */
export function written(figure: Pick<Figure, "kind">, value: number): string {
  if (figure.kind === "number") return String(value);
  const part = (seconds: number): string => String(seconds).padStart(2, "0");
  return `${Math.floor(value / 3600)}:${part(Math.floor(value / 60) % 60)}:${part(value % 60)}`;
}

const TIME = /^(\d{1,2}):([0-5]?\d)(?::([0-5]?\d))?$/;

/** What was typed as a number; null for nothing, undefined for what cannot be. */
export function read(figure: Figure, text: string): number | null | undefined {
  const plain = text.trim();
  if (!plain) return null;
  const time = TIME.exec(plain);
  if (figure.kind === "time" ? !time : !/^\d{1,6}$/.test(plain)) return undefined;
  const value = time ? Number(time[1]) * 3600 + Number(time[2]) * 60 + Number(time[3] ?? 0) : Number(plain);
  return value >= figure.least && value <= figure.most ? value : undefined;
}

/** The keys of fields with something that cannot be. */
export function mistyped(found: readonly Section[], typed: Typed): string[] {
  const every = found.flatMap((section) => section.asked);
  return every.filter(({ key, figure }) => read(figure, typed[key] ?? "") === undefined).map(({ key }) => key);
}

/** How many figures are whose, for the sentence that says so. Ours do not count where only checks rest on them. */
export function whose(box: Box, found: readonly Section[], typed: Typed): { yours: number; ours: number } {
  const said = ({ key, figure }: Asked): boolean => read(figure, typed[key] ?? "") != null;
  // Places that bring nothing, and of which nobody said otherwise, are no figures that anything is counted with.
  const counting = found.filter(({ places, asked }) => !places || asked.some((one) => one.figure.value || said(one)));
  const every = counting.flatMap((section) => section.asked);
  const yours = every.filter(said);
  const ours = every.filter((one) => one.figure.by === "ours" && !yours.includes(one));
  return { yours: yours.length, ours: box.counts ? ours.length : 0 };
}

/** The figures of the whole race as data of a plan; what is empty is left out. */
export function dataOf(found: readonly Section[], typed: Typed, stage = ""): Data {
  const data: Data = {};
  for (const asked of found.flatMap((section) => section.asked)) {
    const value = asked.stage === stage ? read(asked.figure, typed[asked.key] ?? "") : null;
    if (value != null) data[asked.figure.name] = value;
  }
  return data;
}

/** The stages with the figures that were typed for their boards. */
export function withFigures(stages: readonly StagePlan[], found: readonly Section[], typed: Typed): StagePlan[] {
  const asked = new Set(found.flatMap((section) => section.asked.map((one) => one.stage)));
  return stages.map((stage) => {
    const { id } = stage;
    // Of a stage of one's own everything was said where it was described.
    if (!asked.has(id)) return stage;
    const data = dataOf(found, typed, id);
    return Object.keys(data).length ? { id, data } : { id };
  });
}

/** What a plan says of a figure. Sheets of earlier versions have the places of a list in one grid, where what is missing is 0. */
export function saidOf(data: Data | undefined, name: string): number | undefined {
  const said = data?.[name];
  if (typeof said === "number") return said;
  const [, list = "", place = "", column = "points"] = /^(.+?)-(\d+)(?:-(\w+))?$/.exec(name) ?? [];
  const grid = data?.[list];
  if (typeof grid !== "object" || grid === null || Array.isArray(grid)) return undefined;
  return (grid as Record<string, Record<string, number> | undefined>)[`place:${place}`]?.[column] ?? 0;
}

/** What a sheet knows already, as it would have been typed; figures of stages that share a name are told by their stage. */
export function typedOn(found: readonly Section[], plan: { stages: readonly StagePlan[]; data: Data }): Typed {
  const typed: Record<string, string> = {};
  for (const { key, stage, figure } of found.flatMap((section) => section.asked)) {
    const data = stage ? plan.stages.find((one) => one.id === stage)?.data : plan.data;
    const value = saidOf(data, figure.name);
    if (value !== undefined) typed[key] = written(figure, value);
  }
  return typed;
}
