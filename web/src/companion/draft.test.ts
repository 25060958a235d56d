import { describe, expect, it } from "vitest";

import type { Column, Field } from "../lib/sheet_wire.ts";
import {
  asked,
  beyondKeys,
  blank,
  byChance,
  countIn,
  dataOf,
  fit,
  keyOf,
  lacks,
  levelled,
  nextCell,
  renewed,
  taken,
  withCell,
  withDigit,
  withoutDigit,
} from "./draft.ts";

const text = { key: "k", args: {} };

function field(some: Partial<Field>): Field {
  const plain: Field = {
    name: "f",
    kind: "who",
    label: text,
    help: null,
    value: null,
    optional: false,
    among: [],
    least: 0,
    most: -1,
    offered: [],
    answers: [],
    columns: [],
    repeats: 1,
    without: "",
    by_chance: false,
  };
  return { ...plain, ...some };
}
const column = (name: string, optional = false): Column => ({ name, label: text, least: 0, most: 10, step: 1, offered: [0, 1], optional });

const winner = field({ name: "winner", among: ["player:0", "player:1", "player:2"] });
const places = field({ name: "places", kind: "grid", among: winner.among, columns: [column("at", true)], without: "winner" });

describe("the key of a form", () => {
  it("tells an entry that replaces another from a new one of its kind", () => {
    const fresh = { kind: "sprint", given: { stage: 1 }, replaces: "" };
    expect(keyOf({ ...fresh, replaces: "f7" })).not.toBe(keyOf(fresh));
  });
  it("stays when another phone has opened its number", () => {
    const throwing = (opens: number) => ({ kind: "rolls", given: { opens }, replaces: "" });
    expect(keyOf(throwing(2))).toBe(keyOf(throwing(1)));
  });
});

describe("the data of a fact", () => {
  it("has what was filled in, together with what goes along", () => {
    const draft = { winner: "player:0", places: { "player:1": { at: 3 } } };
    expect(dataOf({ given: { stage: 2 }, fields: [winner, places] }, draft)).toEqual({ stage: 2, ...draft });
  });
  it("leaves out an optional figure that is empty", () => {
    expect(dataOf({ given: {}, fields: [field({ name: "bonus", kind: "number", optional: true })] }, { bonus: null })).toEqual({});
  });
  it("leaves out the figure of somebody whom another field names", () => {
    const draft = { winner: "player:0", places: { "player:0": { at: 9 }, "player:1": { at: 3 } } };
    expect(dataOf({ given: {}, fields: [winner, places] }, draft)["places"]).toEqual({ "player:1": { at: 3 } });
  });
});

describe("what is asked", () => {
  it("does not ask for the winner's place", () => {
    expect(asked([winner, places], { winner: "player:1" })[1]?.among).toEqual(["player:0", "player:2"]);
  });
  it("is lacking until everybody stands in the order", () => {
    const order = field({ kind: "ties", among: ["a", "b", "c"] });
    expect(lacks(order, { f: [["a"], ["b"]] })).toBe(true);
    expect(lacks(order, { f: [["a"], ["b", "c"]] })).toBe(false);
  });
  it("is lacking while a column that is not optional has a gap", () => {
    const grid = field({ kind: "grid", among: ["a", "b"], columns: [column("x")] });
    expect(lacks(grid, { f: { a: { x: 0 } } })).toBe(true);
    expect(lacks(grid, { f: { a: { x: 0 }, b: { x: 1 } } })).toBe(false);
  });
  it("lacks riders below the least number", () => {
    expect(lacks(field({ kind: "riders", least: 1 }), blank([field({ kind: "riders" })]))).toBe(true);
  });
});

describe("a draft while the sheet changes", () => {
  const after = (proposed: number): Field => field({ name: "after", kind: "number", value: proposed });
  it("follows the sheet's proposal that nobody has touched", () => {
    expect(renewed([after(1)], {})).toEqual({ after: 1 });
  });
  it("keeps what the person has set", () => {
    expect(renewed([after(1)], { after: 0 })).toEqual({ after: 0 });
  });
  it("sends what it shows", () => {
    expect(dataOf({ given: {}, fields: [after(1)] }, renewed([after(1)], {}))).toEqual({ after: 1 });
  });
  it("takes the proposal again where an answer is no longer among the answers", () => {
    const sprint = field({ kind: "choice", value: "S2", answers: [{ value: "S2", label: text }] });
    expect(renewed([sprint], { f: "S1" })).toEqual({ f: "S2" });
  });
  it("loses who cannot be picked any more", () => {
    const riders = field({ kind: "riders", among: ["rider:1"] });
    expect(renewed([riders], { f: ["rider:0", "rider:1"] })).toEqual({ f: ["rider:1"] });
  });
});

