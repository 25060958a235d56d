// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ClientMessage, Picture, ServerMessage, Update } from "../wire.ts";
import { Connection } from "./connection.svelte.ts";
import { FakeWire } from "./fake-wire.ts";

class Wire extends FakeWire<ClientMessage, ServerMessage> {
  /** Opens and answers the hello. */
  welcome(): void {
    this.onopen?.();
    this.hear({ say: "ok", id: this.sent.at(-1)!.id, version: 0 });
  }
  acts(): ClientMessage[] {
    return this.sent.filter((message) => message.say === "act");
  }
}

const picture = { round: { key: "round", args: { round: 1 } }, piles: [], pieces: [{ id: "rider:0", cell: "cell:0" }] } as unknown as Picture;
const OWN = { secret: true, hand: [], buttons: [], piles: null };
const shown = (version: number): ServerMessage => ({ say: "picture", version, picture });

function update(version: number, events: number[], replace = false): Update {
  return {
    say: "update",
    seat: 0,
    version,
    events: events.map((each) => ({ version: each, kind: "x", params: {}, round: picture.round })),
    own: OWN,
    ask: null,
    replace,
  };
}

let wires: Wire[] = [];
let table: Connection;
const wire = (): Wire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  table = new Connection("t1", () => ["token"], () => {
    wires.push(new Wire());
    return wire();
  });
  table.open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
});

function loseAndComeBack(): void {
  wire().close();
  vi.advanceTimersByTime(10_000);
}

describe("a picture", () => {
  it("is asked for again when a change is about another one", () => {
    wire().welcome();
    wire().hear(shown(0));
    wire().hear({ say: "changed", version: 5, since: 4, patch: {} });
    expect(wire().sent.filter((message) => message.say === "hello")).toHaveLength(2);
  });
});

describe("a hello that a tired server refuses", () => {
  it("is said again later, less and less often", () => {
    const waits = [1_000, 2_000, 4_000].map((wait) => {
      wire().onopen?.();
      wire().hear({ say: "refused", id: wire().sent.at(-1)!.id, code: "not_stored" });
      vi.advanceTimersByTime(wait);
      return wires.length;
    });
    expect(waits).toEqual([2, 3, 4]);
    expect(table.problem).toBe("");
  });
});

describe("coming in", () => {
  it("says hello with the tokens and is open when that is answered", () => {
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ say: "hello", table: "t1", tokens: ["token"], since: {} });
    expect(table.state).toBe("connecting");
    wire().hear({ say: "ok", id: wire().sent[0]!.id, version: 0 });
    expect(table.state).toBe("open");
  });

  it("tells which seats are left to somebody who was put out of one", () => {
    const told: number[][] = [];
    table.onseats = (now) => told.push(now);
    wire().welcome();
    wire().hear({ say: "seats", seats: [2], moved: [] });
    expect(told).toEqual([[2]]);
  });

  it("comes in without a token that opens nothing any more", () => {
    const dropped: string[] = [];
    let tokens = ["token"];
    const lone = new Connection("t1", () => tokens, () => wires[wires.push(new Wire()) - 1]!);
    lone.onbadtoken = (token) => (dropped.push(token), (tokens = []));
    lone.open();
    wire().onopen?.();
    wire().hear({ say: "refused", id: wire().sent[0]!.id, code: "bad_token", params: { place: 0 } });
    expect(dropped).toEqual(["token"]);
    expect(wire().sent[1]).toMatchObject({ say: "hello", tokens: [] });
    expect(lone.problem).toBe("");
  });

  it("puts the parts of a long log together", () => {
    wire().welcome();
    wire().hear(shown(3));
    const [first, ...rest] = update(3, [1, 2, 3], true).events;
    wire().hear({ say: "log", seat: 0, events: [first!] });
    wire().hear({ ...update(3, [], true), events: rest });
    expect(table.seats[0]!.log.map((event) => event.version)).toEqual([1, 2, 3]);
  });

  it("gives up where there is no such table", () => {
    wire().onopen?.();
    wire().hear({ say: "refused", id: wire().sent[0]!.id, code: "unknown_table" });
    loseAndComeBack();
    expect(table.problem).toBe("unknown_table");
    expect(wires).toHaveLength(1);
  });

  it("is left for good by whoever was sent away from it", () => {
    wire().welcome();
    wire().hear({ say: "sent_away", code: "deleted" });
    expect([table.problem, table.state]).toEqual(["deleted", "lost"]);
    vi.advanceTimersByTime(60_000);
    expect(wires).toHaveLength(1);
  });
});

