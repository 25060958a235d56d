// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "gruppetto.lessons";
const lessonsOf = async (kept: string) => {
  localStorage.setItem(KEY, kept);
  vi.resetModules();
  return (await import("./lessons.ts")).lessons;
};

beforeEach(() => localStorage.clear());

describe("how far lessons were read", () => {
  it("is known again after a reload", async () => {
    const lessons = await lessonsOf(JSON.stringify([["t1", { read: 3, skipped: true, left: false }]]));
    expect(lessons.of("t1")).toEqual({ read: 3, skipped: true, left: false });
    lessons.note("t2", { read: 1 });
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toHaveLength(2);
  });
  it.each([`[null, 7, [1, 2], ["t1", {"read": 3}], ["t2"]]`, `[["t1", {"read": 3, "left": "yes"}], "t1"]`])("leaves out what is none of it: %s", async (kept) => {
    const lessons = await lessonsOf(kept);
    expect(lessons.of("t1")).toEqual({ read: 3, skipped: false, left: false });
    expect(lessons.of("t2").read).toBe(0);
  });
  it.each(["{", "7", "{}", "null"])("is nothing where the store has rubbish: %s", async (kept) => {
    expect((await lessonsOf(kept)).of("t1").read).toBe(0);
  });
});
