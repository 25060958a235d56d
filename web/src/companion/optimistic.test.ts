// The page while entries wait for the network.
import { describe, expect, it } from "vitest";

import type { Clock, Form, SheetPage } from "../lib/sheet_wire.ts";
import { withPresses, isSpent } from "./optimistic.ts";
import type { Waiting } from "./queue.ts";

const text = (key: string, args = {}) => ({ key, args });
const clock = (number: number, seconds: number, time: string): Clock => ({ number, seconds, time, label: text("sequence"), note: null });
const opens = { number: 4, text: null, lines: [], clock: clock(4, 7980, "2:13:00"), step: 60, again: true };
const form = (some: Partial<Form>): Form => ({ kind: "turn", name: text("turn"), fields: [], given: { stage: 1, opens: 4 }, help: text("opens", { number: 4 }), symbol: "", sound: "", replaces: "", opens, timed: false, ...some });
const page = (some: Partial<SheetPage>): SheetPage => ({ status: [], forms: [], history: [], clock: clock(3, 7920, "2:12:00"), ...some }) as SheetPage;
const waiting = (id: string, some: Partial<Waiting["edit"]> = {}): Waiting => ({
  edit: { id, do: "add", fact: `f-${id}`, kind: "turn", data: { stage: 1, opens: 4 }, ...some },
  what: text("turn"),
  tried: false,
});
const second = waiting("e2", { data: { stage: 1, opens: 5 } });
const racing = page({ forms: [form({})] });

describe("a press that waits", () => {
  it("moves the clock on at once", () => {
    expect(withPresses(racing, [waiting("e1")]).clock).toMatchObject({ number: 4, time: "2:13:00" });
  });
  it("moves it once more with every press", () => {
    expect(withPresses(racing, [waiting("e1"), second]).clock).toMatchObject({ number: 5, time: "2:14:00" });
  });
  it("leaves the next number to the next press", () => {
    const [next] = withPresses(racing, [waiting("e1"), second]).forms;
    expect([next?.given, next?.help?.args]).toEqual([{ stage: 1, opens: 6 }, { number: 6 }]);
  });
  it("takes along what is entered behind it", () => {
    const finish = form({ kind: "finish", opens: null, timed: true, help: text("finish", { number: 3, time: "2:12:00" }) });
    const shown = withPresses(page({ forms: [form({}), finish] }), [waiting("e1")]);
    expect(shown.forms[1]?.help?.args).toEqual({ number: 4, time: "2:13:00" });
  });
  it("changes the line that says what is open", () => {
    const round = form({ kind: "round", opens: { ...opens, clock: null, text: text("round", { number: 4 }), lines: [text("round", { number: 3 }), text("add")] } });
    const shown = withPresses(page({ forms: [round], status: [text("road"), text("round", { number: 3 }), text("add")] }), [waiting("e1", { kind: "round" })]);
    expect(shown.status).toEqual([text("road"), text("round", { number: 4 })]);
  });
});

describe("the clock stands still for", () => {
  const stood = racing.clock;
  it("a press of another stage", () => {
    expect(withPresses(racing, [waiting("e1", { data: { stage: 2, opens: 2 } })]).clock).toEqual(stood);
  });
  it("a press that has arrived and is not acknowledged yet", () => {
    const seen = { ...racing, history: [{ fact: "f-e1" }] as SheetPage["history"] };
    expect(withPresses(seen, [waiting("e1")]).clock).toEqual(stood);
  });
  it("a press that is taken back", () => {
    expect(withPresses(racing, [waiting("e1"), waiting("e2", { do: "undo", edit: "e1" })]).clock).toEqual(stood);
  });
});

describe("a start that waits", () => {
  const start = form({ kind: "start", given: { stage: 1 }, help: null, opens: { ...opens, again: false } });
  const before = page({ forms: [start], clock: null });
  const pressed = [waiting("e1", { kind: "start", data: { stage: 1 } })];
  it("shows the clock and cannot be pressed again", () => {
    expect(withPresses(before, pressed).clock?.number).toBe(4);
    expect([isSpent(start, before, []), isSpent(start, before, pressed)]).toEqual([false, true]);
  });
});
