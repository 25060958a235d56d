import { describe, expect, it, vi } from "vitest";

import type { Moment } from "../../lib/net/connection.svelte.ts";
import type { Die, GameEvent, Result, Scene } from "../../lib/wire.ts";
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

describe("the way to one's own turn", () => {
  const told = (declared: Partial<GameEvent>): GameEvent => ({ version: 1, kind: "any", params: {}, round: { key: "", args: {} }, by: 1, ...declared });
  const light = { name: { key: "hunger", args: {} }, symbol: "pic-hunger", tone: "harm", frame: "", text: null, explain: "" } as const;
  const picture = (turn: number): Scene => ({ ...scene("road:1"), turn, dice: [], piles: [], hand: [], order: [] }) as unknown as Scene;
  const step = (version: number, turn: number, ...events: GameEvent[]): Moment => ({
    ...{ seat: 0, before: null, ask: null, caughtUp: false, version, scene: picture(turn) },
    events: events.map((event) => ({ ...event, version })),
  });
  const settling = (shown: Playback): Promise<void> => vi.waitUntil(() => shown.settled).then(() => undefined);

  function looking(): Playback {
    const shown = new Playback(() => ({}), { seat: () => 0, isHere: (seat) => seat === 0, words: () => 0 });
    shown.jump({ scene: picture(1), ask: null, version: 0 });
    return shown;
  }

  it("applies what comes before it at once, and says when it is there", async () => {
    const shown = looking();
    const there = vi.fn();
    shown.onskipped = there;
    shown.skip();
    shown.push(step(1, 2, told({})));
    await settling(shown);
    expect(there).not.toHaveBeenCalled();
    shown.push(step(2, 0, told({})));
    await settling(shown);
    expect([shown.shown?.version, shown.skipping, there.mock.calls.length]).toEqual([2, false, 1]);
  });

  it("stops for what hits the reader, and for nothing else", async () => {
    const shown = looking();
    const staged: number[] = [];
    shown.stage.onlit = ({ event }) => {
      staged.push(event.version);
      queueMicrotask(() => shown.stage.end());
    };
    shown.skip();
    shown.push(step(1, 2, told({ weight: 3, spotlight: { ...light, tone: "" } })));
    shown.push(step(2, 0, told({ seat: 1, target: 0, weight: 1, spotlight: light })));
    await settling(shown);
    expect(staged).toEqual([2]);
  });

  it("shows what the tables say after a moment while it has the stage, and whose turn it was", async () => {
    const shown = looking();
    shown.push(step(1, 2, told({ weight: 3, spotlight: light })));
    await vi.waitUntil(() => shown.stage.lit);
    expect([shown.shown?.version, shown.shown?.scene.turn, shown.settled]).toEqual([1, 1, false]);
    shown.hurry();
    await settling(shown);
    expect(shown.shown?.scene.turn).toBe(2);
  });

  it("can be seen again, and all is as it was then; an own decision begins a new round", async () => {
    const shown = looking();
    shown.skip();
    for (const moment of [step(1, 2, told({})), step(2, 0, told({}))]) shown.push(moment);
    await settling(shown);
    const now = shown.shown;
    const seen: (number | undefined)[] = [];
    const again = shown.replay();
    seen.push(shown.shown?.scene.turn);
    await Promise.all([again, vi.waitUntil(() => (shown.hurry(), shown.settled))]);
    expect([seen, shown.shown, shown.again]).toEqual([[1], now, false]);

    shown.push(step(3, 1, told({ by: 0 })));
    await settling(shown);
    expect(shown.saw()).toBe(false);
  });

  describe("that a newer picture cuts short", () => {
    const staged = told({ weight: 3, spotlight: light });
    const newest = { ...step(9, 0, told({})), caughtUp: true };

    it("has that picture for good when it came while a moment had the stage, and nothing of before comes again", async () => {
      const shown = looking();
      shown.push(step(1, 2, staged, staged));
      shown.push(step(2, 2, staged));
      await vi.waitUntil(() => shown.stage.lit);
      shown.push(newest);
      await settling(shown);
      expect([shown.shown?.version, shown.stage.lit, shown.saw()]).toEqual([9, null, false]);
    });

    it("has it when another seat's picture came while a die rolled", async () => {
      const shown = looking();
      shown.push(step(1, 2, told({ thrown: { id: "die:road" } as Die })));
      shown.jump({ scene: picture(0), ask: null, version: 9 });
      await settling(shown);
      expect(shown.shown?.version).toBe(9);
    });

    it("has it when it came while all was shown again", async () => {
      const shown = looking();
      shown.skip();
      shown.push(step(1, 0, told({})));
      await settling(shown);
      void shown.replay();
      shown.push(newest);
      await settling(shown);
      expect([shown.shown?.version, shown.again]).toEqual([9, false]);
    });

    it("goes on with what comes after it", async () => {
      const shown = looking();
      shown.push(step(1, 2, staged));
      await vi.waitUntil(() => shown.stage.lit);
      shown.push(newest);
      shown.push(step(10, 1, told({})));
      await settling(shown);
      expect(shown.shown?.version).toBe(10);
    });
  });
});
