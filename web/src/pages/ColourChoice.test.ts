// @vitest-environment jsdom
// The colours of a seat, by keyboard as by hand.
import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";

import type { ColourOffer } from "../lib/teams.ts";
import ColourChoice from "./ColourChoice.svelte";

const offer = (team: string, note = "", taken = false): ColourOffer => ({ team, bib: 1, note, taken });

function open(busy = false) {
  const picked: string[] = [];
  const refused: string[] = [];
  const page = render(ColourChoice, {
    seat: 1,
    look: { team: "rouge", bib: 1 },
    offers: [offer("rouge"), offer("lagune"), offer("azur", "Koen", true)],
    busy,
    onpick: (team: string) => picked.push(team),
    onrefuse: ({ note }: ColourOffer) => refused.push(note),
  });
  const plate = page.container.querySelector<HTMLButtonElement>("[aria-expanded]") as HTMLButtonElement;
  const colours = (): HTMLButtonElement[] => [...page.container.querySelectorAll<HTMLButtonElement>("[role=group] button")];
  return { picked, refused, plate, colours };
}

describe("the colours of a seat", () => {
  it("lie open once its plate is pressed", async () => {
    const { plate, colours } = open();
    expect(colours()).toHaveLength(0);
    await fireEvent.click(plate);
    expect(plate.getAttribute("aria-expanded")).toBe("true");
    expect(colours().map((one) => one.getAttribute("aria-pressed"))).toEqual(["true", "false", "false"]);
  });

  it("close with the choice, and the focus is on the plate again", async () => {
    const { plate, colours, picked } = open();
    await fireEvent.click(plate);
    await fireEvent.click(colours()[1] as HTMLButtonElement);
    await Promise.resolve();
    expect(picked).toEqual(["lagune"]);
    expect(colours()).toHaveLength(0);
    expect(document.activeElement).toBe(plate);
  });

  it("close with Esc and without a choice", async () => {
    const { plate, colours, picked } = open();
    await fireEvent.click(plate);
    await fireEvent.keyDown(colours()[1] as HTMLButtonElement, { key: "Escape" });
    expect([colours().length, picked]).toEqual([0, []]);
  });

  it("say so where somebody else rides in one", async () => {
    const { plate, colours, picked, refused } = open();
    await fireEvent.click(plate);
    const taken = colours()[2] as HTMLButtonElement;
    expect(taken.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(taken);
    expect([picked, refused]).toEqual([[], ["Koen"]]);
  });

  it("wait while another choice is on its way", async () => {
    const { plate, colours, picked } = open(true);
    await fireEvent.click(plate);
    await fireEvent.click(colours()[1] as HTMLButtonElement);
    expect(picked).toEqual([]);
  });
});
