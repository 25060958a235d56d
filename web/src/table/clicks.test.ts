// @vitest-environment jsdom
// How often somebody must press for a turn: the fewest presses, found by trying all, on asks as the server sends them.
import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../lib/device/settings.svelte.ts";
import { Connection } from "../lib/net/connection.svelte.ts";
import { wholeAsk } from "../lib/wire/offers.ts";
import type { Ask, AskSent, Scene } from "../lib/wire.ts";
import turns from "./clicks.json";
import { Table } from "./table.svelte.ts";

/** What is asked, what is held, and what somebody then plays. Written by `python -m tests.table.clicks`. */
interface Step {
  ask: AskSent;
  hand: { id: string; count: number }[];
  do: string;
}

type Press = (table: Table) => void;

const PATIENCE = 5;
let table: Table;

beforeEach(() => {
  settings.forced = true;
  settings.oneClick = false;
  const connection = new Connection("t1", () => [], () => ({ onopen: null, onclose: null, onmessage: null, send: () => {}, close: () => {} }));
  connection.state = "open";
  table = new Table("t1", connection);
  table.eyes = 0;
  vi.spyOn(connection, "act").mockImplementation(() => new Promise(() => {}));
  vi.spyOn(connection, "why").mockImplementation(() => new Promise(() => {}));
});

const acted = (): string | undefined => vi.mocked(table.connection.act).mock.lastCall?.[2];

/** All that a person could press: what the offers are made of, the button that plays, orders for all riders. */
function pressable(ask: Ask): Press[] {
  const things = [...new Set(ask.offers.flatMap((offer) => offer.picks))];
  return [
    (at) => at.confirm(),
    ...ask.orders.map((order): Press => (at) => at.agenda.order(order)),
    ...things.map((thing): Press => (at) => at.press(thing)),
  ];
}

/** The table asks this; what was ordered before still stands. */
function given({ ask, hand }: Step, orders = table.agenda.orders): Ask {
  const scene = { board: "", pieces: [], result: null, turn: 0, over: false, hand, round: { key: "round", args: {} } } as unknown as Scene;
  const whole = wholeAsk(ask);
  vi.mocked(table.connection.act).mockClear();
  table.connection.seats = { 0: { version: 1, scene, ask: whole, log: [] } };
  table.sending = false;
  table.playback.jump({ scene, ask: whole, version: (table.playback.shown?.version ?? 0) + 1 });
  table.agenda.orders = orders;
  table.noticeTurn();
  return whole;
}

/** Whether the table plays it, now or by itself in a moment. */
function plays(notation: string): boolean {
  if (acted() === undefined && table.next) table.playNext();
  return acted() === notation;
}

/** The fewest presses that play this, and the rest of what is chosen together with it. */
function fewest(step: Step, together: Step[]): number {
  const orders = table.agenda.orders;
  const ask = given(step);
  if (plays(step.do)) return 0;
  let tried: Press[][] = [[]];
  for (let count = 1; count <= PATIENCE; count++) {
    tried = tried.flatMap((before) => pressable(ask).map((press) => [...before, press]));
    for (const presses of tried) {
      table.decideByHand();
      given(step, orders);
      presses.forEach((press) => acted() === undefined && press(table));
      if (plays(step.do) && together.every((next) => given(next) && plays(next.do))) return count;
    }
  }
  throw new Error(`Nothing plays ${step.do}.`);
}

function presses(turn: keyof typeof turns): number {
  const steps = turns[turn] as unknown as Step[];
  const [first, ...rest] = steps;
  if (first?.ask.several) return fewest(first, rest);
  return steps.reduce((sum, step) => sum + fewest(step, []), 0);
}

describe("so often one must press for", () => {
  it("a road turn in bostock: 8 times before", () => expect(presses("a road turn in bostock")).toBe(4));
  it("a sequence of four riders in peloton: 8 times before", () => expect(presses("a sequence of four riders in peloton")).toBe(3));
  it("an exchange in seconds: 6 times before", () => expect(presses("an exchange in seconds")).toBe(1));
  it("an exchange of other cards than those proposed, with one click to play", () => {
    expect(presses("an exchange of other cards in seconds")).toBe(4);
    settings.oneClick = true;
    expect(presses("an exchange of other cards in seconds")).toBe(3);
  });
});
