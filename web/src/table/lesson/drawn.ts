// Where things of the table are drawn: what the coach points at, and what he must not cover.

const KINDS = ["card", "die", "choice", "number", "pile", "thing"];

/** The element that stands for a thing: what is lit of it on the road, else what lies in the dock, else its place on the
 * road. On a phone the dock comes first: fingers press there. */
export function elementOf(thing: string, phone: boolean): Element | null {
  if (!thing) return null;
  const id = CSS.escape(thing);
  const lit = `.board :is(.legal, .rider[data-lit])[data-thing="${id}"]`;
  const inDock = KINDS.map((kind) => `.dock [data-${kind}="${id}"]`).join();
  const places = [...(phone ? [inDock, lit] : [lit, inDock]), `.board .rider[data-thing="${id}"]`, `.board [data-thing="${id}"]`];
  return places.map((place) => document.querySelector(place)).find((each) => each !== null) ?? null;
}

/** What the coach points at for a target: a phone has no room for the piles, there it is the card that was picked for them. */
export function pointedAt(target: string, picked: string | undefined, phone: boolean): Element | null {
  const found = elementOf(target, phone);
  const instead = found && !isSeen(found) ? elementOf(picked ?? "", phone) : null;
  return instead && isSeen(instead) ? instead : found;
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** What is lit on the road, the riders, and the buttons of the board. */
export function inTheWay(): DOMRect[] {
  const all = document.querySelectorAll(".board .legal:not(.soft), .board .rider, .board .zoom");
  return [...all].map((each) => each.getBoundingClientRect());
}
