// Somebody looks at a thing that is explained: the mouse rests on it, the keyboard comes to it, or a finger stays on it. A press
// stays what it was; only the click that ends a long press is not meant.
import { POPUP, type Explaining } from "./explaining.svelte.ts";

/** Milliseconds a mouse rests on a thing before it means to ask. */
export const REST = 650;
/** The same for a finger; as long as for looking ahead. */
export const HOLD = 420;
/** Pixels a finger may tremble. */
const TREMBLE = 8;
/** The keyboard has come to a part of a drawing, which cannot have the focus itself. */
export const CAME_TO = "explain-came-to";

const thingAt = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest("[data-explain]") : null);
/** What somebody else describes already, as a coach does, is not explained unasked: it would lie over his words. */
const untold = (thing: Element | null): Element | null => (thing?.matches(`[aria-describedby]:not([aria-describedby="${POPUP}"])`) ? null : thing);

export function watch(explaining: Explaining): () => void {
  const control = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let over: Element | null = null;
  let from = { x: 0, y: 0 };
  let held = false;

  const later = (thing: Element | null, how: "mouse" | "hold", time: number): void => {
    clearTimeout(waiting);
    if (thing) waiting = setTimeout(() => (held = explaining.show(thing, how) && how === "hold"), time);
  };
  const drop = (): void => clearTimeout(waiting);
  const gone = (how: string): void => {
    if (explaining.how === how) explaining.hide();
  };

  function mouse(event: PointerEvent): void {
    const thing = event.buttons ? null : untold(thingAt(event.target));
    if (thing !== over) gone("mouse");
    if (thing !== over || explaining.shown?.element !== thing) later(thing, "mouse", REST);
    over = thing;
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === "mouse") mouse(event);
    else if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE) drop();
  }

  function down(event: PointerEvent): void {
    drop();
    held = false;
    explaining.hide();
    if (event.pointerType === "mouse") return;
    from = { x: event.clientX, y: event.clientY };
    later(thingAt(event.target), "hold", HOLD);
  }

  /** The click and the menu that a long press ends with are not meant; a thing without a press of its own tells what it is. */
  function click(event: Event): void {
    const thing = thingAt(event.target);
    if (held) return swallow(event);
    if (thing?.hasAttribute("data-tells")) explaining.show(thing, "hold");
  }

  function focus(event: Event): void {
    const thing = untold(thingAt(event.target));
    if (thing?.matches(":focus-visible")) explaining.show(thing, "focus");
  }

  function keydown(event: KeyboardEvent): void {
    const open = explaining.shown !== null;
    if (["Escape", "Enter", " "].includes(event.key)) explaining.hide();
    if (open && event.key === "Escape") swallow(event);
  }

  const on = <K extends keyof WindowEventMap>(name: K, listen: (event: WindowEventMap[K]) => void): void =>
    addEventListener(name, listen, { capture: true, signal: control.signal });
  on("pointermove", move);
  on("pointerdown", down);
  on("pointerup", drop);
  on("pointercancel", drop);
  on("click", click);
  on("contextmenu", (event) => held && swallow(event));
  on("focusin", focus);
  on("focusout", () => gone("focus"));
  on("keydown", keydown);
  on("wheel", () => explaining.hide());
  on("resize", () => explaining.hide());
  addEventListener(CAME_TO, (event) => event.target instanceof Element && explaining.show(event.target, "focus"), { signal: control.signal });
  return () => (drop(), explaining.hide(), control.abort());
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Tells that the keyboard has come to this element. */
export function cameTo(element: Element | null): void {
  element?.dispatchEvent(new CustomEvent(CAME_TO, { bubbles: true }));
}
