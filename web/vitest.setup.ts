// Before every file of tests that has a page. They share one (vitest.config.ts), so what a test put on it is taken away here:
// the library would do so for the first file only.
import { afterEach } from "vitest";

/** jsdom lays nothing out, so nothing ever changes its size. */
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Nor does it scroll or open dialogs. */
function standIn(): void {
  globalThis.ResizeObserver ??= NoResizeObserver;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= () => undefined;
}

if (typeof document !== "undefined") {
  standIn();
  const { cleanup, configure } = await import("@testing-library/svelte");
  configure({ asyncUtilTimeout: 30_000 }); // a part of a page may be another module, which a busy machine brings late
  afterEach(cleanup);
}
