import { describe, expect, it } from "vitest";

import { absentees, faceOf, isShown, minutes, missing, Silence, Telling, type Heard } from "./absence.ts";

const at = (now: number) => absentees({ 2: { seconds: 18, asks_in: 42 } }, 10_000, now)[0]!;

describe("somebody who is away", () => {
  it("is shown after twenty seconds of silence", () => {
    expect(isShown(at(11_999))).toBe(false);
    expect(isShown(at(12_000))).toBe(true);
  });

  it("is asked about when the table's wait is over, and not before", () => {
    expect(at(51_999)).toMatchObject({ seat: 2, seconds: 59, asked: false });
    expect(at(52_000)).toMatchObject({ seat: 2, seconds: 60, asked: true });
  });

  describe("is told aloud", () => {
    const away = (seconds: number, silent = false) => [{ seat: 2, seconds, since: 0, silent, asked: true }];
    /** The minutes that are told at each of these looks. */
    const told = (...looks: ReturnType<typeof away>[]): number[] => {
      const telling = new Telling();
      return looks.flatMap((absent) => telling.listen(absent).map(({ minutes }) => minutes));
    };

    it("after one, two and five minutes, once each, whichever second is looked at", () => {
      expect(told(...[59, 60, 60, 61, 119, 121, 120, 299, 301, 420].map((seconds) => away(seconds)))).toEqual([1, 2, 5]);
    });

    it("not of what was before this screen came, and again when they are back and go once more", () => {
      expect(told(away(64), away(65))).toEqual([]);
      expect(told(away(59), away(60), [], away(59), away(60))).toEqual([1, 1]);
    });

    it("not of who is there and silent", () => {
      expect(told(away(59, true), away(60, true))).toEqual([]);
    });
  });

  it("has minutes and seconds", () => {
    expect([0, 41, 124].map(minutes)).toEqual(["0:00", "0:41", "2:04"]);
  });
});

describe("somebody who is there and silent", () => {
  const heard = (more: Partial<Heard> = {}): Heard => ({ turn: 1, version: 7, lines: 0, silence: 300, silent: {}, told: 0, ...more });

  it("is asked about after the table's silence, counted from the move that gave them the turn", () => {
    const silence = new Silence();
    expect(silence.listen(heard(), 10_000)).toBeNull();
    expect(silence.listen(heard(), 309_999)).toBeNull();
    expect(silence.listen(heard(), 310_000)).toEqual({ seat: 1, seconds: 300, since: 10_000, silent: true, asked: true });
  });

  it("is not, once they moved or said something", () => {
    const silence = new Silence();
    silence.listen(heard(), 0);
    expect(silence.listen(heard({ lines: 1 }), 300_000)).toBeNull();
    expect(silence.listen(heard({ lines: 1, version: 8 }), 600_000)).toBeNull();
  });

  it("is known to a screen that has just come, by what the server told", () => {
    const told = heard({ silent: { 1: { seconds: 290, asks_in: 10 } }, told: 1_000_000 });
    const silence = new Silence();
    expect(silence.listen(told, 1_000_000)).toBeNull();
    expect(silence.listen(told, 1_010_000)).toMatchObject({ seconds: 300, since: 710_000 });
  });

  it("may think as long as they like where a clock runs", () => {
    const silence = new Silence();
    silence.listen(heard({ silence: 0 }), 0);
    expect(silence.listen(heard({ silence: 0 }), 10_000_000)).toBeNull();
  });
});

describe("the radio", () => {
  const round = { key: "round", args: { round: 6 } };

  it("says since when somebody is missing, after all that happened", () => {
    const absent = [{ seat: 2, since: 1_700_000_000_999, silent: false }];
    expect(missing(absent, { version: 4, round })).toEqual([
      { version: 4, round, kind: "away-since", params: { who: "player:2", since: "time:1700000000" }, seat: 2, stands: true },
    ]);
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
