import { describe, expect, it } from "vitest";

import type { Ask, Offer, Scene } from "../../lib/wire.ts";
import { PLAIN } from "../samples.ts";
import { adviceOf, commonHint } from "./advice.ts";

const text = (key: string) => ({ key, args: {} });
const offer = (thing: string, some: Partial<Offer> = {}): Offer => ({ do: thing, picks: [thing], label: text("x"), hint: null, side: false, signs: [], opens: false, ...some });
const ask = (...offers: Offer[]): Ask => ({ seat: 0, question: text("q"), offers, closed: [], ...PLAIN });
const things = (...ids: string[]): { id: string }[] => ids.map((id) => ({ id }));
const scene = (some: Partial<Record<"hand" | "dice" | "buttons" | "numbers", { id: string }[]>>): Scene =>
  ({ hand: [], dice: [], buttons: [], numbers: [], ...some }) as unknown as Scene;

describe("how to go on", () => {
  it("says what lit and dimmed cards mean", () => {
    const hand = things("card:a", "card:b");
    expect(adviceOf(ask(offer("card:a")), scene({ hand }), new Set(["card:a"]))).toBe("ask-cards");
    expect(adviceOf(ask(offer("card:a", { side: true })), scene({ hand }), new Set(["card:a"]))).toBe("ask-side");
    expect(adviceOf(ask(offer("card:a"), offer("card:b")), scene({ hand }), new Set(["card:a", "card:b"]))).toBe("ask-lit");
  });

  it("speaks of dice and buttons, and of numbers that are handed out", () => {
    expect(adviceOf(ask(), scene({ dice: things("die:red"), buttons: things("choice:go") }), new Set(["die:red", "choice:go"]))).toBe("ask-choose");
    expect(adviceOf(ask(), scene({ numbers: things("number:2") }), new Set(["number:2"]))).toBe("ask-numbers");
  });

  it("leaves it to the coach while nothing can be picked", () => {
    expect(adviceOf(ask(), scene({ hand: things("card:a") }), new Set())).toBe("ask-coach");
  });

  it("is the hint that all offers share", () => {
    const [hint, other] = [text("same"), text("other")];
    expect(commonHint(ask(offer("card:a", { hint }), offer("card:b", { hint }), offer("pile:draw", { hint: other })), scene({}))).toEqual(hint);
    expect(commonHint(ask(offer("card:a", { hint }), offer("card:b", { hint: other })), scene({}))).toBeUndefined();
  });
});
