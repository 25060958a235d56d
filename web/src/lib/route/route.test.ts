// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { parse } from "./route.svelte.ts";

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/settings", { page: "settings" }],
    ["/new/toy", { page: "new", game: "toy" }],
    ["/learn/toy", { page: "learn", game: "toy" }],
    ["/t/abc", { page: "table", table: "abc", invitation: "", seat: -1, link: "" }],
    ["/t/abc/", { page: "table", table: "abc", invitation: "", seat: -1, link: "" }],
    ["/t/abc/tv", { page: "television", table: "abc" }],
    ["/h/abc", { page: "hand", table: "abc", seat: -1, link: "" }],
    ["/h/abc/2", { page: "hand", table: "abc", seat: 2, link: "" }],
    ["/j/kxq3mz", { page: "join", code: "KXQ3MZ" }],
    ["/replay/abc", { page: "replay", table: "abc", n: null }],
    ["/replay/abc/12", { page: "replay", table: "abc", n: 12 }],
    ["/rules/toy", { page: "rules", game: "toy", rule: "" }],
    ["/rules/toy/TOY-1.2", { page: "rules", game: "toy", rule: "TOY-1.2" }],
    ["/companion", { page: "companion" }],
    ["/companion/new/toy", { page: "plan", game: "toy" }],
    ["/companion/archive", { page: "archive" }],
    ["/companion/s1", { page: "sheet", sheet: "s1", token: "" }],
    ["/companion/s1/tv", { page: "tv", sheet: "s1" }],
    ["/companion/s1/print", { page: "print", sheet: "s1" }],
  ])("%s names its page", (path, route) => {
    expect(parse(path)).toEqual(route);
  });

  it("of a rule may name it behind the hash, where the page finds it without loading", () => {
    expect(parse("/rules/toy", "#TOY-1.2")).toEqual({ page: "rules", game: "toy", rule: "TOY-1.2" });
    expect(parse("/rules/toy/TOY-1.2", "#D-7")).toEqual({ page: "rules", game: "toy", rule: "D-7" });
  });

  it("of an invitation carries it behind the hash, where no server sees it", () => {
    expect(parse("/t/abc", "#invitation=s3cret")).toMatchObject({ page: "table", table: "abc", invitation: "s3cret" });
  });

  it("of a private link to a seat carries its secret there too", () => {
    expect(parse("/t/abc", "#seat=2&link=s3cret")).toMatchObject({ page: "table", table: "abc", seat: 2, link: "s3cret" });
  });

  it("of a bot's seat carries what opens it there too", () => {
    expect(parse("/h/abc/2", "#s3cret")).toEqual({ page: "hand", table: "abc", seat: 2, link: "s3cret" });
  });

  it("of a hand that moves to another phone is like that of any seat that moves", () => {
    expect(parse("/h/abc", "#seat=1&link=s3cret")).toEqual({ page: "hand", table: "abc", seat: 1, link: "s3cret" });
  });

  it("of a scorer carries the token behind the hash", () => {
    expect(parse("/companion/s1", "#token=s3cret")).toEqual({ page: "sheet", sheet: "s1", token: "s3cret" });
  });

  it.each(["/companion/s1/radio", "/nothing", "/replay/abc/last", "/t/abc/radio", "/h/abc/two", "/t", "/rules"])("%s leads nowhere", (path) => {
    expect(parse(path)).toMatchObject({ page: "nowhere" });
  });
});
