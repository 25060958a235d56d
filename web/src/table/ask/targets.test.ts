import { describe, expect, it } from "vitest";

import type { Ask, Board, Offer, Scene } from "../../lib/wire.ts";
import { aCell, aPiece, PLAIN } from "../samples.ts";
import { signsAhead, targetsOf, wayOf } from "./targets.ts";

const text = { key: "x", args: {} };

function offer(notation: string, picks: string[], signs: string[] = []): Offer {
  return { do: notation, picks, label: text, hint: null, side: false, signs, opens: false };
}

const ask = (...offers: Offer[]): Ask => ({ seat: 0, question: text, offers, closed: [], ...PLAIN });
const lanes = {
  kind: "lanes",
  cells: [1, 2].flatMap((number) => [1, 2].map((lane) => aCell({ id: `cell:${number}.${lane}`, number, lane, label: String(number) }))),
} as Board;
const miles = { kind: "road", cells: [20, 40].map((number) => aCell({ id: `cell:${number}`, number, label: String(number) })) } as Board;
const at = (cell: string): Scene => ({ pieces: [aPiece({ seat: 0, cell })], rider: "" }) as unknown as Scene;

const HAND = ask(
  offer("one", ["card:1", "cell:1.1"], ["mark-exchange"]),
  offer("one wide", ["card:1", "cell:1.2"]),
  offer("two", ["card:2", "cell:2.1"], ["mark-slipstream", "mark-sprint"]),
);

describe("lit cells", () => {
  it("show where the whole hand can reach until a card is picked, without telling what happens there", () => {
    const targets = targetsOf(HAND, { path: [], looked: "" }, lanes, at("cell:0"), 0);
    expect([...targets.keys()]).toEqual(["cell:1.1", "cell:1.2", "cell:2.1"]);
    expect([...targets.values()].every(({ soft, signs }) => soft && signs.length === 0)).toBe(true);
  });

  it("are only those of the picked card, with the signs of what happens there", () => {
    const targets = targetsOf(HAND, { path: ["card:2"], looked: "" }, lanes, at("cell:0"), 0);
    expect([...targets.keys()]).toEqual(["cell:2.1"]);
    expect(targets.get("cell:2.1")).toMatchObject({ soft: false, signs: ["mark-slipstream", "mark-sprint"] });
  });

  it("say how far they are where cells have figures, but not in lanes", () => {
    const ride = ask(offer("ride", ["card:km20", "cell:40"]));
    expect(targetsOf(ride, { path: [], looked: "" }, miles, at("cell:20"), 0).get("cell:40")?.tab).toBe("+20");
    expect(targetsOf(HAND, { path: ["card:2"], looked: "" }, lanes, at("cell:1.1"), 0).get("cell:2.1")?.tab).toBe("");
  });

  it("show where a card would lead that is looked at, and nothing else meanwhile", () => {
    const targets = targetsOf(HAND, { path: [], looked: "card:1" }, lanes, at("cell:0"), 0);
    expect([...targets.keys()]).toEqual(["cell:1.1", "cell:1.2"]);
    expect(targets.get("cell:1.1")).toMatchObject({ previewed: true, soft: false, signs: ["mark-exchange"] });
  });

  it("show where a card would lead each rider that only opens the next choice, by their numbers", () => {
    const opening = ask({ ...offer("play", ["card:9"]), opens: true });
    const scene = { pieces: [aPiece({ id: "rider:a", bib: 1 }), aPiece({ id: "rider:b", bib: 2 })], rider: "" } as unknown as Scene;
    const reach = new Map([["cell:1.1", ["rider:a"]], ["cell:2.1", ["rider:a", "rider:b"]]]);
    const targets = targetsOf(opening, { path: [], looked: "card:9", reach }, lanes, scene, 0);
    expect([...targets].map(([cell, { previewed, bibs }]) => [cell, previewed, bibs])).toEqual([
      ["cell:1.1", true, [1]],
      ["cell:2.1", true, [1, 2]],
    ]);
  });

  it("stay lit beside the one that was picked, so that another can be", () => {
    const targets = targetsOf(HAND, { path: ["card:1", "cell:1.2"], looked: "" }, lanes, at("cell:0"), 0);
    expect([...targets.keys()]).toEqual(["cell:1.1", "cell:1.2"]);
    expect(targets.get("cell:1.2")).toMatchObject({ previewed: false, soft: false });
  });

  it("are all where a picked rider can get with any number, with what that brings", () => {
    const numbers = ask(offer("a", ["rider:0", "number:1", "cell:1.1"]), offer("b", ["rider:0", "number:2", "cell:2.1"], ["mark-finish"]));
    const targets = targetsOf(numbers, { path: ["rider:0"], looked: "" }, lanes, at("cell:0"), 0);
    expect([...targets.keys()]).toEqual(["cell:1.1", "cell:2.1"]);
    expect(targets.get("cell:2.1")).toMatchObject({ soft: false, signs: ["mark-finish"], offers: [{ do: "b" }] });
    const one = targetsOf(numbers, { path: ["rider:0"], looked: "number:1" }, lanes, at("cell:0"), 0);
    expect([...one.keys()]).toEqual(["cell:1.1"]);
  });

  it("are none when nothing is asked", () => {
    expect(targetsOf(null, { path: [], looked: "" }, lanes, at("cell:0"), 0).size).toBe(0);
  });
});

describe("the way of an offer", () => {
  const road = { kind: "lanes", cells: [1, 2, 3, 4].map((number) => aCell({ id: `cell:${number}`, number, lane: 1 })) } as Board;
  const riders = [aPiece({ id: "rider:1", seat: 0, cell: "cell:1" }), aPiece({ id: "rider:2", seat: 0, cell: "cell:2" })];
  const scene = { pieces: riders, rider: "" } as unknown as Scene;

  it("goes from the rider it names, else from the one in mind, to its cell", () => {
    expect(wayOf(offer("a", ["card:3", "cell:4"]), road, scene, 0)).toEqual(["cell:2", "cell:3"]);
    expect(wayOf(offer("b", ["rider:2", "cell:4"]), road, scene, 0)).toEqual(["cell:3"]);
  });

  it("is not shown for what leads nowhere, nor for a rider who is put on the road", () => {
    expect(wayOf(offer("lay", ["card:3"]), road, scene, 0)).toEqual([]);
    expect(wayOf(null, road, scene, 0)).toEqual([]);
    const beside = { ...scene, pieces: [{ ...riders[0]!, at: [0, 0] }] } as unknown as Scene;
    expect(wayOf(offer("a", ["rider:1", "cell:4"]), road, beside, 0)).toEqual([]);
  });
});

describe("what lies ahead", () => {
  it("is each sign of the open offers once", () => {
    expect(signsAhead(HAND, [])).toEqual(["mark-exchange", "mark-slipstream", "mark-sprint"]);
    expect(signsAhead(HAND, ["card:1"])).toEqual(["mark-exchange"]);
  });
});
