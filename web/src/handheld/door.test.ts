// What a phone finds that scanned the code of a seat.
import { describe, expect, it } from "vitest";

import type { SeatInfo, TableInfo } from "../lib/wire.ts";
import { doorOf, type Scanned } from "./door.ts";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: number, name: "Ilse", kind: "human", taken: true, free: false, ...more }) as SeatInfo;
const OPEN = seat(0, { kind: "open", taken: false, name: "" });
const BOT = seat(0, { kind: "bot" });

function kindAt(first: SeatInfo, scanned: Partial<Scanned> = {}, table: Partial<TableInfo> = { started: true, over: false }): string {
  const found = { seat: 0, link: "", mine: [], moved: [], empty: () => false, ...scanned };
  return doorOf({ seats: [first, seat(1)], ...table } as TableInfo, found).kind;
}

describe("before the start", () => {
  const waits = { started: false };

  it("a free seat can be taken, and one that somebody has cannot", () => {
    expect(kindAt(OPEN, {}, waits)).toBe("take");
    expect(kindAt(seat(0), {}, waits)).toBe("away");
  });

  it("a phone that comes without a seat is offered the first free one, and is told when there is none", () => {
    expect(kindAt(OPEN, { seat: -1 }, waits)).toBe("take");
    expect(kindAt(seat(0), { seat: -1 }, waits)).toBe("away");
  });

  it("a phone may take a second seat", () => {
    expect(kindAt(OPEN, { mine: [1] }, waits)).toBe("take");
  });
});

describe("while the race is on", () => {
  it("the seat of a bot is taken over by its link, and not without", () => {
    expect(kindAt(BOT, { link: "s3cret" })).toBe("take");
    expect(kindAt(BOT)).toBe("away");
  });

  it("a seat whose phone is away is asked for, and one whose person rides is theirs", () => {
    expect(kindAt(seat(0), { empty: () => true })).toBe("ask");
    expect(kindAt(seat(0))).toBe("away");
  });

  it("a phone that comes without a seat is asked whether it is the one that is missing, where only one is", () => {
    const empty = ({ seat }: SeatInfo): boolean => seat === 0;
    expect(kindAt(seat(0), { seat: -1, empty })).toBe("ask");
    expect(kindAt(seat(0), { seat: -1, empty: () => true })).toBe("away");
    expect(kindAt(BOT, { seat: -1, empty: () => false })).toBe("away");
  });

  it("a hand comes from another phone by that one's link", () => {
    expect(kindAt(seat(0), { link: "s3cret" })).toBe("move");
  });

  it("an own seat opens, and so does one that went to another phone", () => {
    expect(kindAt(seat(0), { mine: [0] })).toBe("in");
    expect(kindAt(seat(0), { seat: -1, moved: [0] })).toBe("in");
  });

  it("nothing is to be had when it is over, or where there is no such seat", () => {
    expect(kindAt(BOT, { link: "s3cret" }, { started: true, over: true })).toBe("away");
    expect(kindAt(BOT, { seat: 7 })).toBe("away");
  });
});
