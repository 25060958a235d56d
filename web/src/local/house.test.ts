// The page's side of the worker with Python: what becomes of those who wait when it does not start, or breaks down.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { build } from "../lib/route/base.ts";
import { LocalSocket, openHouse } from "./house.ts";
import type { Begin } from "./worker.ts";

/** A worker whose other side is the test. */
class FakeWorker {
  static last: FakeWorker;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  ended = false;
  heard: unknown[] = [];
  said: { do?: string; line?: number }[] = [];

  constructor() {
    FakeWorker.last = this;
  }
  postMessage(said: unknown): void {
    this.heard.push(said);
    if (typeof said === "string" && said.startsWith("{")) this.said.push(JSON.parse(said) as object);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(told: object): void {
    this.onmessage?.({ data: JSON.stringify(told) });
  }
}

const ASKED = { method: "GET", path: "/tables/~1", token: "", body: "" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", new URL("http://localhost/"));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ build, files: {} })));
});

afterEach(() => {
  FakeWorker.last.onerror?.({ message: "the test is over" });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The worker of a house that is being opened, once it was made. */
async function started(): Promise<FakeWorker> {
  await vi.waitFor(() => expect(FakeWorker.last?.ended).toBe(false));
  return FakeWorker.last;
}

async function ready(): Promise<{ house: Awaited<ReturnType<typeof openHouse>>; worker: FakeWorker }> {
  const opening = openHouse();
  const worker = await started();
  worker.tell({ do: "ready" });
  return { house: await opening, worker };
}

it("nobody waits for ever for a Python that neither starts nor fails", async () => {
  const opening = openHouse();
  const failed = expect(opening).rejects.toMatchObject({ code: "no_python" });
  const worker = await started();

  await vi.advanceTimersByTimeAsync(120_000);

  await failed;
  expect(worker.ended).toBe(true);
});

it("a Python that started is not given up when its time is over", async () => {
  const { worker } = await ready();

  await vi.advanceTimersByTimeAsync(240_000);

  expect(worker.ended).toBe(false);
});

it("a browser that keeps nothing is told so", async () => {
  const opening = openHouse();
  const failed = expect(opening).rejects.toMatchObject({ code: "not_kept" });

  (await started()).tell({ do: "failed", code: "not_kept", why: "" });

  await failed;
});

it("one that failed is tried again", async () => {
  const first = openHouse();
  const failed = expect(first).rejects.toBeDefined();
  (await started()).tell({ do: "failed", code: "no_python", why: "" });
  await failed;

  await ready();
});

it("whoever asked a worker that breaks down is told, and the next question starts another", async () => {
  const { house, worker } = await ready();
  const failed = expect(house.ask(ASKED)).rejects.toMatchObject({ code: "broken" });

  worker.onerror?.({ message: "out of memory" });

  await failed;
  expect(worker.ended).toBe(true);
  expect((await ready()).worker).not.toBe(worker);
});

it("a table of a worker that breaks down loses its connection, which comes back by itself", async () => {
  const { worker } = await ready();
  const socket = new LocalSocket();
  const lost = new Promise<void>((closed) => (socket.onclose = closed));
  await vi.waitFor(() => expect(worker.said.some((said) => said.do === "open")).toBe(true));

  worker.onerror?.({ message: "out of memory" });

  await lost;
});

it("who opens a table where Python may not run is told so", async () => {
  const socket = new LocalSocket();
  const told = new Promise<string>((heard) => (socket.onmessage = ({ data }) => heard(data)));

  (await started()).tell({ do: "failed", code: "no_python", why: "CompileError" });

  expect(JSON.parse(await told)).toEqual({ say: "refused", id: null, code: "no_python" });
});

it("where the worker that thinks cannot start, the one with the tables is told, and thinks itself", async () => {
  const { worker } = await ready();
  const { port } = worker.heard[0] as Begin;
  worker.tell({ do: "think" });
  port.postMessage("a thought");
  await vi.waitFor(() => expect(FakeWorker.last).not.toBe(worker));
  const thinker = FakeWorker.last;

  thinker.tell({ do: "failed", code: "no_python", why: "out of memory" });

  expect(worker.heard).toContain("no thinker");
  expect([worker.ended, thinker.ended]).toEqual([false, true]);
  worker.onerror?.({ message: "the test is over" });
});
