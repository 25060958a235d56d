// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { Connection } from "../../lib/net/connection.svelte.ts";
import type { Answer } from "../../lib/net/requests.ts";
import { loadTexts } from "../../lib/texts/catalogues.svelte.ts";
import { announcer } from "../../lib/ui/announce.svelte.ts";
import type { Ask, HintSent, NoHint, Offer, Scene, TableInfo } from "../../lib/wire.ts";
import { PLAIN } from "../samples.ts";
import { Table } from "../table.svelte.ts";
import { perCent, reasonsOf } from "./hinting.svelte.ts";

const text = { key: "x", args: {} };
const offer = (notation: string, ...picks: string[]): Offer => ({ do: notation, picks, label: text, hint: null, side: false, signs: [], opens: false });
const scene = { board: "", pieces: [], result: null, turn: 0, over: false, hand: [] } as unknown as Scene;
const ask: Ask = { seat: 0, question: text, offers: [offer("a", "card:a", "cell:2"), offer("b", "card:b", "cell:3")], closed: [], ...PLAIN };
const choice = (notation: string, chance: number, ...picks: string[]) => ({ do: notation, picks, label: text, hint: null, chance, reasons: [] });
const hint: HintSent = {
  say: "hint",
  id: "1",
  seat: 0,
  version: 4,
  level: "puncheur",
  now: 0.31,
  choices: [choice("a", 0.36, "card:a", "cell:2"), choice("b", 0.33, "card:b", "cell:3")],
};

let table: Table;
let asked: number;
let answer: Answer;
let acted: string[];

/** The server says that it is now version 4: a hint was shown. */
function entered(): void {
  table.playback.jump({ scene, ask, version: 4 });
  table.noticeTurn();
}

const hear = (message: HintSent | NoHint): void => table.connection.onhint?.(message);

beforeAll(loadTexts);

beforeEach(() => {
  vi.useFakeTimers();
  const connection = new Connection("t1", () => [], () => ({ onopen: null, onclose: null, onmessage: null, send: () => {}, close: () => {} }));
  connection.state = "open";
  connection.lobby = { game: "tiny", seats: [], stages: [], hints: true, adviser: "puncheur" } as unknown as TableInfo;
  asked = 0;
  answer = { ok: true, version: 3 };
  acted = [];
  vi.spyOn(connection, "hint").mockImplementation(() => (asked++, Promise.resolve(answer)));
  vi.spyOn(connection, "act").mockImplementation((_seat, _version, notation) => (acted.push(notation), new Promise(() => {})));
  table = new Table("t1", connection);
  table.eyes = 0;
  connection.seats = { 0: { version: 3, scene, ask, log: [] } };
  table.playback.jump({ scene, ask, version: 3 });
});

afterEach(() => {
  vi.useRealTimers();
  table.close();
});

describe("asking what a bot would do", () => {
  it("turns a wheel once it takes long, and asks once", async () => {
    await table.hinting.ask();
    await table.hinting.ask();
    expect([asked, table.hinting.turning]).toEqual([1, false]);
    vi.advanceTimersByTime(400);
    expect([table.hinting.turning, table.hinting.open]).toEqual([true, true]);
  });

  it("gives up when nothing comes any more", async () => {
    await table.hinting.ask();
    vi.advanceTimersByTime(20_000);
    expect([table.hinting.thinking, table.hinting.open]).toEqual([false, false]);
  });

  it("is not offered where the table forbids it, and says so", async () => {
    table.connection.lobby = { ...table.connection.lobby!, hints: false };
    await table.hinting.ask();
    expect([asked, table.hinting.offered, table.hinting.forbidden]).toEqual([0, "", true]);
    expect(table.notice).toBe("This table rides without hints.");
  });

  it("is not offered where no bot looks ahead, and nothing is forbidden there", () => {
    table.connection.lobby = { ...table.connection.lobby!, adviser: "" };
    expect([table.hinting.offered, table.hinting.forbidden]).toEqual(["", false]);
  });

  it("tells why it is refused", async () => {
    answer = { ok: false, refused: { say: "refused", id: "1", code: "rate" } };
    await table.hinting.ask();
    expect(table.hinting.thinking).toBe(false);
    expect(table.notice).toBe("Slow down a little, then try again.");
  });

  it("is over without a word when the race has moved on", async () => {
    await table.hinting.ask();
    hear({ say: "no_hint", id: "1", seat: 0, code: "stale" });
    expect([table.hinting.thinking, table.notice]).toEqual([false, ""]);
  });
});

describe("a hint", () => {
  it("lights the picks of the best choice, whichever comes first, the picture or the hint", () => {
    hear(hint);
    expect(table.path).toEqual([]);
    entered();
    expect(table.path).toEqual(["card:a", "cell:2"]);
  });

  it("says one sentence to a screen reader", () => {
    entered();
    hear(hint);
    expect(announcer.polite.trim()).toBe("Puncheur would do this: x. It simply comes out best where it leads. Your chance to win is 31 % now and 36 % after it.");
  });

  it("shows another choice when it is pressed", () => {
    entered();
    hear(hint);
    table.hinting.choose(1);
    expect([table.path, table.hinting.choice?.do]).toEqual([["card:b", "cell:3"], "b"]);
  });

  it("is played by Enter, as it is shown", () => {
    entered();
    hear(hint);
    table.hinting.choose(1);
    table.confirm();
    expect([acted, table.hinting.open]).toEqual([["b"], false]);
  });

  it("is put away by Esc, with its picks", () => {
    entered();
    hear(hint);
    table.back();
    expect([table.hinting.open, table.path]).toEqual([false, []]);
  });

  it("is put away by any pick of one's own", () => {
    entered();
    hear(hint);
    table.press("card:b");
    expect([table.hinting.open, table.path]).toEqual([false, ["card:b"]]);
  });

  it("is put away by asking again", async () => {
    entered();
    hear(hint);
    await table.hinting.ask();
    expect([table.hinting.open, asked]).toEqual([false, 0]);
  });

  it("is gone with the position it was about, and of no other seat", () => {
    entered();
    hear({ ...hint, seat: 1 });
    expect(table.hinting.shown).toBeNull();
    hear(hint);
    table.playback.jump({ scene, ask, version: 5 });
    expect(table.hinting.shown).toBeNull();
  });

  it("does not call its person once more", () => {
    const event = { version: 4, kind: "hint-shown", params: {}, round: text, hint: { stage: 1, count: 1 } };
    table.connection.seats = { 0: { version: 4, scene, ask, log: [event] } };
    announcer.assertive = "";
    entered();
    expect(announcer.assertive).toBe("");
  });
});

describe("what is told of a choice", () => {
  it("has a sentence where none of the game's stands out or is known", () => {
    const unknown = [{ key: "tiny-reason-unknown", args: {} }];
    expect(reasonsOf(choice("a", 0.5), 2).map((reason) => reason.key)).toEqual(["hint-general"]);
    expect(reasonsOf({ ...choice("a", 0.5), reasons: unknown }, 2)[0]?.key).toBe("hint-general");
  });

  it("says where there is no other", () => {
    expect(reasonsOf(choice("a", 0.5), 1)[0]?.key).toBe("hint-only");
  });

  it("is a chance in whole per cent", () => {
    expect([0.314, 0, 1].map(perCent)).toEqual([31, 0, 100]);
  });
});
