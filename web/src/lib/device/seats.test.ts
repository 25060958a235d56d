// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";

import { seats } from "./seats.ts";

const made = { table: "t1", code: "GALIBI", tokens: { "0": "a" }, invitations: { "1": "old" }, maker: "a" };

describe("the seats of this browser", () => {
  it("hands out the new invitation of a seat that was freed, and no longer the old one", () => {
    seats.made(made, "toy");
    seats.invited("t1", 1, "new");
    expect(seats.of("t1")?.invitations).toEqual({ "1": "new" });
  });

  it("keeps no invitation for a table somebody else made", () => {
    seats.invited("theirs", 1, "new");
    expect(seats.of("theirs")).toBeUndefined();
  });

  it("drops the token of a seat it was put out of, and keeps the others", () => {
    seats.made({ ...made, table: "t3", tokens: { "0": "a", "2": "c" } }, "toy");
    seats.now("t3", [0], []);
    expect(seats.tokens("t3")).toEqual(["a"]);
    expect(seats.mine("t3")).toEqual([0]);
  });

  it("may bring back a seat that went to another device", () => {
    seats.made({ ...made, table: "t4" }, "toy");
    seats.now("t4", [], [0]);
    expect([seats.tokens("t4"), seats.moved("t4"), seats.formerToken("t4", 0)]).toEqual([[], [0], "a"]);
    seats.joined("t4", 0, "b");
    expect([seats.tokens("t4"), seats.moved("t4")]).toEqual([["b"], []]);
  });

  it("shows the token of a seat it asked for at the door, and owns it once the others agreed", () => {
    seats.claimed("t5", 2, "c", 47);
    expect([seats.tokens("t5"), seats.mine("t5"), seats.claims("t5")]).toEqual([["c"], [], [2]]);
    seats.now("t5", [2], []);
    expect([seats.tokens("t5"), seats.mine("t5"), seats.claims("t5")]).toEqual([["c"], [2], []]);
  });

  it("forgets what was refused, and a token that opens nothing", () => {
    seats.claimed("t6", 2, "c", 47);
    seats.withdrawn("t6", 2);
    seats.joined("t6", 1, "b");
    seats.dropped("t6", "b");
    expect(seats.tokens("t6")).toEqual([]);
  });

  it("does not write over a table that another tab made a moment ago", () => {
    seats.made({ ...made, table: "ours" }, "toy");
    const kept = JSON.parse(localStorage.getItem("gruppetto.seats") ?? "[]") as object[];
    localStorage.setItem("gruppetto.seats", JSON.stringify([...kept, { ...kept[0], table: "~theirs", tokens: { "0": "t" } }]));

    seats.visited("ours", "toy", "", false);
    seats.forget("ours");

    expect(localStorage.getItem("gruppetto.seats")).toContain("~theirs");
    expect(seats.tokens("~theirs")).toEqual(["t"]);
  });

  it("lists an open table until it is over", () => {
    seats.made({ ...made, table: "t2" }, "toy");
    expect(seats.open().map((own) => own.table)).toContain("t2");
    seats.visited("t2", "toy", "", true);
    expect(seats.open().map((own) => own.table)).not.toContain("t2");
  });

  it("lists a replay as soon as a race was heard to be over, and no longer when that was taken back", () => {
    seats.made({ ...made, table: "t3" }, "toy");
    seats.heard("t3", true);
    expect(seats.finished().map((own) => own.table)).toContain("t3");
    seats.heard("t3", false);
    expect(seats.finished().map((own) => own.table)).not.toContain("t3");
  });
});

describe("table mode", () => {
  it("goes on with a table as what this browser was at it: the big screen, a hand, or the whole table", () => {
    seats.made({ ...made, table: "t9" }, "toy");
    const page = (): string => seats.pageOf(seats.of("t9")!);
    expect(page()).toBe("/t/t9");
    seats.shows("t9", "tv");
    expect(page()).toBe("/t/t9/tv");
    seats.shows("t9", "hand");
    expect(page()).toBe("/h/t9");
    seats.shows("t9");
    expect(page()).toBe("/t/t9");
  });
});

describe("what this browser keeps of its tables", () => {
  it("is there again when the page is: a phone stays a hand", async () => {
    seats.made({ ...made, table: "t10" }, "toy");
    seats.shows("t10", "hand");
    vi.resetModules();
    const { seats: later } = await import("./seats.ts");
    expect(later.pageOf(later.of("t10")!)).toBe("/h/t10");
  });

  it("is every match of this device, to which nobody else knows the way, and the newest of servers", async () => {
    seats.made({ ...made, table: "~here" }, "toy");
    for (let each = 0; each < 50; each++) seats.made({ ...made, table: `s${each}` }, "toy");
    vi.resetModules();
    const { seats: later } = await import("./seats.ts");
    expect(later.of("~here")).toBeDefined();
    expect(later.open().filter(({ table }) => !table.startsWith("~")).length).toBeLessThanOrEqual(40);
  });
});
