import { describe, expect, it } from "vitest";

import { people } from "../people.ts";
import { archiveIn, archiveText, takeIn } from "./archive-file.ts";

const saved = JSON.stringify({ gruppetto_sheet: 1, game: "toy", name: "Sunday", plan: { teams: [{ name: "Ann" }, { name: "Bob" }] } });
const ann = { name: "Ann", team: "rouge", number: 1 };

describe("the archive as a file", () => {
  it("holds people and tours, and gives them back", async () => {
    const found = archiveIn(archiveText([ann], [saved, saved]));
    expect(found?.tours[0]).toEqual({ text: saved, game: "toy", name: "Sunday", teams: ["Ann", "Bob"] });
    const loaded: string[] = [];
    const lost = await takeIn(found!, (tour) => (loaded.length ? Promise.reject(new Error("full")) : Promise.resolve(void loaded.push(tour.text))));
    expect([lost, loaded]).toEqual([1, [saved]]);
    expect(people.list()).toContainEqual(ann);
    people.forget("Ann");
  });
  it("is not what a single tour is, nor any other file", () => {
    expect([saved, "no json", "null", "[]"].map(archiveIn)).toEqual([null, null, null, null]);
  });
});
