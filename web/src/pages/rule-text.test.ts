import { describe, expect, it } from "vitest";

import type { RulebookInfo } from "../lib/wire.ts";
import { countRules, parts, plain, search, usedBy } from "./rule-text.ts";

const book: RulebookInfo = {
  language: "en",
  sections: [
    {
      title: "Cards",
      rules: [
        { id: "ABC-4.1", text: "A card moves the rider.", sources: ["§4"], decisions: ["D-17"], reconstructions: [] },
        { id: "ABC-4.2", text: "The card goes to the pile.", sources: [], decisions: [], reconstructions: ["R-1"] },
      ],
    },
    { title: "Points", rules: [{ id: "ABC-9.1", text: "Sixty points.", sources: [], decisions: ["D-17"], reconstructions: [] }] },
  ],
  decisions: [{ id: "D-17", title: "The finish", text: "Cards reach it." }],
};

it("a heading is printed without its marks", () => {
  expect(plain("17 Time trial (mode `ttt`)")).toBe("17 Time trial (mode ttt)");
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

describe("a search", () => {
  it("finds rules that have every word, wherever it stands", () => {
    expect(search(book, "card PILE").sections.flatMap((one) => one.rules.map((rule) => rule.id))).toEqual(["ABC-4.2"]);
  });

  it("finds a rule by its number and leaves out empty sections", () => {
    const found = search(book, "9.1");
    expect(found.sections.map((section) => section.title)).toEqual(["Points"]);
    expect(countRules(found)).toBe(1);
  });

  it("shows everything when nothing is looked for", () => {
    expect(search(book, " ")).toEqual(book);
  });
});

it("a decision knows the rules that rest on it", () => {
  expect(usedBy(book).get("D-17")?.map((rule) => rule.id)).toEqual(["ABC-4.1", "ABC-9.1"]);
});

it("a reconstruction knows the rules whose figures it gives", () => {
  expect(usedBy(book).get("R-1")?.map((rule) => rule.id)).toEqual(["ABC-4.2"]);
});
