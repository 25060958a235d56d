import { describe, expect, it } from "vitest";

import type { Board, Piece } from "../lib/wire.ts";
import { captioned, groups, place, reachOfWheel } from "./groups.ts";
import { aCell, aPiece } from "./samples.ts";

const piece = (seat: number, along: number): Piece => aPiece({ seat, along });

const seats = (found: { pieces: Piece[] }[]): number[][] => found.map((group) => group.pieces.map((each) => each.seat));

describe("groups on the strip", () => {
  it("are the riders at one place, from the rear to the head", () => {
    expect(seats(groups([piece(0, 0.7), piece(1, 0.2), piece(2, 0.7)]))).toEqual([[1], [0, 2]]);
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
