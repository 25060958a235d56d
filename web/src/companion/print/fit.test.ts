import { expect, test } from "vitest";

import { PAPER, scaleToFit } from "./fit.ts";

test("what fits is printed as it is", () => {
  expect(scaleToFit(() => PAPER.height)).toBe(1);
});

test("what is higher is printed smaller, on lines that are longer by as much", () => {
  const area = 703 * 2000;
  const scale = scaleToFit((width) => area / width);
  expect(scale).toBeLessThan(1);
  expect((area / (PAPER.width / scale)) * scale).toBeLessThanOrEqual(PAPER.height);
});

test("nothing is printed so small that nobody can read it", () => {
  expect(scaleToFit(() => 100_000)).toBe(0.4);
});
