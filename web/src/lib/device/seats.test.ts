import { describe, expect, it } from "vitest";

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
    seats.left("t3", [0]);
    expect(seats.tokens("t3")).toEqual(["a"]);
    expect(seats.mine("t3")).toEqual([0]);
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
