import { expect, it } from "vitest";
import { PLAIN } from "../../table/samples.ts";
import type { OfferSent } from "../wire.ts";
import { wholeAsk } from "./offers.ts";

const NEAR = { key: "ride", args: { card: "card:a", cell: "cell:1" } };

function whole(...offers: OfferSent[]) {
  return wholeAsk({ seat: 0, question: NEAR, offers, closed: [], ...PLAIN }).offers;
}

it("has no hint, no signs and is no side offer unless it says so", () => {
  expect(whole({ do: "ride 1", picks: ["card:a", "cell:1"], label: NEAR })).toEqual([
    { do: "ride 1", picks: ["card:a", "cell:1"], label: NEAR, hint: null, side: false, signs: [], opens: false },
  ]);
});

it("has from the one before what it does not say", () => {
  const first: OfferSent = { do: "ride 1", picks: ["card:a"], label: NEAR, hint: NEAR, side: true, signs: ["mark-crash"], opens: true };
  const [, second, third] = whole(first, { do: "ride 2", label: { args: { cell: "cell:2" } } }, { do: "stop", hint: null, side: false });
  const far = { key: "ride", args: { card: "card:a", cell: "cell:2" } };
  expect(second).toEqual({ ...first, do: "ride 2", label: far });
  expect(third).toEqual({ ...first, do: "stop", label: far, hint: null, side: false });
});
