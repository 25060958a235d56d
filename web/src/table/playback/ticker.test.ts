// @vitest-environment jsdom
// A finger on "My turn" rides fast for as long as it is there.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Reader } from "../../lib/texts/texts.svelte.ts";
import type { Scene } from "../../lib/wire.ts";
import type { Playback } from "./playback.svelte.ts";
import Ticker from "./Ticker.svelte";

const reader = { game: "toy", seat: 0, names: [], stages: {} } as unknown as Reader;
const scene = { pieces: [] } as unknown as Scene;
const around = { log: [], scene, reader, onopen: () => {}, onagain: () => {} };
const playback = { held: false, skipping: false, skip: vi.fn(), saw: () => false };
const shown = (yours: boolean) => ({ ...around, playback: playback as unknown as Playback, yours });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const skip = (container: Element): Element => container.querySelector(".skip")!;

it("lets go when the turn takes the button from under it, and the next tap is a tap", async () => {
  const { container, rerender } = render(Ticker, shown(false));
  await fireEvent.pointerDown(skip(container));
  vi.advanceTimersByTime(300);
  expect(playback.held).toBe(true);
  await rerender({ yours: true });
  expect(playback.held).toBe(false);
  await rerender({ yours: false });
  await fireEvent.pointerDown(skip(container));
  await fireEvent.pointerUp(skip(container));
  expect(playback.skip).toHaveBeenCalledOnce();
});

it("lets go when it had only just come down, and when the page goes", async () => {
  const { container, rerender, unmount } = render(Ticker, shown(false));
  await fireEvent.pointerDown(skip(container));
  await rerender({ yours: true });
  vi.advanceTimersByTime(300);
  expect(playback.held).toBe(false);
  await rerender({ yours: false });
  await fireEvent.pointerDown(skip(container));
  vi.advanceTimersByTime(300);
  unmount();
  expect(playback.held).toBe(false);
});
