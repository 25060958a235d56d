import { describe, expect, it } from "vitest";

import type { Box, EditionOffer, Figure, FigureGroup } from "../../lib/sheet_wire.ts";
import { dataOf, mistyped, read, sections, typedOn, whose, withFigures, written } from "./figures.ts";

const text = (key: string) => ({ key, args: {} });
const figure = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
  ...{ name, label: text(name), value, by: "ours", least: 0, most: 20, kind: "number", instead: null, instead_by: "ours" },
  ...more,
});
const group = (name: string, ...figures: Figure[]): FigureGroup => ({ name: text(name), figures, places: false });

const box: Box = {
  ...{ title: text("title"), where: text("where"), why: text("why"), without: text("without"), counts: true, notes: [] },
  groups: [group("points", figure("first", 6), figure("green", 3, { by: "printed" }))],
};
const offer = (id: string): EditionOffer["stages"][number] => ({
  ...{ id, name: { en: id }, kind: text("road"), length: text("km"), provenance: "reconstruction" },
  figures: [group("lengths", figure("length", 220, { most: 999 }))],
  own: null,
});
const edition = { stages: [offer("1"), offer("2")] } as EditionOffer;
const stages = [{ id: "1" }, { id: "2" }, { id: "1" }];
const found = sections(box, edition, stages);

describe("what is asked for", () => {
  it("has each stage once, and figures of one heading together", () => {
    expect(found.map((section) => [section.name.key, section.asked.map((asked) => asked.key)])).toEqual([
      ["lengths", ["1/length", "2/length"]],
      ["points", ["/first", "/green"]],
    ]);
  });

  it("is nothing where the game does not ask", () => {
    expect(sections(null, edition, stages)).toEqual([]);
  });
});

describe("what is typed", () => {
  const typed = { "/first": "7", "1/length": "260", "2/length": " " };

  it("becomes data of the plan and of every such stage, and what is empty is left out", () => {
    expect(dataOf(found, typed)).toEqual({ first: 7 });
    expect(withFigures(stages, found, typed)).toEqual([{ id: "1", data: { length: 260 } }, { id: "2" }, { id: "1", data: { length: 260 } }]);
  });

  it("is yours, also if it is what we say; the rest stays ours or printed", () => {
    expect(whose(box, found, typed)).toEqual({ yours: 2, ours: 1 });
    expect(whose(box, found, { "/first": "6" })).toEqual({ yours: 1, ours: 2 });
    expect(whose({ ...box, counts: false }, found, {})).toEqual({ yours: 0, ours: 0 });
  });

  it("is not counted among places that bring nothing, until somebody says that theirs do", () => {
    const none: FigureGroup = { ...group("sprint", figure("1st", 0), figure("2nd", 0)), places: true };
    const empty = sections({ ...box, groups: [none] }, edition, []);
    expect(whose(box, empty, {})).toEqual({ yours: 0, ours: 0 });
    expect(whose(box, empty, { "/1st": "3" })).toEqual({ yours: 1, ours: 1 });
  });

  it("comes back from a sheet as it was typed", () => {
    expect(typedOn(found, { stages: [{ id: "1", data: { length: 260 } }, { id: "2" }], data: { first: 7 } })).toEqual({
      "/first": "7",
      "1/length": "260",
    });
  });

  it("is pointed at where it cannot be", () => {
    expect(mistyped(found, { "/first": "21", "/green": "x", "1/length": "0" })).toEqual(["/first", "/green"]);
  });
});

describe("a time", () => {
  const base = figure("base", 15600, { kind: "time", most: 99 * 3600 });

  it("is read and written in hours, minutes and seconds", () => {
    expect(written(base, 15600)).toBe("4:20:00");
    expect([read(base, "4:20:00"), read(base, "4:20"), read(base, "")]).toEqual([15600, 15600, null]);
  });

  it.each(["4", "4:61", "later", "4:20:99"])("is not %s", (typed) => {
    expect(read(base, typed)).toBeUndefined();
  });
});
