// @vitest-environment jsdom
// The window onto a board, and what lies on it.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Board, Point } from "../../lib/wire.ts";
import { boxOf, BUTTONS, clearCorner, freeCorner, MAP, shareInView, SMALL_ROAD, Viewport, type Corner } from "./viewport.svelte.ts";

const road = (...edge: Point[]): Board => ({ edges: [edge], cells: [] }) as unknown as Board;
const view = { scale: 1, x: 0, y: 0, width: 1000, height: 600 };

describe("the map of the tour", () => {
  const corner = (board: Board, window = view): Corner | null => freeCorner(board, window, MAP, "top right");

  it("lies at the top left where the road leaves that corner free", () => {
    expect(corner(road([500, 300], [900, 550]))).toBe("top left");
  });

  it("gives way to the road", () => {
    expect(corner(road([100, 100], [900, 100]))).toBe("bottom left");
    expect(corner(road([100, 100], [100, 500]))).toBe("bottom right");
  });

  it("stays away where it would hide the road in every corner, or lie on the buttons", () => {
    expect(corner(road([100, 100], [100, 500], [900, 500]))).toBeNull();
  });

  it("looks at the road as it is drawn, not as it is printed", () => {
    expect(corner(road([400, 400]), { ...view, scale: 0.25 })).toBe("bottom left");
  });
});

describe("the buttons on the board", () => {
  it("stand at the top right, and move on where a bend of the road lies there", () => {
    expect(freeCorner(road([100, 100]), view, BUTTONS)).toBe("top right");
    expect(freeCorner(road([960, 100]), view, BUTTONS)).toBe("bottom right");
    expect(freeCorner(road([960, 100], [960, 500]), view, BUTTONS)).toBe("top left");
  });
});

describe("how much of the road is in view", () => {
  const spine: Point[] = [[100, 100], [500, 100], [900, 100], [1300, 100]];
  const winding = { spine } as unknown as Board;

  it("is the part of its middle that the window shows", () => {
    expect(shareInView(winding, view)).toBe(0.75);
    expect(shareInView(winding, { ...view, scale: 0.5 })).toBe(1);
    expect(shareInView(winding, { ...view, x: -800 })).toBe(0.5);
  });

  it("is all of it where there is no road", () => {
    expect(shareInView({ spine: [] } as unknown as Board, view)).toBe(1);
  });
});

describe("a box around points", () => {
  it("holds them all, with a margin", () => {
    expect(boxOf([[10, 20], [30, 10]], 5)).toEqual({ x: 5, y: 5, width: 30, height: 20 });
  });

  it("is nothing around nothing", () => {
    expect(boxOf([])).toBeNull();
  });
});

describe("something that lies on the board", () => {
  const window = { scale: 1, x: 0, y: 0, width: 1000, height: 500 };

  it("moves to another corner when it would hide where somebody may go", () => {
    expect(clearCorner([[500, 250]], window, SMALL_ROAD)).toBe("bottom left");
    expect(clearCorner([[100, 450]], window, SMALL_ROAD)).toBe("bottom right");
    expect(clearCorner([[100, 450], [900, 450]], window, SMALL_ROAD)).toBe("top left");
  });
});

describe("a view that glides", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function gliding(): Viewport {
    const window = new Viewport(() => true);
    window.resize(1000, 500, { x: 0, y: 0, width: 1000, height: 500 });
    window.glideTo({ scale: 2, x: -400, y: -100 });
    vi.advanceTimersByTime(200);
    return window;
  }

  it("shifts what is drawn, and draws nothing anew on its way", () => {
    const window = gliding();
    expect([window.transform, window.drawnScale]).toEqual(["translate(0.00 0.00) scale(1.0000)", 1]);
    expect(window.shift).toBe(`translate(${window.x}px, ${window.y}px) scale(${window.scale})`);
    expect(window.scale).toBeGreaterThan(1);
  });

  it("is drawn once for where it has come to", () => {
    const window = gliding();
    vi.advanceTimersByTime(1000);
    expect([window.transform, window.shift]).toEqual(["translate(-400.00 -100.00) scale(2.0000)", ""]);
  });

  it("is drawn for where it is when a hand takes it on its way", () => {
    const window = gliding();
    window.pan(10, 0);
    expect(window.shift).toBe("");
    expect(window.drawnScale).toBe(window.scale);
  });
});
