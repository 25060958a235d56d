// @vitest-environment jsdom
// Everything that a device remembers of races at the real board: tours, what was won in them, people.
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../../lib/net/api.ts";
import { inEnglish } from "../../lib/texts/in-english.ts";
import CompanionArchive from "../CompanionArchive.svelte";
import { type OwnSheet, ownSheets } from "../own-sheets.ts";
import { people } from "../people.ts";
import * as picture from "../picture.ts";
import { sheets } from "../sheets.ts";

const LILLE = { en: "Lille – Rouen" };

beforeEach(() => {
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "gameTexts").mockResolvedValue("toy-name = Toy");
  vi.spyOn(api, "covers").mockResolvedValue("");
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { sheet } of ownSheets.list()) ownSheets.forget(sheet);
  for (const { name } of people.list()) people.forget(name);
  localStorage.clear();
});
inEnglish();
afterAll(() => vi.resetModules()); // other files share the catalogues, and know other words of this game

/** A tour of one stage, which the first of these won. */
function rode(sheet: string, names: string[], some: Partial<OwnSheet> = {}): void {
  const places = Object.fromEntries(names.map((name, at) => [name, at + 1]));
  const [winner = ""] = names;
  const result = { places, jerseys: { "jersey-yellow": [winner] }, stages: [{ name: LILLE, winners: [winner] }] };
  ownSheets.keep(sheet, { game: "toy", teams: names, done: true, result, token: "t", visited: 1 + ownSheets.list().length, ...some });
}

async function opens(view: "Tours" | "Statistics" | "People"): Promise<HTMLElement> {
  render(CompanionArchive);
  await fireEvent.click(screen.getByRole("radio", { name: view }));
  return screen.findByRole("list", { name: view });
}

/** jsdom's files have no text() of their own. */
const written = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });

describe("the tours", () => {
  it("are found by any word of their line", async () => {
    rode("s1", ["Ann", "Bob"]);
    rode("s2", ["Ann", "Zoe"]);
    const tours = within(await opens("Tours"));
    expect(tours.getAllByRole("listitem")).toHaveLength(2);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zoe" } });
    expect(tours.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/companion/s2"]);
  });

  it("are named on their sheets", async () => {
    rode("s1", ["Ann", "Bob"]);
    const enter = vi.spyOn(sheets, "enter").mockResolvedValue({ answers: [{ code: "" }] } as Awaited<ReturnType<typeof sheets.enter>>);
    const tours = within(await opens("Tours"));
    await fireEvent.click(tours.getByRole("button", { name: /^Name this tour/ }));
    await fireEvent.input(tours.getByRole("textbox", { name: "Name of the race" }), { target: { value: "Easter at home" } });
    await fireEvent.click(tours.getByRole("button", { name: "Save" }));
    await tours.findByText("Easter at home");
    expect(enter).toHaveBeenCalledWith("s1", "t", [expect.objectContaining({ do: "rename", name: "Easter at home" })], expect.anything());
  });

  it("are taken off the device by a scorer, and stay on the server", async () => {
    rode("s1", ["Ann", "Bob"]);
    const remove = vi.spyOn(sheets, "delete");
    const tours = within(await opens("Tours"));
    await fireEvent.click(tours.getByRole("button", { name: /^Delete/ }));
    expect(tours.getByRole("alert").textContent).toContain("It stays on the server");
    expect(tours.queryByRole("button", { name: "Delete everywhere" })).toBeNull();
    await fireEvent.click(tours.getByRole("button", { name: "Delete" }));
    await screen.findByText("No tours on this device yet.");
    expect(remove).not.toHaveBeenCalled();
  });
});

describe("the statistics", () => {
  it("count wins, podiums, stages and jerseys over the tours, and compare two people", async () => {
    rode("s1", ["Bob", "Ann", "Cleo"]);
    rode("s2", ["bob", "Ann"]);
    rode("s3", ["Ann", "Cleo"]);
    const best = within(await opens("Statistics")).getAllByRole("listitem")[0]!;
    expect(best.querySelector("b")?.textContent).toBe("bob");
    expect([...best.querySelectorAll("dd")].map((figure) => figure.textContent)).toEqual(["2", "2", "2", "2"]);
    expect(best.textContent).toContain("Lille – Rouen ×2");

    await fireEvent.change(screen.getByRole("combobox", { name: "The one" }), { target: { value: "Ann" } });
    await fireEvent.change(screen.getByRole("combobox", { name: "The other" }), { target: { value: "bob" } });
    expect(screen.getAllByRole("row")[0]!.textContent).toMatch(/^0\s*ahead at the end\s*2$/);
    screen.getByText("In 2 tours that both rode.");
  });
});

describe("the people", () => {
  it("are kept with colour and number, and saved as a file", async () => {
    const handOver = vi.spyOn(picture, "handOver").mockResolvedValue();
    people.keep({ name: "Bob", team: "", number: 0 });
    await opens("People");
    await fireEvent.input(screen.getByRole("textbox", { name: "Another name" }), { target: { value: "Cleo" } });
    await fireEvent.click(screen.getByRole("button", { name: "Add" }));
    await fireEvent.change(screen.getByRole("combobox", { name: "Usual colour of Cleo" }), { target: { value: "lagune" } });
    await fireEvent.change(screen.getByRole("textbox", { name: "Usual number of Cleo" }), { target: { value: "51" } });
    await fireEvent.click(screen.getByRole("button", { name: "Save the list as a file" }));
    const cleo = { name: "Cleo", team: "lagune", number: 51 };
    expect(JSON.parse(localStorage.getItem("gruppetto.companion.people") ?? "")).toContainEqual(cleo);
    expect(handOver).toHaveBeenCalledWith(expect.any(Blob), "gruppetto-people.json");
    expect(JSON.parse(await written(handOver.mock.calls[0]![0])).people).toContainEqual(cleo);
  });
});
