import { expect, it } from "vitest";
import type { Classification } from "../../lib/wire.ts";
import { shownRows } from "./rows.ts";

const row = (rank: number, seat: number) => ({ rank, seat, team: "azur", bib: rank, value: "", detail: null, gain: "", marks: [], tie: null });
const table = (top: number): Classification => ({
  name: { key: "table", args: {} },
  note: null,
  symbol: "",
  markers: false,
  top,
  rows: [row(1, 0), row(2, 1), row(3, 0), row(4, 1)],
});

it("shows the head of a long table and the reader's own riders", () => {
  expect(shownRows(table(2), 1).map((each) => each.rank)).toEqual([1, 2, 4]);
});

it("shows a spectator the head alone", () => {
  expect(shownRows(table(2), -1).map((each) => each.rank)).toEqual([1, 2]);
});

it("shows all of a table without a top", () => {
  expect(shownRows(table(0), -1)).toHaveLength(4);
});
