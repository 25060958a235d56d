// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { seats } from "../lib/device/seats.ts";
import { Connection } from "../lib/net/connection.svelte.ts";
import type { Answer } from "../lib/net/requests.ts";
import { announcer } from "../lib/ui/announce.svelte.ts";
import { settings } from "../lib/device/settings.svelte.ts";
import type { Ask, GameEvent, Offer, Scene, WhyNot } from "../lib/wire.ts";
import { PLAIN } from "./samples.ts";
import { Table } from "./table.svelte.ts";

const text = { key: "x", args: {} };
const offer = (notation: string, ...picks: string[]): Offer => ({ do: notation, picks, label: text, hint: null, side: false, signs: [], opens: false });
const why = (rule: string, ...picks: string[]): WhyNot => ({ picks, label: text, rule, params: {} });
const scene = { board: "", pieces: [], result: null, turn: 0, over: false } as unknown as Scene;
const ask: Ask = {
  seat: 0,
  question: text,
  offers: [offer("a", "card:a", "cell:2"), offer("b", "card:b", "cell:3")],
  closed: ["card:joker"],
  ...PLAIN,
};

let table: Table;
let asked: string[][];
let answer: (answer: Answer) => void;

beforeEach(() => {
  const connection = new Connection("t1", () => [], () => ({ onopen: null, onclose: null, onmessage: null, send: () => {}, close: () => {} }));
  connection.state = "open";
  asked = [];
  vi.spyOn(connection, "why").mockImplementation((_seat, _version, picks) => {
    asked.push(picks);
    return new Promise((resolve) => (answer = resolve));
  });
  table = new Table("t1", connection);
  table.eyes = 0;
  table.playback.jump({ scene, ask, version: 3 });
});

async function told(...whys: WhyNot[]): Promise<void> {
  answer({ ok: true, version: 3, whys });
  await new Promise((heard) => setTimeout(heard));
}

describe("a press on what cannot be picked", () => {
  it("shows the rules that the server tells", async () => {
    table.press("card:joker");
    expect(asked).toEqual([["card:joker"]]);
    await told(why("R-1", "card:joker"));
    expect(table.why).toMatchObject({ thing: "card:joker", whys: [{ rule: "R-1" }] });
  });

  it("does what it means otherwise where no rule is about just these picks", async () => {
    table.path = ["card:a"];
    table.press("cell:3");
    await told();
    expect(table.why).toBeNull();
    expect(table.path).toEqual(["card:b"]);
  });

  it("stays where it is if a rule forbids it", async () => {
    table.path = ["card:a"];
    table.press("cell:3");
    await told(why("R-2", "card:a", "cell:3"));
    expect(table.why).toMatchObject({ whys: [{ rule: "R-2" }] });
    expect(table.path).toEqual(["card:a"]);
  });

  it("is answered where no rule has a word about it", async () => {
    table.press("cell:99");
    await told();
    expect(table.why).toMatchObject({ thing: "cell:99", whys: [], lit: false });
  });

  it("names who is to decide, when somebody else is", () => {
    table.playback.jump({ scene: { ...scene, turn: 1 }, ask: null, version: 4 });
    table.press("card:a");
    expect(table.notice).not.toBe("");
    expect(asked).toEqual([]);
  });

  it("is forgotten when something else was pressed before the answer", async () => {
    table.press("card:joker");
    table.press("card:a");
    await told(why("R-1", "card:joker"));
    expect(table.why).toBeNull();
  });

  it("is forgotten when the picture has changed before the answer", async () => {
    table.press("card:joker");
    table.playback.jump({ scene, ask: { ...ask }, version: 4 });
    await told(why("R-1", "card:joker"));
    expect(table.why).toBeNull();
  });

  it.each(["lost", "rate"])("says so when the server does not answer: %s", async (code) => {
    table.press("card:joker");
    answer({ ok: false, refused: { say: "refused", id: "1", code } });
    await vi.waitFor(() => expect(table.notice).not.toBe(""));
    expect(table.why).toBeNull();
  });
});

