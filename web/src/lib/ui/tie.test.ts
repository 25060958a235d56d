// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { castOf } from "../../companion/cast.ts";
import Standing from "../../companion/sheet/Standing.svelte";
import Classified from "../../pages/result/Classified.svelte";
import ResultTable from "../../pages/result/ResultTable.svelte";
import Standings from "../../table/standings/Standings.svelte";
import type { SheetView } from "../sheet_wire.ts";
import { learn, loadTexts } from "../texts/catalogues.svelte.ts";
import { type Reader } from "../texts/texts.svelte.ts";
import type { Classification, Row, Tie } from "../wire.ts";
import { measureNothing } from "./no-size.ts";

const NAMED = { key: "toy-table", args: {} };
const TIE: Tie = { text: { key: "toy-tie-places", args: { ahead: "player:0", behind: "player:1", best: 3, other: 5 } }, rule: "TOY-15.4" };
const SENTENCE = "Marta before Jo: better place, 3 before 5.";
const reader: Reader = { game: "toy", seat: -1, names: ["Marta", "Jo", "Kees"], stages: {} };

const row = (seat: number, value: string, tie: Tie | null): Row => ({
  rank: seat + 1,
  seat,
  team: "azur",
  bib: seat + 1,
  value,
  detail: null,
  gain: "",
  marks: [],
  tie,
});
const table: Classification = {
  name: NAMED,
  note: null,
  rows: [row(0, "91″", TIE), row(1, "+0", TIE), row(2, "+4", null)],
  symbol: "",
  markers: false,
  top: 0,
};

const lines = table.rows.map(({ rank, seat, value, tie }) => ({ rank, who: `player:${seat}`, values: [value], gain: "", detail: null, marks: [], tie }));
const sheet = { id: "riders", name: NAMED, columns: [NAMED], lines, stage: 0, note: null, symbol: "", decides: false, worn: false };
const teams = reader.names.map((name, seat) => ({ id: `player:${seat}`, name, team: "azur", bib: seat + 1, marks: [] }));
const cast = castOf({ game: "toy", page: { teams, riders: [], stages: [] } } as unknown as SheetView);

beforeAll(async () => {
  measureNothing();
  await loadTexts();
  learn("toy", "en", "toy-table = Time\ntoy-tie-places = { $ahead } before { $behind }: better place, { $best } before { $other }.\n");
});

afterEach(cleanup);

describe.each([
  ["beside the road", () => render(Standings, { tables: [table], reader })],
  ["in a result", () => render(ResultTable, { table, reader })],
  ["beside the main table of a result", () => render(Classified, { table, reader })],
  ["on a score sheet", () => render(Standing, { table: sheet, cast, grown: true })],
])("who is level in a table %s", (_, show) => {
  it("has a mark, and who is not has none", () => {
    show();
    expect(screen.getAllByRole("button", { name: "Level: what decided?" })).toHaveLength(2);
  });

  it("says on a press what separated them, with the rule", async () => {
    show();
    const mark = screen.getAllByRole("button", { name: "Level: what decided?" })[1] as HTMLElement;
    expect(mark.title).toBe(SENTENCE);
    expect(screen.queryByText(SENTENCE)).toBeNull();

    await fireEvent.click(mark);

    expect(mark.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText(SENTENCE)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Decided by rule TOY-15.4" }).getAttribute("href")).toBe("/rules/toy/TOY-15.4");
  });

  it("is silent again after another press", async () => {
    show();
    const mark = screen.getAllByRole("button", { name: "Level: what decided?" })[0] as HTMLElement;
    await fireEvent.click(mark);
    await fireEvent.click(mark);
    expect(screen.queryByText(SENTENCE)).toBeNull();
  });
});

it("on a phone, where a row is the button, the row unfolds what separated them", async () => {
  render(Standing, { table: sheet, cast });
  const [, second, third] = screen.getAllByRole("button").filter((button) => button.classList.contains("row")) as HTMLElement[];
  expect(second?.textContent).toContain("Level: what decided?");
  expect(third?.textContent).not.toContain("Level: what decided?");

  await fireEvent.click(second as HTMLElement);

  expect(screen.getByText(SENTENCE)).toBeTruthy();
});
