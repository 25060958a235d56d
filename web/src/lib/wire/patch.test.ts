import { expect, it } from "vitest";
import { patched } from "./patch.ts";

const [FIRST, SECOND] = [{ id: "rider:0", cell: "cell:0" }, { id: "rider:1", cell: "cell:4" }];
const PICTURE = { round: 1, pieces: [FIRST, SECOND], result: null };

it("puts what changed at the end of its path", () => {
  const changes: [(string | number)[], unknown][] = [
    [["pieces", 1, "cell"], "cell:9"],
    [["round"], 2],
  ];

  expect(patched(PICTURE, { changes })).toEqual({ round: 2, pieces: [FIRST, { id: "rider:1", cell: "cell:9" }], result: null });
});

it("takes things out of lists, puts others in, and then changes what is there", () => {
  const third = { id: "rider:2", cell: "cell:0" };
  const patch = { gone: [["pieces", 0]], new: [[["pieces", 1], third]], changes: [[["pieces", 0, "cell"], "cell:9"]] };

  expect(patched(PICTURE, patch as never).pieces).toEqual([{ id: "rider:1", cell: "cell:9" }, third]);
});

it("leaves the old picture as it was, and shares with it what did not change", () => {
  const now = patched(PICTURE, { gone: [["pieces", 1]] });

  expect(PICTURE.pieces).toHaveLength(2);
  expect(now.pieces[0]).toBe(PICTURE.pieces[0]);
});

it("is the same picture when nothing changed", () => {
  expect(patched(PICTURE, {})).toBe(PICTURE);
});

it("replaces the whole when the path is empty", () => {
  expect(patched(PICTURE, { changes: [[[], { round: 7 }]] })).toEqual({ round: 7 });
});