describe("the curtain round one screen", () => {
  const handOver = (secret: boolean, version = 4): void => {
    seats.joined("t1", 0, "ilse");
    seats.joined("t1", 1, "koen");
    const turned = { ...scene, turn: 1, secret };
    table.connection.seats = { 1: { version, scene: turned, ask, log: [] } };
    table.playback.jump({ scene: turned, ask: null, version: 4 });
    table.noticeTurn();
  };

  it("falls before the next hand, and nothing can be picked until it is lifted", () => {
    handOver(true);
    expect([table.curtain, table.eyes, table.ask]).toEqual([1, 0, null]);
    table.lift();
    expect([table.curtain, table.eyes]).toEqual([null, 1]);
  });

  it("waits for the next player's own picture before it finds that nothing is hidden", () => {
    handOver(false, 3);
    expect([table.curtain, table.eyes]).toEqual([1, 0]);
  });

  it("does not fall where nothing is hidden: the screen is the next player's at once", () => {
    handOver(false);
    expect([table.curtain, table.eyes]).toEqual([null, 1]);
  });

  it("leaves nothing to be read of what one of them alone was told", () => {
    const told = (kind: string) => ({ version: 4, kind, params: {}, round: text }) as GameEvent;
    const seen = (...kinds: string[]) => ({ version: 4, scene: { ...scene, turn: 1, secret: true }, ask: null, log: kinds.map(told) });
    const views = { 0: seen("rode", "drew"), 1: seen("rode") };
    table.connection.lobby = { game: "toy", seats: [], stages: [] } as unknown as Connection["lobby"];
    vi.spyOn(table, "tells").mockReturnValue(true);
    announcer.tell("toy-event-rode toy-event-drew");
    announcer.interrupt("toy-event-drew");
    seats.joined("t1", 0, "ilse");
    seats.joined("t1", 1, "koen");
    table.connection.seats = views;
    table.playback.jump(views[0]);
    table.noticeTurn();
    expect([table.curtain, announcer.polite, announcer.assertive]).toEqual([1, "toy-event-rode", ""]);
  });

  describe("while it hangs", () => {
    /** The turn of a later picture, as both who share the screen see it. */
    const turnTo = (turn: number, version = 5): void => {
      const turned = { ...scene, turn, secret: true };
      const seen = (seat: number) => ({ version, scene: turned, ask: seat === turn ? ask : null, log: [] });
      table.connection.seats = Object.fromEntries(table.mine.map((seat) => [seat, seen(seat)]));
      table.playback.jump(seen(table.eyes));
      table.noticeTurn();
    };
    afterEach(() => seats.forget("t1"));

    it("is hers again who takes her move back, and her hand is in view when she is there", () => {
      handOver(true);
      turnTo(0);
      expect(table.curtain).toBe(0);
      table.lift();
      expect([table.curtain, table.eyes, table.ask]).toEqual([null, 0, ask]);
    });

    it("falls again at once for who comes after the clock of the seat on it has run out", () => {
      handOver(true);
      table.connection.seats = { 0: { version: 5, scene: { ...scene, secret: true }, ask, log: [] }, 1: { version: 5, scene: { ...scene, secret: true }, ask: null, log: [] } };
      table.lift();
      expect([table.curtain, table.eyes, table.ask]).toEqual([0, 1, null]);
    });

    it("goes when the seat on it goes to another device, and who is left has the table", () => {
      handOver(true);
      turnTo(1);
      table.connection.onseats?.([0], [1]);
      expect([table.curtain, table.eyes]).toEqual([null, 0]);
      turnTo(0, 6);
      expect(table.ask).toEqual(ask);
    });

    it("is another's where several are left, when the seat on it or the one before it goes", () => {
      seats.joined("t1", 2, "jos");
      handOver(true);
      table.connection.onseats?.([0, 2], [1]);
      expect([table.curtain, table.eyes]).toEqual([0, 0]);
      table.lift();
      table.connection.onseats?.([1, 2], [0]);
      expect(table.curtain).toBe(1);
    });
  });
});

