import { expect, it } from "vitest";

import type { SheetView } from "../lib/sheet_wire.ts";
import { castOf } from "./cast.ts";

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
