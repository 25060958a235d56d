// What is left of an ask while a coach speaks: the one thing he asks for, and everything else at rest.
import type { Ask, CoachPage, Offer } from "../../lib/wire.ts";

/** The offers that can be picked: only `notation`, or nothing before the last page was read. Nothing plays itself. */
export function calmed(ask: Ask, page: CoachPage, notation: string): Ask {
  const offers = ask.offers.filter((offer) => offer.do === notation).map((offer): Offer => ({ ...offer, side: false }));
  const lit = new Set(offers.map((offer) => offer.picks[0]));
  const others = new Set([...ask.offers.flatMap((offer) => offer.picks.slice(0, 1)), ...ask.closed]);
  return {
    ...ask,
    question: page.title,
    offers,
    closed: [...others].filter((thing) => !lit.has(thing)),
    home: "",
    harm: false,
    forced: "",
    tone: "",
    several: null,
    proposed: [],
    orders: [],
  };
}
