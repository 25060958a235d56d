// The race radio: events as sentences, the newest round first, each round in its own order.
import { knows } from "../../lib/texts/texts.svelte.ts";
import type { ChatLine, GameEvent, Scene, Text } from "../../lib/wire.ts";
import { plateOf, type Plate } from "../mover.ts";

/** A line of the radio: what happened, `undone` where a later undo took it back, or what somebody said. */
export type Line = { entry: GameEvent; undone: boolean; said?: undefined } | { said: ChatLine; undone: false };

export interface Chapter {
  key: string;
  /** The version it begins with. */
  from: number;
  /** None where people talk before anything was told. */
  round: Text | null;
  /** The stage by its number in this tour, or 0. */
  stage: number;
  /** What opens a stage is told under the stage's name: its first round has not begun. */
  opens: boolean;
  lines: Line[];
}

/** From so many on, lines taken back in one go are folded to one. */
const FOLD = 3;

/** The sentence of an event: the game's, or ours for what happens in every game. */
export function eventText(game: string, entry: { kind: string; params: Text["args"] }): Text {
  const own = `event-${entry.kind}`;
  return { key: knows(own) ? own : `${game}-event-${entry.kind}`, args: entry.params };
}

/** Who decided, where a bot did for somebody: stands before the sentence. */
export function deciderOf(entry: { bot?: string; seat?: number }): Text | null {
  return entry.bot ? { key: "log-for", args: { bot: `bot:${entry.bot}`, who: `player:${entry.seat}` } } : null;
}

/** The plate of whom an event is about: of the rider it names, else of the seat. Riders at home are not on the road. */
export function plateIn(entry: GameEvent, scene: Scene): Plate | undefined {
  const whole = entry.seat === undefined ? undefined : plateOf(scene, entry.seat);
  return whole && entry.bib ? { team: whole.team, bib: entry.bib } : whole;
}

/** Only what has a sentence is told; what was said stands after the move it followed. `most` bounds the list of a long tour. */
export function chapters(log: GameEvent[], tells: (entry: GameEvent) => boolean, chat: ChatLine[] = [], most = 120): Chapter[] {
  const found: Chapter[] = [];
  const talk = inTime(chat);
  const back = takenBack(undosIn(log));
  const stages = new Map<number, [number, number]>();
  let [stage, began] = opening(log);
  for (const entry of log) {
    if (entry.stage && entry.stage !== stage) [stage, began] = [entry.stage, entry.version];
    stages.set(entry.version, [stage, began]);
    if (!tells(entry)) continue;
    const opens = entry.version === began;
    const key = `${stage}/${opens ? "" : JSON.stringify(entry.round)}`;
    const line = { entry, undone: back.has(entry.version) && !entry.stands };
    const before = talk(entry.version);
    found.at(-1)?.lines.push(...before);
    const last = found.at(-1);
    if (last?.key === key) last.lines.push(line);
    else found.push({ key, from: entry.version, round: entry.round, stage, opens, lines: last ? [line] : [...before, line] });
    // A stage that was entered and taken back is not the stage of what comes after.
    if (isNumber(entry.back_to)) [stage, began] = lastUpTo(stages, entry.back_to) ?? [stage, began];
  }
  const rest = talk(Infinity);
  if (found.length) found.at(-1)?.lines.push(...rest);
  else if (rest.length) found.push({ key: "", from: -1, round: log.at(-1)?.round ?? null, stage, opens: false, lines: rest });
  return newest(found, most);
}

/** Hands out, once each and in their order, the lines said before a version. */
function inTime(chat: ChatLine[]): (before: number) => Line[] {
  const waiting = chat.toSorted((one, other) => one.version - other.version || one.number - other.number);
  return (before) => {
    const until = waiting.findIndex((line) => line.version >= before);
    return waiting.splice(0, until < 0 ? waiting.length : until).map((said) => ({ said, undone: false }));
  };
}

/** A move that went back: its number, and the number of the last one that stands. */
export interface Undo {
  n: number;
  to: number;
}

/** The numbers of all that was taken back. */
export function takenBack(undos: Undo[]): Set<number> {
  const back = new Set<number>();
  for (const { n, to } of undos) for (let each = to + 1; each < n; each++) back.add(each);
  return back;
}

/** The undos that a log tells of. */
export function undosIn(log: GameEvent[]): Undo[] {
  return log.flatMap((entry) => (isNumber(entry.back_to) ? [{ n: entry.version, to: entry.back_to }] : []));
}

/** Runs of what stands and of what was taken back; the latter is folded where it is long, but not around `open`. */
export function passages<T>(all: T[], undone: (each: T) => boolean, open: (each: T) => boolean = () => false): { folded: boolean; all: T[] }[] {
  const runs: { undone: boolean; all: T[] }[] = [];
  for (const each of all) {
    const last = runs.at(-1);
    if (last && last.undone === undone(each)) last.all.push(each);
    else runs.push({ undone: undone(each), all: [each] });
  }
  return runs.map((run) => ({ folded: run.undone && run.all.length >= FOLD && !run.all.some(open), all: run.all }));
}

function lastUpTo<T>(known: Map<number, T>, version: number): T | undefined {
  return [...known].findLast(([at]) => at <= version)?.[1];
}

const isNumber = (version: number | null | undefined): version is number => typeof version === "number";

/** Whether it takes back what was told before. */
export const isUndo = (entry: GameEvent): boolean => isNumber(entry.back_to);

/** The stage that the first move opens, and that move: what it tells before, a lot that was drawn, belongs to it. */
function opening(log: GameEvent[]): [number, number] {
  const first = log.find((entry) => entry.stage);
  return first?.stage && first.version === log[0]?.version ? [first.stage, first.version] : [0, -1];
}

function newest(found: Chapter[], most: number): Chapter[] {
  const shown: Chapter[] = [];
  let count = 0;
  for (const chapter of found.toReversed()) {
    shown.push(chapter);
    count += chapter.lines.length;
    if (count >= most) break;
  }
  return shown;
}
