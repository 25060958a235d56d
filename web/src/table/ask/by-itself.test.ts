import { describe, expect, it } from "vitest";

import type { Ask, Offer, Order } from "../../lib/wire.ts";
import { PLAIN } from "../samples.ts";
import { BEAT, byItself, type Wishes } from "./by-itself.ts";

const text = { key: "x", args: {} };
const offer = (notation: string): Offer => ({ do: notation, picks: [`choice:${notation}`], label: text, hint: null, side: false, signs: [], opens: false });
const ask = (some: Partial<Ask>): Ask => ({ seat: 0, question: text, offers: [offer("a"), offer("b")], closed: [], ...PLAIN, ...some });
const follow: Order = { id: "follow", label: text, do: "b", hint: null };
const WISHES: Wishes = { queue: [], orders: new Map(), forced: true, byHand: false };

describe("what plays itself", () => {
  it("is what is forced, after a beat in which it can be seen", () => {
    expect(byItself(ask({ offers: [offer("a")], forced: "a" }), WISHES)).toMatchObject({ offer: { do: "a" }, beat: BEAT, why: "forced" });
  });

  it("is nothing while there is a choice, or where somebody would rather do it himself", () => {
    expect(byItself(ask({}), WISHES)).toBeNull();
    expect(byItself(ask({ forced: "a" }), { ...WISHES, forced: false })).toBeNull();
  });

  it("is nothing in a position that an undo brought", () => {
    const both = ask({ forced: "a", orders: [follow] });
    expect(byItself(both, { ...WISHES, byHand: true, orders: new Map([["follow", follow]]) })).toBeNull();
  });

  it("is what was ordered for all riders, wherever the order can be followed", () => {
    const wishes = { ...WISHES, orders: new Map([["follow", follow]]) };
    expect(byItself(ask({ orders: [follow] }), wishes)).toMatchObject({ offer: { do: "b" }, why: "ordered" });
    expect(byItself(ask({}), wishes)).toBeNull();
  });

  it("are the cards that were chosen together, one after the other", () => {
    expect(byItself(ask({}), { ...WISHES, queue: ["b", "a"] })).toMatchObject({ offer: { do: "b" }, beat: 0, why: "chosen" });
    expect(byItself(ask({}), { ...WISHES, queue: ["gone"] })).toBeNull();
  });
});
