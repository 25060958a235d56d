import { describe, expect, it } from "vitest";

import type { Ask, Offer, WhyNot } from "../../lib/wire.ts";
import { PLAIN } from "../samples.ts";
import { armed, beginning, explain, isAbout, looseOffers, narrowed, nextThings, onward, press, reachable, shortcuts, thingState } from "./picks.ts";

const text = { key: "x", args: {} };

function offer(notation: string, picks: string[], side = false): Offer {
  return { do: notation, picks, label: text, hint: null, side, signs: [], opens: false };
}

function ask(offers: Offer[], closed: string[] = []): Ask {
  return { seat: 0, question: text, offers, closed, ...PLAIN };
}

const HAND = ask(
  [
    offer("go short", ["card:short", "cell:2"]),
    offer("go long", ["card:long", "cell:4"]),
    offer("stop 1", ["card:stop", "player:1"]),
    offer("stop 2", ["card:stop", "player:2"]),
    offer("drop short", ["card:short", "pile:discard"], true),
    offer("drop joker", ["card:joker", "pile:discard"], true),
  ],
  ["card:joker"],
);

describe("what is lit", () => {
  it("lights the first picks of the offers, but not of side offers", () => {
    expect([...nextThings(HAND, [])]).toEqual(["card:short", "card:long", "card:stop"]);
  });

  it("lights the targets of a picked card, with those of its side offers", () => {
    expect([...nextThings(HAND, ["card:short"])]).toEqual(["cell:2", "pile:discard"]);
  });

  it("lights side offers when there is nothing else to do", () => {
    const stuck = ask([offer("drop a", ["card:a", "pile:discard"], true)]);
    expect([...nextThings(stuck, [])]).toEqual(["card:a"]);
  });

  it("shows how far the hand reaches before a card is picked", () => {
    expect(reachable(HAND).get("cell:4")).toEqual([["card:long"]]);
  });

  it("asks which card is meant where two lead to the place that was pressed", () => {
    const two = ask([offer("a", ["card:a", "cell:2"]), offer("b", ["card:b", "cell:2"])]);
    expect(press(two, [], "cell:2")).toEqual({ kind: "ways", offers: two.offers });
  });

  it.each([
    ["card:long", "picked"],
    ["card:short", "legal"],
    ["card:joker", "dim"],
    ["card:unknown", ""],
  ])("calls %s %s while the long card is picked", (thing, state) => {
    expect(thingState(HAND, ["card:long"], thing)).toBe(state);
  });
});

describe("a press", () => {
  it("picks a lit card up", () => {
    expect(press(HAND, [], "card:long")).toEqual({ kind: "path", path: ["card:long"] });
  });

  it("on the target of the picked card plays it", () => {
    expect(press(HAND, ["card:long"], "cell:4")).toMatchObject({ kind: "play", offer: { do: "go long" } });
  });

  it("on the picked card again plays its only offer that is not a side offer", () => {
    expect(press(HAND, ["card:short"], "card:short")).toMatchObject({ kind: "play", offer: { do: "go short" } });
  });

  it("on a picked card with several targets puts it back, since the target is not chosen", () => {
    expect(press(HAND, ["card:stop"], "card:stop")).toEqual({ kind: "path", path: [] });
  });

  it("on the pile plays the side offer of the picked card", () => {
    expect(press(HAND, ["card:short"], "pile:discard")).toMatchObject({ kind: "play", offer: { do: "drop short" } });
  });

  it("on another lit card changes the pick", () => {
    expect(press(HAND, ["card:long"], "card:stop")).toEqual({ kind: "path", path: ["card:stop"] });
  });

  it("on a cell in reach picks the card that leads there", () => {
    expect(press(HAND, [], "cell:4")).toEqual({ kind: "path", path: ["card:long"] });
  });

  it("on a cell among several that its card leads to picks both, and plays when pressed again", () => {
    const lanes = ask([offer("a", ["card:a", "cell:2.1"]), offer("b", ["card:a", "cell:2.2"])]);
    expect(press(lanes, [], "cell:2.2")).toEqual({ kind: "path", path: ["card:a", "cell:2.2"] });
    expect(press(lanes, ["card:a", "cell:2.2"], "cell:2.2")).toMatchObject({ kind: "play", offer: { do: "b" } });
  });

  it("on a cell that only another card leads to asks why the picked one does not, and else picks the other", () => {
    const otherwise = { kind: "path", path: ["card:long"] };
    expect(press(HAND, ["card:short"], "cell:4")).toMatchObject({ kind: "why", picks: ["card:short", "cell:4"], otherwise });
  });

  it("on a dimmed card asks why not and offers what can be done with it instead", () => {
    const why = { kind: "why", sides: [{ do: "drop joker" }], otherwise: null };
    expect(press(HAND, [], "card:joker")).toMatchObject({ ...why, picks: ["card:joker"] });
    expect(press(HAND, ["card:long"], "card:joker")).toMatchObject({ ...why, picks: ["card:long", "card:joker"] });
  });

  it("on a target that is forbidden to the picked card asks about this pair", () => {
    expect(press(HAND, ["card:stop"], "player:3")).toMatchObject({ kind: "why", picks: ["card:stop", "player:3"], otherwise: null });
  });

  it("on a die plays at once, since there is nothing to choose", () => {
    const roll = ask([offer("roll", ["die:roll"])]);
    expect(press(roll, [], "die:roll")).toMatchObject({ kind: "play", offer: { do: "roll" } });
  });

  it("on a card that needs no target picks it up first, and plays it the second time", () => {
    const lay = ask([offer("lay", ["card:a"])]);
    expect(press(lay, [], "card:a")).toEqual({ kind: "path", path: ["card:a"] });
    expect(press(lay, ["card:a"], "card:a")).toMatchObject({ kind: "play", offer: { do: "lay" } });
  });

  it("on anything else asks why, with what is picked in mind", () => {
    const why = { kind: "why", sides: [], otherwise: null };
    expect(press(HAND, [], "cell:99")).toEqual({ ...why, picks: ["cell:99"] });
    expect(press(HAND, ["card:short"], "cell:99")).toEqual({ ...why, picks: ["card:short", "cell:99"] });
    expect(press(HAND, [], "die:red")).toEqual({ ...why, picks: ["die:red"] });
  });

  it("on the card or on the cell plays the pair that was proposed from the road", () => {
    const lanes = ask([offer("a", ["card:a", "cell:2.1"]), offer("b", ["card:a", "cell:2.2"])]);
    expect(press(lanes, ["card:a", "cell:2.2"], "card:a")).toMatchObject({ kind: "play", offer: { do: "b" } });
  });
});

