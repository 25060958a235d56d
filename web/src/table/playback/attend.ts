// While a moment has the stage: any key, click or tap ends it when it is let go, and is not passed on. Held, it keeps it.
import { isTyping } from "../../lib/ui/typing.ts";
import type { Stage } from "./stage.svelte.ts";

/** Milliseconds in which the click of a tap follows it. */
const CLICK = 400;
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);

/** Listens for this moment until the returned function is called. While it fades away another may have the stage, or nobody: what is
 * pressed then is not for it. */
export function attend(stage: Stage, moment: number): () => void {
  const control = new AbortController();
  const options = { capture: true, signal: control.signal };
  /** Only what was pressed while the moment was there ends it: the key that played a card is let go after it came. */
  let pressed = false;

  const press = (event: Event): void => {
    if (!stage.has(moment)) return;
    swallow(event);
    pressed = true;
    stage.keep();
  };
  const letGo = (event: Event): void => {
    if (!pressed) return;
    swallow(event);
    pressed = false;
    if (stage.has(moment)) stage.end();
  };
  addEventListener("keydown", (event) => isForUs(event) && press(event), options);
  addEventListener("keyup", letGo, options);
  addEventListener("pointerdown", (event) => !covered() && press(event), options);
  addEventListener("pointerup", (event) => {
    if (pressed) swallowClick();
    letGo(event);
  }, options);
  addEventListener("pointercancel", letGo, options);
  return () => control.abort();
}

/** A mouse that moves onto a moment keeps it there until it leaves. One that lay where it came up does not: nobody reads then, and
 * the race would wait for ever. */
export function keepUnderMouse(node: HTMLElement, stage: Stage, moment: number): () => void {
  const control = new AbortController();
  const options = { signal: control.signal };
  let lay: [number, number] | null = null;

  const isFor = ({ pointerType }: PointerEvent): boolean => pointerType === "mouse" && stage.has(moment);
  node.addEventListener("pointerenter", ({ clientX, clientY }) => (lay = [clientX, clientY]), options);
  node.addEventListener("pointermove", (event) => {
    const moved = !lay || lay[0] !== event.clientX || lay[1] !== event.clientY;
    if (moved && isFor(event)) stage.keep();
  }, options);
  node.addEventListener("pointerleave", (event) => isFor(event) && stage.release(), options);
  return () => control.abort();
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function swallowClick(): void {
  const control = new AbortController();
  addEventListener("click", (event) => (swallow(event), control.abort()), { capture: true, signal: control.signal });
  setTimeout(() => control.abort(), CLICK);
}

/** A dialog lies over the table: what is pressed is for it. */
const covered = (): boolean => document.querySelector("dialog[open]") !== null;

/** Nothing that is typed is lost, and the browser's own keys are its own. */
function isForUs(event: KeyboardEvent): boolean {
  return !isTyping(event.target) && !covered() && !event.ctrlKey && !event.metaKey && !event.altKey && !MODIFIERS.has(event.key);
}