describe("ties", () => {
  const groups = [["a"], ["b"], ["c"]];
  it("joins the group before", () => {
    expect(levelled(groups, "b")).toEqual([["a", "b"], ["c"]]);
  });
  it("leaves it again", () => {
    expect(levelled([["a", "b"], ["c"]], "b")).toEqual(groups);
  });
  it("takes somebody out without a hole", () => {
    expect(taken(groups, "b")).toEqual([["a"], ["c"]]);
  });
});

describe("a grid", () => {
  const grid = field({ kind: "grid", among: ["a", "b"], columns: [column("past"), column("lane", true)] });
  it("goes on to the next row and passes over what may stay empty", () => {
    expect(nextCell(grid, { a: { past: 1 } }, "a", "past")).toEqual({ who: "b", column: "past" });
  });
  it("begins again at the top where a row was left out", () => {
    expect(nextCell(grid, { b: { past: 1 } }, "b", "past")).toEqual({ who: "a", column: "past" });
  });
  it("is finished when every cell is filled in", () => {
    expect(nextCell(grid, { a: { past: 1 }, b: { past: 1 } }, "b", "past")).toBeNull();
  });
  it("forgets a row whose last figure was taken out", () => {
    expect(withCell({ a: { past: 1 } }, "a", "past", null)).toEqual({});
  });
});

describe("figures", () => {
  it("stay on a step and within bounds", () => {
    expect(fit(33, { least: 0, most: 240, step: 20 })).toBe(40);
    expect(fit(300, { least: 0, most: 240, step: 20 })).toBe(240);
    expect(fit(-5, { least: 0, most: -1, step: 1 })).toBe(0);
  });
  it("need no typing where every one has a key", () => {
    expect(beyondKeys({ least: 0, most: 2, step: 1, offered: [0, 1, 2] })).toBe(false);
    expect(beyondKeys({ least: 0, most: 3, step: 1, offered: [0, 1, 2] })).toBe(true);
    expect(beyondKeys({ least: 0, most: -1, step: 1, offered: [0] })).toBe(true);
  });
});

describe("luck", () => {
  const last = (below: number): number => below - 1;
  it("draws an order of everybody", () => {
    expect(byChance(field({ kind: "riders", among: ["a", "b", "c"] }), last)).toEqual(["c", "b", "a"]);
  });
  it("throws a die for each row", () => {
    const die = field({ kind: "grid", among: ["a", "b"], columns: [{ ...column("roll"), offered: [1, 6] }] });
    expect(byChance(die, last)).toEqual({ a: { roll: 6 }, b: { roll: 6 } });
  });
});

describe("digits", () => {
  it("make a figure one after the other", () => {
    expect(withDigit(withDigit(null, 9, 95), 4, 95)).toBe(94);
  });
  it("begin anew where the figure would be too large", () => {
    expect(withDigit(94, 7, 95)).toBe(7);
  });
  it("are taken back from the end", () => {
    expect(withoutDigit(94)).toBe(9);
    expect(withoutDigit(9)).toBeNull();
  });
});

describe("how many an entry names", () => {
  const riders = ["rider:1", "rider:2", "rider:3"];
  it("is what was tapped", () => {
    expect(countIn([field({ kind: "riders", among: riders })], { f: ["rider:2", "rider:1"] })).toEqual({ count: 2, riders: true });
  });
  it("is everybody with a figure", () => {
    expect(countIn([field({ kind: "grid", among: riders })], { f: { "rider:1": { past: 3 } } })).toEqual({ count: 1, riders: true });
  });
  it("are riders where a colour may come several times", () => {
    const colours = field({ kind: "riders", among: ["player:0", "player:1"], repeats: 3 });
    expect(countIn([colours], { f: ["player:0", "player:0"] })).toEqual({ count: 2, riders: true });
  });
});
