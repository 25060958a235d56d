// Who speaks to a computer says what is printed on a button: its name holds those words together, in every language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../lib/device/settings.svelte.ts";

const catalogues = import.meta.glob<string>(["./*.ftl", "../pages/texts/*.ftl", "../table/texts/*.ftl", "../companion/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

describe.each(LANGUAGES)("in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(catalogues)) if (path.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  const told = (key: string, args: Record<string, FluentVariable> = {}): string => bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args);

  it("the link of a seat", () => {
    expect(told("lobby-invite-seat", { seat: 2 })).toContain(told("lobby-copy-link"));
  });

  it.each([1, 4])("a group of %i riders", (count) => {
    expect(told("groups-look", { count, group: "Peloton" })).toMatch(new RegExp(`^${count} `));
  });

  it("a group on the strip: its plates and its caption", () => {
    expect(told("strip-group", { printed: "5 1 + 0:26", percent: 50, riders: "5 Jos, 1 Ann" })).toMatch(/^5 1 \+ 0:26\b/);
  });

  it("a key of a score sheet: plate, name and place", () => {
    expect(told("companion-picked", { name: "7 Ann", place: 2 })).toMatch(/^7 Ann, 2\b/);
    expect(told("companion-team-colour", { bib: 4, seat: 2, team: "Azur" })).toMatch(/^4\b/);
  });
});
