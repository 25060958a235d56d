// The sentence of the big screen.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameEvent } from "../lib/wire.ts";
import { LastSentence, STAYS } from "./last.svelte.ts";

const told = (version: number, kind: string, more: Partial<GameEvent> = {}): GameEvent =>
  ({ version, kind, params: {}, round: { key: "round", args: {} }, seat: 0, ...more }) as GameEvent;
const SPRINT = told(1, "sprint", { weight: 2 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the last sentence", () => {
  it("is the weightiest that the last move brought", () => {
    const last = new LastSentence(() => 0);
    last.hear([told(1, "moved"), SPRINT, told(1, "drew")]);
    expect(last.event?.kind).toBe("sprint");
  });

  it("stays for some seconds against plain moves, of which none queues", () => {
    let now = 0;
    const last = new LastSentence(() => now);
    last.hear([SPRINT]);
    now = 1000;
    last.hear([SPRINT, told(2, "moved")]);
    last.hear([SPRINT, told(2, "moved"), told(3, "rode")]);
    expect(last.event?.kind).toBe("sprint");
    vi.advanceTimersByTime(STAYS);
    expect(last.event?.kind).toBe("rode");
  });

  it("gives way at once to something as weighty", () => {
    const last = new LastSentence(() => 0);
    last.hear([SPRINT]);
    last.hear([SPRINT, told(2, "crash", { weight: 3 })]);
    expect(last.event?.kind).toBe("crash");
  });

  it("of plain moves is the last one", () => {
    const last = new LastSentence(() => 0);
    last.hear([told(1, "moved")]);
    last.hear([told(1, "moved"), told(2, "rode")]);
    expect(last.event?.kind).toBe("rode");
  });
});