describe("why not", () => {
  it("is asked of the server and answered with the rules", async () => {
    wire().welcome();
    const answer = table.why(0, 3, ["card:a"]);
    const asked = wire().sent.at(-1)!;
    expect(asked).toMatchObject({ say: "why", seat: 0, version: 3, picks: ["card:a"] });
    const whys = [{ picks: ["card:a"], label: picture.round, rule: "TOY-1", params: {} }];
    wire().hear({ say: "why", id: asked.id, seat: 0, version: 3, whys });
    expect(await answer).toMatchObject({ ok: true, whys });
  });

  it("is given up after a while, and what is answered later is dropped", async () => {
    wire().welcome();
    const answer = table.why(0, 3, ["card:a"]);
    vi.advanceTimersByTime(5_000);
    expect(await answer).toMatchObject({ ok: false, refused: { code: "lost" } });
    wire().hear({ say: "why", id: wire().sent.at(-1)!.id, seat: 0, version: 3, whys: [] });
  });

  it("is given up with the connection, and not asked again", async () => {
    wire().welcome();
    const answer = table.why(0, 3, ["card:a"]);
    loseAndComeBack();
    wire().welcome();
    expect(await answer).toMatchObject({ ok: false, refused: { code: "lost" } });
    expect(wire().sent.filter((message) => message.say === "why")).toHaveLength(0);
  });
});

describe("an action", () => {
  it("waits until the hello is answered", () => {
    void table.act(0, 3, "go");
    wire().onopen?.();
    expect(wire().acts()).toHaveLength(0);
    wire().hear({ say: "ok", id: wire().sent[0]!.id, version: 3 });
    expect(wire().acts()).toMatchObject([{ do: "go", version: 3 }]);
  });

  it("is sent again with the same id after the connection was lost, so that it counts once", async () => {
    wire().welcome();
    const answer = table.act(0, 3, "go");
    const first = wire().acts()[0]!;
    loseAndComeBack();
    wire().welcome();
    const second = wire().acts()[0]!;
    expect(second).toEqual(first);
    wire().hear({ say: "ok", id: second.id, version: 4 });
    expect(await answer).toEqual({ ok: true, version: 4 });
  });

  it("is not sent again once it was answered", () => {
    wire().welcome();
    void table.act(0, 3, "go");
    wire().hear({ say: "ok", id: wire().acts()[0]!.id, version: 4 });
    loseAndComeBack();
    wire().welcome();
    expect(wire().acts()).toHaveLength(0);
  });

  it("has an id of its own each time", () => {
    wire().welcome();
    void table.act(0, 3, "go");
    void table.act(0, 3, "go");
    const [a, b] = wire().acts();
    expect(a!.id).not.toBe(b!.id);
  });

  it("that is refused tells the rule", async () => {
    wire().welcome();
    const answer = table.act(0, 3, "go");
    wire().hear({ say: "refused", id: wire().acts()[0]!.id, code: "rule", rule: "TOY-1" });
    expect(await answer).toMatchObject({ ok: false, refused: { rule: "TOY-1" } });
  });
});

describe("an undo", () => {
  it("is never sent twice, since the second would take back another move", async () => {
    wire().welcome();
    const answer = table.undo(0);
    loseAndComeBack();
    wire().welcome();
    expect(wire().sent.some((message) => message.say === "undo")).toBe(false);
    expect(await answer).toMatchObject({ ok: false, refused: { code: "lost" } });
  });

  it("that somebody wished is over when the server says so", () => {
    wire().welcome();
    wire().hear({ say: "undo_wished", by: 1, back_to: 3, waiting: [0] });
    expect(table.undoWish?.by).toBe(1);
    const settled: [number, boolean][] = [];
    table.onsettled = (by, agreed) => settled.push([by, agreed]);
    wire().hear({ say: "undo_settled", by: 1, agreed: false });
    expect(table.undoWish).toBeNull();
    expect(settled).toEqual([[1, false]]);
  });
});

