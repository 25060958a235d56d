// Components stay small and say what they draw.
import { describe, expect, it } from "vitest";

const components = import.meta.glob<string>("./**/*.svelte", { query: "?raw", import: "default", eager: true });
/** Lines, with script and style. */
const MOST = 200;

describe.each(Object.entries(components))("%s", (_, source) => {
  it("says in its first line what it draws", () => {
    expect(source).toMatch(/^(<script lang="ts"[^>]*>\n {2}\/\/|<!--) \S/);
  });

  it("has one subject, and so few lines", () => {
    expect(source.trimEnd().split("\n").length).toBeLessThanOrEqual(MOST);
  });
});
