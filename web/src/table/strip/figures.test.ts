import { describe, expect, it } from "vitest";

import { writtenMarks, type Mark } from "./figures.ts";

const mark = (x: number, words: string, symbol = ""): Mark => ({ along: x / 1000, x, words, symbol });
const ends = [mark(0, "0"), mark(980, "Finish 115.6 km", "mark-finish")]; // a road goes on a little behind the line
const written = (marks: Mark[], roomy = true): string[] => writtenMarks([ends[0]!, ...marks, ends[1]!], roomy).map(({ words }) => words);

describe("under the profile", () => {
  it("a figure that would run into the name of the finish is not written", () => {
    expect(written([mark(500, "60"), mark(935, "112")])).toEqual(["0", "60", "Finish 115.6 km"]);
  });

  it("of two names that would run into each other the one further on gives way", () => {
    const summits = [mark(400, "Col de la Croix 40", "mark-summit"), mark(470, "Col du Glandon 47", "mark-summit")];
    expect(written(summits)).toEqual(["0", "Col de la Croix 40", "Finish 115.6 km"]);
  });

  it("on a narrow strip names give way to their signs, and every second figure goes", () => {
    expect(written([mark(200, "20"), mark(400, "40"), mark(600, "Sprint", "mark-sprint")], false)).toEqual(["0", "40", "Finish 115.6 km"]);
  });
});
