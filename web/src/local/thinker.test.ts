import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { PATIENCE } from "./between.ts";
import { REST, Thinker } from "./thinker.ts";
import type { Begin } from "./worker.ts";

/** A worker that answers every thought at once, with the thought in brackets. */
class Quick {
  ended = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    made.push(this);
  }
  postMessage({ port }: Begin): void {
    open.push(port);
    port.onmessage = ({ data }: MessageEvent<string>) => port.postMessage(`(${data})`);
  }
  terminate(): void {
    this.ended = true;
  }
}

const lost = vi.fn();
let made: Quick[] = [];
let open: MessagePort[] = [];

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  for (const port of open) port.close();
  [made, open] = [[], []];
  lost.mockClear();
});

/** Asks it as the worker with the tables does. */
function asked(): (text: string) => Promise<string> {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  new Thinker(() => new Quick() as unknown as Worker, { index: {} as Begin["index"], botPause: 0 }, port2, lost);
  return (text) =>
    new Promise((told) => {
      port1.onmessage = ({ data }: MessageEvent<string>) => told(data);
      port1.postMessage(text);
    });
}

it("starts with the first thought, and has one worker for all that follow", async () => {
  const ask = asked();
  expect(made).toHaveLength(0);

  expect([await ask("a"), await ask("b")]).toEqual(["(a)", "(b)"]);

  expect(made).toHaveLength(1);
});

it("ends when nobody thinks for a while, and starts again", async () => {
  const ask = asked();
  await ask("a");

  vi.advanceTimersByTime(REST);
  expect(made.map((worker) => worker.ended)).toEqual([true]);

  expect(await ask("b")).toBe("(b)");
  expect(made).toHaveLength(2);
});

it("stays while thoughts come", async () => {
  const ask = asked();
  await ask("a");
  vi.advanceTimersByTime(REST - 1);
  await ask("b");

  vi.advanceTimersByTime(REST - 1);

  expect(made.map((worker) => worker.ended)).toEqual([false]);
});

it("says that it is lost where Python does not start in it", async () => {
  const ask = asked();
  await ask("a");

  made[0]?.onmessage?.({ data: JSON.stringify({ do: "failed" }) });

  expect([made[0]?.ended, lost.mock.calls.length]).toEqual([true, 1]);
});

it("is not waited for for ever where the browser says nothing at all", async () => {
  class Silent extends Quick {
    override postMessage(): void {}
  }
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  new Thinker(() => new Silent() as unknown as Worker, { index: {} as Begin["index"], botPause: 0 }, port2, lost);
  port1.postMessage("a");
  await vi.waitFor(() => expect(made).toHaveLength(1));

  vi.advanceTimersByTime(PATIENCE);

  expect([made[0]?.ended, lost.mock.calls.length]).toEqual([true, 1]);
});
