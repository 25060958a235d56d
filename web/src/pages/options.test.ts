import { afterAll, expect, it, vi } from "vitest";

import type { GameInfo } from "../lib/wire.ts";
import { changedOptions, headlinesAndReadings } from "./options.ts";

vi.stubGlobal("navigator", { languages: ["en"] });
afterAll(() => void vi.unstubAllGlobals());

const GAME = {
  id: "race",
  options: [
    { name: "stages", choices: ["short", "long"], default: "short", rule: "", pattern: ".+", example: "", added: false, reading: false },
    { name: "wind", choices: [true, false], default: true, rule: "", pattern: "", example: "", added: false, reading: false },
  ],
} as unknown as GameInfo;

it("what is not as in the rulebook is told, but for a list of stages, which has names", () => {
  expect(changedOptions(GAME, { stages: "short", wind: true })).toEqual([]);
  expect(changedOptions(GAME, { stages: "long", wind: false }).length).toBe(2);
  expect(changedOptions(GAME, { stages: "hill+lake", wind: true })).toEqual([]);
});

it("readings of the rulebook are told apart from what shapes the race, each in its order", () => {
  const option = (name: string, reading: boolean) => ({ name, choices: [true, false], default: true, rule: "", pattern: "", example: "", added: false, reading });

  const [headlines, readings] = headlinesAndReadings([option("length", false), option("tie", true), option("cards", false), option("wheel", true)]);

  expect(headlines.map((one) => one.name)).toEqual(["length", "cards"]);
  expect(readings.map((one) => one.name)).toEqual(["tie", "wheel"]);
});
