// @vitest-environment jsdom
// A form on a page that changes while it is open.
import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";

import type { Data, Field, Form, SheetView, Told } from "../../lib/sheet_wire.ts";
import { castOf } from "../cast.ts";
import type { Outcome } from "../ledger.svelte.ts";
import FormView from "./FormView.svelte";

const text = (key: string, args = {}) => ({ key, args });
const number = (name: string, value: number | null): Field => ({
  name,
  kind: "number",
  label: text(name),
  help: null,
  value,
  optional: value === null,
  among: [],
  least: 0,
  most: 2,
  offered: [0, 1, 2],
  answers: [],
  columns: [],
  repeats: 1,
  without: "",
  by_chance: false,
});
const form = (after: number): Form => ({
  kind: "finish",
  name: text("finish"),
  fields: [number("after", after), number("bonus", null)],
  given: { stage: 1 },
  help: null,
  symbol: "",
  sound: "",
  replaces: "",
  opens: null,
  timed: false,
});
const told: Told = { fact: "f1", kind: "round", text: text("next-round"), form: form(0), stage: 1, waits: false };

const nobody = castOf({ game: "toy", page: { teams: [], riders: [], stages: [] } } as unknown as SheetView);

let sent: Data[];
function open(keep = "") {
  const onenter = async (data: Data): Promise<Outcome> => (sent.push(data), "taken");
  const props = { form: form(0), cast: nobody, label: "Save", keep, history: [] as Told[], own: new Set<string>(), onenter };
  const page = render(FormView, props);
  const key = (field: string, figure: number): HTMLElement => {
    const found = [...page.container.querySelectorAll<HTMLElement>(`[data-field=${field}] button`)].find((one) => one.textContent?.trim() === String(figure));
    if (!found) throw new Error(`no key ${figure}`);
    return found;
  };
  const save = async (): Promise<void> => {
    await fireEvent.submit(page.container.querySelector("form") as HTMLFormElement);
  };
  return { ...page, props, key, save };
}

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

describe("a proposal that nobody touched", () => {
  it("follows the page and is written as it is shown", async () => {
    const { rerender, props, save } = open();
    await rerender({ ...props, form: form(1) });
    await save();
    expect(sent).toEqual([{ stage: 1, after: 1 }]);
  });
  it("follows it though another figure was set", async () => {
    const { rerender, props, key, save } = open();
    await fireEvent.click(key("bonus", 2));
    await rerender({ ...props, form: form(1) });
    await save();
    expect(sent).toEqual([{ stage: 1, after: 1, bonus: 2 }]);
  });
  it("follows it after an entry was made", async () => {
    const { rerender, props, save } = open();
    await save();
    await rerender({ ...props, form: form(2) });
    await save();
    expect(sent.map((data) => data["after"])).toEqual([0, 2]);
  });
});

describe("what somebody set", () => {
  it("stays when the page changes", async () => {
    const { rerender, props, key, save } = open();
    await fireEvent.click(key("after", 2));
    await rerender({ ...props, form: form(1) });
    await save();
    expect(sent).toEqual([{ stage: 1, after: 2 }]);
  });
  it("is there again when the form is opened again", async () => {
    const { key, unmount } = open("draft");
    await fireEvent.click(key("bonus", 1));
    unmount();
    await open("draft").save();
    expect(sent).toEqual([{ stage: 1, after: 0, bonus: 1 }]);
  });
});

describe("an entry of another phone", () => {
  it("is told to who is filling in the form, until it was seen", async () => {
    const { rerender, props, key, container } = open();
    await fireEvent.click(key("bonus", 1));
    await rerender({ ...props, form: form(1), history: [told] });
    expect(container.querySelector("[role=status]")?.textContent).toContain("next-round");
    await fireEvent.click(container.querySelector("[role=status] button") as HTMLElement);
    expect(container.querySelector("[role=status]")).toBeNull();
  });
  it("is not told to who has set nothing", async () => {
    const { rerender, props, container } = open();
    await rerender({ ...props, form: form(1), history: [told] });
    expect(container.querySelector("[role=status]")).toBeNull();
  });
});
