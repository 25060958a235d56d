// @vitest-environment jsdom
// A sheet on a device whose network comes and goes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../lib/net/api.ts";
import type { Socket } from "../lib/net/reconnecting-socket.ts";
import type { Edit, EditAnswer, EntryPreview, SheetView } from "../lib/sheet_wire.ts";
import { Ledger } from "./ledger.svelte.ts";
import { readQueue } from "./queue.ts";

const what = { key: "k", args: {} };
const viewAt = (version: number): SheetView => ({ sheet: "s1", version, undo: `e${version}`, redo: "" }) as SheetView;

/** A server that takes every edit once, while it is there. */
class Server {
  there = true;
  taken: string[] = [];
  asked = 0;
  refuse = "";
  /** Takes the edits and is cut off before it can say so. */
  dumb = false;
  view = async (): Promise<SheetView> => {
    if (!this.there) throw new ApiError(0, "offline", "");
    return viewAt(this.taken.length);
  };
  enter = async (_: string, __: string, edits: Edit[]): Promise<{ version: number; answers: EditAnswer[]; sheet: SheetView }> => {
    this.asked += 1;
    if (!this.there) throw new ApiError(0, "offline", "");
    for (const { id, kind } of edits) if (!this.taken.includes(id) && kind !== this.refuse) this.taken.push(id);
    if (this.dumb) throw new ApiError(0, "offline", "");
    const answers = edits.map(({ id, kind }) => ({ id, code: kind === this.refuse ? "rule" : "", rule: "X-1", params: {}, fact: "", message: "" }));
    return { version: this.taken.length, answers, sheet: viewAt(this.taken.length) };
  };
  preview = async (_: string, __: string, { id, kind }: Edit): Promise<EntryPreview> => {
    if (!this.there) throw new ApiError(0, "offline", "");
    return { text: { key: `told-${kind}`, args: {} }, answer: { id, code: "", rule: "", params: {}, fact: "", message: "" } };
  };
}

class Line implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: string[] = [];
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
  tell(version: number): void {
    this.onmessage?.({ data: JSON.stringify({ say: "sheet", sheet: "s1", version }) });
  }
}

let server: Server;
let line: Line;
let ledger: Ledger;
const cache = { find: async () => null, put: async () => undefined, remove: async () => undefined };

function open(): Ledger {
  const made = new Ledger("s1", { token: "t", desk: server, cache, dial: () => (line = new Line()) });
  made.open();
  return made;
}
const add = (kind = "turn") => ledger.enter({ do: "add", fact: `f${Math.random()}`, kind, data: {} }, what);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new Server();
  ledger = open();
});
afterEach(() => {
  ledger.close();
  vi.useRealTimers();
});

describe("with a network", () => {
  it("an entry is taken and the page follows", async () => {
    expect(await add()).toBe("taken");
    expect(ledger.view?.version).toBe(1);
    expect(ledger.waiting).toEqual([]);
  });
  it("it is known which facts this phone wrote about", async () => {
    await ledger.enter({ do: "strike", fact: "f7" }, what);
    expect([...ledger.own]).toEqual(["f7"]);
  });
  it("a refused entry is told with its rule and does not wait", async () => {
    server.refuse = "fifth";
    expect(await add("fifth")).toBe("refused");
    expect(ledger.refusals[0]?.answer.rule).toBe("X-1");
    expect(ledger.waiting).toEqual([]);
  });
  it("looks again when another phone wrote", async () => {
    await vi.advanceTimersByTimeAsync(0);
    server.taken.push("other");
    line.tell(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(ledger.view?.version).toBe(1);
  });
});

describe("what an edit would write", () => {
  const preview = () => ledger.preview({ do: "add", fact: "f", kind: "turn", data: {} });

  it("is told and not kept", async () => {
    expect((await preview())?.text?.key).toBe("told-turn");
    expect(server.taken).toEqual([]);
  });
  it("nobody can say while entries wait for the network", async () => {
    server.there = false;
    void add();
    expect(await preview()).toBeNull();
  });
});

describe("without a network", () => {
  beforeEach(async () => {
    await vi.advanceTimersByTimeAsync(0);
    server.there = false;
  });
  it("entries wait, on the device too", async () => {
    expect(await add()).toBe("waits");
    await add();
    expect(ledger.online).toBe(false);
    expect(ledger.waiting.length).toBe(2);
    expect(readQueue("s1").length).toBe(2);
  });
  it("they are sent in their order when it is back", async () => {
    await add();
    await add();
    const ids = ledger.waiting.map(({ edit }) => edit.id);
    server.there = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.taken).toEqual(ids);
    expect(ledger.waiting).toEqual([]);
    expect(ledger.online).toBe(true);
  });
  it("they survive a reload of the page", async () => {
    await add();
    ledger.close();
    server.there = true;
    ledger = open();
    line.tell(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.taken.length).toBe(1);
  });
});

describe("on a phone that knows it has no network", () => {
  it("an entry is not tried, and an undo simply forgets it", async () => {
    await vi.advanceTimersByTimeAsync(0);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await add()).toBe("waits");
    expect(server.asked).toBe(0);
    expect(await ledger.undo(what)).toBe("taken");
    expect(ledger.waiting).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe("a connection cut in the middle", () => {
  it("counts an entry once though it is sent twice", async () => {
    await vi.advanceTimersByTimeAsync(0);
    server.dumb = true;
    expect(await add()).toBe("waits");
    server.dumb = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.asked).toBeGreaterThan(1);
    expect(server.taken.length).toBe(1);
    expect(ledger.waiting).toEqual([]);
  });
  it("undoes by name what may have arrived", async () => {
    await vi.advanceTimersByTimeAsync(0);
    server.dumb = true;
    await add();
    const [first] = ledger.waiting;
    await ledger.undo(what);
    expect(ledger.waiting.map(({ edit }) => [edit.do, edit.edit])).toEqual([["add", undefined], ["undo", first?.edit.id]]);
  });
});

describe("a token that may not write", () => {
  const no = new ApiError(403, "bad_token", "");

  it("gives way to the one the device had before", () => {
    ledger = open();
    ledger.deny(no, "old");
    expect([ledger.token, ledger.problem]).toEqual(["old", ""]);
  });

  it("is told where there is no other", () => {
    ledger = open();
    ledger.deny(no, "t");
    expect(ledger.problem).toBe("bad_token");
  });

  it("may still be good where nobody could be asked", () => {
    ledger = open();
    ledger.deny(new ApiError(0, "offline", ""), "old");
    expect([ledger.token, ledger.problem]).toEqual(["t", ""]);
  });
});
