import { expect, it } from "vitest";

import { refusalOf } from "./refusal.ts";

const label = { key: "why-thing", args: { thing: "cell:4" } };

it("is the sentence of the rule", () => {
  expect(refusalOf({ picks: [], label, rule: "SEC-5.2", params: { steps: 3 } }, "seconds")).toEqual({
    key: "seconds-refusal-SEC-5-2",
    args: { steps: 3 },
  });
});

it("is a general one where no rule is near", () => {
  const params = { kind: "cell", later: "no" };
  expect(refusalOf({ picks: ["cell:4"], label, rule: "", params }, "seconds")).toEqual({ key: "why-general", args: params });
});
