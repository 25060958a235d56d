import { expect, it } from "vitest";
import { patched } from "./patch.ts";

const PICTURE = { round: 1, pieces: [{ id: "rider:0", cell: "cell:0" }, { id: "rider:1", cell: "cell:4" }], result: null };

it("puts what changed at the end of its path", () => {
  const now = patched(PICTURE, [
    [["pieces", 1, "cell"], "cell:9"],
    [["round"], 2],
  ]);

  expect(now).toEqual({ round: 2, pieces: [{ id: "rider:0", cell: "cell:0" }, { id: "rider:1", cell: "cell:9" }], result: null });
});

it("leaves the old picture as it was, and shares with it what did not change", () => {
  const now = patched(PICTURE, [[["pieces", 1, "cell"], "cell:9"]]);

  expect(PICTURE.pieces[1]?.cell).toBe("cell:4");
  expect(now.pieces[0]).toBe(PICTURE.pieces[0]);
});

it("is the same picture when nothing changed", () => {
  expect(patched(PICTURE, [])).toBe(PICTURE);
});

it("replaces the whole when the path is empty", () => {
  expect(patched(PICTURE, [[[], { round: 7 }]])).toEqual({ round: 7 });
});