describe("several ways to one place", () => {
  const [a, b] = [offer("a", ["card:a", "cell:2"]), offer("b", ["card:b", "cell:2"])];
  const boosted = offer("c", ["card:boost", "card:b", "cell:2"]);

  it("are told apart by the card that is pressed", () => {
    expect(narrowed([a, b], "card:b")).toEqual({ kind: "path", path: ["card:b", "cell:2"] });
    expect(narrowed([a, b, boosted], "card:b")).toEqual({ kind: "ways", offers: [b, boosted] });
    expect(narrowed([a, b], "card:c")).toBeNull();
  });

  it("are put away by another press on the place they lead to", () => {
    expect(narrowed([a, b], "cell:2")).toEqual({ kind: "path", path: [] });
  });

  it("light their cards and hold their place", () => {
    const state = (thing: string): string => thingState(ask([a, b, offer("d", ["card:d"])]), [], thing, [a, b]);
    expect(["cell:2", "card:a", "card:d"].map(state)).toEqual(["picked", "legal", "dim"]);
  });
});

describe("what most people would begin with", () => {
  const place = (rider: string, cell: string): Offer => offer(`${rider} ${cell}`, [`rider:${rider}`, `cell:${cell}`]);
  const start = { ...ask([place("1", "a"), place("1", "b"), place("2", "a"), place("2", "b")]), proposed: ["rider:2"] };

  it("is picked already", () => {
    expect(beginning(start)).toEqual(["rider:2"]);
    expect(beginning({ ...start, proposed: ["rider:9"] })).toEqual([]);
  });

  it("is meant by a place that several ways lead to", () => {
    expect(press(start, [], "cell:a")).toEqual({ kind: "path", path: ["rider:2", "cell:a"] });
  });
});

describe("a card between the picks and a place", () => {
  it("is never left out: which one is spent must be said", () => {
    expect(shortcuts(ask([offer("c", ["card:boost", "card:b", "cell:2"])]), ["card:boost"]).size).toBe(0);
  });
});

describe("a pile pressed before a card", () => {
  it("asks which card is laid on it", () => {
    expect(press(HAND, [], "pile:discard")).toMatchObject({ kind: "ways", offers: [{ do: "drop short" }, { do: "drop joker" }] });
  });
});

describe("a reason", () => {
  const why: WhyNot = { picks: ["rider:b", "number:1", "cell:9"], label: text, rule: "R-3", params: {} };

  it("is about the picks it holds, in whatever order they were made", () => {
    expect(isAbout(why, ["number:1", "rider:b"])).toBe(true);
    expect(isAbout(why, ["number:1", "rider:a"])).toBe(false);
  });

  it("can be asked for whatever is pressed", () => {
    expect(explain(HAND, ["card:short"], "card:stop")).toMatchObject({ picks: ["card:short", "card:stop"], sides: [] });
  });
});

describe("what Enter plays", () => {
  it("is the offer that is left after the picks", () => {
    expect(armed(HAND, ["card:long"])?.do).toBe("go long");
  });

  it("is nothing while a target is missing", () => {
    expect(armed(HAND, ["card:stop"])).toBeNull();
  });
});

