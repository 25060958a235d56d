// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let opened = 0;
class FakeContext {
  constructor() {
    opened++;
  }
  resume = (): Promise<void> => Promise.resolve();
}

beforeEach(async () => {
  opened = 0;
  vi.stubGlobal("AudioContext", FakeContext);
  vi.resetModules();
  const { wakeOnFirstTouch } = await import("./sound.ts");
  wakeOnFirstTouch();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules(); // other files share the modules, and a context that makes no sound
});

test("the first touch opens the sound, and no other does", () => {
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("keydown"));

  expect(opened).toBe(1);
});

test("nothing is opened before sound is switched on", async () => {
  const { settings } = await import("../device/settings.svelte.ts");
  settings.sound = false;
  dispatchEvent(new Event("pointerdown"));
  expect(opened).toBe(0);

  settings.sound = true;
  dispatchEvent(new Event("pointerdown"));

  expect(opened).toBe(1);
});

test.each([
  ["click", ["pointerdown", "click"]],
  ["change", ["keydown", "change", "keyup"]],
])("the very press that switches sound on opens it: by %s", async (switches, press) => {
  const { settings } = await import("../device/settings.svelte.ts");
  settings.sound = false;
  const toggle = document.body.appendChild(document.createElement("input"));
  toggle.addEventListener(switches, () => (settings.sound = true));

  for (const part of press) toggle.dispatchEvent(new Event(part, { bubbles: true }));
  toggle.remove();

  expect(opened).toBe(1);
});
