// The four catalogues say the same things, and the pages and the catalogues know each other.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../lib/device/settings.svelte.ts";

const catalogues = import.meta.glob<string>(
  ["./*.ftl", "../pages/texts/*.ftl", "../table/texts/*.ftl", "../companion/texts/*.ftl", "../television/texts/*.ftl", "../../../src/gruppetto/companion/texts/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const folders = [...new Set(Object.keys(catalogues).map((path) => path.replace(/[^/]+$/, "")))];

/** Every message of a catalogue with the variables it uses. */
function messages(catalogue: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(catalogue).body) {
    const variables = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1] ?? "");
    found.set(entry.id, [...new Set(variables)].sort());
  }
  return found;
}

/** How many messages the text seems to have: a syntax error makes the parser drop one silently. */
const written = (catalogue: string): number => [...catalogue.matchAll(/^[a-z][\w-]*\s*=/gm)].length;

const keysIn = (folder: string): string[] => [...messages(catalogues[`${folder}en.ftl`] ?? "").keys()];
const english = new Set(folders.flatMap(keysIn));
/** The reasons of a hint that all games share: a message of the server names them. */
const SERVED = "reason-";
/** Those that only pages ask for: what a score sheet says of its figures, the server asks for too. */
const pagesOnly = folders
  .filter((folder) => !folder.includes("/gruppetto/"))
  .flatMap(keysIn)
  .filter((key) => !key.startsWith(SERVED));
const code = Object.values(sources).join("\n");

/** Keys in the code: whole ones, and the beginnings of those made of two parts, as in t(`bot-${one}`). */
const whole = [...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1] ?? "");
const beginnings = [...code.matchAll(/`([a-z]+(?:-[\w]+)*-)\$\{/g)].map((match) => match[1] ?? "");

describe.each(folders)("the catalogues in %s", (folder) => {
  const said = messages(catalogues[`${folder}en.ftl`] ?? "");

  it.each(LANGUAGES)("%s is written without faults", (language) => {
    const catalogue = catalogues[`${folder}${language}.ftl`] ?? "";
    expect(messages(catalogue).size).toBe(written(catalogue));
    expect(said.size).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)("%s has the keys of the English one, with the same variables", (language) => {
    const theirs = messages(catalogues[`${folder}${language}.ftl`] ?? "");
    expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(said));
  });
});

describe("keys", () => {
  it("every key that a page asks for exists", () => {
    const asked = [...code.matchAll(/\bt\(\s*["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1] ?? "");
    expect(asked.filter((key) => !english.has(key))).toEqual([]);
  });

  it("every key is asked for by some page", () => {
    const used = new Set(whole);
    const unused = pagesOnly.filter((key) => !used.has(key) && !beginnings.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
