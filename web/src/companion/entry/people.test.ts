import { describe, expect, it } from "vitest";

import type { Field, Told } from "../../lib/sheet_wire.ts";
import { groupsBeside, peopleIn } from "./people.ts";

const told = (fact: string, stage: number, field: Partial<Field>, kind = "finish"): Told =>
  ({ fact, stage, kind, form: { fields: [field] } }) as unknown as Told;
const front = told("a", 1, { kind: "riders", value: ["rider:1", "rider:7"] });
const rear = told("b", 1, { kind: "grid", value: { "rider:2": { past: 3 } } });

describe("who is named by an entry", () => {
  it("stands in lists and grids alike", () => {
    expect([peopleIn(front.form), peopleIn(rear.form)]).toEqual([["rider:1", "rider:7"], ["rider:2"]]);
  });
});

describe("groups to swap with", () => {
  it("are of the same kind and stage", () => {
    const others = [told("c", 2, { kind: "riders", value: ["rider:3"] }), told("d", 1, { kind: "riders", value: ["rider:4"] }, "sprint")];
    expect(groupsBeside(front, [front, rear, ...others])).toEqual([rear]);
  });
});
