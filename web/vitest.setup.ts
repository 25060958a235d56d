// Before every file of tests that has a page. They share one (vitest.config.ts), so what a test put on it is taken away here:
// the library would do so for the first file only.
import { afterEach } from "vitest";

/** jsdom lays nothing out, so nothing ever changes its size. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (typeof document !== "undefined") {
  globalThis.ResizeObserver ??= NoResizeObserver;
  const { cleanup } = await import("@testing-library/svelte");
  afterEach(cleanup);
}
