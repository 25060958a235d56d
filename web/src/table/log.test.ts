import { describe, expect, it } from "vitest";

import type { LogEntry } from "../lib/connection.svelte.ts";
import { chapters, whoOf } from "./log.ts";

function entry(version: number, round: number | null, params: LogEntry["params"] = {}): LogEntry {
  const text = round === null ? "null" : JSON.stringify({ key: "round", args: { round } });
  return { version, kind: "x", params, round: text };
}

const versions = (log: LogEntry[], tells = (_: LogEntry) => true): number[][] =>
  chapters(log, tells).map((chapter) => chapter.entries.map((each) => each.version));

describe("the race radio", () => {
  it("has the newest round first, and each round in its own order", () => {
    expect(versions([entry(1, 1), entry(2, 1), entry(3, 2), entry(4, 2)])).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  it("has the latest news first where the rounds are not known", () => {
    expect(versions([entry(1, null), entry(2, null)])).toEqual([[2, 1]]);
  });

  it("begins a new chapter with a new stage, even in a round of the same number", () => {
    expect(versions([entry(1, 1, { stage: "stage:1" }), entry(2, 1, { stage: "stage:2" })])).toEqual([[2], [1]]);
  });

  it("leaves out what has no sentence", () => {
    expect(versions([entry(1, 1), entry(2, 1)], (each) => each.version === 2)).toEqual([[2]]);
  });

  it("names the seat an event is about", () => {
    expect(whoOf(entry(1, 1, { who: "player:3" }))).toBe(3);
    expect(whoOf(entry(1, 1))).toBeNull();
  });
});
