import { describe, expect, it } from "vitest";

import type { EditionOffer, PlanForm } from "../../lib/sheet_wire.ts";
import { addable, faults, firstStages, firstTeams, named, resized, shifted, tidied, tourOf, withStage } from "./plan.ts";

const offers = ["rouge", "azur", "mandarine"].map((team) => ({ team, bibs: [1, 2], name: {}, riders: [] }));
const form = { players: [2, 3], teams: offers } as unknown as PlanForm;
const edition = { tours: [{ id: "short", stages: ["a", "b"] }], stages: [{ id: "a" }] } as unknown as EditionOffer;

describe("teams", () => {
  it("come back with the names and colours of last time", () => {
    const teams = firstTeams(form, [{ name: "Ilse", team: "azur", riders: ["Anna"] }], 2);
    expect(teams.map((team) => [team.name, team.team])).toEqual([["Ilse", "azur"], ["", "rouge"]]);
  });
  it("keep their names when there are more of them", () => {
    const teams = resized(form, [{ name: "Ilse", team: "azur" }], [], 3);
    expect(teams.map((team) => team.team)).toEqual(["azur", "rouge", "mandarine"]);
  });
});

describe("stages", () => {
  it("begin as the first tour", () => {
    expect(firstStages(edition)).toEqual([{ id: "a" }, { id: "b" }]);
    expect(tourOf(edition, firstStages(edition))).toBe("short");
  });
  it("are a list of one's own when moved", () => {
    const moved = shifted([{ id: "a" }, { id: "b" }], 1, -1);
    expect(moved.map((stage) => stage.id)).toEqual(["b", "a"]);
    expect(tourOf(edition, moved)).toBe("");
  });
});

describe("a stage more", () => {
  const all = [{ id: "a" }, { id: "b" }, { id: "c" }];
  it("goes to the end and may come again where the list is free", () => {
    expect(addable(all, [{ id: "a" }], true)).toEqual(all);
    expect(withStage(all, [{ id: "c" }], { id: "a" }, true)).toEqual([{ id: "c" }, { id: "a" }]);
  });
  it("goes where it belongs, and once, where there is an order", () => {
    expect(addable(all, [{ id: "a" }], false)).toEqual([{ id: "b" }, { id: "c" }]);
    expect(withStage(all, [{ id: "a" }, { id: "c" }], { id: "b" }, false)).toEqual(all);
  });
  it("goes behind those that have their results", () => {
    expect(withStage(all, [{ id: "b" }, { id: "c" }], { id: "a" }, false, 1)).toEqual([{ id: "b" }, { id: "a" }, { id: "c" }]);
    expect(withStage(all, [{ id: "b" }, { id: "c" }], { id: "a" }, false, 2)).toEqual([{ id: "b" }, { id: "c" }, { id: "a" }]);
  });
});

describe("what a plan lacks", () => {
  it("names the team that has another's name", () => {
    const teams = [{ name: "Ilse", team: "rouge" }, { name: "Bo", team: "azur" }, { name: "ilse ", team: "mandarine" }];
    expect(faults({ teams, stages: [{ id: "a" }] })).toEqual([{ key: "companion-check-twice", seat: 2 }]);
  });
  it("is no name: a team is called as its colour is", () => {
    const teams = [{ name: " ", team: "azur" }, { name: "Bo", team: "rouge" }];
    expect(named(teams, (team) => `the ${team}`).map((team) => team.name)).toEqual(["the azur", "Bo"]);
  });
  it("is a stage, where there is none", () => {
    expect(faults({ teams: [], stages: [] })).toEqual([{ key: "companion-check-stages", seat: -1 }]);
  });
  it("is sent without spaces around names, and without riders nobody named", () => {
    const plan = { edition: "e", teams: [{ name: " Ilse ", team: "rouge", riders: ["", " "] }], stages: [], options: {} };
    expect(tidied(plan).teams).toEqual([{ name: "Ilse", team: "rouge", riders: [] }]);
  });
});
