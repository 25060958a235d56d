// Dragging, pinching, wheeling, tapping, resting and long pressing on the board, as an action of its element.
import type { Point } from "../../lib/wire.ts";
import { LONG_PRESS } from "../ask/peek.ts";
import type { Viewport } from "./viewport.svelte.ts";

const DRAG = 6;

interface Wishes {
  view: Viewport;
  /** A tap on a thing: its id and the box it is drawn in. */
  ontap: (thing: string, at: DOMRect) => void;
  /** The mouse is over this place of the board, where nothing is lit; null when it has gone. */
  onhover: (at: Point | null) => void;
  /** A finger rests on this place of the board; true when that meant something, and is no tap. */
  onhold: (at: Point) => boolean;
}

export function gestures(element: HTMLElement, wishes: () => Wishes): { destroy: () => void } {
  const fingers = new Map<number, Point>();
  let dragged = false;
  let holding: ReturnType<typeof setTimeout> | undefined;

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const onBoard = ([x, y]: Point): Point => {
    const { view } = wishes();
    return [(x - view.x) / view.scale, (y - view.y) / view.scale];
  };

  function down(event: PointerEvent): void {
    if (event.target instanceof Element && event.target.closest("button, a, dialog")) return;
    fingers.set(event.pointerId, place(event));
    clearTimeout(holding);
    if (fingers.size !== 1) return;
    dragged = false;
    const at = onBoard(place(event));
    if (event.pointerType !== "mouse") holding = setTimeout(() => (dragged = wishes().onhold(at)), LONG_PRESS);
  }

  function hover(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    const lit = event.target instanceof Element && event.target.closest("[data-lit], button");
    wishes().onhover(lit ? null : onBoard(place(event)));
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return hover(event);
    const now = place(event);
    const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
    if (!dragged && Math.hypot(dx, dy) < DRAG) return;
    if (!dragged) element.setPointerCapture(event.pointerId);
    clearTimeout(holding);
    dragged = true;
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const other = others[0];
    if (other) {
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      wishes().view.zoom(apart(now, other) / Math.max(1, apart(before, other)), middle);
    } else wishes().view.pan(dx, dy);
    fingers.set(event.pointerId, now);
  }

  function up(event: PointerEvent): void {
    clearTimeout(holding);
    fingers.delete(event.pointerId);
  }

  function leave(): void {
    wishes().onhover(null);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    wishes().view.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
  }

  function click(event: MouseEvent): void {
    if (dragged) return;
    const thing = event.target instanceof Element ? event.target.closest<SVGElement>("[data-thing]") : null;
    if (thing?.dataset["thing"]) wishes().ontap(thing.dataset["thing"], thing.getBoundingClientRect());
  }

  function double(event: MouseEvent): void {
    if (event.target instanceof Element && event.target.closest("button, [data-lit]")) return;
    wishes().view.showWhole();
  }

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up, pointerleave: leave, click, dblclick: double };
  for (const [name, listen] of Object.entries(listeners)) element.addEventListener(name, listen as EventListener);
  element.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      clearTimeout(holding);
      for (const [name, listen] of Object.entries(listeners)) element.removeEventListener(name, listen as EventListener);
      element.removeEventListener("wheel", wheel);
    },
  };
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
