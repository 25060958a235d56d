// Who rides one after the other, and how long somebody has to wait.
import { describe, expect, it } from "vitest";

import type { Scene, Turn } from "../lib/wire.ts";
import { turnsOf, untilTurnOf } from "./order.ts";

const turn = (bib: number, seat: number, state: string): Turn => ({ piece: `rider:${bib}`, seat, team: "rouge", bib, state });

function inOrder(now: number, count = 12): Scene {
  const order = Array.from({ length: count }, (_, place) => turn(place + 1, place % 3, place < now ? "done" : place === now ? "now" : "next"));
  return { order, pieces: [], standings: [], turn: now % 3 } as unknown as Scene;
}

/** Three seats that take turns. */
const bySeat = (now: number): Scene =>
  ({ order: [], turn: now, standings: [], pieces: [0, 1, 2].map((seat) => ({ id: `rider:${seat}`, seat, team: "azur", bib: seat + 1 })) }) as unknown as Scene;

describe("the row of the big screen", () => {
  it("shows a whole round where it fits, and of a long one a part around who rides", () => {
    expect(turnsOf(inOrder(5), 12)).toHaveLength(12);
    const part = turnsOf(inOrder(20, 36), 12);
    expect(part.map(({ bib }) => bib)).toEqual([17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]);
    expect(part.filter(({ state }) => state === "now")).toHaveLength(1);
  });

  it("ends with the last of the round", () => {
    expect(turnsOf(inOrder(35, 36), 12).at(-1)?.bib).toBe(36);
  });

  it("shows the seats where riders take turns by seat", () => {
    expect(turnsOf(bySeat(1), 12).map(({ state }) => state)).toEqual(["next", "now", "next"]);
  });
});

describe("a waiting phone", () => {
  it("knows which of its riders comes next, and after how many others", () => {
    expect(untilTurnOf(inOrder(3), 1)).toEqual({ bib: 5, before: 0 });
    expect(untilTurnOf(inOrder(3), 0)).toEqual({ bib: 7, before: 2 });
  });

  it("does not count who loses the turn", () => {
    const scene = inOrder(3);
    scene.order[4]!.state = "skips";
    expect(untilTurnOf(scene, 1)).toEqual({ bib: 8, before: 3 - 1 });
  });

  it("has nothing to wait for when its riders have ridden", () => {
    expect(untilTurnOf(inOrder(11), 1)).toBeNull();
  });

  it("waits for its turn by seat", () => {
    expect(untilTurnOf(bySeat(2), 1)).toEqual({ bib: 2, before: 1 });
  });
});
