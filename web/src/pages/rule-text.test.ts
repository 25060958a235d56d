import { describe, expect, it } from "vitest";

import { bookOf, decision, rule, section } from "./rulebook/example-book.ts";
import { bare, heading, parts, sectionId, usedBy } from "./rule-text.ts";

const book = bookOf(
  [
    section("4 Cards", rule("ABC-4.1", { decisions: ["D-17"] }), rule("ABC-4.2", { reconstructions: ["R-1"] })),
    section("9 Points", rule("ABC-9.1", { decisions: ["D-17"] })),
  ],
  [decision("D-17")],
);

it("a heading is printed without its marks", () => {
  expect(bare("17 Time trial (mode `ttt`)")).toBe("17 Time trial (mode ttt)");
});

it("a heading is told from its number", () => {
  expect(heading("17 Contre-la-montre (`ttt`)")).toEqual({ number: "17", words: "Contre-la-montre (ttt)" });
  expect(heading("Decisions")).toEqual({ number: "", words: "Decisions" });
});

it("a section has an address of its own", () => {
  expect(book.sections.map(sectionId)).toEqual(["ABC-4", "ABC-9"]);
});

describe("a rule's sentence", () => {
  it("is split into text, code, emphasis and references", () => {
    expect(parts("Play `km40` **now** (ABC-4.1, D-17).")).toEqual([
      { kind: "text", text: "Play " },
      { kind: "code", text: "km40" },
      { kind: "text", text: " " },
      { kind: "strong", text: "now" },
      { kind: "text", text: " (" },
      { kind: "rule", text: "ABC-4.1" },
      { kind: "text", text: ", " },
      { kind: "decision", text: "D-17" },
      { kind: "text", text: ")." },
    ]);
  });

  it("may be stressed with one star or with two", () => {
    expect(parts("A *tour* of 2 * 3 stages")).toEqual([
      { kind: "text", text: "A " },
      { kind: "strong", text: "tour" },
      { kind: "text", text: " of 2 * 3 stages" },
    ]);
  });

  it("loses nothing", () => {
    const text = "A <b>tag</b> stays text, and so does *this.";
    expect(parts(text).map((part) => part.text).join("")).toBe(text);
  });
});

it("a decision knows the rules that rest on it", () => {
  expect(usedBy(book).get("D-17")?.map((one) => one.id)).toEqual(["ABC-4.1", "ABC-9.1"]);
});

it("a reconstruction knows the rules whose figures it gives", () => {
  expect(usedBy(book).get("R-1")?.map((one) => one.id)).toEqual(["ABC-4.2"]);
});
