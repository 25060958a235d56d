// The keys of the table. Inside the hand and the board the arrows are theirs; these work from anywhere.
import type { Scene } from "../../lib/wire.ts";

/** What the keys 1 to 9 stand for: buttons and dice where there are several, then the hand. */
export function numbered(scene: Scene): string[] {
  const lying = scene.dice.length > 1 || scene.buttons.length ? [...scene.buttons, ...scene.dice] : [];
  return [...lying, ...scene.hand].map((thing) => thing.id);
}

export interface KeyWishes {
  card: (number: number) => void;
  confirm: () => void;
  side: () => void;
  back: () => void;
  why: () => void;
  log: () => void;
  whole: () => void;
  zoom: (factor: number) => void;
  list: () => void;
  /** Others ride slower or faster. */
  pace: (by: 1 | -1) => void;
  /** To the reader's turn. */
  skip: () => void;
  /** Once more what happened since the last one. */
  again: () => void;
}

/** Does what a key says; true when it was one of ours. */
export function followKey(event: KeyboardEvent, wishes: KeyWishes): boolean {
  // Where brackets are typed with AltGr, it is no shortcut of the browser.
  const shortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  if (shortcut || isTyping(event.target)) return false;
  if (/^[1-9]$/.test(event.key)) return done(() => wishes.card(Number(event.key)));
  switch (event.key) {
    case "Enter":
      // A button or the board answers Enter itself.
      return isPressable(event.target) ? false : done(wishes.confirm);
    case "Escape":
      return done(wishes.back);
    case "?":
      return done(wishes.why);
    case "+":
      return done(() => wishes.zoom(1.3));
    case "-":
      return done(() => wishes.zoom(1 / 1.3));
    case "0":
    case "m":
    case "M":
      return done(wishes.whole);
    case "d":
    case "D":
      return done(wishes.side);
    case "l":
    case "L":
      return done(wishes.log);
    case "v":
    case "V":
      return done(wishes.list);
    case "r":
    case "R":
      return done(wishes.again);
    case "[":
      return done(() => wishes.pace(-1));
    case "]":
      return done(() => wishes.pace(1));
    case " ":
      return isPressable(event.target) ? false : done(wishes.skip);
    default:
      return false;
  }
}

function done(wish: () => void): true {
  wish();
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("button, a, [role=application]");
}
