// The race radio: events as sentences, the newest round first, each round in its own order.
import { knows } from "../lib/texts.svelte.ts";
import type { GameEvent, Scene, Text } from "../lib/wire.ts";
import { plateOf, type Plate } from "./mover.ts";

export interface Chapter {
  key: string;
  round: Text;
  /** The stage by its number in this tour, or 0. */
  stage: number;
  /** What opens a stage is told under the stage's name: its first round has not begun. */
  opens: boolean;
  entries: GameEvent[];
}

/** The sentence of an event: the game's, or ours for what happens in every game. */
export function eventText(game: string, entry: { kind: string; params: Text["args"] }): Text {
  const own = `event-${entry.kind}`;
  return { key: knows(own) ? own : `${game}-event-${entry.kind}`, args: entry.params };
}

/** Whether an event carries the printed words of a card or a cell. */
export const readsOut = (entry: GameEvent): boolean => typeof entry.params["text"] === "object";

/** The seat a parameter of an event names, or null. */
export function seatIn(entry: GameEvent, name: string): number | null {
  const who = entry.params[name];
  const found = typeof who === "string" ? /^player:(\d+)$/.exec(who) : null;
  return found ? Number(found[1]) : null;
}

/** The plate of whom an event is about: of the rider it names, else of the seat. Riders at home are not on the road. */
export function plateIn(entry: GameEvent, scene: Scene): Plate | undefined {
  const seat = seatIn(entry, "who");
  const whole = seat === null ? undefined : plateOf(scene, seat);
  const bib = entry.params["bib"];
  return whole && typeof bib === "number" ? { team: whole.team, bib } : whole;
}

/** Only what has a sentence is told. `most` bounds the list of a long tour. */
export function chapters(log: GameEvent[], tells: (entry: GameEvent) => boolean, most = 120): Chapter[] {
  const found: Chapter[] = [];
  let [stage, began] = opening(log);
  for (const entry of log) {
    const named = stageIn(entry);
    if (named && named !== stage) [stage, began] = [named, entry.version];
    if (!tells(entry)) continue;
    const opens = entry.version === began;
    const key = `${stage}/${opens ? "" : JSON.stringify(entry.round)}`;
    const last = found.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else found.push({ key, round: entry.round, stage, opens, entries: [entry] });
  }
  return newest(found, most);
}

function stageIn(entry: GameEvent): number {
  const named = entry.params["stage"];
  const found = typeof named === "string" ? /^stage:(\d+)$/.exec(named) : null;
  return Number(found?.[1] ?? 0);
}

/** The stage that the first move opens, and that move: what it tells before, a lot that was drawn, belongs to it. */
function opening(log: GameEvent[]): [number, number] {
  const first = log.find((entry) => stageIn(entry));
  return first && first.version === log[0]?.version ? [stageIn(first), first.version] : [0, -1];
}

function newest(found: Chapter[], most: number): Chapter[] {
  const shown: Chapter[] = [];
  let count = 0;
  for (const chapter of found.toReversed()) {
    shown.push(chapter);
    count += chapter.entries.length;
    if (count >= most) break;
  }
  return shown;
}
