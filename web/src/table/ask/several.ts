// Several cards chosen at once and then played one after the other: which are chosen, and what playing them comes to.
import type { Ask, Offer, Several } from "../../lib/wire.ts";

/** Notations in the order they were chosen; an equal card may be there more than once. */
export type Chosen = string[];

/** The offer that choosing this thing means; none for the one that ends it. */
export function meant(ask: Ask, thing: string): Offer | undefined {
  return ask.offers.find((offer) => offer.picks[0] === thing && offer.picks.length === 1 && offer.do !== ask.several?.done);
}

export const timesChosen = (ask: Ask, chosen: Chosen, thing: string): number => {
  const offer = meant(ask, thing);
  return chosen.filter((notation) => notation === offer?.do).length;
};

/** After a press on a thing of which so many are held: one more of it, or where there is no more of it, or no room, none. */
export function toggled(ask: Ask, several: Several, chosen: Chosen, thing: string, held: number): Chosen | null {
  const offer = meant(ask, thing);
  if (!offer) return null;
  const times = timesChosen(ask, chosen, thing);
  if (times < held && chosen.length < several.most) return [...chosen, offer.do];
  const left = chosen.filter((notation) => notation !== offer.do);
  // No room for another: the one chosen first makes way, as when a single card is picked instead of another.
  return times ? left : [...chosen.slice(1), offer.do];
}

/** What is chosen to begin with: what most people would, so that one press is often enough. */
export const chosenAtFirst = (ask: Ask): Chosen => (ask.several ? ask.proposed.flatMap((thing) => meant(ask, thing)?.do ?? []) : []);

/** What is played one after the other; null while too few are chosen. */
export function allOf(several: Several, chosen: Chosen): string[] | null {
  if (chosen.length < several.least) return null;
  const ends = several.done && chosen.length < several.most;
  return ends ? [...chosen, several.done] : chosen;
}

/** Whether somebody has chosen every one of them: as many as there must be, and none of those that were proposed. */
export function allByHand(ask: Ask, several: Several, chosen: Chosen): boolean {
  const proposed = chosenAtFirst(ask);
  return several.least === several.most && chosen.length === several.most && !chosen.some((notation) => proposed.includes(notation));
}
