import { describe, expect, it } from "vitest";

import type { GameEvent } from "../../lib/wire.ts";
import { digestOf, sinceOwn } from "./digest.ts";

let version = 0;
const event = (declared: Partial<GameEvent>): GameEvent => ({
  version: ++version,
  kind: `event ${version}`,
  params: {},
  round: { key: "round", args: {} },
  by: 1,
  seat: 1,
  ...declared,
});
const harm = { name: { key: "hunger", args: {} }, symbol: "pic-hunger", tone: "harm", frame: "", text: null, explain: "" } as const;
const all = (): boolean => true;
const many = (count: number, declared: Partial<GameEvent> = {}): GameEvent[] => Array.from({ length: count }, () => event(declared));

describe("since your last turn", () => {
  it("begins after your last decision, however many were yours", () => {
    const [first, own, again, last] = [event({}), event({ by: 0 }), event({ by: 0 }), event({})];
    expect(sinceOwn([first, own, again, last], 0)).toEqual([last]);
    expect(sinceOwn([first, own], -1)).toEqual([first, own]);
  });
});

describe("the digest", () => {
  it("has six lines at most, by weight, in the order of the race", () => {
    const log = [...many(4, { weight: 1 }), ...many(3, { weight: 3 }), ...many(10)];
    expect(digestOf(log, 0, all).map(({ event }) => event.weight)).toEqual([1, 1, 1, 3, 3, 3]);
  });

  it("never leaves out what hurt you", () => {
    const hurt = event({ target: 0, weight: 1, spotlight: harm });
    const log = [hurt, ...many(8, { weight: 3 })];
    expect(digestOf(log, 0, all)[0]?.event).toBe(hurt);
  });

  it("fills up to four lines with the newest plain news", () => {
    const plain = many(9);
    const log = [event({ weight: 2 }), ...plain];
    expect(digestOf(log, 0, all).map(({ event }) => event)).toEqual([log[0], ...plain.slice(-3)]);
  });

  it("does not count the rounds: what nobody did is no news", () => {
    const { seat: _, ...round } = event({});
    expect(digestOf([round, event({ weight: 2 })], 0, all)).toHaveLength(1);
  });

  it("strikes out what was taken back, and does not tell of the undo itself", () => {
    const [gone, undo] = [event({ weight: 2 }), event({})];
    expect(digestOf([gone, { ...undo, back_to: gone.version - 1 }], 0, all)).toEqual([{ event: gone, undone: true }]);
  });

  it("is empty where nothing was told", () => {
    expect(digestOf([event({ by: 0 })], 0, all)).toEqual([]);
    expect(digestOf(many(3), 0, () => false)).toEqual([]);
  });
});
