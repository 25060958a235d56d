// The sentence of the big screen.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent } from "../lib/wire.ts";
import { LastSentence, STAYS } from "./last.svelte.ts";

const told = (version: number, kind: string, more: Partial<GameEvent> = {}): GameEvent =>
  ({ version, kind, params: {}, round: { key: "round", args: {} }, seat: 0, ...more }) as GameEvent;
const hear = (last: LastSentence, log: GameEvent[]): void => last.hear(log, (event) => event.kind !== "drew");
const SPRINT = told(1, "sprint", { weight: 2 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the last sentence", () => {
  it("is the weightiest that the last move brought", () => {
    const last = new LastSentence(() => 0);
    hear(last, [told(1, "moved"), SPRINT, told(1, "drew")]);
    expect(last.event?.kind).toBe("sprint");
  });

  it("stays for some seconds against plain moves, of which none queues", () => {
    let now = 0;
    const last = new LastSentence(() => now);
    hear(last, [SPRINT]);
    now = 1000;
    hear(last, [SPRINT, told(2, "moved")]);
    hear(last, [SPRINT, told(2, "moved"), told(3, "rode")]);
    expect(last.event?.kind).toBe("sprint");
    vi.advanceTimersByTime(STAYS);
    expect(last.event?.kind).toBe("rode");
  });

  it("gives way at once to something as weighty", () => {
    const last = new LastSentence(() => 0);
    hear(last, [SPRINT]);
    hear(last, [SPRINT, told(2, "crash", { weight: 3 })]);
    expect(last.event?.kind).toBe("crash");
  });

  it("of plain moves is the last one", () => {
    const last = new LastSentence(() => 0);
    hear(last, [told(1, "moved")]);
    hear(last, [told(1, "moved"), told(2, "rode")]);
    expect(last.event?.kind).toBe("rode");
  });

  it("is not read from the whole race for every move", () => {
    const read: number[] = [];
    const race = Array.from({ length: 500 }, (_, version) => told(version, "moved"));
    new LastSentence(() => 0).hear(race, (event) => read.push(event.version) > 0);
    expect(new Set(read)).toEqual(new Set([499]));
  });

  it("leaves out what has no sentence, and finds what was told before it", () => {
    const last = new LastSentence(() => 0);
    hear(last, [told(1, "moved"), told(2, "rode"), told(2, "drew"), told(3, "drew")]);
    expect(last.event?.kind).toBe("rode");
  });
});
