// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { atMost, firstLetters, letters } from "./letters.ts";

const FAMILY = "👨‍👩‍👧‍👦";

describe("letters", () => {
  it("counts what people see", () => {
    expect(letters(`Zoe\u0308 ${FAMILY}🇧🇪`)).toBe(6);
  });

  it("never cuts a letter in two", () => {
    expect(firstLetters(FAMILY.repeat(3), 2)).toBe(FAMILY.repeat(2));
  });

  it("keeps a field short", () => {
    const input = document.createElement("input");
    const kept = atMost(input, 2);
    input.value = FAMILY.repeat(3);
    input.dispatchEvent(new Event("input"));
    expect(input.value).toBe(FAMILY.repeat(2));
    if (kept && kept.destroy) kept.destroy();
  });
});
