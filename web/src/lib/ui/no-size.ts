// For tests in jsdom, which measures nothing: every part of a page is of no size, and stays so.

class NoSize {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function measureNothing(): void {
  globalThis.ResizeObserver = NoSize;
}
