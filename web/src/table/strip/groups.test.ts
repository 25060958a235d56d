import { describe, expect, it } from "vitest";

import type { Board, Piece } from "../../lib/wire.ts";
import { aCell, aGroup, aPiece } from "../samples.ts";
import { captioned, fitted, groups, place, reachOfWheel, told } from "./groups.ts";

const piece = (seat: number, along: number): Piece => aPiece({ seat, along });

const seats = (found: { pieces: Piece[] }[]): number[][] => found.map((group) => group.pieces.map((each) => each.seat));

describe("groups on the strip", () => {
  it("are the riders at one place, from the rear to the head", () => {
    expect(seats(groups([piece(0, 0.7), piece(1, 0.2), piece(2, 0.7)]))).toEqual([[1], [0, 2]]);
  });

  it("are those the game tells of, where it does, with their first rider last", () => {
    const riders = [piece(0, 0.3), piece(1, 0.31), piece(2, 0.6)];
    const riding = [
      aGroup({ id: "group:3", pieces: ["rider:2"], along: 0.6, gap: "" }),
      aGroup({ id: "group:2", pieces: ["rider:1", "rider:0", "rider:gone"], along: 0.31, gap: "+ 1:00" }),
    ];
    const found = told(riding, riders);
    expect(seats(found)).toEqual([[0, 1], [2]]);
    expect(found[0]?.told?.gap).toBe("+ 1:00");
  });

  it("share a lead where they would touch, under the name of the peloton", () => {
    const riders = [piece(0, 0.3), piece(1, 0.31)];
    const riding = [
      aGroup({ id: "group:2", kind: "lone", pieces: ["rider:1"], along: 0.31 }),
      aGroup({ id: "group:1", kind: "bunch", pieces: ["rider:0"], along: 0.3 }),
    ];
    expect(told(riding, riders).map((group) => [group.told?.id, group.pieces.length])).toEqual([["group:1", 2]]);
  });

  it("stand over their point where there is room", () => {
    const [only] = place(groups([piece(0, 0.5)]), 0, 1000, 20, 6, () => 0);
    expect(only?.left).toBe(500);
  });

  it("do not cover each other when they are close", () => {
    const [rear, front] = place(groups([piece(0, 0.5), piece(1, 0.505)]), 0, 1000, 20, 6, () => 0);
    expect(front!.left - rear!.left).toBeGreaterThanOrEqual(20);
  });

  it("keep room for the words behind a group", () => {
    const [rear, front] = place(groups([piece(0, 0.5), piece(1, 0.51)]), 0, 1000, 20, 6, (group) =>
      group.along === 0.5 ? 60 : 0,
    );
    expect(front!.left - rear!.left).toBeGreaterThanOrEqual(80);
  });

  it("move up to the left at the end of the strip", () => {
    const close = [0.97, 0.98, 0.99, 1].map((along, seat) => piece(seat, along));
    const placed = place(groups(close), 0, 300, 20, 6, () => 0);
    expect(placed.at(-1)!.left).toBeLessThanOrEqual(314);
    expect(placed[0]!.left).toBeLessThan(250);
  });

  it("show no more plates than there is room for, but know all their riders", () => {
    const [all] = place(groups([0, 1, 2, 3].map((seat) => piece(seat, 0.5))), 0, 300, 18, 2, () => 0);
    expect(all?.shown).toHaveLength(2);
    expect(all?.pieces).toHaveLength(4);
  });
});

describe("groups on a road with lanes", () => {
  const lanes = { kind: "lanes", cells: [aCell({ number: 100, lane: 1 })] } as Board;

  it("are riders with a wheel in reach of each other, and stand where their first rider does", () => {
    const found = groups([piece(0, 0.1), piece(1, 0.12), piece(2, 0.14), piece(3, 0.2)], reachOfWheel(lanes));
    expect(seats(found)).toEqual([[0, 1, 2], [3]]);
    expect(found[0]?.along).toBe(0.14);
  });

  it("on a short road are those of neighbouring rows", () => {
    const short = { kind: "lanes", cells: [aCell({ id: "cell:20.1", number: 20, lane: 1 })] } as Board;
    const found = groups([piece(0, 0.1), piece(1, 0.15), piece(2, 0.25)], reachOfWheel(short));
    expect(seats(found)).toEqual([[0, 1], [2]]);
  });

  it("show their head where not all fit", () => {
    const [only] = place(groups([0, 1, 2, 3].map((seat) => piece(seat, 0.1 + seat / 100)), 0.02), 0, 1000, 20, 2, () => 0);
    expect(only?.shown.map((each) => each.seat)).toEqual([2, 3]);
  });

  it("show one's own rider before the head where not all fit", () => {
    const found = groups([0, 1, 2, 3].map((seat) => piece(seat, 0.1 + seat / 100)), 0.02);
    const [only] = place(found, 0, 1000, 20, 2, () => 0, { own: (each) => each.seat === 0, now: () => false });
    expect(only?.shown.map((each) => each.seat)).toEqual([0, 3]);
  });

  it("show the rider on turn before all others, and count who is left out", () => {
    const found = groups([0, 1, 2, 3].map((seat) => piece(seat, 0.1 + seat / 100)), 0.02);
    const [only] = place(found, 0, 1000, 20, 1, () => 0, { own: (each) => each.seat === 1, now: (each) => each.seat === 0 });
    expect(only?.shown.map((each) => each.seat)).toEqual([0]);
    expect(only?.more).toBe(3);
  });

  it("show fewer plates each where all would not have room, and then share a lead with their neighbours", () => {
    const found = groups(Array.from({ length: 12 }, (_, seat) => piece(seat, Math.floor(seat / 4) / 5)));
    expect(fitted(found, 1000, 20, 6)).toEqual({ groups: found, most: 6 });
    expect(fitted(found, 160, 20, 6)).toMatchObject({ most: 1, groups: { length: 3 } });
    const joined = fitted(found, 100, 20, 6).groups;
    expect(joined).toHaveLength(2);
    expect(joined.flatMap((group) => group.pieces)).toHaveLength(12);
  });

  it("have captions as long as there is room for them", () => {
    const found = groups([piece(0, 0.1), piece(1, 0.5)]);
    const ways = [() => "a long caption", () => "+7"];
    const written = (room: number): string => captioned(found, room, 20, 6, ways)(found[0]!);
    expect([400, 150, 40].map(written)).toEqual(["a long caption", "+7", ""]);
  });
});
