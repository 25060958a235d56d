// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";

import { settings, type Language } from "../device/settings.svelte.ts";
import { Spoken } from "./spoken.svelte.ts";

const arrive: Partial<Record<Language, () => void>> = {};
const come = (language: Language): Promise<void> => Promise.resolve(arrive[language]?.());

afterEach(() => {
  settings.language = "";
});

it("is the language that was chosen last, in whatever order the texts come", async () => {
  const spoken = new Spoken(() => new Promise((done) => (arrive[settings.spoken] = done)));
  for (const language of ["nl", "de"] as const) {
    settings.language = language;
    spoken.follow();
  }
  expect(spoken.now).toBeNull();
  await come("de");
  expect(spoken.now).toBe("de");
  await come("nl");
  expect(spoken.now).toBe("de");
});

it("is spoken even where no catalogue comes, since a page of keys is better than none", async () => {
  settings.language = "fr";
  const spoken = new Spoken(() => Promise.reject(new Error("away")));
  spoken.follow();
  await Promise.resolve();
  await Promise.resolve();
  expect(spoken.now).toBe("fr");
});
