import { describe, expect, it } from "vitest";

import type { Scene } from "../../lib/wire.ts";
import { aTurn } from "../samples.ts";
import { changed, holdFor, pauseAfter, share, timeFor } from "./pace.ts";

const scene = (riders: number, rider = ""): Scene => ({ order: Array.from({ length: riders }, () => aTurn({})), rider }) as unknown as Scene;

describe("the pace of the others", () => {
  it.each([
    ["slow", 900],
    ["normal", 500],
    ["fast", 150],
  ] as const)("%s leaves %i ms between two turns", (pace, time) => {
    expect(pauseAfter(pace, scene(9), "")).toBe(time);
  });

  it("waits less where many ride, and least between two decisions of one rider", () => {
    expect(pauseAfter("normal", scene(36, "rider:2"), "rider:1")).toBe(160);
    expect(pauseAfter("normal", scene(36, "rider:1"), "rider:1")).toBe(90);
  });

  it("goes up and down, and no further than slow and fast", () => {
    expect([changed("normal", 1), changed("fast", 1), changed("normal", -1), changed("slow", -1)]).toEqual(["fast", "fast", "slow", "slow"]);
  });
});

describe("a screen far behind the race", () => {
  it("shows a round of nine riders in full", () => {
    expect(share("normal", 9 * 3)).toBe(1);
  });

  it("hurries the more, the more waits", () => {
    expect(share("fast", 36)).toBeLessThan(1);
    expect(share("fast", 108)).toBeLessThan(share("fast", 36));
  });

  it("has seen 36 riders with three decisions each within half a minute at fast", () => {
    expect(timeFor("fast", 36 * 3)).toBeLessThan(30_000);
  });
});

describe("a moment", () => {
  it("holds 1.2 s, with words 40 ms longer for each, and 3 s at most", () => {
    expect(holdFor("normal", 0)).toBe(1200);
    expect(holdFor("normal", 10)).toBe(1600);
    expect(holdFor("normal", 80)).toBe(3000);
  });

  it("holds longer at slow and half as long at fast", () => {
    expect([holdFor("slow", 0), holdFor("fast", 0)]).toEqual([1920, 600]);
  });
});
