// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../device/settings.svelte.ts";
import Sentence from "../ui/Sentence.svelte";
import { learn } from "./catalogues.svelte.ts";
import { parts, say, tells, words, type Reader } from "./texts.svelte.ts";

const CATALOGUE = `
toy-card-bolt = Bolt
toy-die-roll = Plain die
toy-event-played = { $you ->
    [yes] *You* play *{ $card }*.
   *[no] *{ $who }* plays *{ $card }*.
  }
toy-event-aimed = { $who } aims at { $at_you ->
    [yes] you
   *[no] { $target }
  }.
toy-event-looked = { $who } looks.
  .quiet = yes
toy-beside = Beside { $others }
toy-at = On { $cell } of { $stage }
toy-kept = { $kept ->
    [yes] kept
   *[no] lost
  }
toy-words = { $words }!
`;

const reader: Reader = {
  game: "toy",
  seat: 1,
  names: ["Marta", "Ilse", "A * star"],
  stages: { 3: { en: "Over the pass", fr: "Par le col" } },
};

beforeEach(() => {
  settings.language = "en";
  learn("toy", "en", CATALOGUE);
});

describe("a sentence", () => {
  it("names players and cards", () => {
    expect(say({ key: "toy-event-played", args: { who: "player:0", card: "card:bolt" } }, reader)).toBe("Marta plays Bolt.");
  });

  it("speaks to the reader about his own seat", () => {
    expect(say({ key: "toy-event-played", args: { who: "player:1", card: "card:bolt" } }, reader)).toBe("You play Bolt.");
  });

  it("speaks to the reader at whom something is aimed", () => {
    const aimed = (target: string): string => say({ key: "toy-event-aimed", args: { who: "player:0", target } }, reader);
    expect([aimed("player:1"), aimed("player:2")]).toEqual(["Marta aims at you.", "Marta aims at A * star."]);
  });

  it("joins a list as the language does", () => {
    const text = { key: "toy-beside", args: { others: ["player:0", "player:1", "player:2"] } };
    expect(say(text, reader)).toBe("Beside Marta, Ilse, and A * star");
  });

  it("elides a French word before a name that begins with a vowel", () => {
    settings.language = "fr";
    learn("elided", "fr", "elided-turn = Le tour de *{ $who }*, que { $who } joue");
    const turn = (who: string): string => say({ key: "elided-turn", args: { who } }, reader);
    expect([turn("player:1"), turn("player:0")]).toEqual(["Le tour d’Ilse, qu’Ilse joue", "Le tour de Marta, que Marta joue"]);
  });

  it("elides nothing inside a name", () => {
    settings.language = "fr";
    learn("elided", "fr", "elided-turn = Le tour de *{ $who }*");
    const turn = (name: string): string => say({ key: "elided-turn", args: { who: "player:0" } }, { ...reader, names: [name] });
    expect([turn("De Angelis"), turn("Ilse de Almeida")]).toEqual(["Le tour de De Angelis", "Le tour d’Ilse de Almeida"]);
  });

  it("never breaks a line before a French point", () => {
    settings.language = "fr";
    learn("pointed", "fr", "pointed-words = { $words } : *oui* !");
    expect(say({ key: "pointed-words", args: { words: "Col" } }, reader)).toBe("Col\u00a0: oui\u00a0!");
  });

  it("never breaks a line inside French quotation marks, also not in words of an edition", () => {
    settings.language = "fr";
    expect(words({ en: "Go", fr: "Dites « oui »" })).toBe("Dites «\u00a0oui\u00a0»");
  });

  it("names stages and cells", () => {
    expect(say({ key: "toy-at", args: { cell: "cell:40", stage: "stage:3" } }, reader)).toBe("On 40 of Over the pass");
  });

  it("tells a time as the language does, with the date where it is not today", () => {
    const at = (time: Date): string => say({ key: "toy-words", args: { words: `time:${time.getTime() / 1000}` } }, reader);
    const today = new Date();
    today.setHours(18, 40, 0, 0);
    expect(at(today)).toMatch(/^6:40\sPM!$/);
    expect(at(new Date(2001, 6, 14, 18, 40))).toMatch(/^Jul 14, 2001, 6:40\sPM!$/);
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["nl-BE", "en-GB"]);
    expect(at(today)).toBe("18:40!");
    settings.language = "fr";
    learn("toy", "fr", CATALOGUE);
    expect(at(today)).toBe("18:40!");
  });

  it("names dice as the game does and riders by the number on their back", () => {
    expect(say({ key: "toy-beside", args: { others: ["die:roll", "rider:17"] } }, reader)).toBe("Beside Plain die and 17");
  });

  it("reads yes and no from a flag", () => {
    expect(say({ key: "toy-kept", args: { kept: true } })).toBe("kept");
  });

  it("takes the edition's own words in the reader's language, else in English", () => {
    expect(say({ key: "toy-words", args: { words: { en: "Hop", fr: "Allez" } } })).toBe("Hop!");
    settings.language = "fr";
    expect(say({ key: "toy-words", args: { words: { en: "Hop", fr: "Allez" } } })).toBe("Allez!");
    expect(say({ key: "toy-words", args: { words: { en: "Hop" } } })).toBe("Hop!");
  });

  it("falls back to English, and at last to its key", () => {
    settings.language = "de";
    expect(say({ key: "toy-card-bolt", args: {} })).toBe("Bolt");
    expect(say({ key: "toy-nothing", args: {} })).toBe("toy-nothing");
  });

});

describe("emphasis", () => {
  it("is what the catalogue puts between stars", () => {
    expect(parts({ key: "toy-event-played", args: { who: "player:0", card: "card:bolt" } }, reader)).toEqual([
      { text: "Marta", bold: true },
      { text: " plays ", bold: false },
      { text: "Bolt", bold: true },
      { text: ".", bold: false },
    ]);
  });

  it("is not made by a star that somebody typed", () => {
    expect(parts({ key: "toy-event-played", args: { who: "player:2", card: "card:bolt" } }, reader)[0]).toEqual({
      text: "A * star",
      bold: true,
    });
  });

  it("never turns what somebody typed into markup", () => {
    const typed = { ...reader, names: ["<img src=x onerror=alert(1)>"] };
    const { container } = render(Sentence, {
      text: { key: "toy-event-played", args: { who: "player:0", card: "card:bolt" } },
      reader: typed,
    });
    expect(container.querySelector("img")).toBeNull();
    expect(container.querySelector("b")?.textContent).toBe("<img src=x onerror=alert(1)>");
  });
});

describe("an event", () => {
  it("is told when it has a sentence", () => {
    expect(tells("toy-event-played")).toBe(true);
    expect(tells("toy-event-unheard")).toBe(false);
  });

  it("is not told when the catalogue calls it quiet", () => {
    expect(tells("toy-event-looked")).toBe(false);
  });
});
