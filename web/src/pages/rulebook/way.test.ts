import { describe, expect, it } from "vitest";

import { bookOf, decision, rule, section } from "./example-book.ts";
import { readAt, stepsFrom, stopOf, wayOf } from "./way.ts";

const way = wayOf(
  bookOf(
    [section("1 Aim", rule("ABC-1.1"), rule("ABC-1.2")), section("2 Cards (`km`)", rule("ABC-2.1"))],
    [decision("D-1"), decision("D-2")],
  ),
  "Where we decided",
);

describe("the way through a rulebook", () => {
  it("goes from rule to rule and on to the decisions", () => {
    expect(stepsFrom(way, "ABC-1.2")).toMatchObject({ previous: "ABC-1.1", next: "ABC-2.1" });
    expect(stepsFrom(way, "ABC-2.1").next).toBe("D-1");
  });

  it("goes by sections too", () => {
    const { section, previousSection, nextSection } = stepsFrom(way, "ABC-2.1");
    expect([previousSection?.id, section?.id, nextSection?.id]).toEqual(["ABC-1", "ABC-2", "decisions"]);
    expect([section?.title, nextSection?.title]).toEqual(["2 Cards (km)", "Where we decided"]);
  });

  it("ends at both ends", () => {
    expect(stepsFrom(way, "ABC-1.1")).toMatchObject({ previous: undefined, previousSection: undefined });
    expect(stepsFrom(way, "D-2")).toMatchObject({ next: undefined, nextSection: undefined });
  });

  it("begins at the first rule for who is nowhere yet", () => {
    expect(stepsFrom(way, "")).toMatchObject({ previous: undefined, next: "ABC-1.1", section: undefined });
  });

  it("enters a section at its first rule", () => {
    expect(stopOf(way, "ABC-2")).toBe("ABC-2.1");
    expect(stopOf(way, "ABC-1.2")).toBe("ABC-1.2");
  });
});

describe("the rule that is read", () => {
  const places = [{ id: "a", top: -40 }, { id: "b", top: 200 }, { id: "c", top: 420 }];

  it("is the last that begins above the line", () => {
    expect(readAt(places, 400)).toBe("b");
    expect(readAt(places, 500)).toBe("c");
  });

  it("is the first while the reader is above them all", () => {
    expect(readAt(places, -100)).toBe("a");
    expect(readAt([], 400)).toBe("");
  });
});
