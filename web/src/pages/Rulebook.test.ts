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

it("have a frame while they are on their way, and no page is blank", async () => {
  let arrive = (): void => {};
  vi.spyOn(api, "rules").mockImplementation((_game, language) => new Promise((done) => (arrive = () => done(bookIn(language)))));
  const { findByText, container } = render(Rulebook, { game: "late", rule: "" });
  expect(container.querySelector(".topbar")).not.toBeNull();
  expect(container.querySelector(".bones .line")).not.toBeNull();
  await vi.waitFor(() => expect(api.rules).toHaveBeenCalled());
  arrive();
  await findByText("Said in en.");
  expect(container.querySelector(".bones")).toBeNull();
});

it("are searched, and open their exact wording where only that has the words", async () => {
  const push = rule("TOY-1.1", { plain: "A shove costs a place.", text: "A push moves a rider one cell back." });
  const zone = rule("TOY-1.2", { plain: "The zone is short.", text: "The zone has 3 cells." });
  vi.spyOn(api, "rules").mockResolvedValue(bookOf([section("1 Start", push, zone)]));
  const { findByRole, container } = render(Rulebook, { game: "searched", rule: "" });
  const wanted = await findByRole("searchbox");
  const look = (value: string) => fireEvent.input(wanted, { target: { value } });
  const shown = (): string[] => [...container.querySelectorAll("article .rule")].map(({ id }) => id);

  await look("SHOVE");
  expect(shown()).toEqual(["TOY-1.1"]);
  expect(container.querySelector("article mark")?.textContent).toBe("shove");
  expect(container.querySelector(".toc [role=status]")?.textContent).toBe("One rule");
  expect(container.querySelector("article details[open]")).toBeNull();

  await look("cells");
  expect(shown()).toEqual(["TOY-1.2"]);
  expect(container.querySelector("article details[open] p[lang=en] mark")?.textContent).toBe("cells");
});

it("lead from a figure that is ours to where one's own goes", async () => {
  const ours = rule("TOY-1.1", { reconstructions: ["R-3"] });
  vi.spyOn(api, "rules").mockResolvedValue(bookOf([section("1 Start", ours)], [], { box: ["R-3"] }));
  const { findByRole } = render(Rulebook, { game: "boxed", rule: "" });
  const link = await findByRole("link", { name: "Put in the figures of your box" });
  expect(link.getAttribute("href")).toBe("/companion/new/boxed");
});
