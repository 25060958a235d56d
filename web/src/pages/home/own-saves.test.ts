// @vitest-environment jsdom
// Files that are opened on the first page: what is in them is shown before it is kept, and what cannot be opened is told.
// What is found in a file is seen in `local/opening.test.ts`.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";

import { ApiError } from "../../lib/net/api.ts";
import { inEnglish } from "../../lib/texts/in-english.ts";
import * as opening from "../../local/opening.ts";
import OwnSaves from "./OwnSaves.svelte";

inEnglish();
afterEach(() => vi.restoreAllMocks());

function match(game: string, clock: boolean, here = ""): opening.FoundMatch {
  return { text: game, here, opened: { game, seats: [{ name: "Ann", bot: "" }, { name: "Jos", bot: "gregario" }], moves: 7, over: false, clock, tables: [] } };
}

async function opens(found: Partial<opening.Contents> | ApiError): Promise<void> {
  const contentsOf = vi.spyOn(opening, "contentsOf");
  if (found instanceof ApiError) contentsOf.mockRejectedValue(found);
  else contentsOf.mockResolvedValue({ matches: [], others: [], many: true, ...found });
  render(OwnSaves);
  const input = screen.getByLabelText<HTMLInputElement>("Open a file", { selector: "input" });
  Object.defineProperty(input, "files", { value: [new File([], "file")] });
  await fireEvent.change(input);
}

const button = (name: string | RegExp): HTMLElement | null => screen.queryByRole("button", { name, hidden: true });

it("an archive shows each match, its clock, and how many can be kept", async () => {
  await opens({ matches: [match("bostock", false), match("seconds", true)] });

  expect(await screen.findAllByText(/7 moves, with Ann and Jos/)).toHaveLength(2);
  expect(screen.getAllByText(/with its clock/)).toHaveLength(1);
  expect(button("Keep 2 matches on this device")).toBeTruthy();
});

it("what is no match in an archive is named and left", async () => {
  await opens({ matches: [match("bostock", false)], others: ["shopping.json"] });

  expect(await screen.findByText("One file is no match: shopping.json")).toBeTruthy();
  expect(button("Keep one match on this device")).toBeTruthy();
});

it("what is on this device already is not offered again", async () => {
  await opens({ matches: [match("bostock", false, "~1")] });

  expect(await screen.findByText("On this device already")).toBeTruthy();
  expect(button(/^Keep/)).toBeNull();
});

it.each([
  ["bad_zip", "This archive is broken or locked"],
  ["large_file", "This file is too large to be opened"],
  ["bad_save", "This file is neither a saved match nor the record of a finished one."],
])("a file that is refused is told in a sentence: %s", async (code, words) => {
  await opens(new ApiError(0, code, ""));

  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
});
