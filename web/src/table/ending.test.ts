import { describe, expect, it } from "vitest";

import type { Result, Row, Scene } from "../lib/wire.ts";
import { resultOf } from "./ending.ts";

const row = (rank: number, seat: number): Row => ({ rank, seat, team: "azur", bib: seat + 1, value: "", detail: null, gain: "", marks: [], tie: null });
const scene = (about: Partial<Scene>): Scene =>
  ({ over: true, result: null, stage: { order: 1, of: 1, length: { key: "ten", args: {} } }, standings: [{ rows: [row(1, 2), row(2, 0), row(3, 1), row(4, 3)] }], ...about }) as Scene;

describe("the end of a race", () => {
  it("is told by the game", () => {
    const told = { final: true } as Result;
    expect(resultOf(scene({ result: told }))).toBe(told);
  });

  it("is made of the standings where the game says nothing", () => {
    const result = resultOf(scene({}));
    expect(result?.headline).toEqual({ key: "race-won", args: { count: 1, winners: ["player:2"] } });
    expect(result?.podium.map((each) => each.seat)).toEqual([2, 0, 1]);
    expect(result?.final).toBe(true);
  });

  it("has not come while the race goes on", () => {
    expect(resultOf(scene({ over: false }))).toBeNull();
  });
});
