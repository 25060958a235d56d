// @vitest-environment jsdom
// Looking at things: a mouse that rests, a finger that stays, the keyboard; and a press that stays a press.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Chapter, Explanation } from "../wire.ts";
import { Explaining } from "./explaining.svelte.ts";
import { cameTo, HOLD, REST, watch } from "./watch.ts";

const thing = (id: string): Explanation =>
  ({ id, name: { key: id, args: {} }, does: { key: id, args: {} }, rule: "VAI-1.1", cure: null, cases: [], count: 4, card: null, symbol: "", faces: [] });
const CHAPTER: Chapter = { id: "cards", name: { key: "cards", args: {} }, things: [thing("card:fall"), thing("card:feed")], common: [], pack: 0 };

let explaining: Explaining;
let stop: () => void;
let card: HTMLElement;
let presses = 0;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="card" data-explain="card:fall"></button><button id="road" data-explain="cell:flat"></button>`;
  explaining = new Explaining();
  explaining.learn({ chapters: [CHAPTER] });
  stop = watch(explaining);
  card = document.querySelector("#card")!;
  presses = 0;
  card.addEventListener("click", () => (presses += 1));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function pointer(name: string, kind: string, element: Element = card, at: MouseEventInit = {}): void {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...at });
  Object.defineProperty(event, "pointerType", { value: kind });
  element.dispatchEvent(event);
}
const told = (): string[] => (explaining.shown?.known ?? []).map((known) => known.thing.id);

describe("a mouse", () => {
  it("gets an answer when it rests, with how many there are in the pack", () => {
    pointer("pointermove", "mouse");
    vi.advanceTimersByTime(REST - 1);
    expect(told()).toEqual([]);

    vi.advanceTimersByTime(1);
    expect(told()).toEqual(["card:fall"]);
    expect(explaining.shown?.known[0]?.of).toBe(8);
    expect(card.getAttribute("aria-describedby")).toBe("explanation");
  });

  it("gets none while it moves, and loses it when it goes", () => {
    pointer("pointermove", "mouse");
    vi.advanceTimersByTime(REST - 1);
    pointer("pointermove", "mouse");
    vi.advanceTimersByTime(REST - 1);
    expect(told()).toEqual([]);

    vi.advanceTimersByTime(1);
    pointer("pointermove", "mouse", document.body);
    expect(told()).toEqual([]);
    expect(card.hasAttribute("aria-describedby")).toBe(false);
  });

  it("presses as ever, and nothing stays over what follows", () => {
    pointer("pointermove", "mouse");
    vi.advanceTimersByTime(REST);
    pointer("pointerdown", "mouse");
    card.click();

    expect([told(), presses]).toEqual([[], 1]);
  });

  it("learns nothing of plain road", () => {
    pointer("pointermove", "mouse", document.querySelector("#road")!);
    vi.advanceTimersByTime(REST);

    expect(told()).toEqual([]);
  });
});

describe("a finger", () => {
  it("that stays asks, and the click that ends it picks nothing", () => {
    pointer("pointerdown", "touch");
    vi.advanceTimersByTime(HOLD);
    pointer("pointerup", "touch");
    card.click();

    expect([told(), presses]).toEqual([["card:fall"], 0]);
  });

  it("that goes at once presses, and the next press closes what is open", () => {
    pointer("pointerdown", "touch");
    pointer("pointerup", "touch");
    card.click();
    expect([told(), presses]).toEqual([[], 1]);

    pointer("pointerdown", "touch");
    vi.advanceTimersByTime(HOLD);
    pointer("pointerdown", "touch", document.body);
    expect(told()).toEqual([]);
  });

  it("that wanders scrolls", () => {
    pointer("pointerdown", "touch", card, { clientX: 10 });
    pointer("pointermove", "touch", card, { clientX: 30 });
    vi.advanceTimersByTime(HOLD);

    expect(told()).toEqual([]);
  });
});

describe("the keyboard", () => {
  it("has it at once, and Escape puts it away and does nothing else", () => {
    let heard = 0;
    document.body.addEventListener("keydown", () => (heard += 1));
    cameTo(card);
    expect(told()).toEqual(["card:fall"]);

    card.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect([told(), heard]).toEqual([[], 0]);

    card.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect(heard).toBe(1);
  });
});

describe("what a coach describes", () => {
  beforeEach(() => card.setAttribute("aria-describedby", "coach-text"));

  it("is not explained over his words, to a mouse that rests or to the keyboard", () => {
    pointer("pointermove", "mouse");
    vi.advanceTimersByTime(REST);
    vi.spyOn(card, "matches").mockImplementation((selector) => selector === ":focus-visible" || Element.prototype.matches.call(card, selector));
    card.focus();
    expect(told()).toEqual([]);
  });

  it("is explained to a finger that stays, and stays what he describes", () => {
    pointer("pointerdown", "touch");
    vi.advanceTimersByTime(HOLD);
    expect(card.getAttribute("aria-describedby")).toBe("coach-text explanation");
    explaining.hide();
    expect(card.getAttribute("aria-describedby")).toBe("coach-text");
  });
});

describe("before the list has come", () => {
  beforeEach(() => {
    stop();
    explaining = new Explaining();
    stop = watch(explaining);
  });
  const come = (): void => explaining.learn({ chapters: [CHAPTER] });

  it("what the keyboard has come to is explained when it comes", () => {
    cameTo(card);
    expect(told()).toEqual([]);

    come();
    expect(told()).toEqual(["card:fall"]);
  });

  it("a finger that stays picks nothing, and gets its answer later", () => {
    pointer("pointerdown", "touch");
    vi.advanceTimersByTime(HOLD);
    card.click();
    expect(presses).toBe(0);

    come();
    expect(told()).toEqual(["card:fall"]);
  });

  it("a mouse that has gone on gets no answer any more", () => {
    pointer("pointermove", "mouse");
    vi.advanceTimersByTime(REST);
    pointer("pointermove", "mouse", document.body);

    come();
    expect(told()).toEqual([]);
  });

  it("Escape takes the question back", () => {
    cameTo(card);
    card.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

    come();
    expect(told()).toEqual([]);
  });
});
