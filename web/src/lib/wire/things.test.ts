import { describe, expect, it } from "vitest";

import { idOf, isCell, kindOf, mannerOf } from "./things.ts";

describe("the name of a thing", () => {
  it("has its kind before the first colon and its id behind it", () => {
    expect([kindOf("cell:R5:3.2"), idOf("cell:R5:3.2")]).toEqual(["cell", "R5:3.2"]);
    expect(isCell("cell:180")).toBe(true);
  });

  it("says nothing where there is none", () => {
    expect([kindOf(undefined), kindOf(""), kindOf("a word")]).toEqual(["", "", ""]);
    expect(mannerOf("unheard:of")).toEqual({});
  });

  it("says how the hand picks it", () => {
    expect(mannerOf("card:km40").held).toBe(true);
    expect(mannerOf("number:4")).toEqual({ alone: true, first: true });
  });
});
