import { describe, expect, it } from "vitest";

import type { Box } from "../board/viewport.svelte.ts";
import { freeRoom, roomFor } from "./free-room.ts";

const window = { width: 1000, height: 500 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const [UPRIGHT, LYING] = [{ width: 284, height: 440 }, { width: 620, height: 200 }];

describe("the free room of a board", () => {
  it("is the whole window where nobody rides", () => {
    expect(freeRoom(window, [], LYING)).toEqual(box(0, 0, 1000, 500));
  });

  it("lies beside riders who stand on one side", () => {
    expect(freeRoom(window, [box(100, 0, 200, 500)], UPRIGHT)).toEqual(box(300, 0, 700, 500));
  });

  it("lies below a road that goes across", () => {
    expect(freeRoom(window, [box(0, 60, 1000, 150)], LYING)).toEqual(box(0, 210, 1000, 290));
  });

  it("counts nothing that is out of sight", () => {
    expect(freeRoom(window, [box(-300, 0, 200, 500), box(1200, 0, 50, 50)], LYING)).toEqual(box(0, 0, 1000, 500));
  });

  it("is nowhere when riders are all over the board", () => {
    const riders = [0, 1, 2, 3, 4].flatMap((across) => [0, 1, 2].map((down) => box(across * 200 + 60, down * 160 + 40, 60, 60)));
    expect(freeRoom(window, riders, UPRIGHT)).toBeNull();
  });
});

describe("a moment", () => {
  it("stands upright beside the riders, or lies below them", () => {
    expect(roomFor(window, [box(0, 0, 500, 500)], UPRIGHT, LYING)).toEqual({ ...box(716, 0, 284, 500), upright: true });
    expect(roomFor(window, [box(0, 0, 1000, 200)], UPRIGHT, LYING)).toEqual({ ...box(380, 300, 620, 200), upright: false });
  });

  it("has no place where neither fits: the view must make room", () => {
    expect(roomFor({ width: 600, height: 300 }, [box(280, 130, 40, 40)], UPRIGHT, LYING)).toBeNull();
  });
});
