// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { attend, keepUnderMouse } from "./attend.ts";
import type { Stage } from "./stage.svelte.ts";

const MOMENT = 3;
const stage = { keep: vi.fn(), release: vi.fn(), end: vi.fn(), has: vi.fn() };
const heard = vi.fn();
const press = (type: string, init: KeyboardEventInit = { key: "l" }, at: EventTarget = document.body): boolean =>
  at.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));
const tap = (type: string): boolean => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));

describe("what is pressed while a moment has the stage", () => {
  let leave = (): void => {};
  beforeEach(() => {
    vi.clearAllMocks();
    stage.has.mockImplementation((moment: number) => moment === MOMENT);
    leave = attend(stage as unknown as Stage, MOMENT);
    for (const type of ["keydown", "keyup", "pointerdown", "pointerup", "click"]) document.body.addEventListener(type, heard);
  });
  afterEach(() => {
    leave();
    for (const type of ["keydown", "keyup", "pointerdown", "pointerup", "click"]) document.body.removeEventListener(type, heard);
    document.body.replaceChildren();
  });

  it("keeps it while it is held, and ends it when it is let go", () => {
    press("keydown");
    expect([stage.keep.mock.calls.length, stage.end.mock.calls.length]).toEqual([1, 0]);
    press("keyup");
    expect(stage.end).toHaveBeenCalledOnce();
  });

  it("is not passed on, nor is the click of a tap", () => {
    press("keydown");
    press("keyup");
    tap("pointerdown");
    tap("pointerup");
    leave();
    tap("click");
    expect(heard).not.toHaveBeenCalled();
    tap("click");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("does not count a key that was pressed before the moment came", () => {
    press("keyup", { key: "Enter" });
    expect(stage.end).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledOnce();
  });

  it("is not for it while it fades away: neither kept nor swallowed, and the next moment is not ended", () => {
    press("keydown");
    stage.has.mockReturnValue(false);
    press("keyup");
    tap("pointerdown");
    press("keydown");
    expect([stage.keep.mock.calls.length, stage.end.mock.calls.length, heard.mock.calls.length]).toEqual([1, 0, 2]);
  });

  it("is left alone when somebody types, for the browser's own keys, and under a dialog", () => {
    const field = document.body.appendChild(document.createElement("input"));
    press("keydown", { key: "a" }, field);
    press("keydown", { key: "r", ctrlKey: true });
    press("keydown", { key: "Shift" });
    document.body.appendChild(document.createElement("dialog")).setAttribute("open", "");
    press("keydown");
    tap("pointerdown");
    expect(stage.keep).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledTimes(5);
  });
});

describe("a mouse", () => {
  const moment = document.createElement("div");
  const mouse = (type: string, clientX: number, pointerType = "mouse"): void =>
    void moment.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, clientY: 7 }), { pointerType }));
  let leave = (): void => {};
  beforeEach(() => {
    vi.clearAllMocks();
    stage.has.mockReturnValue(true);
    leave = keepUnderMouse(moment, stage as unknown as Stage, MOMENT);
  });
  afterEach(() => leave());

  it("that moves onto a moment keeps it until it leaves", () => {
    mouse("pointerenter", 1);
    mouse("pointermove", 2);
    expect([stage.keep.mock.calls.length, stage.release.mock.calls.length]).toEqual([1, 0]);
    mouse("pointerleave", 3);
    expect(stage.release).toHaveBeenCalledOnce();
  });

  it("that lay where the moment came up does not, nor does a finger", () => {
    mouse("pointerenter", 1);
    mouse("pointermove", 1);
    mouse("pointermove", 2, "touch");
    expect(stage.keep).not.toHaveBeenCalled();
  });
});
