import { describe, expect, it } from "vitest";

import type { Board, Line, Point, Scene } from "../lib/wire.ts";
import { diceFell, linesPassed, signSound } from "./cues.ts";

const signs = (...symbols: string[]): Scene =>
  ({ pieces: [{ id: "rider:0", marks: symbols.map((symbol) => ({ symbol, text: { key: "x", args: {} } })) }] }) as unknown as Scene;
const dice = (...faces: number[]): Scene => ({ dice: faces.map((face) => ({ face })) }) as unknown as Scene;
const line = (kind: string, x: number): Line => ({ kind, ends: [[x, -10], [x, 10]], path: [] });
const road = { lines: [line("start", 5), line("sprint", 20), line("finish", 40)] } as unknown as Board;

describe("a sign laid on a rider", () => {
  it("sounds like what it stands for, and like a horn when it has no sound of its own", () => {
    expect(signSound(signs(), signs("pic-fall"))).toBe("thud");
    expect(signSound(signs(), signs("pic-burst_tyre"))).toBe("hiss");
    expect(signSound(signs(), signs("pic-hunger"))).toBe("horn");
  });

  it("is silent when it lay there before or was taken away", () => {
    expect(signSound(signs("pic-fall"), signs("pic-fall"))).toBeNull();
    expect(signSound(signs("pic-fall"), signs())).toBeNull();
  });
});

describe("a die", () => {
  it("is heard when it shows another face, not when it is picked up", () => {
    expect(diceFell(dice(0), dice(4))).toBe(true);
    expect(diceFell(dice(4), dice(4))).toBe(false);
    expect(diceFell(dice(4), dice(0))).toBe(false);
  });
});

describe("a line across the road", () => {
  const ride = (from: number, to: number): Point[] => [[from, 0], [(from + to) / 2, 1], [to, 0]];

  it("is passed by a way that goes from one side of it to the other", () => {
    expect(linesPassed(road, ride(10, 30))).toEqual([1]);
    expect(linesPassed(road, ride(10, 50))).toEqual([1, 2]);
    expect(linesPassed(road, ride(21, 39))).toEqual([]);
  });

  it("is not passed beside the road, and the start never counts", () => {
    expect(linesPassed(road, [[10, 30], [30, 30]])).toEqual([]);
    expect(linesPassed(road, ride(0, 10))).toEqual([]);
  });
});
