// Looking at a thing before it is picked, as an action of its element: with the mouse over it, with the keyboard on it, or
// with a finger that stays on it. A long press only looks: the click that ends it picks nothing.
import type { Asking } from "./asking.ts";

/** Milliseconds a finger rests before it means to look. */
export const LONG_PRESS = 420;

export interface Peek {
  asking: Asking;
  thing: string;
}

export function peek(element: HTMLElement, first: Peek): { update: (next: Peek) => void; destroy: () => void } {
  let { asking, thing } = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const look = (): void => asking.look(thing);
  const away = (): void => {
    clearTimeout(timer);
    asking.leave(thing);
  };
  // A focused element that is taken out of the page blurs too, in the middle of the drawing: nothing may change then.
  const blurred = (): void => queueMicrotask(away);

  function down(event: PointerEvent): void {
    held = false;
    if (event.pointerType === "mouse") return;
    timer = setTimeout(() => {
      held = true;
      look();
    }, LONG_PRESS);
  }

  /** The click and the menu that a long press ends with are not meant. */
  function swallow(event: Event): void {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const listeners: Record<string, (event: never) => void> = {
    pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && look(),
    pointerleave: away,
    pointerup: (event: PointerEvent) => event.pointerType !== "mouse" && away(),
    pointercancel: away,
    pointerdown: down,
    focus: () => element.matches(":focus-visible") && look(),
    blur: blurred,
    contextmenu: swallow,
    click: swallow,
  };
  for (const [name, listen] of Object.entries(listeners)) element.addEventListener(name, listen as EventListener, { capture: true });
  return {
    update(next) {
      ({ asking, thing } = next);
    },
    destroy() {
      clearTimeout(timer);
      for (const [name, listen] of Object.entries(listeners)) element.removeEventListener(name, listen as EventListener, { capture: true });
    },
  };
}
