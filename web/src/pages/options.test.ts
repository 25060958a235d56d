import { afterAll, expect, it, vi } from "vitest";

import type { GameInfo } from "../lib/wire.ts";
import { changedOptions } from "./options.ts";

vi.stubGlobal("navigator", { languages: ["en"] });
afterAll(() => void vi.unstubAllGlobals());

const GAME = {
  id: "race",
  options: [
    { name: "stages", choices: ["short", "long"], default: "short", rule: "", pattern: ".+", example: "" },
    { name: "wind", choices: [true, false], default: true, rule: "", pattern: "", example: "" },
  ],
} as unknown as GameInfo;

it("what is not as in the rulebook is told, but for a list of stages, which has names", () => {
  expect(changedOptions(GAME, { stages: "short", wind: true })).toEqual([]);
  expect(changedOptions(GAME, { stages: "long", wind: false }).length).toBe(2);
  expect(changedOptions(GAME, { stages: "hill+lake", wind: true })).toEqual([]);
});
