// The keys of the table. Inside the hand and the board the arrows are theirs; these work from anywhere.
import { isPressable, isSwitch, isTyping } from "../../lib/ui/typing.ts";
import type { Scene } from "../../lib/wire.ts";
import { isArrow, type Arrow } from "../board/cursor.ts";

/** What the number keys stand for: buttons and dice where there are several, then the hand. */
export function numbered(scene: Scene): string[] {
  const lying = scene.dice.length > 1 || scene.buttons.length ? [...scene.buttons, ...scene.dice] : [];
  return [...lying, ...scene.hand].map((thing) => thing.id);
}

/** Milliseconds in which a second digit makes one number with the first. */
const TYPING = 900;

/** Digits typed one after the other are one number where there are so many things: 1 and 2 are the twelfth. */
export class Digits {
  private number = 0;
  private typed = -Infinity;

  /** The number so far, after this digit, where numbers go up to `most`. */
  type(digit: number, most: number, now: number): number {
    const longer = this.number * 10 + digit;
    this.number = this.number && now - this.typed < TYPING && longer <= most ? longer : digit;
    this.typed = now;
    return this.number;
  }
}

export interface KeyWishes {
  digit: (digit: number) => void;
  arrow: (arrow: Arrow) => boolean;
  confirm: () => void;
  side: () => void;
  back: () => void;
  why: () => void;
  log: () => void;
  whole: () => void;
  zoom: (factor: number) => void;
  list: () => void;
  /** What would a bot do? */
  hint: () => void;
  /** In a lesson: a page back. */
  coachBack: () => void;
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
  const digit = digitOf(event);
  if (digit !== null) return done(() => wishes.digit(digit));
  if (isArrow(event.key)) return !isSwitch(event.target) && wishes.arrow(event.key);
  switch (event.key) {
    case "Enter":
      // A button answers Enter itself.
      return isPressable(event.target) ? false : done(wishes.confirm);
    case "Escape":
      return done(wishes.back);
    case "?":
      return done(wishes.why);
    case "+":
      return done(() => wishes.zoom(1.3));
    case "-":
      return done(() => wishes.zoom(1 / 1.3));
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
    case "h":
    case "H":
      return done(wishes.hint);
    case "b":
    case "B":
      return done(wishes.coachBack);
    case "r":
    case "R":
      return done(wishes.again);
    case "[":
      return done(() => wishes.pace(-1));
    case "]":
      return done(() => wishes.pace(1));
    case " ":
      return isPressable(event.target) || isSwitch(event.target) ? false : done(wishes.skip);
    default:
      return false;
  }
}

/** The digit of a key. Where digits need Shift, as on French keyboards, their keys count without it too. */
export function digitOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): number | null {
  if (/^[0-9]$/.test(key)) return Number(key);
  return /^Digit[0-9]$/.test(code) && !shiftKey && !"+-?".includes(key) ? Number(code.slice(-1)) : null;
}

function done(wish: () => void): true {
  wish();
  return true;
}
