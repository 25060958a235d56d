// @vitest-environment jsdom
// The state that a page of a table declares, so that tests need not wait by the clock.
import { beforeEach, expect, it, vi } from "vitest";

import { Connection } from "../lib/net/connection.svelte.ts";
import type { Answer } from "../lib/net/requests.ts";
import type { Ask, Offer, Scene } from "../lib/wire.ts";
import { declared } from "./declared.ts";
import { PLAIN } from "./samples.ts";
import { Table } from "./table.svelte.ts";

const text = { key: "x", args: {} };
const offer = (notation: string, ...picks: string[]): Offer => ({ do: notation, picks, label: text, hint: null, side: false, signs: [], opens: false });
const scene = { board: "", pieces: [], result: null, turn: 0, over: false } as unknown as Scene;
const offers = [offer("a", "card:a"), offer("b", "card:b")];
const ask: Ask = { seat: 0, question: text, offers, closed: ["card:joker"], ...PLAIN };

let table: Table;
let answer: (answer: Answer) => void;

beforeEach(() => {
  const connection = new Connection("t1", () => [], () => ({ onopen: null, onclose: null, onmessage: null, send: () => {}, close: () => {} }));
  connection.state = "open";
  const later = (): Promise<Answer> => new Promise((resolve) => (answer = resolve));
  vi.spyOn(connection, "act").mockImplementation(later);
  vi.spyOn(connection, "why").mockImplementation(later);
  table = new Table("t1", connection);
  table.eyes = 0;
  table.connection.seats = { 0: { version: 3, scene, ask, log: [] } };
  table.playback.jump({ scene, ask, version: 3 });
});

const answered = (how: Answer): Promise<void> => {
  answer(how);
  return new Promise((done) => setTimeout(done));
};

it("is asked while something can be picked, with the version and the turn that are shown", () => {
  expect(declared(table)).toEqual({ "data-state": "asked", "data-version": 3, "data-turn": 0, "data-here": "" });
});

it("is idle while somebody else is to decide", () => {
  table.playback.jump({ scene: { ...scene, turn: 1 }, ask: null, version: 4 });
  expect(declared(table)).toMatchObject({ "data-state": "idle", "data-version": 4, "data-turn": 1 });
});

it("is busy from an action until the picture that it made is shown", async () => {
  void table.act(offers[0] as Offer);
  expect(declared(table)["data-state"]).toBe("busy");
  await answered({ ok: true, version: 4 });
  expect(declared(table)["data-state"]).toBe("busy");
  table.playback.jump({ scene, ask, version: 4 });
  expect(declared(table)["data-state"]).toBe("asked");
});

it("is busy until the reason comes that was asked for", async () => {
  table.press("card:joker");
  expect(declared(table)["data-state"]).toBe("busy");
  await answered({ ok: true, version: 3, whys: [] });
  expect(declared(table)["data-state"]).toBe("asked");
});

it("is busy while the connection is away, and before a move that plays itself", () => {
  table.connection.state = "lost";
  expect(declared(table)["data-state"]).toBe("busy");
  table.connection.state = "open";
  table.agenda.enqueue(["a"]);
  expect(declared(table)["data-state"]).toBe("busy");
});

it("names the seats whose players are connected", () => {
  table.connection.presence = { 0: true, 1: false, 2: true };
  expect(declared(table)["data-here"]).toBe("0 2");
});
