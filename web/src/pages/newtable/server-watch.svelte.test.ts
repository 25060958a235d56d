// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

import { ApiError } from "../../lib/net/api.ts";
import { ServerWatch } from "./server-watch.svelte.ts";

const silent = (): Promise<never> => Promise.reject(new ApiError(0, "offline", ""));

it("a server that answers is there, whatever it says", async () => {
  const watch = new ServerWatch(() => Promise.reject(new ApiError(429, "rate", "")));

  await watch.look();

  expect(watch.gone).toBe(false);
});

it.each([true, false])("without a server a device may be prepared or not: %s", async (prepared) => {
  const watch = new ServerWatch(silent, () => Promise.resolve(prepared));

  await watch.look();

  expect([watch.gone, watch.prepared]).toEqual([true, prepared]);
});

it("of two looks the later one counts, in whatever order they end", async () => {
  let fail = (_: ApiError): void => undefined;
  const asked = vi.fn<() => Promise<unknown>>().mockReturnValueOnce(new Promise((_, failed) => (fail = failed))).mockResolvedValue(undefined);
  const watch = new ServerWatch(asked, () => Promise.resolve(true));
  const first = watch.look();
  await watch.look();

  fail(new ApiError(0, "offline", ""));
  await first;

  expect(watch.gone).toBe(false);
});

it("a network that comes back is noticed", async () => {
  const asked = vi.fn(silent);
  const watch = new ServerWatch(asked, () => Promise.resolve(true));
  const end = watch.begin();
  await vi.waitFor(() => expect(watch.gone).toBe(true));

  asked.mockResolvedValue(undefined as never);
  dispatchEvent(new Event("online"));

  await vi.waitFor(() => expect(watch.gone).toBe(false));
  end();
});
