import { describe, expect, it } from "vitest";

import type { SheetView } from "../../lib/sheet_wire.ts";
import { headToHead, palmares } from "./statistics.ts";
import { resultOf, type TourResult } from "./tour-result.ts";

const line = (who: string, rank: number) => ({ who, rank, values: [], gain: "", detail: null, marks: [], tie: null });
const table = (id: string, stage: number, symbol: string, ...lines: ReturnType<typeof line>[]) => ({ id, stage, symbol, lines, decides: id === "individual", worn: stage === 0 });
const page = {
  done: true,
  teams: [{ id: "player:0", name: "Ann" }, { id: "player:1", name: "Bob" }],
  riders: [{ id: "rider:1", seat: 0 }, { id: "rider:2", seat: 0 }, { id: "rider:7", seat: 1 }],
  stages: [{ order: 1, name: { en: "Paris" } }],
  tables: [
    table("individual", 0, "jersey-yellow", line("rider:1", 1), line("rider:2", 2), line("rider:7", 3)),
    table("polka", 0, "jersey-polka", line("rider:7", 1)),
    table("stage", 1, "mark-finish", line("rider:7", 1), line("rider:1", 2)),
  ],
};
const view = { page } as unknown as SheetView;

describe("what a tour came to", () => {
  it("is told by the names of people, of whose riders the best counts", () => {
    expect(resultOf(view)).toEqual({
      places: { Ann: 1, Bob: 2 },
      jerseys: { "jersey-yellow": ["Ann"], "jersey-polka": ["Bob"] },
      stages: [{ name: { en: "Paris" }, winners: ["Bob"] }],
    });
  });
  it("is nothing before the end", () => {
    expect(resultOf({ page: { ...page, done: false } } as unknown as SheetView)).toBeNull();
  });
  it("goes by the table that decides", () => {
    const final = { ...table("final", 0, "podium", line("player:1", 1), line("player:0", 2)), decides: true };
    const tables = [final, ...page.tables.map((one) => ({ ...one, decides: false }))];
    expect(resultOf({ page: { ...page, tables } } as unknown as SheetView)?.places).toEqual({ Bob: 1, Ann: 2 });
  });
});

describe("over the tours", () => {
  const stage = (name: string, ...winners: string[]) => ({ name: { en: name }, winners });
  const tours: TourResult[] = [
    { places: { Ann: 1, Bob: 2 }, jerseys: { "jersey-yellow": ["Ann"] }, stages: [stage("Paris", "Bob"), stage("Foix", "Ann")] },
    { places: { bob: 1, Cleo: 2, "ann ": 2 }, jerseys: { "cap-yellow": ["bob"] }, stages: [stage("Paris", "bob")] },
    { places: { Cleo: 1 }, jerseys: {}, stages: [] },
  ];
  it("wins, podiums, stages and jerseys are counted by person", () => {
    const [bob, ann, cleo] = palmares(tours);
    expect(bob).toMatchObject({ name: "Bob", tours: 2, wins: 1, podiums: 2, stages: 2, jerseys: { "cap-yellow": 1 }, best: [{ name: { en: "Paris" }, wins: 2 }] });
    expect(ann).toMatchObject({ name: "Ann", tours: 2, wins: 1, stages: 1, jerseys: { "jersey-yellow": 1 } });
    expect(cleo).toMatchObject({ tours: 2, wins: 1, stages: 0 });
  });
  it("two people are compared in the tours that both rode", () => {
    expect(headToHead(tours, "Ann", "Bob")).toEqual({ tours: 2, ahead: [1, 1], stages: [1, 2] });
    expect(headToHead(tours, "Ann", "Cleo")).toEqual({ tours: 1, ahead: [0, 0], stages: [0, 0] });
  });
});
