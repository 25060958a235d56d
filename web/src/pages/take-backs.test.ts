// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";

import { loadTexts } from "../lib/texts/catalogues.svelte.ts";
import { sameAgain, takeBacksTold } from "./take-backs.ts";

beforeAll(loadTexts);

describe("what was taken back", () => {
  it("is told with the result, by what the table allowed", () => {
    expect(takeBacksTold({ take_backs: "honest", across_luck: 0 })).toBe("Honest table");
    expect(takeBacksTold({ take_backs: "friendly", across_luck: 0 })).toBe("Friendly table: nothing taken back across luck");
    expect(takeBacksTold({ take_backs: "friendly", across_luck: 2 })).toMatch(/^Friendly table: .*2.* moves taken back across luck$/);
  });

  it("is told of races from before there was a choice", () => {
    expect(takeBacksTold({ take_backs: "former", across_luck: 1 })).toBe("One move taken back, with new luck");
  });

  it("is chosen alike for the next race at this table", () => {
    expect(["honest", "friendly", "former"].map((kind) => sameAgain(kind as "honest"))).toEqual(["honest", "friendly", "honest"]);
  });
});
