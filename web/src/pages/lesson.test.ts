// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { lessons } from "../lib/device/lessons.ts";
import { seats } from "../lib/device/seats.ts";
import { ApiError, api } from "../lib/net/api.ts";
import type { GameInfo, MadeTable, TableInfo } from "../lib/wire.ts";
import { isNewTo, openLesson } from "./lesson.ts";

const made = (table: string): MadeTable => ({ table, code: "GALIBI", tokens: { "0": "a" }, invitations: {}, maker: "a" });
const game = (id: string, lesson = true): GameInfo => ({ id, lesson }) as GameInfo;
let tables = 0;

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(api, "createLesson").mockImplementation(() => Promise.resolve(made(`lesson-${++tables}`)));
  vi.spyOn(api, "table").mockImplementation(() => Promise.resolve({ over: false } as TableInfo));
});

describe("a lesson is offered", () => {
  it("to who never sat at a table of the game", () => {
    expect(isNewTo(game("fresh"))).toBe(true);
    seats.made(made("known-1"), "known");
    expect(isNewTo(game("known"))).toBe(false);
  });

  it("where there is one", () => {
    expect(isNewTo(game("untaught", false))).toBe(false);
  });
});

describe("the way to a lesson", () => {
  it("is a new table at first, and then the one that was begun, with the coach back", async () => {
    const first = await openLesson("a");
    lessons.note(first.slice(3), { skipped: true, read: 4 });
    expect(await openLesson("a")).toBe(first);
    expect(lessons.of(first.slice(3))).toMatchObject({ skipped: false, read: 4 });
  });

  it("is a new one for who has left the line, or come to its end", async () => {
    const first = await openLesson("b");
    lessons.note(first.slice(3), { left: true });
    expect(await openLesson("b")).not.toBe(first);
  });

  it("is a new one where the old table is gone", async () => {
    const first = await openLesson("c");
    vi.spyOn(api, "table").mockRejectedValue(new ApiError(404, "unknown_table", ""));
    expect(await openLesson("c")).not.toBe(first);
  });

  it("is no race of the same game", async () => {
    seats.made(made("race-1"), "d");
    expect(await openLesson("d")).not.toBe("/t/race-1");
  });
});
