import { describe, expect, it } from "vitest";

import type { Ask, Board, Offer, Scene } from "../../lib/wire.ts";
import { aCell, aPiece, PLAIN } from "../samples.ts";
import { signsAhead, targetsOf } from "./targets.ts";

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
    const targets = targetsOf(HAND, [], lanes, at("cell:0"), 0);
    expect([...targets.keys()]).toEqual(["cell:1.1", "cell:1.2", "cell:2.1"]);
    expect([...targets.values()].every(({ soft, signs }) => soft && signs.length === 0)).toBe(true);
  });

  it("are only those of the picked card, with the signs of what happens there", () => {
    const targets = targetsOf(HAND, ["card:2"], lanes, at("cell:0"), 0);
    expect([...targets.keys()]).toEqual(["cell:2.1"]);
    expect(targets.get("cell:2.1")).toMatchObject({ soft: false, signs: ["mark-slipstream", "mark-sprint"] });
  });

  it("say how far they are where cells have figures, but not in lanes", () => {
    const ride = ask(offer("ride", ["card:km20", "cell:40"]));
    expect(targetsOf(ride, [], miles, at("cell:20"), 0).get("cell:40")?.tab).toBe("+20");
    expect(targetsOf(HAND, ["card:2"], lanes, at("cell:1.1"), 0).get("cell:2.1")?.tab).toBe("");
  });

  it("are none when nothing is asked", () => {
    expect(targetsOf(null, [], lanes, at("cell:0"), 0).size).toBe(0);
  });
});

describe("what lies ahead", () => {
  it("is each sign of the open offers once", () => {
    expect(signsAhead(HAND, [])).toEqual(["mark-exchange", "mark-slipstream", "mark-sprint"]);
    expect(signsAhead(HAND, ["card:1"])).toEqual(["mark-exchange"]);
  });
});
