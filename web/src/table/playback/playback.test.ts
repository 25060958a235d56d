import { describe, expect, it } from "vitest";

import type { Result, Scene } from "../../lib/wire.ts";
import { arrival, newResult } from "./changes.ts";
import { Playback } from "./playback.svelte.ts";

const rider = (seat: number, cell: string, along: number) => ({ id: `rider:${seat}`, seat, cell, along, jersey: "", marks: [] });
const scene = (board: string, result: Result | null = null): Scene =>
  ({ board, result, over: false, standings: [], pieces: [rider(0, "cell:240", 0.9), rider(1, "cell:200", 0.8)] }) as unknown as Scene;
const result = (order: number, board = "road:1", final = false): Result =>
  ({ stage: { order }, final, board, arrivals: [{ piece: "rider:0", cell: "cell:260", along: 1 }] }) as unknown as Result;

describe("the end of a stage", () => {
  it("is new when the picture before had none, or that of another stage", () => {
    expect(newResult(scene("road:1"), scene("road:2", result(1)))).not.toBeNull();
    expect(newResult(scene("road:2", result(1)), scene("road:3", result(2)))).not.toBeNull();
  });

  it("is not new twice, but the end of the tour is news after that of its last stage", () => {
    expect(newResult(scene("road:2", result(1)), scene("road:2", result(1)))).toBeNull();
    expect(newResult(scene("road:2", result(1)), scene("road:2", result(1, "road:1", true)))).not.toBeNull();
  });

  it("has its last picture on the road that was ridden, with those who moved where they arrived", () => {
    const last = arrival(scene("road:1"), result(1));
    expect(last?.board).toBe("road:1");
    expect(last?.pieces.map((piece) => piece.cell)).toEqual(["cell:260", "cell:200"]);
  });

  it("has no last picture when another road is on the screen, or nobody told where riders arrived", () => {
    expect(arrival(scene("road:2"), result(1))).toBeNull();
    expect(arrival(scene("road:1"), { ...result(1), arrivals: [] })).toBeNull();
  });
});

describe("a move taken back", () => {
  it("is gone at once: no trail, nobody rides backwards, and no old result comes up again", () => {
    const shown = new Playback(() => ({}));
    shown.jump({ scene: scene("road:2", result(2)), ask: null, version: 7 });
    shown.trail = ["cell:220", "cell:240"];
    const undone = { version: 8, kind: "undone", params: {}, back_to: 3, round: { key: "round", args: {} } };
    shown.push({ seat: 0, before: null, scene: scene("road:2", result(1)), ask: null, version: 8, events: [undone], caughtUp: false });

    expect([shown.trail, shown.moving, shown.result, shown.shown?.version]).toEqual([[], {}, null, 8]);
  });
});
