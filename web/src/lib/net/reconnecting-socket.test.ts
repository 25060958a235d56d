// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeWire } from "./fake-wire.ts";
import { ReconnectingSocket } from "./reconnecting-socket.ts";

type Message = { say: string; id: string };
class Wire extends FakeWire<Message, Message> {}

let wires: Wire[] = [];
let told: string[] = [];
let socket: ReconnectingSocket<Message>;
const wire = (): Wire => wires.at(-1)!;
const word = { say: "ok", id: "1" };

/** The longest wait there is, with its jitter. */
const LONG = 8000;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  told = [];
  socket = new ReconnectingSocket(
    {
      onopen: () => told.push("open"),
      onmessage: (message) => told.push(message.say),
      onlost: () => told.push("lost"),
    },
    () => {
      wires.push(new Wire());
      return wire();
    },
  );
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function turnPage(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
  vi.restoreAllMocks();
}

describe("a connection", () => {
  it("is told when it stands, and hands on what is said", () => {
    wire().onopen?.();
    wire().hear(word);
    expect(told).toEqual(["open", "ok"]);
  });

  it("hands on all that is said at once, a message a line", () => {
    wire().onmessage?.({ data: ["ok", "changed", "update"].map((say) => JSON.stringify({ say })).join("\n") });
    expect(told).toEqual(["ok", "changed", "update"]);
  });

  it("hears nothing after a goodbye, though it came with it", () => {
    wire().onmessage?.({ data: ["ok", "bye", "update"].map((say) => JSON.stringify({ say })).join("\n") });
    expect(told).toEqual(["ok", "lost"]);
  });

  it("sends nothing before it stands", () => {
    socket.send({ say: "hello", id: "1" });
    wire().onopen?.();
    socket.send({ say: "hello", id: "2" });
    expect(wire().sent).toEqual([{ say: "hello", id: "2" }]);
  });

  it("that was let go is not listened to any more", () => {
    const [old] = wires;
    socket.drop();
    old!.onopen?.();
    old!.hear(word);
    expect(told).toEqual(["lost"]);
  });
});

describe("a lost connection", () => {
  it("is tried again later and later", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    for (const wait of [400, 800, 1600, 3200, 6000, 6000]) {
      const before = wires.length;
      wire().close();
      vi.advanceTimersByTime(wait - 1);
      expect(wires).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(wires).toHaveLength(before + 1);
    }
    vi.restoreAllMocks();
  });

  it("is not tried by everybody in the same moment", () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    wire().close();
    vi.advanceTimersByTime(300);
    expect(wires).toHaveLength(2);
    vi.restoreAllMocks();
  });

  it("is tried soon again once a server has spoken", () => {
    for (let times = 0; times < 5; times++) {
      wire().close();
      vi.advanceTimersByTime(LONG);
    }
    wire().onopen?.();
    wire().hear(word);
    wire().close();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(7);
  });

  it("is tried less and less often where a server takes connections and says nothing", () => {
    for (let times = 0; times < 5; times++) {
      wire().onopen?.();
      wire().close();
      vi.advanceTimersByTime(LONG);
    }
    wire().close();
    vi.advanceTimersByTime(500);
    expect(wires).toHaveLength(6);
  });

  it("comes back at once with the network", () => {
    wire().close();
    dispatchEvent(new Event("online"));
    expect(wires).toHaveLength(2);
    vi.advanceTimersByTime(LONG);
    expect(wires).toHaveLength(2);
  });

  it("comes back at once when the page is looked at again", () => {
    wire().close();
    turnPage(false);
    expect(wires).toHaveLength(2);
  });

  it("waits as long as nobody looks", () => {
    wire().close();
    turnPage(true);
    expect(wires).toHaveLength(1);
  });
});

describe("a connection is given up", () => {
  it("when the network goes", () => {
    dispatchEvent(new Event("offline"));
    expect(told).toEqual(["lost"]);
  });

  it("when the server says goodbye", () => {
    wire().onopen?.();
    wire().hear({ say: "bye", id: "" });
    expect(told).toEqual(["open", "lost"]);
    expect(wire().closed).toBe(true);
  });

  it("when nothing answers a ping", () => {
    wire().onopen?.();
    vi.advanceTimersByTime(15_000);
    expect(wire().sent.at(-1)?.say).toBe("ping");
    vi.advanceTimersByTime(8000);
    expect(told).toEqual(["open", "lost"]);
  });

  it("but not when something does", () => {
    wire().onopen?.();
    vi.advanceTimersByTime(15_000);
    wire().hear(word);
    vi.advanceTimersByTime(14_000);
    expect(told).toEqual(["open", "ok"]);
  });

  it("when nothing answers after the page slept", () => {
    wire().onopen?.();
    turnPage(false);
    vi.advanceTimersByTime(8000);
    expect(told).toEqual(["open", "lost"]);
  });
});

describe("closed", () => {
  it("it tells nobody and tries nothing again", () => {
    socket.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(LONG);
    expect(wires).toHaveLength(1);
    expect(told).toEqual([]);
  });
});
