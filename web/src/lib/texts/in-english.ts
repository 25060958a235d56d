// For tests of what a page says: the catalogues of one language, for the tests of a file.
import { afterAll, beforeAll } from "vitest";

import { settings } from "../device/settings.svelte.ts";
import { loadTexts } from "./catalogues.svelte.ts";

export function inEnglish(): void {
  beforeAll(async () => {
    settings.language = "en";
    await loadTexts();
  });
  // Other files run in the same world.
  afterAll(() => {
    settings.language = "";
    return loadTexts();
  });
}
