// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";

import { measureNothing } from "./no-size.ts";
import { scrollStop } from "./scroll-stop.ts";

function aList(lines: number): HTMLElement {
  const list = document.createElement("ol");
  Object.defineProperty(list, "clientHeight", { value: 100 });
  Object.defineProperty(list, "scrollHeight", { get: () => 20 * list.children.length });
  for (let line = 0; line < lines; line++) list.append(document.createElement("li"));
  return list;
}

beforeAll(measureNothing);

describe("a list in which nothing can be pressed", () => {
  it("is no stop of the Tab key while all of it is seen, and can still be given the focus", () => {
    const list = aList(3);
    scrollStop(list);
    expect(list.tabIndex).toBe(-1);
  });

  it("is a stop as soon as there is more of it, so that the arrows can scroll it", async () => {
    const list = aList(5);
    scrollStop(list);
    list.append(document.createElement("li"));
    await Promise.resolve();
    expect(list.tabIndex).toBe(0);
  });
});