describe("what is played", () => {
  const acted = (): string[] => vi.mocked(table.connection.act).mock.calls.map(([, , notation]) => notation);
  const card = (id: string) => ({ id, count: 1 });
  const dealt = { ...scene, hand: [card("card:a"), card("card:b"), card("card:c")], round: text } as unknown as Scene;

  /** Asks this of the seat, in a position that these events led to. */
  function given(some: Partial<Ask>, log: GameEvent[] = [], round = text): void {
    table.connection.seats = { 0: { version: 3, scene: dealt, ask, log } };
    table.playback.jump({ scene: { ...dealt, round }, ask: { ...ask, ...some }, version: table.playback.shown!.version + 1 });
    table.noticeTurn();
  }

  beforeEach(() => {
    settings.forced = true;
    settings.oneClick = false;
    vi.spyOn(table.connection, "act").mockImplementation(() => new Promise(() => {}));
  });

  it("closes what was told of the others' turns, wherever it is played from", () => {
    given({ offers: [offer("roll", "die:1")] });
    table.recap.open = true;
    void table.act(offer("roll", "die:1"));
    expect(table.recap.open).toBe(false);
  });

  describe("by Enter", () => {
    it("is the only thing that can be done", () => {
      given({ offers: [offer("roll", "die:roll")] });
      table.confirm();
      expect(acted()).toEqual(["roll"]);
    });

    it("is proposed first where others can be laid off", () => {
      given({ offers: [offer("a", "card:a", "cell:2"), { ...offer("drop b", "card:b", "pile:used"), side: true }] });
      table.confirm();
      expect([acted(), table.path]).toEqual([[], ["card:a", "cell:2"]]);
      table.confirm();
      expect(acted()).toEqual(["a"]);
    });

    it("is nothing while there is something to choose", () => {
      given({});
      table.confirm();
      expect([acted(), table.path]).toEqual([[], []]);
    });
  });

  describe("by one press", () => {
    it("is what only opens the next choice", () => {
      given({ offers: [{ ...offer("open a", "card:a"), opens: true }, offer("b", "card:b")] });
      table.press("card:b");
      expect(acted()).toEqual([]);
      table.press("card:a");
      expect(acted()).toEqual(["open a"]);
    });

    it("is all that leaves no choice, for who wishes it so", () => {
      settings.oneClick = true;
      given({});
      table.press("card:a", null, true);
      expect(acted()).toEqual([]);
      table.press("card:b");
      expect(acted()).toEqual(["b"]);
    });

    it("is never something that is given away", () => {
      settings.oneClick = true;
      given({ tone: "loss" });
      table.press("card:b");
      expect(acted()).toEqual([]);
    });
  });

  describe("by itself", () => {
    const undone = { version: 4, kind: "undone", params: {}, round: text, back_to: 2 } as unknown as GameEvent;
    const forced = { offers: [offer("a", "card:a")], forced: "a" };

    it("is what is forced, unless the person would rather do it", () => {
      given(forced);
      expect(table.next).toMatchObject({ offer: { do: "a" }, why: "forced" });
      table.back();
      expect(table.next).toBeNull();
      settings.forced = false;
      given(forced);
      expect(table.next).toBeNull();
    });

    it("is nothing in a position that an undo brought, so that nobody is caught in it", () => {
      given(forced, [undone]);
      expect(table.next).toBeNull();
    });

    it("is nothing while a reason is read", () => {
      given(forced);
      table.why = { thing: "card:b", whys: [], sides: [], at: null };
      expect(table.next).toBeNull();
    });

    it("is what was ordered for all riders, until the round is another", () => {
      const order = { id: "follow", label: text, do: "b", hint: null };
      given({ orders: [order] });
      table.agenda.order(order);
      expect(table.next).toMatchObject({ offer: { do: "b" }, why: "ordered" });
      given({ orders: [order] });
      expect(table.next).toMatchObject({ why: "ordered" });
      given({ orders: [order] }, [], { key: "next", args: {} });
      expect(table.next).toBeNull();
    });

    it("is never what another at the same screen ordered for their own riders, and theirs again when they are back", () => {
      const order = { id: "follow", label: text, do: "b", hint: null };
      const turnOf = (turn: number, version: number): void => {
        const seen = { version, scene: { ...dealt, turn, secret: true } as Scene, ask: { ...ask, seat: turn, orders: [order] }, log: [] };
        table.connection.seats = { 0: seen, 1: seen };
        table.playback.jump(seen);
        table.noticeTurn();
        table.lift();
      };
      seats.joined("t1", 0, "ann");
      seats.joined("t1", 1, "ben");
      turnOf(0, 4);
      table.agenda.order(order);
      turnOf(1, 5);
      expect([table.eyes, table.next, table.agenda.orders.size]).toEqual([1, null, 0]);
      turnOf(0, 6);
      expect(table.next).toMatchObject({ offer: { do: "b" }, why: "ordered" });
      seats.forget("t1");
    });

    it("is what was chosen together, one card after the other", () => {
      const several = { least: 0, most: 3, done: "stop" };
      const exchange = { several, offers: [offer("stop", "pile:draw"), offer("drop a", "card:a"), offer("drop b", "card:b")] };
      given(exchange);
      table.press("card:b");
      table.press("card:a");
      table.confirm();
      for (const notation of ["drop b", "drop a", "stop"]) {
        expect(table.next?.offer.do).toBe(notation);
        table.playNext();
        table.sending = false;
        given(exchange);
      }
      expect([acted(), table.next]).toEqual([["drop b", "drop a", "stop"], null]);
    });
  });
});

describe("a phone in somebody's hand, where only a button plays", () => {
  beforeEach(() => {
    table = new Table("t1", table.connection, { deliberate: true });
    table.eyes = 0;
    table.playback.jump({ scene, ask, version: 3 });
  });

  it("picks what a press elsewhere would play, and plays it by the button", () => {
    const act = vi.spyOn(table, "act").mockResolvedValue();
    table.press("card:a");
    table.press("cell:2");
    expect([table.path, act.mock.calls]).toEqual([["card:a", "cell:2"], []]);
    table.confirm();
    expect(act).toHaveBeenCalledWith(ask.offers[0]);
  });

  it("puts a card back that is pressed again, with all that followed it", () => {
    for (const thing of ["card:a", "cell:2", "card:a"]) table.press(thing);
    expect(table.path).toEqual([]);
  });
});

describe("a television", () => {
  const made = { table: "t1", code: "", tokens: { 0: "mine" }, invitations: {}, maker: "made" };
  afterEach(() => seats.forget("t1"));

  it("shows no token at the door and leaves those of this browser alone", () => {
    seats.made(made, "toy");
    const told: string[] = [];
    const socket = { onopen: null as (() => void) | null, onclose: null, onmessage: null, send: (text: string) => told.push(text), close: () => {} };
    const television = new Table("t1", undefined, { watches: true });
    expect(television.mine).toEqual([]);
    television.connection.onseats?.([], []);
    expect(seats.mine("t1")).toEqual([0]);
    const heard = new Connection("t1", (television.connection as unknown as { tokens: () => string[] }).tokens, () => socket);
    heard.open();
    socket.onopen?.();
    expect(JSON.parse(told[0] ?? "{}")).toMatchObject({ say: "hello", tokens: [] });
  });
});
