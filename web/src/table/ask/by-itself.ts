// What a screen plays by itself, for somebody who wished so: cards that were chosen together, an order for all riders, and
// what is forced. A position that an undo brought is left alone, or nobody could ever get back behind it.
import type { Ask, Offer, Order } from "../../lib/wire.ts";

/** Milliseconds in which everybody can see what is about to be played, and that there was nothing else. */
export const BEAT = 1100;
/** The same for what somebody ordered, and expects. */
export const ORDERED = 350;

export interface Wishes {
  /** Notations still to be played, one after the other. */
  queue: string[];
  /** Orders that stand, by their id. */
  orders: ReadonlyMap<string, Order>;
  /** Forced moves play themselves. */
  forced: boolean;
  /** The position was brought by an undo, or somebody said that he will do it himself. */
  byHand: boolean;
}

export interface ByItself {
  offer: Offer;
  /** Milliseconds to wait before it is played. */
  beat: number;
  why: "chosen" | "ordered" | "forced";
}

export function byItself(ask: Ask, wishes: Wishes): ByItself | null {
  const offered = (notation: string | undefined): Offer | undefined => ask.offers.find((offer) => notation && offer.do === notation);
  const chosen = offered(wishes.queue[0]);
  if (chosen) return { offer: chosen, beat: 0, why: "chosen" };
  if (wishes.byHand) return null;
  const ordered = offered(ask.orders.find((order) => wishes.orders.has(order.id))?.do);
  if (ordered) return { offer: ordered, beat: ORDERED, why: "ordered" };
  const forced = wishes.forced ? offered(ask.forced) : undefined;
  return forced ? { offer: forced, beat: BEAT, why: "forced" } : null;
}

/** Whether a pick that leaves one offer plays it: where that only opens the next choice, or where the reader wishes it so and
 * nothing is given away by it. */
export function playsAtOnce(ask: Ask, offer: Offer, oneClick: boolean): boolean {
  return offer.opens || (oneClick && !ask.harm && !ask.tone);
}
