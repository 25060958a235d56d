// Who rides in which colour, while it can be chosen.
import type { Seating } from "./wire.ts";

/** How each seat looks: as it chose; else as its place in the box, or the first free where another chose that. The
 * server settles it in the same way. */
export function worn(box: readonly Seating[], chosen: readonly string[]): Seating[] {
  const settled = chosen.map((team, place) => {
    const own = box[place]?.team ?? "";
    return team || (chosen.includes(own) ? "" : own);
  });
  const free = box.filter((look) => !settled.includes(look.team));
  return settled.map((team) => box.find((look) => look.team === team) ?? free.shift() ?? { team: "rouge", bib: 1 });
}

/** A seat takes a colour; whoever had it takes the one that became free. */
export function recoloured<Seat extends { team: string }>(list: readonly Seat[], seat: number, colour: string): Seat[] {
  const before = list[seat]?.team ?? "";
  return list.map((one, at) => {
    if (at === seat) return { ...one, team: colour };
    return one.team === colour ? { ...one, team: before } : one;
  });
}

/** Somebody who has a colour now: what becomes of it is told in a note, and whether it can be had. */
export interface Holder {
  note: string;
  taken: boolean;
}

export interface ColourOffer extends Seating, Holder {}

/** The colours to choose from: one's own, then the free ones, then those of others. */
export function colourOffers(box: readonly Seating[], own: string, holder: (team: string) => Holder | null): ColourOffer[] {
  const rank = (offer: ColourOffer): number => (offer.team === own ? 0 : offer.note ? 2 : 1);
  const offers = box.map((look) => ({ ...look, ...((look.team !== own && holder(look.team)) || { note: "", taken: false }) }));
  return offers.sort((a, b) => rank(a) - rank(b));
}
