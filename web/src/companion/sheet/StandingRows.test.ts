// @vitest-environment jsdom
// A classification on a phone: a row unfolds its other figures.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";

import { settings } from "../../lib/device/settings.svelte.ts";
import type { Classification, ClassificationLine } from "../../lib/sheet_wire.ts";
import { inEnglish } from "../../lib/texts/in-english.ts";
import { castWith } from "../samples.ts";
import StandingRows from "./StandingRows.svelte";

const text = (key: string) => ({ key, args: {} });
const line = (bib: number): ClassificationLine => ({ who: `rider:${bib}`, rank: bib, values: [`1:0${bib}`, `+${bib}`], gain: "", detail: null, marks: [], tie: null });
const lines = [1, 2, 3].map(line);
const table = { id: "individual", name: text("individual"), columns: [text("Time"), text("Gap")], lines } as unknown as Classification;

inEnglish();
afterEach(() => (settings.columns = false));

const open = (columns = table.columns) => render(StandingRows, { table: { ...table, columns }, lines, cast: castWith(1, 2, 3) });
const rows = (): HTMLElement[] => screen.getAllByRole("button", { name: /Ann/ });
const unfolded = (): boolean[] => rows().map((row) => row.getAttribute("aria-expanded") === "true");

describe("a row", () => {
  it("unfolds its other figures and folds the one before", async () => {
    open();
    await fireEvent.click(rows()[0]!);
    expect(unfolded()).toEqual([true, false, false]);
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Gap"]);
    expect(screen.getByRole("definition").textContent).toBe("+1");
    await fireEvent.click(rows()[1]!);
    expect(unfolded()).toEqual([false, true, false]);
  });

  it("is reached from the one before with the arrows", async () => {
    open();
    rows()[0]!.focus();
    await fireEvent.keyDown(rows()[0]!, { key: "ArrowDown" });
    expect(document.activeElement).toBe(rows()[1]);
    await fireEvent.keyDown(rows()[1]!, { key: "Home" });
    expect(document.activeElement).toBe(rows()[0]);
  });

  it("has nothing to unfold where there is one figure", () => {
    open([text("Time")]);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("all columns", () => {
  it("are opened at once, and stay open on the next page", async () => {
    const { unmount } = open();
    await fireEvent.click(screen.getByRole("button", { name: "All columns" }));
    expect(unfolded()).toEqual([true, true, true]);
    unmount();
    open();
    expect(unfolded()).toEqual([true, true, true]);
    expect(JSON.parse(localStorage.getItem("gruppetto.settings") ?? "{}")).toMatchObject({ columns: true });
  });
});
