import { describe, expect, it } from "vitest";

import { sector } from "./dial.ts";

describe("the dial of a card", () => {
  it.each([
    ["nothing", 0, ""],
    ["a figure that is none", NaN, ""],
    ["a quarter", 0.25, "M60 60V20A40 40 0 0 1 100.0 60.0Z"],
    ["three quarters, the long way round", 0.75, "M60 60V20A40 40 0 1 1 20.0 60.0Z"],
    ["all of it", 1, "M60 20A40 40 0 1 1 59.9 20Z"],
  ])("is filled by %s", (_, part, path) => {
    expect(sector(part)).toBe(path);
  });
});
