import { describe, expect, it } from "vitest";

import type { Ask, Offer } from "../../lib/wire.ts";
import { PLAIN } from "../samples.ts";
import { allByHand, allOf, chosenAtFirst, timesChosen, toggled } from "./several.ts";

const text = { key: "x", args: {} };
const offer = (notation: string, thing: string): Offer => ({ do: notation, picks: [thing], label: text, hint: null, side: false, signs: [], opens: false });
const several = { least: 0, most: 3, done: "stop" };
const ask: Ask = {
  seat: 0,
  question: text,
  offers: [offer("stop", "pile:draw"), offer("drop 4", "card:4"), offer("drop 7", "card:7"), offer("drop 9", "card:9"), offer("drop 12", "card:12")],
  closed: [],
  ...PLAIN,
  several,
};
const press = (chosen: string[], thing: string, held = 1): string[] | null => toggled(ask, several, chosen, thing, held);

describe("cards chosen together", () => {
  it("begin with those that are proposed, an equal one as often as it is named", () => {
    expect(chosenAtFirst({ ...ask, proposed: ["card:4", "card:4", "card:9"] })).toEqual(["drop 4", "drop 4", "drop 9"]);
    expect(chosenAtFirst({ ...ask, several: null, proposed: ["card:4"] })).toEqual([]);
  });

  it("are put to the others by a press, and taken back by the next", () => {
    expect(press([], "card:4")).toEqual(["drop 4"]);
    expect(press(["drop 4", "drop 7"], "card:4")).toEqual(["drop 7"]);
  });

  it("are as many of a kind as are held", () => {
    expect(press(["drop 4"], "card:4", 2)).toEqual(["drop 4", "drop 4"]);
    expect(press(["drop 4", "drop 4"], "card:4", 2)).toEqual([]);
    expect(timesChosen(ask, ["drop 4", "drop 4"], "card:4")).toBe(2);
  });

  it("make way for another where there is no more room", () => {
    expect(press(["drop 4", "drop 7", "drop 9"], "card:12")).toEqual(["drop 7", "drop 9", "drop 12"]);
  });

  it("are no other things", () => {
    expect(press([], "pile:draw")).toBeNull();
    expect(press([], "cell:3")).toBeNull();
  });

  it("are all somebody's own choice when none of those proposed is left", () => {
    const [two, proposing] = [{ least: 2, most: 2, done: "" }, { ...ask, proposed: ["card:4", "card:7"] }];
    expect(allByHand(proposing, two, ["drop 9", "drop 12"])).toBe(true);
    expect(allByHand(proposing, two, ["drop 7", "drop 9"])).toBe(false);
    expect(allByHand(proposing, two, ["drop 9"])).toBe(false);
    expect(allByHand(ask, several, ["drop 4", "drop 7", "drop 9"])).toBe(false);
  });

  it("are played one after the other, and ended where fewer than all are enough", () => {
    expect(allOf(several, ["drop 4"])).toEqual(["drop 4", "stop"]);
    expect(allOf(several, ["drop 4", "drop 7", "drop 9"])).toEqual(["drop 4", "drop 7", "drop 9"]);
    expect(allOf(several, [])).toEqual(["stop"]);
    expect(allOf({ least: 2, most: 2, done: "" }, ["drop 4"])).toBeNull();
  });
});
