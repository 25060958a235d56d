import { describe, expect, it } from "vitest";

import type { Board, Die, GameEvent, Point, RoadLine, Scene, Sound } from "../../lib/wire.ts";
import { aBoard, aHex } from "../samples.ts";
import { attackIn, diceFell, linesPassed, rowsTaken, signSound, thrownIn } from "./cues.ts";

const SOUNDS: Record<string, Sound> = { "pic-fall": "thud", "pic-hunger": "horn" };
const signs = (...symbols: string[]): Scene =>
  ({ pieces: [{ id: "rider:0", marks: symbols.map((symbol) => ({ symbol, sound: SOUNDS[symbol] ?? "" })) }] }) as unknown as Scene;
const dice = (...faces: number[]): Scene => ({ dice: faces.map((face) => ({ face })) }) as unknown as Scene;
const line = (kind: string, x: number): RoadLine => ({ kind, ends: [[x, -10], [x, 10]], path: [] });
const road = { lines: [line("start", 5), line("sprint", 20), line("finish", 40)] } as unknown as Board;

describe("a sign laid on a rider", () => {
  it("sounds as the game says", () => {
    expect(signSound(signs(), signs("pic-fall"))).toBe("thud");
    expect(signSound(signs(), signs("pic-hunger"))).toBe("horn");
  });

  it("is silent when it lay there before or was taken away", () => {
    expect(signSound(signs("pic-fall"), signs("pic-fall"))).toBeNull();
    expect(signSound(signs("pic-fall"), signs())).toBeNull();
  });

  it("is silent when the game says nothing, and does not silence the next one", () => {
    expect(signSound(signs(), signs("attack", "jersey-yellow"))).toBeNull();
    expect(signSound(signs(), signs("attack", "pic-fall"))).toBe("thud");
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

const event = (declared: Partial<GameEvent> = {}): GameEvent => ({ version: 1, kind: "any", params: {}, round: { key: "", args: {} }, ...declared });

describe("what is told", () => {
  const die = (symbol: string): Die => ({ id: "die:red", symbol, name: { key: "red", args: {} }, face: 6, shows: null, explain: "" });

  it("has the die that fell last, and the number of who threw it", () => {
    const thrown = [event({ thrown: die("die-red-6"), bib: 14 }), event({ thrown: die("die-red-A2"), bib: 15 }), event()];
    expect(thrownIn(thrown)).toEqual({ die: die("die-red-A2"), bib: 15 });
    expect(thrownIn([event()])).toBeNull();
  });

  it("makes the row of a sprint flash when somebody takes points on his way, and not else", () => {
    const cells = [0, 1, 2].flatMap((row) => [0, 1].map((lane) => ({ ...aHex(row, lane), line: row === 1 ? ("sprint" as const) : ("" as const) })));
    const board = aBoard({ cells });
    const way = ["cell:0.0", "cell:1.0", "cell:2.0"];
    expect(rowsTaken(board, way, [event({ scores: true })])).toEqual(["cell:1.0", "cell:1.1"]);
    expect(rowsTaken(board, way, [event()])).toEqual([]);
    expect(rowsTaken(board, ["cell:0.0"], [event({ scores: true })])).toEqual([]);
  });

  it("is an attack where somebody attacks", () => {
    expect(attackIn([event(), event({ attack: true })])).toBe(true);
    expect(attackIn([event()])).toBe(false);
  });
});
