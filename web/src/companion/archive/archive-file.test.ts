import { describe, expect, it } from "vitest";

import { people } from "../people.ts";
import { archiveIn, archiveText, takeIn } from "./archive-file.ts";

const saved = JSON.stringify({ gruppetto_sheet: 1, game: "toy", name: "Sunday", plan: { teams: [{ name: "Ann" }, { name: "Bob" }] } });
const ann = { name: "Ann", team: "rouge", number: 1 };

describe("the archive as a file", () => {
  it("holds people and tours, and gives them back", async () => {
    const found = archiveIn(archiveText([ann], ["s1", "s2", "s3"].map((sheet) => ({ text: saved, sheet, visited: 7 }))));
    expect(found?.tours[0]).toEqual({ text: saved, game: "toy", name: "Sunday", teams: ["Ann", "Bob"], copyOf: "s1", visited: 7 });
    const loaded: string[] = [];
    const here = (sheet: string): boolean => sheet === "s1";
    const lost = await takeIn(found!, here, (tour) => (loaded.length ? Promise.reject(new Error("full")) : Promise.resolve(void loaded.push(tour.copyOf))));
    expect([lost, loaded]).toEqual([1, ["s2"]]);
    expect(people.list()).toContainEqual(ann);
    people.forget("Ann");
  });
  it("takes in what other versions wrote", () => {
    const found = archiveIn(JSON.stringify({ gruppetto_archive: 1, sheets: [JSON.parse(saved), null, { plan: { teams: [7] } }], known: "none" }));
    expect(found?.tours.map(({ name, teams, copyOf, visited }) => [name, teams, copyOf, visited])).toEqual([["Sunday", ["Ann", "Bob"], "", 0], ["", [], "", 0], ["", [""], "", 0]]);
  });
  it("is not what a single tour is, nor any other file", () => {
    expect([saved, "no json", "null", "[]"].map(archiveIn)).toEqual([null, null, null, null]);
  });
});
