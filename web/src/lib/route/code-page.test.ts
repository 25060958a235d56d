// @vitest-environment jsdom
// Where six letters lead.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { seats } from "../device/seats.ts";
import { api } from "../net/api.ts";
import type { TableInfo } from "../wire.ts";
import { followCode, pageOfCode } from "./code-page.ts";

beforeEach(() => void vi.spyOn(api, "tableOfCode").mockResolvedValue({ table: "abc" }));
afterEach(() => {
  vi.restoreAllMocks();
  seats.forget("abc");
});

const isTable = (about: Partial<TableInfo>): void => void vi.spyOn(api, "table").mockResolvedValue(about as TableInfo);

it("to the hand, around a television", async () => {
  isTable({ television: true, over: false });
  expect(await pageOfCode("ABCDEF")).toBe("/h/abc");
});

it("to the whole table elsewhere, and when the race is over", async () => {
  isTable({ television: false, over: false });
  expect(await pageOfCode("ABCDEF")).toBe("/t/abc");
  isTable({ television: true, over: true });
  expect(await pageOfCode("ABCDEF")).toBe("/t/abc");
});

it("to the page that this device has at the table", async () => {
  isTable({ television: true, over: false });
  seats.joined("abc", 0, "t0ken");
  seats.shows("abc", "tv");
  expect(await pageOfCode("ABCDEF")).toBe("/t/abc/tv");
});

const KNOWN = (): Promise<{ table: string }> => Promise.resolve({ table: "abc" });
const UNKNOWN = (): Promise<{ table: string }> => Promise.reject(new Error("unknown_code"));

/** Follows a code that is answered so; tells what came of it. */
async function follows(answered: typeof KNOWN, leaves: boolean): Promise<string[]> {
  isTable({ television: false, over: false });
  let answer = (): void => {};
  vi.mocked(api.tableOfCode).mockImplementation(() => new Promise((done) => (answer = () => done(answered()))));
  const told: string[] = [];
  const leave = followCode(
    "ABCDEF",
    (page) => told.push(page),
    () => told.push("unknown"),
  );
  if (leaves) leave();
  answer();
  await new Promise((settled) => setTimeout(settled));
  return told;
}

it.each([
  ["known", KNOWN, "/t/abc"],
  ["unknown", UNKNOWN, "unknown"],
])("a reader who waits is told of a code that is %s", async (_, answered, told) => {
  expect(await follows(answered, false)).toEqual([told]);
});

it.each([
  ["known", KNOWN],
  ["unknown", UNKNOWN],
])("a reader who has left before the answer is not told of a code that is %s", async (_, answered) => {
  expect(await follows(answered, true)).toEqual([]);
});
