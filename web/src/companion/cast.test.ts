import { describe, expect, it } from "vitest";

import type { SheetView } from "../lib/sheet_wire.ts";
import { castOf, keyName, stranger } from "./cast.ts";

const view = {
  game: "g",
  page: {
    teams: [{ id: "player:0", name: "Ilse", team: "rouge", bib: 1, marks: [] }],
    riders: [
      { id: "rider:0", seat: 0, place: 0, bib: 1, name: "Anna", state: "", marks: [] },
      { id: "rider:1", seat: 0, place: 1, bib: 2, name: "", state: "home", marks: [] },
    ],
    stages: [{ order: 1, name: { en: "Lille" } }],
  },
} as unknown as SheetView;

it("names a rider, or his team and number", () => {
  const cast = castOf(view);
  expect(cast.of("rider:0")).toMatchObject({ name: "Anna", team: "rouge", bib: 1 });
  expect(cast.of("rider:1").name).toBe("Ilse 2");
  expect(cast.reader.riders).toEqual({ "0": "Anna", "1": "Ilse 2" });
});

it("shows what stands behind the colon of anything else", () => {
  expect(castOf(view).of("place:3")).toMatchObject({ name: "3", team: "" });
});

describe("the name of somebody's key", () => {
  const ann = { ...stranger("rider:3"), name: "Ann", bib: 3 };

  it("is what is printed on it: the number of the plate, then the name", () => {
    expect(keyName(ann, true)).toBe("3 Ann");
  });

  it("where only the plate is printed is the name, with its number at the end", () => {
    expect(keyName(ann, false)).toBe("Ann 3");
    expect(keyName({ ...ann, name: "Ann 3" }, false)).toBe("Ann 3");
  });
});
