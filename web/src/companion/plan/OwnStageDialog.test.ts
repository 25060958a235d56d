// @vitest-environment jsdom
// A stage of one's own is described in a dialog, which says what it still needs.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";

import type { Figure, OwnStage, StageOffer } from "../../lib/sheet_wire.ts";
import { inEnglish } from "../../lib/texts/in-english.ts";
import OwnStageDialog from "./OwnStageDialog.svelte";

const text = (key: string) => ({ key, args: {} });
const figure = (name: string, kind: Figure["kind"], most: number): Figure => ({
  ...{ name, label: text(name), value: 0, by: "ours", least: 1, most, kind, instead: null, instead_by: "ours" },
});
const line = (number: number) => ({ name: { en: `S${number}` }, groups: [{ name: text("Bonus"), places: true, figures: [figure(`S${number}-1`, "number", 9)] }] });
const own: OwnStage = {
  groups: [{ name: text("Stage"), places: false, figures: [figure("base_time", "time", 9999999)] }],
  needed: ["base_time"],
  numbers: [{ name: "seconds", label: text("Seconds printed"), usual: [1, 2], least: 0, most: 59, longest: 3 }],
  lines: [{ name: "sprint", label: text("Sprints"), lines: [line(1), line(2)] }],
};
const offer = { id: "own", name: { en: "A stage of your own" }, own } as unknown as StageOffer;

inEnglish();

function open() {
  const onsave = vi.fn();
  render(OwnStageDialog, { offer, own, onsave, onclose: () => undefined });
  const field = (name: string | RegExp) => screen.getByRole("textbox", { name, hidden: true });
  const fill = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));
  return { onsave, field, fill, press };
}

describe("a stage of one's own", () => {
  it("is not saved before it has its name and what times rest on", async () => {
    const { onsave, field, fill, press } = open();
    await press("Save the stage");
    screen.getByText("Name of the stage: this is needed.");
    screen.getByText("base_time: this is needed.");
    await vi.waitFor(() => expect(document.activeElement).toBe(field(/^Name of the stage/)));
    await fill(/^Name of the stage/, "Hautacam");
    expect(screen.queryByText("Name of the stage: this is needed.")).toBeNull();
    expect(onsave).not.toHaveBeenCalled();
  });

  it("has numbers within their limits", async () => {
    const { onsave, fill, press } = open();
    await fill(/^Seconds printed/, "0 99");
    await press("Save the stage");
    screen.getByText(/^Seconds printed: .*0.*59/);
    expect(onsave).not.toHaveBeenCalled();
  });

  it("is saved by Enter, with the lines that were added", async () => {
    const { onsave, field, fill, press } = open();
    await fill(/^Name of the stage/, "Kermis");
    await fill(/^Stage, base_time/, "3:40:00");
    await fill(/^Seconds printed/, "0 5 12");
    await press("Sprints: one more");
    await fill("Name of S1", "Church");
    await fill(/^Bonus, S1-1/, "9");
    await fireEvent.keyDown(field(/^Bonus, S1-1/), { key: "Enter" });
    expect(onsave).toHaveBeenCalledWith({ name: "Kermis", base_time: 13200, seconds: [0, 5, 12], sprint: ["Church"], "S1-1": 9 });
  });
});
