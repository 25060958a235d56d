// A button that does something for as long as it is held, by a finger or by a key. Who cannot hold one presses it twice.
import type { Action } from "svelte/action";

/** Milliseconds before it counts: a hand that brushes the phone shows nothing. */
const FIRM = 150;

export const held: Action<HTMLElement, (held: boolean) => void> = (node, tell) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [down, shown] = [false, false];
  const set = (on: boolean): void => {
    clearTimeout(timer);
    if (on !== shown) tell((shown = on));
  };
  const press = (): void => {
    down = true;
    timer = setTimeout(() => set(true), FIRM);
  };
  const release = (): void => {
    down = false;
    set(false);
  };
  const isKey = (event: KeyboardEvent): boolean => event.key === " " || event.key === "Enter";
  const handlers: [string, (event: Event) => void][] = [
    ["pointerdown", press],
    ["keydown", (event) => isKey(event as KeyboardEvent) && (event.preventDefault(), event.stopPropagation(), down || press())],
    ["keyup", (event) => isKey(event as KeyboardEvent) && (event.preventDefault(), release())],
    // Neither a finger nor a key: a screen reader, which presses without holding.
    ["click", (event) => (event as MouseEvent).detail === 0 && set(!shown)],
    ["blur", release],
    ["contextmenu", (event) => event.preventDefault()],
  ];
  for (const [name, handler] of handlers) node.addEventListener(name, handler);
  // The finger may have slid off the button, and a phone that goes dark shows nothing when it wakes.
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, release);
  document.addEventListener("visibilitychange", release);
  return {
    update: (next) => (tell = next),
    destroy() {
      clearTimeout(timer);
      for (const name of ["pointerup", "pointercancel"]) removeEventListener(name, release);
      document.removeEventListener("visibilitychange", release);
    },
  };
};
