// A keyboard beside the board: the digits of a number and Enter name a rider, Backspace takes the last one out again.

export interface NumberKeys {
  /** The digits so far. */
  typed: (digits: string) => void;
  enter: (number: number) => void;
  back: () => void;
}

const DIGITS = [..."0123456789"];

/** Listens while nobody types elsewhere. Of several lists on a page the first one listens, unless the focus is in another. */
export function numberKeys({ typed, enter, back }: NumberKeys): (list: HTMLElement) => () => void {
  let digits = "";
  const say = (next: string): void => typed((digits = next));

  function press(event: KeyboardEvent): void {
    if (DIGITS.includes(event.key) && digits.length < 3) say(digits + event.key);
    else if (event.key === "Backspace" && digits) say(digits.slice(0, -1));
    else if (event.key === "Backspace") back();
    else if (event.key === "Enter" && digits) {
      const number = Number(digits);
      say("");
      enter(number);
    } else if (event.key === "Escape" && digits) say("");
    else return;
    event.preventDefault();
  }

  return (list) => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && isFor(list, event.target)) press(event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  };
}

const isTyping = (element: Element): boolean => element.matches("input:not([type=checkbox], [type=radio]), textarea, select");

function isFor(list: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || isTyping(target) || list.getClientRects().length === 0) return false;
  const inside = target.closest("[data-numbers]");
  if (inside) return inside === list;
  const shown = [...document.querySelectorAll("[data-numbers]")].filter((one) => one.getClientRects().length > 0);
  // A dialog lies over the page, and its lists come last.
  const dialog = shown.filter((one) => one.closest("dialog, [role=dialog]"));
  return (dialog.length ? dialog : shown)[0] === list;
}
