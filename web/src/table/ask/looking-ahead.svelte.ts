// Where a thing would lead that only opens the next choice: its offer does not say it, so the server is asked, once a thing and
// picture, when somebody looks at it.
import type { Ask, Offer, Reach } from "../../lib/wire.ts";
import { isCell } from "../../lib/wire/things.ts";
import { openOffers } from "./picks.ts";

/** Asks the server; nothing where it does not tell, null where it did not answer. */
type Inquire = (thing: string) => Promise<Reach[] | null>;

export class LookingAhead {
  private known = $state.raw<ReadonlyMap<string, Reach[]>>(new Map());
  private ask: Ask | null = null;

  constructor(private readonly inquire: Inquire) {}

  /** Somebody looks at a thing of this ask. */
  look(ask: Ask | null, path: string[], thing: string): void {
    if (ask !== this.ask) this.known = new Map();
    this.ask = ask;
    if (!ask || this.known.has(thing) || !openOffers(ask, [...path, thing]).some(opensMore)) return;
    this.learn(thing, []);
    void this.inquire(thing).then((reach) => ask === this.ask && this.learn(thing, reach));
  }

  /** The cells it would lead to, as far as is known, with the pieces that could get there. */
  from(ask: Ask | null, thing: string): Map<string, string[]> {
    const found = new Map<string, string[]>();
    const reach = (ask && ask === this.ask && this.known.get(thing)) || [];
    for (const { piece, cells } of reach) for (const cell of cells) found.set(cell, [...(found.get(cell) ?? []), piece]);
    return found;
  }

  /** What was not answered is asked again when somebody looks again. */
  private learn(thing: string, reach: Reach[] | null): void {
    const others = [...this.known].filter(([known]) => known !== thing);
    this.known = new Map(reach ? [...others, [thing, reach]] : others);
  }
}

const opensMore = (offer: Offer): boolean => offer.opens && !offer.picks.some(isCell);
