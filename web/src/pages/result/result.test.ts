import { describe, expect, it } from "vitest";

import type { Jersey, Row, TableInfo } from "../../lib/wire.ts";
import { jerseyOf, steps } from "./podium.ts";
import { rematchSeats, wholeTour } from "./rematch.ts";

const row = (rank: number, seat: number, ...worn: Jersey[]): Row => ({
  rank,
  seat,
  team: "azur",
  bib: seat + 1,
  value: "",
  detail: null,
  gain: "",
  marks: worn.map((each) => ({ symbol: "any", text: { key: "mark", args: {} }, helps: false, more: null, worn: each, sound: "", explain: "" })),
  tie: null,
});

describe("the podium", () => {
  it("has a step for each of three places, the winner in the middle", () => {
    const [first, second, third] = steps([row(1, 0), row(2, 1), row(3, 2)]);
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(third?.x).toBeGreaterThan(first?.x ?? 0);
    expect(first?.y).toBeLessThan(second?.y ?? 0);
  });

  it("lets riders who share a place share its step, side by side", () => {
    const shared = steps([row(1, 0), row(2, 1), row(2, 2)])[1]?.riders ?? [];
    expect(shared.map((rider) => rider.row.seat)).toEqual([1, 2]);
    expect(shared[0]?.x).toBeLessThan(shared[1]?.x ?? 0);
  });

  it("leaves a step empty when nobody has its place", () => {
    expect(steps([row(1, 0), row(2, 1)])[2]?.riders).toEqual([]);
  });

  it("dresses the wearer of a cap or jersey in its colour", () => {
    expect([row(1, 0, "yellow"), row(1, 0, "", "polka"), row(1, 0, "")].map(jerseyOf)).toEqual([
      "yellow",
      "polka",
      "",
    ]);
  });
});

it("a rematch keeps the own seats, the bots and all colours, and invites the friends anew", () => {
  const seat = { bot: "", taken: true };
  const info = {
    seats: [
      { ...seat, seat: 0, name: "Ilse", kind: "human", team: "lagune" },
      { ...seat, seat: 1, name: "Koen", kind: "human", team: "azur" },
      { ...seat, seat: 2, name: "Bot Costa", kind: "bot", bot: "greedy", team: "rouge" },
    ],
  } as TableInfo;
  expect(rematchSeats(info, "t", [0])).toEqual([
    { kind: "me", name: "Ilse", team: "lagune" },
    { kind: "open", name: "", team: "azur" },
    { kind: "bot", name: "Bot Costa", bot: "greedy", team: "rouge" },
  ]);
});

describe("the whole tour", () => {
  const table = (stages: number): TableInfo =>
    ({ options: { tour: "1", wind: false }, stages: Array.from({ length: stages }, () => ({ en: "Hill" })) }) as unknown as TableInfo;

  it("is offered after a single stage, with the rules that were played", () => {
    expect(wholeTour(table(1), { whole: { tour: "full" } })).toEqual({ tour: "full", wind: false });
  });

  it("is not offered after several, nor where there is none", () => {
    expect(wholeTour(table(2), { whole: { tour: "full" } })).toBeNull();
    expect(wholeTour(table(1), { whole: {} })).toBeNull();
  });
});
