// @vitest-environment jsdom
// Riders are named by their keys, and by the numbers of a keyboard beside the board.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Field } from "../../lib/sheet_wire.ts";
import { inEnglish } from "../../lib/texts/in-english.ts";
import { castWith } from "../samples.ts";
import RidersField from "./RidersField.svelte";

const BIBS = [1, 3, 8, 14, 17, 22, 23, 24, 30];
const cast = castWith(...BIBS);
const AT_HOME = 30;
const among = BIBS.filter((bib) => bib !== AT_HOME).map((bib) => `rider:${bib}`);
const field = { name: "riders", among, most: -1, repeats: 1 } as unknown as Field;

inEnglish();
afterEach(() => vi.restoreAllMocks());

function open() {
  // jsdom lays nothing out, and a list that is not on the screen does not listen.
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  const props = { field, cast, label: "Who?", value: [] as string[] };
  const page = render(RidersField, { ...props, onchange: (value) => void change(value) });
  let order: string[] = [];
  const change = async (value: string[]): Promise<void> => {
    order = value;
    await page.rerender({ ...props, value, onchange: (next: string[]) => void change(next) });
  };
  return { order: () => order.map((id) => Number(id.slice("rider:".length))) };
}

async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await fireEvent.keyDown(document.body, { key });
}

describe("a keyboard", () => {
  it("names riders by their numbers, and takes the last one out", async () => {
    const { order } = open();
    await press("1", "7", "Enter", "8", "Enter", "3", "Enter");
    expect(order()).toEqual([17, 8, 3]);
    await press("Backspace");
    expect(order()).toEqual([17, 8]);
  });

  it("is told of a number that no rider has", async () => {
    const { order } = open();
    await press("9", "9", "Enter");
    screen.getByText("Nobody here has number 99.");
    expect(order()).toEqual([]);
  });
});

describe("a key", () => {
  it("has the place of its rider, and those behind close up when one is taken out", async () => {
    const { order } = open();
    for (const bib of [17, 22, 3]) await fireEvent.click(screen.getByRole("button", { name: `Ann ${bib}` }));
    await fireEvent.click(screen.getByRole("button", { name: "Ann 22, 2 in the order" }));
    expect(order()).toEqual([17, 3]);
    screen.getByRole("button", { name: "Ann 3, 2 in the order" });
  });

  it("of a rider who is home stays, and says why it does nothing", async () => {
    const { order } = open();
    await fireEvent.click(screen.getByRole("button", { name: /^Ann 30/ }));
    screen.getByText("Ann 30 is home or out of the race already.");
    expect(order()).toEqual([]);
  });
});