describe("the picture", () => {
  it("is laid under what is the seat's own", () => {
    wire().welcome();
    wire().hear(shown(7));
    wire().hear({ ...update(7, [7]), own: { ...OWN, buttons: [{ id: "choice:stop", name: picture.round, symbol: "" }] } });
    expect(table.seats[0]?.scene).toMatchObject({ pieces: [{ cell: "cell:0" }], buttons: [{ id: "choice:stop" }], piles: [] });
  });

  it("keeps what is a seat's own until something changes of it", () => {
    wire().welcome();
    wire().hear(shown(7));
    const card = { id: "card:a" } as never;
    wire().hear({ ...update(7, []), own: { ...OWN, hand: [card] } });
    const { own: _, ...later } = update(8, []);
    wire().hear(later);
    expect(table.seats[0]!.scene.hand).toEqual([card]);
    wire().hear({ ...later, version: 9, patch: { gone: [["hand", 0]] } });
    expect(table.seats[0]!.scene.hand).toEqual([]);
  });

  it("follows what changed of it", () => {
    wire().welcome();
    wire().hear(shown(7));
    wire().hear(update(7, [7]));
    wire().hear({ say: "changed", version: 8, since: 7, patch: { changes: [[["pieces", 0, "cell"], "cell:9"]] } });
    wire().hear(update(8, [8]));
    expect(table.seats[0]?.scene.pieces[0]?.cell).toBe("cell:9");
  });

  it("shows a pile as the seat alone sees it", () => {
    wire().welcome();
    wire().hear(shown(7));
    const own = { id: "pile:heat-1", name: picture.round, count: 1, top: null, content: [], explain: "" };
    wire().hear({ ...update(7, [7]), own: { ...OWN, piles: [own] } });
    expect(table.seats[0]?.scene.piles).toEqual([own]);
  });
});

describe("catching up", () => {
  it("asks from the last version each seat has seen", () => {
    wire().welcome();
    wire().hear(shown(7));
    wire().hear(update(7, [7]));
    loseAndComeBack();
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ say: "hello", since: { "0": 7 } });
  });

  it("adds what was missed to the log, once", () => {
    wire().welcome();
    wire().hear(shown(7));
    wire().hear(update(7, [6, 7]));
    loseAndComeBack();
    wire().welcome();
    wire().hear(shown(7));
    wire().hear(update(9, [7, 8, 9]));
    expect(table.seats[0]?.log.map((entry) => entry.version)).toEqual([6, 7, 8, 9]);
    expect(table.missed).toBe(2);
  });

  it("replaces the log when the server sends all of it", () => {
    wire().welcome();
    wire().hear(shown(7));
    wire().hear(update(7, [6, 7]));
    wire().hear(shown(7));
    wire().hear(update(9, [1, 2], true));
    expect(table.seats[0]?.log.map((entry) => entry.version)).toEqual([1, 2]);
  });

  it("tells apart what came with the hello from what happens now", () => {
    const caught: boolean[] = [];
    table.onmoment = (moment) => caught.push(moment.caughtUp);
    wire().welcome();
    wire().hear(shown(7));
    wire().hear(update(7, [7]));
    wire().hear(shown(7));
    wire().hear(update(8, [8]));
    expect(caught).toEqual([true, false]);
  });

  it("does not repeat lines of the chat", () => {
    wire().welcome();
    const line = { say: "chat", number: 1, seat: 0, name: "Ilse", text: "Allez!", version: 3 } as const;
    wire().hear(line);
    loseAndComeBack();
    wire().welcome();
    wire().hear(line);
    expect(table.chat).toHaveLength(1);
  });
});

describe("a lost connection", () => {
  it("is told, and tried again later and later", () => {
    wire().welcome();
    wire().close();
    expect(table.state).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(wires).toHaveLength(2);
    wire().close();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(wires).toHaveLength(3);
  });

  it("is noticed when the server falls silent", () => {
    wire().welcome();
    vi.advanceTimersByTime(15_000);
    expect(wire().sent.at(-1)).toMatchObject({ say: "ping" });
    vi.advanceTimersByTime(8_000);
    expect(table.state).toBe("lost");
  });
});
