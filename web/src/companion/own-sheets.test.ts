// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const KEY = "gruppetto.companion.sheets";
const good = { sheet: "s1", game: "toy", name: "Sunday", token: "t", owner: "o", copyOf: "", teams: ["Ann"], done: true, result: null, visited: 7 };
const opened = async (kept: unknown) => {
  localStorage.setItem(KEY, JSON.stringify(kept));
  vi.resetModules();
  return import("./own-sheets.ts");
};

beforeEach(() => localStorage.clear());

describe("the sheets of this device", () => {
  it("are there again after a reload", async () => {
    const { ownSheets } = await opened([good]);
    expect(ownSheets.list()).toEqual([good]);
  });
  it("are all there but for what is none", async () => {
    const broken = [null, 7, "s2", {}, { sheet: 3 }, { sheet: "s4", teams: "Ann", result: { places: 1 }, visited: "then" }];
    const { ownSheets } = await opened([...broken, good]);
    expect(ownSheets.list().map((own) => own.sheet)).toEqual(["s1", "s4"]);
    expect(ownSheets.of("s4")).toMatchObject({ teams: [], token: "", visited: 0 });
    expect(ownSheets.of("s4")?.result).toBeUndefined();
  });
  it.each([{}, 7, "rubbish", null])("are none where the store has %j", async (kept) => {
    const { ownSheets, rememberedTeams } = await opened(kept);
    localStorage.setItem("gruppetto.companion.teams", JSON.stringify({ toy: [null, { team: 7 }, { team: "azur", name: "Bo", riders: [1, "Cy"] }] }));
    expect(ownSheets.list()).toEqual([]);
    expect(rememberedTeams("toy")).toEqual([{ team: "azur", name: "Bo", riders: ["Cy"] }]);
  });
  it("know a copy out of an archive by where it comes from", async () => {
    const { ownSheets } = await opened([{ ...good, copyOf: "old" }]);
    expect(["s1", "old", "other"].map(ownSheets.has)).toEqual([true, true, false]);
  });
  it("leave nothing of one that is forgotten", async () => {
    const { ownSheets } = await opened([good]);
    localStorage.setItem("gruppetto.companion.waiting.s1", "[]");
    ownSheets.forget("s1");
    expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes("s1") || key.includes("s1"))).toEqual([]);
  });
});
