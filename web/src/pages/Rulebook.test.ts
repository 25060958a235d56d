// @vitest-environment jsdom
// The rules of a game when the network is slow, or brings only a part.
import { fireEvent, render } from "@testing-library/svelte";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { settings } from "../lib/device/settings.svelte.ts";
import { api } from "../lib/net/api.ts";
import { loadTexts } from "../lib/texts/catalogues.svelte.ts";
import type { RulebookInfo } from "../lib/wire.ts";
import { bookOf, rule, section } from "./rulebook/example-book.ts";
import Rulebook from "./Rulebook.svelte";

const bookIn = (language: string): RulebookInfo => bookOf([section("1 Start", rule("TOY-1.1", { plain: `Said in ${language}.` }))], [], { language });

beforeAll(async () => {
  settings.language = "en";
  await loadTexts();
});
// Other files run in the same world.
afterAll(() => {
  vi.restoreAllMocks();
  settings.language = "";
  return loadTexts();
});
beforeEach(() => {
  vi.restoreAllMocks();
  settings.language = "en";
  vi.spyOn(api, "games").mockResolvedValue([]);
  vi.spyOn(api, "gameTexts").mockResolvedValue("");
  vi.spyOn(api, "illustrations").mockResolvedValue(null);
  vi.spyOn(api, "cardList").mockResolvedValue({ chapters: [] });
  vi.spyOn(api, "rules").mockImplementation((_game, language) => Promise.resolve(bookIn(language)));
});

it("are read without their pictures and cards where these do not come", async () => {
  vi.spyOn(api, "illustrations").mockRejectedValue(new Error("no network"));
  vi.spyOn(api, "cardList").mockRejectedValue(new Error("no network"));
  const { findByText } = render(Rulebook, { game: "unpictured", rule: "" });
  await findByText("Said in en.");
});

it("are in the language that was picked last, in whatever order they come", async () => {
  let arrive = (): void => {};
  vi.spyOn(api, "rules").mockImplementation((_game, language) =>
    language === "nl" ? new Promise((done) => (arrive = () => done(bookIn(language)))) : Promise.resolve(bookIn(language)),
  );
  const { findByText, container } = render(Rulebook, { game: "slow", rule: "" });
  await findByText("Said in en.");
  const pick = (language: string): Promise<boolean> => fireEvent.click(container.querySelector(`.langs [lang=${language}]`)!);
  await pick("nl");
  await pick("de");
  await findByText("Said in de.");
  arrive();
  await new Promise((later) => setTimeout(later));
  expect(settings.language).toBe("de");
  await findByText("Said in de.");
});
