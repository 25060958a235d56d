import { beforeEach, expect, test } from "vitest";

import { Caller } from "./aloud.ts";

let said: string[];
let caller: Caller;
beforeEach(() => {
  said = [];
  caller = new Caller((sentence, language) => said.push(`${language}: ${sentence}`));
});

test("what stood there when the page opened is not read", () => {
  caller.hear(["Ann wins the stage"], 2, "en", true);
  expect(said).toEqual([]);
});

test("only what changed is read, with a breath between", () => {
  caller.hear(["Ann wins the stage", "Bob wears yellow"], 2, "en", true);
  caller.hear(["Cleo wins the stage", "Bob wears yellow", "Cleo wears green!"], 3, "en", true);
  expect(said).toEqual(["en: Cleo wins the stage. Cleo wears green!"]);
});

test("what comes back by an undo was read already", () => {
  caller.hear(["Ann wins the stage"], 2, "en", true);
  caller.hear(["Cleo wins the stage"], 3, "en", true);
  caller.hear(["Ann wins the stage"], 2, "en", true);
  expect(said).toHaveLength(1);
});

test("another language is no news", () => {
  caller.hear(["Ann wins the stage"], 2, "en", true);
  caller.hear(["Ann gewinnt die Etappe"], 2, "de", true);
  expect(said).toEqual([]);
});

test("nothing is read to who does not want it, and nothing is caught up on", () => {
  caller.hear([], 0, "nl", false);
  caller.hear(["Ann wint de etappe"], 1, "nl", false);
  caller.hear(["Ann wint de etappe"], 1, "nl", true);
  expect(said).toEqual([]);
});
