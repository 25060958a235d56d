// What a clock shows between two messages of the server.
import { describe, expect, it } from "vitest";

import { face, isLittle, leftTo, passed, stands, unitOf } from "./clock.ts";

const heard = { runs: 0, left: [30_000, 45_000], stands: 2_000, at: 1_000 };

describe("the time that is left", () => {
  it("stands until what others did was seen", () => {
    expect(leftTo(heard, 0, 2_900)).toBe(30_000);
    expect(stands(heard, 2_900)).toBe(true);
  });
  it("then runs by the page's own clock", () => {
    expect(leftTo(heard, 0, 13_000)).toBe(20_000);
    expect(stands(heard, 13_000)).toBe(false);
  });
  it("is never less than nothing", () => {
    expect(leftTo(heard, 0, 1_000_000)).toBe(0);
  });
  it("of others stands", () => {
    expect(leftTo(heard, 1, 1_000_000)).toBe(45_000);
  });
});

describe("the face", () => {
  it.each([
    [0, "0:00"],
    [1, "0:01"],
    [9_400, "0:10"],
    [64_000, "1:04"],
    [3_600_000, "1:00:00"],
    [86_399_000, "23:59:59"],
  ])("of %d milliseconds is %s", (left, digits) => {
    expect(face(left)).toEqual({ digits });
  });
  it("of days has days and hours", () => {
    expect(face(2 * 86_400_000 + 5 * 3_600_000 + 59_000)).toEqual({ days: 2, hours: 5 });
  });
  it("warns in the last ten seconds", () => {
    expect([10_000, 10_001].map(isLittle)).toEqual([true, false]);
  });
});

describe("what is said", () => {
  it("comes once at each of a few points", () => {
    expect(passed(60_250, 60_000)).toBe(60_000);
    expect(passed(60_000, 59_750)).toBeNull();
    expect(passed(250, 0)).toBe(0);
  });
  it("is the last of those that were passed at once", () => {
    expect(passed(70_000, 9_000)).toBe(10_000);
  });
  it("is nothing at the first look: the time is on the screen", () => {
    expect(passed(Infinity, 25_000)).toBeNull();
  });
});

it.each([
  [86_400_000, "days", 1],
  [7_200_000, "hours", 2],
  [300_000, "minutes", 5],
  [30_000, "seconds", 30],
])("%d milliseconds are %s", (time, unit, count) => {
  expect(unitOf(time)).toEqual({ unit, count });
});
