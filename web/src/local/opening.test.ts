// What is in files that people open. That Python reads them is seen in tests/local and in a real browser.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { seats } from "../lib/device/seats.ts";
import { ApiError } from "../lib/net/api.ts";
import { contentsOf } from "./opening.ts";
import * as saves from "./saves.ts";
import { zipped } from "./zip.ts";

/** Python says of a text that it is a match of the game it names, at these tables; or that it is none. */
beforeEach(() => {
  vi.spyOn(saves, "lookInto").mockImplementation((text) => {
    if (text === "no match") return Promise.reject(new ApiError(400, "bad_save", ""));
    if (text === "chess") return Promise.reject(new ApiError(404, "unknown_game", ""));
    if (text === "no Python") return Promise.reject(new ApiError(0, "no_python", ""));
    return Promise.resolve({ game: text, seats: [], moves: 1, over: false, clock: false, tables: text === "known" ? ["~lost", "~1"] : [] });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  seats.forget("~1");
});

const fileOf = (content: Blob | string): File => new File([content], "file");
const largeFile = (size: number): File => Object.defineProperty(fileOf("x"), "size", { value: size });
const archive = (...texts: string[]): File => fileOf(zipped(texts.map((text, place) => ({ name: `${place}.json`, text }))));

it("a file with one match is that match", async () => {
  expect(await contentsOf(fileOf("bostock"))).toMatchObject({ many: false, matches: [{ text: "bostock", here: "" }] });
});

it("an archive has all matches in it, and says which of its files are none", async () => {
  const { matches, others, many } = await contentsOf(archive("bostock", "no match", "seconds", "chess"));

  expect([matches.map(({ text }) => text), others, many]).toEqual([["bostock", "seconds"], ["1.json", "3.json"], true]);
});

it("a match that lies in an archive twice is one", async () => {
  expect((await contentsOf(archive("bostock", "bostock"))).matches).toHaveLength(1);
});

it("a match that this device has is told with its table, where this browser has the seats", async () => {
  expect((await contentsOf(fileOf("known"))).matches[0]?.here).toBe("");
  seats.made({ table: "~1", code: "", tokens: {}, invitations: {}, maker: "m" }, "known");

  expect((await contentsOf(fileOf("known"))).matches[0]?.here).toBe("~1");
});

it.each([
  ["an archive without a match", archive("no match"), "bad_zip"],
  ["an empty archive", archive(), "bad_zip"],
  ["a garbled one", fileOf(new Blob([Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9)])), "bad_zip"],
  ["a file that is no match", fileOf("no match"), "bad_save"],
  ["a file that is too large", largeFile(17 * 1024 * 1024), "large_file"],
  ["one that is too large for an archive", largeFile(65 * 1024 * 1024), "large_file"],
  ["an archive where Python does not start", archive("bostock", "no Python"), "no_python"],
])("%s is refused", async (_, file, code) => {
  await expect(contentsOf(file)).rejects.toMatchObject({ code });
});
