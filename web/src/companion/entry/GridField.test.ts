// @vitest-environment jsdom
// A figure for each of several people: keys where there are some, ten digits where a figure has no key.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { Field } from "../../lib/sheet_wire.ts";
import { inEnglish } from "../../lib/texts/in-english.ts";
import type { Grid } from "../draft.ts";
import { castWith } from "../samples.ts";
import GridField from "./GridField.svelte";

const cast = castWith(1, 2);
const column = { name: "at", label: { key: "at", args: {} }, least: 0, most: 200, step: 1, offered: [] as number[], optional: false };

inEnglish();

function open(offered: number[] = []) {
  const field = { name: "riders", among: ["rider:1", "rider:2"], columns: [{ ...column, offered }] } as unknown as Field;
  let grid: Grid = {};
  const page = render(GridField, { field, cast, value: grid, onchange: (value) => void change(value) });
  const change = async (value: Grid): Promise<void> => {
    grid = value;
    await page.rerender({ field, cast, value, onchange: (next: Grid) => void change(next) });
  };
  const tap = async (...names: string[]): Promise<void> => {
    for (const name of names) await fireEvent.click(screen.getByRole("button", { name }));
  };
  return { tap, figures: () => [...page.container.querySelectorAll("td button")].map((cell) => cell.firstChild?.textContent) };
}

describe("figures without a key", () => {
  it("begin with the least when they are counted up", async () => {
    const { tap, figures } = open();
    await tap("More");
    expect(figures()).toEqual(["0", "–"]);
  });

  it("are typed digit by digit, and the next one begins anew", async () => {
    const { tap, figures } = open();
    await tap("More", "4", "7", "To the next figure", "9");
    expect(figures()).toEqual(["47", "9"]);
  });

  it("are replaced by the first digit when somebody comes back to them", async () => {
    const { tap, figures } = open();
    await tap("4", "To the next figure", "9", "Ann 1, at: 4", "3");
    expect(figures()).toEqual(["3", "9"]);
  });
});

describe("figures with a key", () => {
  it("go on to the next row by themselves", async () => {
    const { tap, figures } = open([0, 1, 2]);
    await tap("2", "1");
    expect(figures()).toEqual(["2", "1"]);
  });
});
