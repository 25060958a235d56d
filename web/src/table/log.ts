// The race radio: events as sentences, the newest round first, each round in its own order.
import type { LogEntry } from "../lib/connection.svelte.ts";
import { knows } from "../lib/texts.svelte.ts";
import type { Text } from "../lib/wire.ts";

export interface Chapter {
  key: string;
  /** The round, where it is known. */
  head: Text | null;
  /** The stage as a thing, `stage:3`, or "". */
  stage: string;
  entries: LogEntry[];
}

/** The sentence of an event: the game's, or ours for what happens in every game. */
export function eventText(game: string, entry: { kind: string; params: Text["args"] }): Text {
  const own = `event-${entry.kind}`;
  return { key: knows(own) ? own : `${game}-event-${entry.kind}`, args: entry.params };
}

/** The seat an event is about, or null. */
export function whoOf(entry: LogEntry): number | null {
  const who = entry.params["who"];
  const found = typeof who === "string" ? /^player:(\d+)$/.exec(who) : null;
  return found ? Number(found[1]) : null;
}

/** Only what has a sentence is told. `most` bounds the list of a long tour. */
export function chapters(log: LogEntry[], tells: (entry: LogEntry) => boolean, most = 120): Chapter[] {
  const found: Chapter[] = [];
  let stage = "";
  for (const entry of log) {
    if (!tells(entry)) continue;
    const named = entry.params["stage"];
    if (typeof named === "string" && named.startsWith("stage:")) stage = named;
    const key = `${stage}/${entry.round}`;
    const last = found.at(-1);
    if (last?.key === key) last.entries.push(entry);
    else found.push({ key, head: JSON.parse(entry.round) as Text | null, stage, entries: [entry] });
  }
  const shown: Chapter[] = [];
  let count = 0;
  for (const chapter of found.toReversed()) {
    // Without rounds a chapter is a whole stage: the latest news must not stand at its end.
    shown.push(chapter.head ? chapter : { ...chapter, entries: chapter.entries.toReversed() });
    count += chapter.entries.length;
    if (count >= most) break;
  }
  return shown;
}
