// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";

import { readQueue, undoes, waitsAlready, without, writeQueue, type Waiting } from "./queue.ts";

const what = { key: "k", args: {} };
const waiting = (id: string, some: Partial<Waiting["edit"]> = {}, tried = false): Waiting => ({
  edit: { id, do: "add", kind: "stage", data: { stage: 1 }, ...some },
  what,
  tried,
});

beforeEach(() => localStorage.clear());

describe("what waits", () => {
  it("is there again after a reload", () => {
    writeQueue("s1", [waiting("e1")]);
    expect(readQueue("s1").map((one) => one.edit.id)).toEqual(["e1"]);
    expect(readQueue("s2")).toEqual([]);
  });
  it("is everything but what nobody could send", () => {
    localStorage.setItem("gruppetto.companion.waiting.s1", JSON.stringify([null, 7, { edit: null }, { edit: { id: 3 }, what }, waiting("e1")]));
    expect(readQueue("s1").map((one) => one.edit.id)).toEqual(["e1"]);
  });
  it("is nothing where the device kept rubbish", () => {
    localStorage.setItem("gruppetto.companion.waiting.s1", "{");
    expect(readQueue("s1")).toEqual([]);
  });
});

describe("an undo", () => {
  it("takes back the server's last edit when nothing waits", () => {
    expect(undoes([], "e0")).toBe("e0");
  });
  it("takes back the last that waits", () => {
    expect(undoes([waiting("e1"), waiting("e2")], "e0")).toBe("e2");
  });
  it("cannot say what comes before an undo that waits", () => {
    expect(undoes([waiting("e1"), waiting("e2", { do: "undo" })], "e0")).toBe("");
  });
  it("forgets an edit that was never sent, and none that may have arrived", () => {
    expect(without([waiting("e1"), waiting("e2")], "e2")).toEqual([waiting("e1")]);
    expect(without([waiting("e1", {}, true)], "e1")).toBeNull();
  });
});

describe("the same entry twice", () => {
  it("is known by what goes along with its form", () => {
    expect(waitsAlready([waiting("e1")], "stage", { stage: 1 })).toBe(true);
    expect(waitsAlready([waiting("e1")], "stage", { stage: 2 })).toBe(false);
  });
  it("is no second one where a form may be entered again and again", () => {
    expect(waitsAlready([waiting("e1", { kind: "turn", data: {} })], "turn", {})).toBe(false);
  });
});
