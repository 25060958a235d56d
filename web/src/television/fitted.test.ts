// The picture of a television on screens of other sizes.
import { expect, it } from "vitest";

import { fitted } from "./fitted.ts";

it.each([
  ["full HD", 1920, 1080, { zoom: 1, left: 0, top: 0 }],
  ["4K", 3840, 2160, { zoom: 2, left: 0, top: 0 }],
  ["a laptop, with bars below and above", 1280, 800, { zoom: 2 / 3, left: 0, top: 60 }],
])("fits %s whole", (_, width, height, view) => {
  const found = fitted(width, height);
  for (const [key, value] of Object.entries(view)) expect(found[key as keyof typeof found]).toBeCloseTo(value);
});
