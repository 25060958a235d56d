import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Holding } from "./holding.ts";

describe("a moment that is held", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function over(wait: Promise<void>): Promise<boolean> {
    let gone = false;
    void wait.then(() => (gone = true));
    await vi.advanceTimersByTimeAsync(0);
    return gone;
  }

  it("goes by itself", async () => {
    const wait = new Holding().wait(1200);
    await vi.advanceTimersByTimeAsync(1199);
    expect(await over(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await over(wait)).toBe(true);
  });

  it("stays as long as it is kept, and then has the rest of its time", async () => {
    const holding = new Holding();
    const wait = holding.wait(1200);
    await vi.advanceTimersByTimeAsync(1000);
    holding.keep();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await over(wait)).toBe(false);
    holding.release();
    await vi.advanceTimersByTimeAsync(199);
    expect(await over(wait)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await over(wait)).toBe(true);
  });

  it("is none while nothing is shown: what comes next goes by itself", async () => {
    const holding = new Holding();
    void holding.wait(100);
    await vi.advanceTimersByTimeAsync(100);
    holding.keep();
    const wait = holding.wait(1200);
    await vi.advanceTimersByTimeAsync(1200);
    expect(await over(wait)).toBe(true);
  });

  it("ends at once when somebody wishes so", async () => {
    const holding = new Holding();
    const wait = holding.wait(1200);
    holding.end();
    expect(await over(wait)).toBe(true);
  });
});
