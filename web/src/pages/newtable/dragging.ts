// Carries a line of a list with the mouse or a finger: by its grip at once, by the rest of it after a long press.

export interface Dragging {
  onlift: (key: number) => void;
  /** Where the finger is: its height on the page, and the lines as they lie now. */
  onmove: (y: number, lines: DOMRect[]) => void;
  ondrop: () => void;
}

/** Milliseconds after which a finger that stays lifts the line under it. */
const LONG = 450;
/** Pixels that a finger may tremble meanwhile. */
const TREMBLE = 8;

export function dragging(list: HTMLElement, wishes: () => Dragging | null): { destroy: () => void } {
  let carrying = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };

  const keyAt = (target: EventTarget | null): number | null => {
    const line = target instanceof Element ? target.closest<HTMLElement>("[data-line]") : null;
    return line ? Number(line.dataset["line"]) : null;
  };

  function down(event: PointerEvent): void {
    const key = keyAt(event.target);
    if (key === null || event.button !== 0 || !wishes()) return;
    from = { x: event.clientX, y: event.clientY };
    const byGrip = event.target instanceof Element && event.target.closest("[data-grip]");
    if (byGrip) lift(key);
    else if (event.pointerType === "touch") waiting = setTimeout(() => lift(key), LONG);
  }

  function lift(key: number): void {
    carrying = true;
    wishes()?.onlift(key);
    addEventListener("pointermove", moved);
  }

  function moved(event: PointerEvent): void {
    wishes()?.onmove(event.clientY, [...list.querySelectorAll("[data-line]")].map((line) => line.getBoundingClientRect()));
  }

  function trembled(event: PointerEvent): void {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) clearTimeout(waiting);
  }

  function up(): void {
    clearTimeout(waiting);
    removeEventListener("pointermove", moved);
    if (!carrying) return;
    carrying = false;
    wishes()?.ondrop();
  }

  /** While a line is carried the page under it does not scroll, and letting go is no press on what lies there. */
  const hold = (event: Event): void => {
    if (carrying && event.cancelable) event.preventDefault();
  };

  list.addEventListener("pointerdown", down);
  list.addEventListener("pointermove", trembled);
  list.addEventListener("touchmove", hold, { passive: false });
  list.addEventListener("contextmenu", hold);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    destroy() {
      clearTimeout(waiting);
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
