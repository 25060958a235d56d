// The words of the catalogues, in every language: one is not many, the record has one name, and nobody is taken for a man.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../lib/device/settings.svelte.ts";

const catalogues = import.meta.glob<string>(["./*.ftl", "../pages/texts/*.ftl", "../table/texts/*.ftl", "../television/texts/*.ftl"], { query: "?raw", import: "default", eager: true });
const TABLE = "../table/texts/";

function say(folder: string, language: string, key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogues[`${folder}${language}.ftl`] ?? ""));
  return bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args);
}
const all = (folder: string, key: string, args: Record<string, FluentVariable> = {}): string[] => LANGUAGES.map((language) => say(folder, language, key, args));

/** All that the pages say in a language. */
const written = (language: string): string => ["./", "../pages/texts/", TABLE, "../television/texts/"].map((folder) => catalogues[`${folder}${language}.ftl`]).join("\n");

describe("one is not many", () => {
  it("of the cards that are chosen together", () => {
    for (const said of [...all(TABLE, "several-how", { least: 1, most: 3 }), ...all(TABLE, "several-how", { least: 0, most: 1 })]) {
      expect(said).not.toMatch(/cards|cartes|kaarten|Karten/);
    }
    for (const said of all(TABLE, "several-how", { least: 0, most: 3 })) expect(said).toMatch(/3 (cards|cartes|kaarten|Karten)/);
  });

  it("of the reasons that are left", () => {
    expect(say(TABLE, "fr", "whys-more", { count: 1 })).toBe("et un autre");
  });

  it("of the player whom a card is for", () => {
    for (const said of all(TABLE, "why-general", { later: "yes", kind: "player" }).slice(1)) expect(said).not.toMatch(/leur|hen |ihnen/);
  });
});

it("the record has one name in each language, and it is not that of the log", () => {
  expect(written("fr")).not.toMatch(/feuille de course/i);
  expect(written("nl")).not.toMatch(/koersboek|[Hh]et verslag/);
  expect(written("de")).not.toMatch(/Rennprotokoll|Wertung und Protokoll/);
});

describe("what is said is so", () => {
  it("of who is away, whoever it is, in French", () => {
    const keys = ["away-told", "away-tag", "away-title", "away-again", "turn-away"];
    for (const key of keys) expect(say(TABLE, "fr", key, { who: "Ann", minutes: 2, time: "2:04" })).not.toMatch(/absent/i);
    expect(say(TABLE, "fr", "device-warn", { who: "Ann" })).not.toMatch(/seul/);
    expect(say("./", "fr", "lobby-seat-away")).not.toMatch(/absenté/);
  });

  it("of what happened, of a day, and of luck", () => {
    expect(say(TABLE, "fr", "back-show")).toBe("Montrez-moi ce qui s’est passé");
    expect(say(TABLE, "de", "menu-day")).toBe("Tagesetappe");
    expect(say(TABLE, "nl", "cell-track-good")).toBe("baan, meevaller");
  });
});

it("a bot is a robot in French", () => {
  const said = written("fr").replace(/^[\w-]+ =/gm, "").replace(/^#.*$/gm, "").replace(/\{[^}]*\}/g, "");
  expect(said.match(/.*\bbots?\b.*/gi)).toBeNull();
});
