import { describe, expect, it } from "vitest";

import type { GameEvent, Scene } from "../lib/wire.ts";
import { chapters, plateIn, seatIn } from "./log.ts";

function entry(version: number, round: number, params: GameEvent["params"] = {}): GameEvent {
  return { version, kind: "x", params, round: { key: "round", args: { round } } };
}

const versions = (log: GameEvent[], tells = (_: GameEvent) => true): number[][] =>
  chapters(log, tells).map((chapter) => chapter.entries.map((each) => each.version));

describe("the race radio", () => {
  it("has the newest round first, and each round in its own order", () => {
    expect(versions([entry(1, 1), entry(2, 1), entry(3, 2), entry(4, 2)])).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  it("begins a new chapter with a new stage, even in a round of the same number", () => {
    expect(versions([entry(1, 1, { stage: "stage:1" }), entry(2, 1, { stage: "stage:2" })])).toEqual([[2], [1]]);
  });

  it("tells the start of a stage under its name, though the move that ended the last one brought it", () => {
    const log = [
      entry(0, 1, { stage: "stage:1" }),
      entry(1, 9),
      entry(1, 9, { stage: "stage:1" }),
      entry(1, 9, { stage: "stage:2" }),
      entry(2, 1),
    ];
    const told = chapters(log, () => true).map(({ stage, opens, round }) => [stage, opens || round.args["round"]]);
    expect(told).toEqual([
      [2, 1],
      [2, true],
      [1, 9],
      [1, true],
    ]);
  });

  it("tells what was drawn before the first stage under its name too", () => {
    const log = [entry(0, 1), entry(0, 1, { stage: "stage:1" }), entry(1, 1)];
    expect(versions(log)).toEqual([[1], [0, 0]]);
    expect(chapters(log, () => true).map(({ opens }) => opens)).toEqual([false, true]);
  });

  it("leaves out what has no sentence", () => {
    expect(versions([entry(1, 1), entry(2, 1)], (each) => each.version === 2)).toEqual([[2]]);
  });

  it("names the seat an event is about", () => {
    expect(seatIn(entry(1, 1, { who: "player:3" }), "who")).toBe(3);
    expect(seatIn(entry(1, 1), "who")).toBeNull();
  });
});

describe("the plate beside a sentence", () => {
  const scene = { pieces: [], standings: [{ rows: [{ seat: 2, team: "mandarine", bib: 7 }] }] } as unknown as Scene;

  it("has the number of the rider, also when he is no longer on the road", () => {
    expect(plateIn(entry(1, 1, { who: "player:2", bib: 9 }), scene)).toEqual({ team: "mandarine", bib: 9 });
  });

  it("is the team's when no rider is named, and nobody's when no seat is", () => {
    expect(plateIn(entry(1, 1, { who: "player:2" }), scene)).toMatchObject({ team: "mandarine", bib: 7 });
    expect(plateIn(entry(1, 1), scene)).toBeUndefined();
  });
});
