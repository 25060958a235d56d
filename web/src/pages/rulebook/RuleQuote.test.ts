// @vitest-environment jsdom
// A rule under a refusal: plain words in the reader's language, the exact ones one press away.
import { render } from "@testing-library/svelte";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../lib/device/settings.svelte.ts";
import { api } from "../../lib/net/api.ts";
import { loadTexts } from "../../lib/texts/catalogues.svelte.ts";
import { bookOf, rule, section } from "./example-book.ts";
import RuleQuote from "./RuleQuote.svelte";

const PUSH = rule("TOY-3.5", { plain: "Une bousculade fait reculer de 1 case.", text: "A push moves a rider one cell back." });
const ZONE = rule("TOY-3.6", { plain: "La zone compte 3 cases.", text: "The zone has 3 cells.", reconstructions: ["R-2"] });
const SAME = rule("TOY-3.7", { plain: "Any card may be dropped.", text: "Any card may be dropped." });

beforeAll(async () => {
  settings.language = "fr";
  await loadTexts();
});
// Other files run in the same world, and read English.
afterAll(() => {
  settings.language = "";
  return loadTexts();
});
beforeEach(() => vi.restoreAllMocks());

/** Each test has a game of its own, since rulebooks are asked once. */
async function quoted(game: string, id: string, box: string[] | null = null) {
  vi.spyOn(api, "rules").mockResolvedValue(bookOf([section("3 Turn", PUSH, ZONE, SAME)], [], { language: "fr", box }));
  const page = render(RuleQuote, { game, id });
  await vi.waitFor(() => expect(page.container.querySelector("p")).not.toBeNull());
  return page;
}

describe("a rule under a refusal", () => {
  it("is said plainly, and exactly in what unfolds", async () => {
    const { container } = await quoted("a", "TOY-3.5");
    expect(container.querySelector("p[lang=fr]")?.textContent).toBe(PUSH.plain);
    expect(container.querySelector("details")?.open).toBe(false);
    expect(container.querySelector("details p[lang=en]")?.textContent).toBe(PUSH.text);
    expect(container.querySelector("summary")?.textContent).toBe("Texte exact");
  });

  it("has nothing to unfold where nobody said it plainly", async () => {
    const { container } = await quoted("b", "TOY-3.7");
    expect(container.querySelector("details")).toBeNull();
  });

  it("marks a figure that is ours, with the way to put in one's own where the score keeper asks for it", async () => {
    const { getByText, getByRole } = await quoted("c", "TOY-3.6", ["R-2"]);
    getByText("notre chiffre");
    expect(getByRole("link", { name: "Mettre les chiffres de votre boîte" }).getAttribute("href")).toBe("/companion/new/c");
    expect(getByRole("link", { name: "R-2" }).getAttribute("href")).toBe("/rules/c#R-2");
  });

  it("offers nothing where the score keeper asks for other figures", async () => {
    const { getByText, queryByRole } = await quoted("d", "TOY-3.6", ["R-3"]);
    getByText("notre chiffre");
    expect(queryByRole("link", { name: "Mettre les chiffres de votre boîte" })).toBeNull();
  });

  it("keeps its number when the rules cannot be had", async () => {
    vi.spyOn(api, "rules").mockRejectedValue(new Error("offline"));
    const page = render(RuleQuote, { game: "e", id: "TOY-3.5" });
    await Promise.resolve();
    expect(page.container.textContent).toContain("TOY-3.5");
  });
});
