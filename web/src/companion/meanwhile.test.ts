// A form that is being filled in while other phones write on the sheet.
import { describe, expect, it } from "vitest";

import type { Form, Told } from "../lib/sheet_wire.ts";
import { begin, meanwhile } from "./meanwhile.ts";

const text = (key: string, args = {}) => ({ key, args });
const plain: Form = { kind: "finish", name: text("finish"), help: null, given: {}, fields: [], symbol: "", sound: "", replaces: "", opens: null, timed: false };
const form = (number: number): Form => ({ ...plain, help: text("sequence", { number }) });
const told = (fact: string, seconds = 0): Told => ({ fact, kind: "turn", text: text("told", { seconds }), form: plain, stage: 1, waits: false });
const nobody = new Set<string>();

describe("a form that others change", () => {
  const begun = begin(form(4), [told("f1")]);

  it("is told with what was entered", () => {
    expect(meanwhile(begun, form(5), [told("f1"), told("f2")], nobody)?.news.map((one) => one.fact)).toEqual(["f2"]);
  });
  it("is told with what was corrected", () => {
    expect(meanwhile(begun, form(5), [told("f1", 9)], nobody)?.news.map((one) => one.fact)).toEqual(["f1"]);
  });
  it("is told when an entry was taken back", () => {
    expect(meanwhile(begun, form(3), [], nobody)).toEqual({ news: [], gone: true });
  });
  it("is told when it is no longer there", () => {
    expect(meanwhile(begun, null, [told("f1"), told("f2")], nobody)?.news.length).toBe(1);
  });
});

describe("nothing is told", () => {
  const begun = begin(form(4), []);

  it("while the form is as it was", () => {
    expect(meanwhile(begun, form(4), [told("f2")], nobody)).toBeNull();
  });
  it("of what this phone entered itself", () => {
    expect(meanwhile(begun, form(5), [told("f2")], new Set(["f2"]))).toBeNull();
  });
});