describe("buttons", () => {
  it("stand for picks that nothing on the screen shows", () => {
    const choose = ask([offer("keep", ["choice:keep"]), offer("go", ["card:a"])]);
    expect(looseOffers(choose, [], (thing) => thing.startsWith("card:")).map((each) => each.do)).toEqual(["keep"]);
  });

  it("stand for a pile that says it all, but not for one at the end of a path", () => {
    const choose = ask([offer("stop", ["pile:draw"]), offer("drop", ["card:a", "pile:used"])]);
    expect(looseOffers(choose, [], () => true).map((each) => each.do)).toEqual(["stop"]);
    expect(looseOffers(choose, ["card:a"], () => true).map((each) => each.do)).toEqual(["stop"]);
  });
});

describe("numbers handed to riders", () => {
  const numbers = ask(
    [
      offer("a1", ["rider:a", "number:1", "cell:1"]),
      offer("a2", ["rider:a", "number:2", "cell:2"]),
      offer("b2", ["rider:b", "number:2", "cell:3"]),
    ],
    ["number:0"],
  );

  it("are lit beside the riders, whichever is picked first", () => {
    expect([...nextThings(numbers, [])]).toEqual(["rider:a", "rider:b", "number:1", "number:2"]);
    expect([...nextThings(numbers, ["number:2"])]).toEqual(["rider:a", "rider:b"]);
  });

  it("lead to the same action when the number comes first", () => {
    expect(press(numbers, [], "number:2")).toEqual({ kind: "path", path: ["number:2"] });
    expect(press(numbers, ["number:2", "rider:a"], "cell:2")).toMatchObject({ kind: "play", offer: { do: "a2" } });
  });

  it("need not be picked: the place where a picked rider goes tells the number, and of several the first", () => {
    const two = ask([...numbers.offers, offer("a1+", ["rider:a", "number:1", "cell:2"])]);
    expect([...shortcuts(two, ["rider:a"]).keys()]).toEqual(["cell:1", "cell:2"]);
    expect(press(two, ["rider:a"], "cell:2")).toMatchObject({ kind: "play", offer: { do: "a2" } });
    expect(press(two, ["rider:a", "number:1"], "cell:2")).toMatchObject({ kind: "play", offer: { do: "a1+" } });
  });

  it("are told by the place for the rider that is picked, whoever was proposed", () => {
    const near = { ...ask([...numbers.offers, offer("b1", ["rider:b", "number:1", "cell:1"])]), proposed: ["rider:a"] };
    expect(press(near, ["rider:b"], "cell:1")).toMatchObject({ kind: "play", offer: { do: "b1" } });
  });

  it("go to another rider by one press, and take another number by one press", () => {
    expect(press(numbers, ["number:2", "rider:a"], "rider:b")).toEqual({ kind: "path", path: ["number:2", "rider:b"] });
    expect(press(numbers, ["rider:a", "number:2"], "rider:b")).toEqual({ kind: "path", path: ["rider:b", "number:2"] });
    expect(press(numbers, ["rider:a", "number:2"], "number:1")).toEqual({ kind: "path", path: ["rider:a", "number:1"] });
  });

  it("are asked about where nobody can use one, or not this rider", () => {
    expect(press(numbers, [], "number:0")).toMatchObject({ kind: "why", picks: ["number:0"] });
    const otherwise = { kind: "path", path: ["rider:b"] };
    expect(press(numbers, ["number:1"], "rider:b")).toMatchObject({ kind: "why", picks: ["number:1", "rider:b"], otherwise });
  });

  it("pick themselves where there is no choice, and never an action", () => {
    expect(onward(numbers, ["rider:b"])).toEqual(["rider:b", "number:2"]);
    expect(onward(numbers, ["rider:a"])).toEqual(["rider:a"]);
    expect(onward(ask([offer("name a", ["rider:a"])]), [])).toEqual([]);
  });
});

describe("a rider about whom there is no choice", () => {
  it("is picked already", () => {
    expect(onward(ask([offer("place 2 a", ["rider:2", "cell:a"]), offer("place 2 b", ["rider:2", "cell:b"])]), [])).toEqual(["rider:2"]);
  });

  it("is not, where there is one, or where picking him is all", () => {
    expect(onward(ask([offer("place 2 a", ["rider:2", "cell:a"]), offer("place 3 a", ["rider:3", "cell:a"])]), [])).toEqual([]);
    expect(onward(ask([offer("share 2", ["rider:2", "cell:a"]), offer("keep", ["choice:keep"])]), [])).toEqual([]);
    expect(onward(ask([offer("choose 2", ["rider:2"])]), [])).toEqual([]);
    expect(onward(HAND, [])).toEqual([]);
  });
});
