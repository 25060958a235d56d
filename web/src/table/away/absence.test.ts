import { describe, expect, it } from "vitest";

import { absentees, faceOf, isShown, isTold, minutes } from "./absence.ts";

const at = (now: number) => absentees({ 2: { seconds: 18, asks_in: 42 } }, 10_000, now)[0]!;

describe("somebody who is away", () => {
  it("is shown after twenty seconds of silence", () => {
    expect(isShown(at(11_999))).toBe(false);
    expect(isShown(at(12_000))).toBe(true);
  });

  it("is asked about when the table's wait is over, and not before", () => {
    expect(at(51_999)).toEqual({ seat: 2, seconds: 59, asked: false });
    expect(at(52_000)).toEqual({ seat: 2, seconds: 60, asked: true });
  });

  it("is told aloud after one, two and five minutes", () => {
    const told = [59, 60, 61, 120, 300, 360].filter((seconds) => isTold({ seat: 0, seconds, asked: true }));
    expect(told).toEqual([60, 120, 300]);
  });

  it("has minutes and seconds", () => {
    expect([0, 41, 124].map(minutes)).toEqual(["0:00", "0:41", "2:04"]);
  });
});

describe("the faces of bots", () => {
  it("have more stripes the stronger they are", () => {
    expect(["greedy", "random", "random:seed=7"].map((bot) => faceOf(["greedy", "random"], bot))).toEqual([
      "bot-2",
      "bot-1",
      "bot-1",
    ]);
  });

  it("are that of the weakest for a bot nobody knows", () => {
    expect(faceOf(["greedy"], "merckx")).toBe("bot-1");
  });
});
