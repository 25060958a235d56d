// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { fromRoot, placed, placeLinks } from "./base.ts";

describe("an address of ours", () => {
  it("lies in the folder of the pages", () => {
    expect(placed("/t/~abc", "/sub/")).toBe("/sub/t/~abc");
    expect(placed("/t/~abc", "/")).toBe("/t/~abc");
    expect(placed("https://example.org/", "/sub/")).toBe("https://example.org/");
  });

  it.each([
    ["/sub/t/~abc", "/t/~abc"],
    ["/sub/", "/"],
    ["/sub", "/"],
    ["/t/~abc", "/t/~abc"],
  ])("%s is %s from the root", (path, known) => {
    expect(fromRoot(path, "/sub/")).toBe(known);
  });

  it("is true in every link of a page in a folder, also in those drawn later", async () => {
    document.body.innerHTML = '<main><a href="/rules/toy#TOY-1">1</a><a href="#here">2</a></main>';
    const end = placeLinks(document.body, "/sub/");
    document.querySelector("main")!.insertAdjacentHTML("beforeend", '<p><a href="/settings">3</a></p>');
    await Promise.resolve();
    expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/sub/rules/toy#TOY-1", "#here", "/sub/settings"]);
    end();
  });
});
