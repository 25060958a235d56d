// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";

import { bakedFile, goesHere, onThisDevice } from "./place.ts";

afterEach(() => localStorage.clear());

describe("a request", () => {
  it.each([
    ["/tables/~abc/record", "GET"],
    ["/sheets/~abc/edits", "POST"],
    ["/saves", "POST"],
  ])("%s is answered in this browser", (path, method) => {
    expect(goesHere(path, method)).toBe(true);
  });

  it.each([
    ["/tables/abc", "GET"],
    ["/games", "GET"],
    ["/tables", "POST"],
  ])("%s goes to the server", (path, method) => {
    expect(goesHere(path, method)).toBe(false);
  });

  it("for a new table stays here when the reader chose so", () => {
    onThisDevice.chosen = true;
    expect(["/tables", "/sheets", "/games/toy/lesson"].map((path) => goesHere(path, "POST"))).toEqual([true, true, true]);
    expect(goesHere("/tables/abc/branch", "POST")).toBe(false);
  });
});

describe("an answer that never changes", () => {
  it("lies in a file whose ending any host knows", () => {
    expect(["/games", "/covers/fr", "/games/toy/texts/fr", "/games/toy/poster"].map(bakedFile)).toEqual(["/games.json", "/covers/fr.txt", "/games/toy/texts/fr.txt", "/games/toy/poster.svg"]);
  });
});
