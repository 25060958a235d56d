import { expect, it } from "vitest";

import { wrapped } from "./wrap.ts";

it("breaks between words", () => {
  expect(wrapped("Points at the finish: 60, 30, 10.", 15)).toEqual(["Points at the", "finish: 60, 30,", "10."]);
});

it("leaves a long word whole", () => {
  expect(wrapped("Bonifikationssekunden an Ort", 10)).toEqual(["Bonifikationssekunden", "an Ort"]);
});
