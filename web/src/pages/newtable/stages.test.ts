import { describe, expect, it } from "vitest";

import type { OfferedStage, Roadbook } from "../../lib/wire.ts";
import { carry, placeAt } from "./lifting.ts";
import { again, clock, lines, minutes, move, optionsOf, presetOf, ridden, settled, stagesNamed, tick, type StageLine } from "./stages.ts";

const text = { key: "", args: {} };
const stage = (id: string, decisions = 60): OfferedStage => ({
  id, name: { en: id }, kind: text, length: text, distance: 100, board: id, decisions,
});
const BOOK: Roadbook = {
  option: "stages",
  stages: [stage("hill"), stage("lake"), stage("town", 30)],
  presets: [
    { name: text, stages: ["hill", "lake", "town"], choice: "grand" },
    { name: text, stages: ["town", "hill"], choice: "" },
  ],
  pace: { person: 10, bot: 2, factors: { size: { big: 2 } } },
  free: true,
  most: 9,
  total: "",
  alone: { race: "single" },
  several: { race: "tour" },
};
const shown = (list: StageLine[]): string => list.map((line) => (line.on ? line.stage.id.toUpperCase() : line.stage.id)).join(" ");
const offered = (...ids: string[]): OfferedStage[] => ids.flatMap((id) => BOOK.stages.filter((each) => each.id === id));

describe("the stages of a table", () => {
  it("are named by a preset or listed one by one", () => {
    expect(stagesNamed(BOOK, { stages: "grand" })).toEqual(["hill", "lake", "town"]);
    expect(stagesNamed(BOOK, { stages: "town+hill+town" })).toEqual(["town", "hill", "town"]);
  });

  it("stand where the book has them, or as they are ridden", () => {
    expect(shown(lines(BOOK, ["lake"]))).toBe("hill LAKE town");
    expect(shown(lines(BOOK, ["town", "hill"]))).toBe("TOWN HILL lake");
  });

  it("become options: a name where there is one, and what goes with one stage or several", () => {
    expect(optionsOf(BOOK, offered("hill", "lake", "town"))).toEqual({ stages: "grand", race: "tour" });
    expect(optionsOf(BOOK, offered("town", "hill"))).toEqual({ stages: "town+hill", race: "tour" });
    expect(optionsOf(BOOK, offered("lake"))).toEqual({ stages: "lake", race: "single" });
    expect([...settled(BOOK)]).toEqual(["stages", "race"]);
  });

  it("are a choice of one's own as soon as they differ from every proposal", () => {
    expect(presetOf(BOOK, offered("town", "hill"))).toBe(BOOK.presets[1]);
    expect(presetOf(BOOK, offered("hill", "town"))).toBeUndefined();
  });
});

describe("minutes", () => {
  it("are the decisions of all seats at their pace, in steps of five", () => {
    expect(minutes(offered("hill"), BOOK.pace, { people: 4, bots: 0 }, {})).toBe(40);
    expect(minutes(offered("hill"), BOOK.pace, { people: 1, bots: 3 }, {})).toBe(15);
  });

  it("grow with an option that makes a stage longer", () => {
    expect(minutes(offered("hill"), BOOK.pace, { people: 4, bots: 0 }, { size: "big" })).toBe(80);
  });

  it("are none where nothing is ridden, and never less than five", () => {
    expect(minutes([], BOOK.pace, { people: 1, bots: 0 }, {})).toBe(0);
    expect(minutes(offered("town"), BOOK.pace, { people: 0, bots: 1 }, {})).toBe(5);
  });

  it("are told as hours and minutes", () => {
    expect(clock(170)).toEqual({ hours: 2, minutes: 50 });
  });
});

describe("ticking", () => {
  it("takes a stage in and out", () => {
    const list = tick(lines(BOOK, ["lake"]), 0);
    expect(shown(list)).toBe("HILL LAKE town");
    expect(shown(tick(list, 1))).toBe("HILL lake town");
  });

  it("rides a stage twice, and takes the second time away with its tick", () => {
    const list = again(lines(BOOK, ["lake"]), stage("lake"));
    expect(shown(list)).toBe("hill LAKE LAKE town");
    expect(shown(tick(list, list[2]?.key ?? -1))).toBe("hill LAKE town");
    expect(ridden(list).length).toBe(2);
  });
});

describe("a line is carried", () => {
  const list = lines(BOOK, ["hill", "lake", "town"]);

  it("by Space, arrows and Space", () => {
    const up = carry(" ", list, 2, null);
    expect(up?.told).toBe("lifted");
    const moved = carry("ArrowUp", list, 2, up?.lifted ?? null);
    expect([moved?.told, shown(moved?.list ?? [])]).toEqual(["moved", "HILL TOWN LAKE"]);
    expect(carry(" ", moved?.list ?? [], 2, moved?.lifted ?? null)).toMatchObject({ told: "dropped", lifted: null });
  });

  it("back by Esc", () => {
    const up = carry(" ", list, 2, null)?.lifted ?? null;
    const moved = carry("ArrowUp", list, 2, up)?.list ?? [];
    expect(carry("Escape", moved, 2, up)).toEqual({ list, lifted: null, told: "back" });
  });

  it("not by other keys, nor before it is lifted", () => {
    expect(carry("ArrowUp", list, 2, null)).toBeNull();
    expect(carry("x", list, 2, { key: 2, before: list })).toBeNull();
  });

  it("no farther than the list goes", () => {
    expect(shown(move(list, 0, -1))).toBe("HILL LAKE TOWN");
    expect(shown(move(list, 0, 9))).toBe("LAKE TOWN HILL");
  });

  it("past a line when its middle is passed", () => {
    const places = [{ top: 0, height: 80 }, { top: 90, height: 80 }];
    expect([10, 60, 140].map((y) => placeAt(y, places))).toEqual([0, 1, 2]);
  });
});
