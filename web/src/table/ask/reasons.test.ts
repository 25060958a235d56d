import { describe, expect, it } from "vitest";

import type { Params, WhyNot } from "../../lib/wire.ts";
import { byReason } from "./reasons.ts";

const why = (label: string, rule: string, params: Params = {}): WhyNot => ({ picks: [], label: { key: label, args: {} }, rule, params });
const labels = (whys: WhyNot[]): string[][] => byReason("toy", whys).map((reason) => reason.labels.map((label) => label.key));

describe("what cannot be done", () => {
  it("is told once for all that the same rule forbids in the same words", () => {
    expect(labels([why("a", "TOY-1.2"), why("b", "TOY-2"), why("c", "TOY-1.2")])).toEqual([["a", "c"], ["b"]]);
    expect(byReason("toy", [why("a", "TOY-1.2", { km: 4 })])[0]?.sentence).toEqual({ key: "toy-refusal-TOY-1-2", args: { km: 4 } });
  });

  it("is a general sentence where no rule is near", () => {
    const params = { kind: "cell", later: "no" };
    expect(byReason("toy", [why("a", "", params)])[0]?.sentence).toEqual({ key: "why-general", args: params });
  });

  it("names a few of them and counts the rest", () => {
    const many = Array.from({ length: 9 }, (_, place) => why(String(place), "TOY-1"));
    expect(byReason("toy", many)[0]).toMatchObject({ more: 5 });
    expect(labels(many)[0]).toHaveLength(4);
  });

  it("does not say the same rule about every cell of the road", () => {
    expect(byReason("toy", Array.from({ length: 30 }, (_, cell) => why("x", "TOY-1", { cell })))).toHaveLength(3);
  });
});
