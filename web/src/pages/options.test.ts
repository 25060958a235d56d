import { describe, expect, it } from "vitest";

import type { OptionInfo } from "../lib/wire.ts";
import { isOwnChoice, mistyped } from "./options.ts";

const LIST: OptionInfo = {
  name: "stages",
  choices: ["short", "long"],
  default: "short",
  rule: "",
  pattern: "[a-z]+(\\+[a-z]+)*",
  example: "hill+lake",
};
const SWITCH: OptionInfo = { name: "wind", choices: [true, false], default: true, rule: "", pattern: "", example: "" };

describe("a choice that somebody types", () => {
  it("must match the whole pattern", () => {
    expect(isOwnChoice(LIST, "hill+lake+hill")).toBe(true);
    expect(isOwnChoice(LIST, "hill+")).toBe(false);
    expect(isOwnChoice(LIST, "hill lake")).toBe(false);
  });

  it("is none where the game takes only its own", () => {
    expect(isOwnChoice(SWITCH, "")).toBe(false);
  });

  it("is complained about by the name of its option", () => {
    expect(mistyped([LIST, SWITCH], { stages: "hill+", wind: false })).toEqual(["stages"]);
    expect(mistyped([LIST, SWITCH], { stages: "hill+lake" })).toEqual([]);
    expect(mistyped([LIST, SWITCH], { stages: "long", wind: true })).toEqual([]);
  });
});
