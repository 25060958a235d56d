// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../../lib/net/api.ts";
import type { Analysis } from "../../../lib/wire.ts";
import { LookBack } from "./look-back.svelte.ts";

const SO_FAR: Analysis = { level: "puncheur", done: 6, of: 12, entries: [], seats: [], turning_points: [] };
const WHOLE: Analysis = { ...SO_FAR, done: 12, seats: [{ luck: 0, given_away: 0, best: -1, worst: -1 }] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it is asked for once, then looked after until it is whole", async () => {
  const begun = vi.spyOn(api, "analyse").mockResolvedValue(SO_FAR);
  const polled = vi.spyOn(api, "analysis").mockResolvedValueOnce(SO_FAR).mockResolvedValue(WHOLE);
  const look = new LookBack("table");

  await look.begin();
  await vi.advanceTimersByTimeAsync(10_000);

  expect(look.done).toBe(true);
  expect([begun.mock.calls.length, polled.mock.calls.length]).toEqual([1, 2]);
});

test("who leaves while an answer is on its way does not ask again", async () => {
  let answer: (told: Analysis) => void = () => {};
  vi.spyOn(api, "analyse").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const polled = vi.spyOn(api, "analysis").mockResolvedValue(SO_FAR);
  const look = new LookBack("table");

  const begun = look.begin();
  look.stop();
  answer(SO_FAR);
  await begun;
  await vi.advanceTimersByTimeAsync(10_000);

  expect(polled).not.toHaveBeenCalled();
});

test("after a failure it can be asked for again", async () => {
  vi.spyOn(api, "analyse").mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue(WHOLE);
  const look = new LookBack("table");

  await look.begin();
  expect(look.problem).not.toBe("");
  await look.begin();

  expect([look.problem, look.done]).toEqual(["", true]);
});
