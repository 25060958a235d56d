import { describe, expect, it } from "vitest";

import type { Figure, OwnStage } from "../../lib/sheet_wire.ts";
import { withFigures } from "./figures.ts";
import { draftOf, isFaulty, ownData, ownFaults, readNumbers, relined } from "./own-stage.ts";

const text = (key: string) => ({ key, args: {} });
const figure = (name: string, kind: Figure["kind"], most: number): Figure => ({
  ...{ name, label: text(name), value: 0, by: "ours", least: 1, most, kind, instead: null, instead_by: "ours" },
});
const line = (number: number) => ({ name: { en: `S${number}` }, groups: [{ name: text("points"), places: true, figures: [figure(`S${number}-1`, "number", 9)] }] });
const own: OwnStage = {
  groups: [{ name: text("stage"), places: false, figures: [figure("length", "number", 500), figure("base_time", "time", 9999999)] }],
  needed: ["base_time"],
  numbers: [{ name: "seconds", label: text("seconds"), usual: [1, 2], least: 0, most: 59, longest: 3 }],
  lines: [{ name: "sprint", label: text("sprints"), lines: [line(1), line(2)] }],
};
const said = { name: "Hautacam", base_time: 13200, seconds: [0, 5], sprint: ["", "Argelès"], "S2-1": 4 };

describe("a stage of one's own", () => {
  it("is sent as it was said, and shown again as it was typed", () => {
    expect(ownData(own, draftOf(own, said))).toEqual(said);
    expect(draftOf(own, said)).toMatchObject({ name: "Hautacam", typed: { base_time: "3:40:00", "S2-1": "4" }, numbers: { seconds: "0 5" } });
    expect(isFaulty(ownFaults(own, draftOf(own, said)))).toBe(false);
  });

  it("needs a name and the figures that times rest on", () => {
    expect(ownFaults(own, draftOf(own))).toEqual({ name: true, needed: ["base_time"], wrong: [] });
    const typed = { ...draftOf(own, said), typed: { base_time: "soon" } };
    expect(ownFaults(own, typed)).toEqual({ name: false, needed: [], wrong: ["base_time"] });
  });

  it("shows the lines of old boards, whose places are in a grid", () => {
    const old = { length: 90, S1: { "place:1": { points: 4 } } };
    expect(draftOf(own, old)).toMatchObject({ lines: { sprint: [""] }, typed: { length: "90", "S1-1": "4" } });
    expect(ownData(own, { ...draftOf(own, old), name: "Kermis" })).toEqual({ name: "Kermis", length: 90, sprint: [""], "S1-1": 4 });
  });

  it("has a name as long as people see it", () => {
    const flags = (count: number) => ownFaults(own, { ...draftOf(own, said), name: "\u{1F1E7}\u{1F1EA}".repeat(count) }).name;
    expect([flags(32), flags(33)]).toEqual([false, true]);
  });

  it("has numbers between the limits, each once", () => {
    const [numbers] = own.numbers as [OwnStage["numbers"][number]];
    expect(["0 5,12", "", "60", "5 5", "1 2 3 4", "x"].map((typed) => readNumbers(numbers, typed))).toEqual([[0, 5, 12], null, undefined, undefined, undefined, undefined]);
  });

  it("has as many lines as people say, and no figures of those it has not", () => {
    const draft = draftOf(own, said);
    expect(relined(own, draft, "sprint", 1)).toEqual(draft);
    expect(ownData(own, relined(own, draft, "sprint", -1))).toEqual({ name: "Hautacam", base_time: 13200, seconds: [0, 5], sprint: [""] });
  });

  it("of an earlier version has the lines that have figures", () => {
    expect(draftOf(own, { "S2-1": 4 }).lines).toEqual({ sprint: ["", ""] });
  });

  it("keeps what was said when the figures of the box are typed", () => {
    expect(withFigures([{ id: "own", data: said }], [], {})).toEqual([{ id: "own", data: said }]);
  });
});
