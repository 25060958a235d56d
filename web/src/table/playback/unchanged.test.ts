import { describe, expect, it } from "vitest";

import { unchanged } from "./unchanged.ts";

describe("two pictures", () => {
  it("share every part that is equal, and only those", () => {
    const old = { turn: 1, pieces: [{ id: "rider:1", cell: "a" }, { id: "rider:2", cell: "b" }] };
    const now = unchanged(old, { turn: 2, pieces: [{ id: "rider:1", cell: "a" }, { id: "rider:2", cell: "c" }] });
    expect(now).toEqual({ turn: 2, pieces: [{ id: "rider:1", cell: "a" }, { id: "rider:2", cell: "c" }] });
    expect(now.pieces[0]).toBe(old.pieces[0]);
    expect(now.pieces[1]).not.toBe(old.pieces[1]);
  });

  it("are one and the same where nothing changed", () => {
    const old = { marks: [{ symbol: "attack" }], at: null };
    expect(unchanged(old, { marks: [{ symbol: "attack" }], at: null })).toBe(old);
  });

  it("share a thing that moved up in its list", () => {
    const old = [{ id: "group:1" }, { id: "group:2" }];
    const now = unchanged(old, [{ id: "group:2" }]);
    expect(now).toEqual([{ id: "group:2" }]);
    expect(now[0]).toBe(old[1]);
  });

  it("are told apart when a part is gone or new", () => {
    expect(unchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(unchanged(null, { a: 1 })).toEqual({ a: 1 });
    expect(unchanged([1, 2], [1])).toEqual([1]);
  });
});
