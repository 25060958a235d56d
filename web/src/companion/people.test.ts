import { describe, expect, it } from "vitest";

import type { PlanForm } from "../lib/sheet_wire.ts";
import { friendOf, people, seated, unseated, usualTeam } from "./people.ts";

const form = { teams: [{ team: "rouge", bibs: [1, 2] }, { team: "azur", bibs: [11, 12] }] } as unknown as PlanForm;
const ilse = { name: "Ilse", team: "azur", number: 11 };
const empty = [{ name: "", team: "rouge" }, { name: "", team: "azur" }];

describe("the people of this device", () => {
  it("are on one list, each once however the name is written", () => {
    people.keep(ilse);
    people.keep({ name: "ilse", team: "rouge", number: 1 });
    expect(people.list()).toEqual([{ name: "ilse", team: "rouge", number: 1 }]);
    people.rename("ilse", ilse);
    people.forget("ILSE");
    expect(people.list()).toEqual([]);
  });
  it("are met when they ride, and keep the colour they rode in first", () => {
    people.meet(form, [{ name: "Ilse", team: "azur" }, { name: " ", team: "rouge" }]);
    people.meet(form, [{ name: "ilse ", team: "rouge" }]);
    expect(people.list()).toEqual([ilse]);
    people.forget("Ilse");
  });
  it("come from a file only if they are somebody", () => {
    expect(friendOf({ name: " Bo ", team: "azur", number: 7 })).toEqual({ name: "Bo", team: "azur", number: 7 });
    expect(friendOf({ name: "Bo", team: "<b>", number: -1 })).toEqual({ name: "Bo", team: "", number: 0 });
    expect(friendOf({ name: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}".repeat(33) })?.name).toHaveLength(32 * 8);
    expect([friendOf(null), friendOf({ name: " " }), friendOf({ name: 7 })]).toEqual([null, null, null]);
    expect(people.take([{ name: "Bo" }, 3])).toBe(1);
    people.forget("Bo");
  });
});

describe("who rides", () => {
  it("takes the first free seat in the usual colour, and gives it back", () => {
    const teams = seated(form, empty, ilse);
    expect(teams).toEqual([{ name: "Ilse", team: "azur" }, { name: "", team: "rouge" }]);
    expect(unseated(teams, "ilse")[0]?.name).toBe("");
  });
  it("leaves the colour to who has it already", () => {
    expect(seated(form, [{ name: "", team: "rouge" }, { name: "Bo", team: "azur" }], ilse)[0]).toEqual({ name: "Ilse", team: "rouge" });
  });
  it("goes by the number where the game has no such colour", () => {
    expect(usualTeam(form, { name: "Bo", team: "olive", number: 12 })).toBe("azur");
    expect(usualTeam(form, { name: "Bo", team: "", number: 0 })).toBe("");
  });
});
