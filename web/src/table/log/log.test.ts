import { describe, expect, it } from "vitest";

import type { ChatLine, GameEvent, Scene } from "../../lib/wire.ts";
import { chapters, deciderOf, passages, plateIn, type Line } from "./log.ts";

function entry(version: number, round: number, declared: Partial<GameEvent> = {}): GameEvent {
  return { version, kind: "x", params: {}, round: { key: "round", args: { round } }, ...declared };
}

const versionOf = (line: Line): number => (line.said ?? line.entry).version;

const versions = (log: GameEvent[], tells = (_: GameEvent) => true): number[][] =>
  chapters(log, tells).map((chapter) => chapter.lines.map(versionOf));

describe("the race radio", () => {
  it("has the newest round first, and each round in its own order", () => {
    expect(versions([entry(1, 1), entry(2, 1), entry(3, 2), entry(4, 2)])).toEqual([
      [3, 4],
      [1, 2],
    ]);
  });

  it("begins a new chapter with a new stage, even in a round of the same number", () => {
    expect(versions([entry(1, 1, { stage: 1 }), entry(2, 1, { stage: 2 })])).toEqual([[2], [1]]);
  });

  it("tells the start of a stage under its name, though the move that ended the last one brought it", () => {
    const log = [
      entry(0, 1, { stage: 1 }),
      entry(1, 9),
      entry(1, 9, { stage: 1 }),
      entry(1, 9, { stage: 2 }),
      entry(2, 1),
    ];
    const told = chapters(log, () => true).map(({ stage, opens, round }) => [stage, opens || round?.args["round"]]);
    expect(told).toEqual([
      [2, 1],
      [2, true],
      [1, 9],
      [1, true],
    ]);
  });

  it("tells what was drawn before the first stage under its name too", () => {
    const log = [entry(0, 1), entry(0, 1, { stage: 1 }), entry(1, 1)];
    expect(versions(log)).toEqual([[1], [0, 0]]);
    expect(chapters(log, () => true).map(({ opens }) => opens)).toEqual([false, true]);
  });

  it("strikes out what was taken back, but not that a seat changed hands meanwhile", () => {
    const log = [entry(1, 1), entry(2, 1), entry(3, 1, { stands: true }), entry(4, 1, { back_to: 1 })];
    expect(chapters(log, () => true)[0]?.lines.map(({ undone }) => undone)).toEqual([false, true, false, false]);
  });

  it("has what was said in time with the moves, in the order in which it was said", () => {
    const said = (number: number, version: number): ChatLine => ({ say: "chat", number, version, seat: 0, name: "Ilse", text: `${number}` });
    const log = [entry(0, 1), entry(1, 1), entry(2, 2), entry(3, 2)];
    const chat = [said(1, -1), said(2, 1), said(4, 3), said(3, 2), said(5, 3)];
    const told = chapters(log, () => true, chat).map(({ lines }) => lines.map((line) => (line.said ? line.said.text : line.entry.version)));
    expect(told).toEqual([
      [2, "3", 3, "4", "5"],
      ["1", 0, 1, "2"],
    ]);
  });

  it("has what was said before anything was told", () => {
    const line: ChatLine = { say: "chat", number: 1, version: 0, seat: 0, name: "Ilse", text: "Allez!" };
    expect(chapters([entry(0, 1)], () => false, [line]).map(({ lines }) => lines)).toEqual([[{ said: line, undone: false }]]);
    expect(chapters([], () => true, [line])[0]?.round).toBeNull();
  });

  it("says which bot decided for whom", () => {
    expect(deciderOf(entry(1, 1, { seat: 2, bot: "greedy" }))).toEqual({
      key: "log-for",
      args: { bot: "bot:greedy", who: "player:2" },
    });
    expect(deciderOf(entry(1, 1, { seat: 2 }))).toBeNull();
  });

  it("leaves out what has no sentence", () => {
    expect(versions([entry(1, 1), entry(2, 1)], (each) => each.version === 2)).toEqual([[2]]);
  });
});

describe("what was taken back", () => {
  const undone = (version: number, to: number): GameEvent => entry(version, 1, { back_to: to });
  const struck = (log: GameEvent[]): number[] =>
    chapters(log, () => true).flatMap((chapter) => chapter.lines.filter((line) => line.undone).map(versionOf));

  it("stays at its place and is marked, and the undo itself is told", () => {
    expect(struck([entry(1, 1), entry(2, 1), entry(3, 1), undone(4, 1), entry(5, 1)])).toEqual([2, 3]);
  });

  it("is all that lies between, also where an undo was taken back", () => {
    expect(struck([entry(1, 1), entry(2, 1), undone(3, 1), entry(4, 1), undone(5, 0), entry(6, 1)])).toEqual([1, 2, 3, 4]);
  });

  it("does not leave the race in a stage that was entered and taken back", () => {
    const log = [entry(0, 1, { stage: 1 }), entry(1, 1), entry(2, 1, { stage: 2 }), undone(3, 1), entry(4, 1)];
    expect(chapters(log, () => true)[0]?.stage).toBe(1);
  });

  it("folds from three lines on, but not around what is looked at", () => {
    const odd = (each: number): boolean => each > 1 && each < 5;
    expect(passages([1, 2, 3, 4, 5], odd).map((run) => run.folded)).toEqual([false, true, false]);
    expect(passages([1, 2, 3, 5], odd).map((run) => run.folded)).toEqual([false, false, false]);
    expect(passages([1, 2, 3, 4, 5], odd, (each) => each === 3).map((run) => run.folded)).toEqual([false, false, false]);
  });
});

describe("the plate beside a sentence", () => {
  const scene = { pieces: [], standings: [{ rows: [{ seat: 2, team: "mandarine", bib: 7 }] }] } as unknown as Scene;

  it("has the number of the rider, also when he is no longer on the road", () => {
    expect(plateIn(entry(1, 1, { seat: 2, bib: 9 }), scene)).toEqual({ team: "mandarine", bib: 9 });
  });

  it("is the team's when no rider is named, and nobody's when no seat is", () => {
    expect(plateIn(entry(1, 1, { seat: 2 }), scene)).toMatchObject({ team: "mandarine", bib: 7 });
    expect(plateIn(entry(1, 1), scene)).toBeUndefined();
  });
});
