// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { lessons } from "../../lib/device/lessons.ts";
import { Connection } from "../../lib/net/connection.svelte.ts";
import { loadTexts } from "../../lib/texts/catalogues.svelte.ts";
import type { Ask, Coached, CoachPage, Offer, Scene, TableInfo } from "../../lib/wire.ts";
import { PLAIN } from "../samples.ts";
import { Table } from "../table.svelte.ts";

const text = { key: "x", args: {} };
const offer = (notation: string, ...picks: string[]): Offer => ({ do: notation, picks, label: text, hint: null, side: false, signs: [], opens: false });
const named = (id: string) => ({ id, name: { key: id, args: {} }, count: 1 });
const scene = { board: "", pieces: [], result: null, turn: 0, over: false, hand: [named("card:a"), named("card:b")], dice: [], piles: [], buttons: [], numbers: [] } as unknown as Scene;
const ask: Ask = { seat: 0, question: text, offers: [offer("ride a", "card:a"), offer("ride b", "card:b"), offer("drop a", "card:a", "pile:used")], closed: ["card:c"], ...PLAIN, forced: "ride a" };
const page = (number: number, at = ""): CoachPage => ({ number, title: { key: `title-${number}`, args: {} }, text: { key: `text-${number}`, args: {} }, at });
const coach: Coached = { of: 9, pages: [page(3, "card:a"), page(4)], do: "ride b" };

let table: Table;
let acted: string[];
let undone: number;
let tables = 0;

function asks(told: Coached | undefined, version = 3): void {
  table.connection.seats = { 0: { version, scene, ask, coach: told, log: [] } };
  table.playback.jump({ scene, ask, coach: told, version });
  table.noticeTurn();
}

beforeAll(loadTexts);

beforeEach(() => {
  const id = `t${tables++}`;
  const connection = new Connection(id, () => [], () => ({ onopen: null, onclose: null, onmessage: null, send: () => {}, close: () => {} }));
  connection.state = "open";
  connection.lobby = { game: "tiny", seats: [], stages: [], lesson: true, hints: true, adviser: "puncheur" } as unknown as TableInfo;
  [acted, undone] = [[], 0];
  vi.spyOn(connection, "act").mockImplementation((_seat, _version, notation) => (acted.push(notation), Promise.resolve({ ok: true, version: 3 })));
  vi.spyOn(connection, "undo").mockImplementation(() => (undone++, Promise.resolve({ ok: true, version: 4 })));
  table = new Table(id, connection);
  table.eyes = 0;
  asks(coach);
});

describe("a page that only explains", () => {
  it("lets nothing be picked, and nothing play itself", () => {
    expect(table.coaching.page?.number).toBe(3);
    expect([...table.lit]).toEqual([]);
    expect(table.next).toBeNull();
    expect(table.coaching.target).toBe("card:a");
  });

  it("is turned by its button, or by Enter", () => {
    table.confirm();
    expect(table.coaching.page?.number).toBe(4);
    table.coaching.back();
    expect(table.coaching.page?.number).toBe(3);
  });
});

describe("a page that asks for an act", () => {
  beforeEach(() => table.coaching.next());

  it("lights what is picked for it, and nothing else", () => {
    expect([...table.lit]).toEqual(["card:b"]);
    expect(table.ask?.closed).toEqual(["card:a", "card:c"]);
    expect(table.ask?.question.key).toBe("title-4");
  });

  it("answers a press on what rests kindly, and picks nothing", () => {
    table.press("card:a");
    expect(table.path).toEqual([]);
    expect(table.notice).toContain("not now");
  });

  it("points at the card until it is played", async () => {
    expect(table.coaching.target).toBe("card:b");
    table.press("card:b");
    expect(table.coaching.target).toBe("card:b");
    table.press("card:b");
    expect(acted).toEqual(["ride b"]);
    await Promise.resolve();
  });

  it("is the one that is open when the act was taken back", async () => {
    table.press("card:b");
    table.press("card:b");
    await new Promise((heard) => setTimeout(heard));
    asks(coach, 5);
    expect(table.coaching.page?.number).toBe(4);
  });

  it("is open again after a reload, and what was read is not repeated", () => {
    const again = new Table(table.id, table.connection);
    again.eyes = 0;
    again.playback.jump({ scene, ask, coach, version: 3 });
    expect(again.coaching.page?.number).toBe(4);
  });
});

describe("the way back", () => {
  it("takes back the last act from the first page of a turn", () => {
    table.coaching.back();
    expect(undone).toBe(1);
  });

  it("ends at the first page of the lesson", () => {
    asks({ ...coach, pages: [page(1), page(2)] });
    expect(table.coaching.canGoBack).toBe(false);
  });
});

describe("without the coach", () => {
  it("everything can be picked, and he can be called again", () => {
    table.back();
    expect(table.coaching.page).toBeNull();
    expect([...table.lit]).toEqual(["card:a", "card:b"]);
    expect(table.coaching.canResume).toBe(true);
    table.coaching.resume();
    expect(table.coaching.page?.number).toBe(3);
  });

  it("who did something else is told nothing more, and a new lesson would begin", () => {
    expect(table.coaching.present).toBe(true);
    asks(undefined, 4);
    expect(table.coaching.page).toBeNull();
    expect(table.coaching.present).toBe(false);
    expect(lessons.of(table.id).left).toBe(true);
  });

  it("a hint can be asked for, but not while he speaks", () => {
    expect(table.hinting.offered).toBe("");
    table.coaching.skip();
    expect(table.hinting.offered).toBe("puncheur");
  });
});

it("on the last page everything can be picked", () => {
  asks({ of: 9, pages: [page(9, "card:a")], do: "" }, 7);
  expect([...table.lit]).toEqual(["card:a", "card:b"]);
  table.coaching.next();
  expect(table.coaching.page).toBeNull();
});
