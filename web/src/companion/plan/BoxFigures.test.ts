// @vitest-environment jsdom
// Figures of the box in a plan: tagged as they are typed, pointed at where they cannot be.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../../lib/net/api.ts";
import type { Box, Figure, KeeperOffer } from "../../lib/sheet_wire.ts";
import { inEnglish } from "../../lib/texts/in-english.ts";
import CompanionPlan from "../CompanionPlan.svelte";
import { sheets } from "../sheets.ts";

const text = (key: string) => ({ key, args: {} });
const figure = (name: string, value: number, by: Figure["by"]): Figure => ({
  ...{ name, label: text(name), value, by, least: 0, most: 20, kind: "number", instead: null, instead_by: "ours" },
});
const box: Box = {
  ...{ title: text("title"), where: text("where"), why: text("why"), without: text("Use ours"), counts: true, notes: [] },
  groups: [
    { name: text("Places"), places: true, figures: [figure("1st", 6, "ours"), figure("2nd", 4, "ours")] },
    { name: text("Other"), places: false, figures: [figure("team", 5, "printed")] },
  ],
};
const stage = { id: "1", name: { en: "Lille" }, kind: text("road"), length: text("km"), provenance: "rulebook", figures: [], own: null };
const edition = { id: "rulebook", name: { en: "Rulebook" }, provenance: "rulebook", tours: [], stages: [stage] };
const plates = ["rouge", "azur"].map((team, at) => ({ team, name: { en: team }, bibs: [at + 1], riders: [] }));
const form = { players: [2], teams: plates, editions: [edition], options: [], box, free_stages: true, most_stages: 9, rider_names: false };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "gameTexts").mockResolvedValue("");
  vi.spyOn(sheets, "keepers").mockResolvedValue([{ game: "toy", form }] as unknown as KeeperOffer[]);
});
afterEach(() => vi.restoreAllMocks());
inEnglish();
afterAll(() => vi.resetModules()); // other files share the catalogues, and know other words of this game

async function plans() {
  render(CompanionPlan, { game: "toy" });
  const first = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Places, 1st/ });
  return { first, start: () => fireEvent.click(screen.getByRole("button", { name: "Start" })) };
}
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const saying = (): string => document.querySelector("footer [role=status]")?.textContent ?? "";

describe("the figures of the box", () => {
  it("show the one that counts where nothing is typed", async () => {
    const { first } = await plans();
    expect(first.placeholder).toBe("6");
    expect(saying()).toContain("2 figures are ours");
  });

  it("are yours once they are typed", async () => {
    await plans();
    const line = screen.getByText("team").closest("li")!;
    expect(line.querySelector("em")?.textContent).not.toBe("yours");
    await type(line.querySelector("input")!, "9");
    expect(line.querySelector("em")?.textContent).toBe("yours");
    expect(saying()).toMatch(/^One figure is yours/);
  });

  it("that cannot be are pointed at, and no sheet is made", async () => {
    const make = vi.spyOn(sheets, "make").mockRejectedValue(new Error("not to be sent"));
    const { first, start } = await plans();
    await type(first, "77");
    await start();
    await screen.findByText("1st: from 0 to 20.");
    expect(document.activeElement).toBe(first);
    expect(make).not.toHaveBeenCalled();
  });

  it("are there again for a reader who used ours for a while", async () => {
    const { first } = await plans();
    await type(first, "7");
    await fireEvent.click(screen.getByText("Use ours"));
    expect(first.isConnected).toBe(false);
    await fireEvent.click(screen.getByText("Type mine"));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Places, 1st/ }).value).toBe("7");
  });

  it("that are typed go with the plan", async () => {
    const make = vi.spyOn(sheets, "make").mockRejectedValue(new Error("enough"));
    const { first, start } = await plans();
    await type(first, "7");
    await start();
    expect(make).toHaveBeenCalledWith("toy", expect.objectContaining({ data: { "1st": 7 } }), "");
  });
});
