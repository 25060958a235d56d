import { describe, expect, it } from "vitest";

import { bookOf, decision, rule, section } from "./rulebook/example-book.ts";
import { countRules, folded, onlyExact, pieces, search, wordsOf } from "./rule-search.ts";

const book = bookOf(
  [
    {
      ...section(
        "6 Slipstream",
        rule("ABC-6.1", { plain: "Derrière un coureur, on gagne 1 case.", text: "A rider may ride 1 cell further." }),
        rule("ABC-6.2", { plain: "Pas d’aspiration en montée.", text: "No slipstream uphill." }),
      ),
      plain_title: "6 L’aspiration",
      gist: "Sucer la roue ne coûte rien.",
    },
    { ...section("9 Points", rule("ABC-9.1", { plain: "60 points au vainqueur.", text: "Sixty points." })), plain_title: "9 Les points" },
  ],
  [decision("D-7", { plain_title: "Cœur du peloton.", plain: "Personne ne le dit.", title: "Heart.", text: "Nobody says so." })],
);
const found = (wanted: string): string[] => {
  const { sections, decisions } = search(book, wordsOf(wanted));
  return [...sections.flatMap(({ rules }) => rules.map(({ id }) => id)), ...decisions.map(({ id }) => id)];
};

describe("a search", () => {
  it("is made without accents and in any case", () => {
    expect(found("DERRIERE")).toEqual(["ABC-6.1"]);
    expect(found("montee")).toEqual(["ABC-6.2"]);
    expect(found("montée")).toEqual(["ABC-6.2"]);
  });

  it("knows letters that are typed as two", () => {
    expect(found("coeur")).toEqual(["D-7"]);
    expect(folded("Straße l’été")).toBe("strasse l'ete");
  });

  it("finds rules that have every word, wherever it stands", () => {
    expect(found("coureur case")).toEqual(["ABC-6.1"]);
    expect(found("coureur points")).toEqual([]);
  });

  it("finds the exact wording too, and says that only it has the words", () => {
    expect(found("uphill")).toEqual(["ABC-6.2"]);
    expect(onlyExact(wordsOf("uphill"), "ABC-6.2", "Jamais en montée.")).toBe(true);
    expect(onlyExact(wordsOf("montee"), "ABC-6.2", "Jamais en montée.")).toBe(false);
    expect(onlyExact([], "ABC-6.2")).toBe(false);
  });

  it("finds a rule by its number", () => {
    expect(found("9.1")).toEqual(["ABC-9.1"]);
  });

  it("keeps a section whole that is about it", () => {
    expect(found("aspiration")).toEqual(["ABC-6.1", "ABC-6.2"]);
    expect(found("roue")).toEqual(["ABC-6.1", "ABC-6.2"]);
  });

  it("shows everything when nothing is looked for", () => {
    expect(search(book, wordsOf(" "))).toBe(book);
    expect(countRules(book)).toBe(4);
  });
});

describe("what was looked for", () => {
  it("is marked as it is written", () => {
    expect(pieces("Un été à l’étape", wordsOf("ete"))).toEqual([
      { text: "Un ", found: false },
      { text: "été", found: true },
      { text: " à l’étape", found: false },
    ]);
  });

  it("is marked where one letter stands for two", () => {
    expect(pieces("au cœur", wordsOf("coeu")).filter((piece) => piece.found)).toEqual([{ text: "cœu", found: true }]);
  });

  it("loses nothing", () => {
    const text = "Straße, cœur et 4 × 3";
    expect(pieces(text, wordsOf("r s")).map((piece) => piece.text).join("")).toBe(text);
  });
});
