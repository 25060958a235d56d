// How an action is made of picks: what can be picked next, what a press does, and when to ask why it does nothing.
// Nothing here knows a rule; it only follows the paths of an Ask.
import { isCell, kindOf, mannerOf } from "../../lib/wire/things.ts";
import type { Ask, Offer, WhyNot } from "../../lib/wire.ts";

export type Pressed =
  | { kind: "path"; path: string[] }
  | { kind: "play"; offer: Offer }
  /** Only the server knows why these picks lead nowhere. Where no rule forbids just them, the press means `otherwise`. */
  | { kind: "why"; picks: string[]; sides: Offer[]; otherwise: Pressed | null }
  /** Several ways lead there: which is meant must be said. */
  | { kind: "ways"; offers: Offer[] };

export type ThingState = "picked" | "legal" | "dim" | "";

function begins(picks: string[], path: string[]): boolean {
  return path.every((thing, place) => picks[place] === thing);
}

function same(picks: string[], path: string[]): boolean {
  return picks.length === path.length && begins(picks, path);
}

/** A number may be picked before the rider who gets it: then the paths begin with it. */
function ordered(ask: Ask, first: string | undefined): Ask {
  if (!first || !mannerOf(first).first) return ask;
  const turned = <T extends { picks: string[] }>(each: T): T =>
    each.picks.indexOf(first) > 0 ? { ...each, picks: [first, ...each.picks.filter((thing) => thing !== first)] } : each;
  return { ...ask, offers: ask.offers.map(turned) };
}

/** The offers that light things: all but side ones, or the side ones where there is nothing else. */
export function mainOffers(ask: Ask): Offer[] {
  const main = ask.offers.filter((offer) => !offer.side);
  return main.length ? main : ask.offers;
}

export function sideOffers(ask: Ask, thing: string): Offer[] {
  return ask.offers.filter((offer) => offer.side && offer.picks[0] === thing);
}

/** The offers that are still open after these picks. Side offers count once something is picked. */
export function openOffers(ask: Ask, path: string[]): Offer[] {
  const among = path.length ? ordered(ask, path[0]).offers : mainOffers(ask);
  return among.filter((offer) => begins(offer.picks, path));
}

function numbersOf(ask: Ask): string[] {
  return mainOffers(ask).flatMap((offer) => offer.picks.filter((thing) => mannerOf(thing).first));
}

/** The path as far as there is no choice: of one rider or one number nobody needs to be asked. What ends it is. */
export function onward(ask: Ask, path: string[]): string[] {
  const next = [...nextThings(ask, path)].filter((thing) => path.length || !mannerOf(thing).first);
  const [only = ""] = next;
  if (next.length !== 1 || !mannerOf(only).alone) return path;
  const longer = [...path, only];
  return isWhole(ask, longer) ? path : onward(ask, longer);
}

/** The picks to begin with, before anybody picks: those that most people would. */
export function beginning(ask: Ask): string[] {
  return !ask.several && ask.proposed.length && openOffers(ask, ask.proposed).length ? ask.proposed : [];
}

/** The things that continue the path. */
export function nextThings(ask: Ask, path: string[]): Set<string> {
  const next = new Set<string>();
  for (const offer of openOffers(ask, path)) {
    const thing = offer.picks[path.length];
    if (thing !== undefined) next.add(thing);
  }
  if (!path.length) for (const number of numbersOf(ask)) next.add(number);
  return next;
}

/** Things of the road that lie further along a path, with the picks that lead there: where the hand can reach. */
export function reachable(ask: Ask): Map<string, string[][]> {
  const reach = new Map<string, string[][]>();
  for (const offer of mainOffers(ask)) {
    offer.picks.forEach((thing, place) => {
      if (place === 0 || !isCell(thing)) return;
      const before = offer.picks.slice(0, place);
      const ways = reach.get(thing) ?? [];
      if (!ways.some((way) => same(way, before))) reach.set(thing, [...ways, before]);
    });
  }
  return reach;
}

/** Places that can be pressed though a number between them and the picks is not picked: the place tells it. Of several that
 * lead there the first is meant; who means another picks it first. */
export function shortcuts(ask: Ask, path: string[]): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of path.length ? openOffers(ask, path) : []) {
    const place = offer.picks.at(-1) ?? "";
    const skipped = offer.picks.slice(path.length, -1);
    const tells = isCell(place) && skipped.length > 0 && skipped.every((thing) => mannerOf(thing).first);
    if (tells && !offer.side && !found.has(place)) found.set(place, offer);
  }
  return found;
}

/** The one offer that the picks so far stand for: pressed again, or confirmed with Enter, it is played. */
export function armed(ask: Ask, path: string[]): Offer | null {
  if (!path.length) return null;
  const open = openOffers(ask, path).filter((offer) => !offer.side);
  const candidates = open.length ? open : openOffers(ask, path);
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

/** Whether the picks are a whole action. */
function isWhole(ask: Ask, path: string[]): boolean {
  return openOffers(ask, path).some((offer) => same(offer.picks, path));
}

/** Whether a thing of this kind could be picked at this place of a path: then a rule may forbid just this one. */
export function fits(ask: Ask, path: string[], thing: string): boolean {
  return ask.offers.some((offer) => kindOf(offer.picks[path.length]) === kindOf(thing));
}

/** Whether a reason is about just these picks, in whatever order. */
export function isAbout(why: WhyNot, picks: string[]): boolean {
  return picks.every((thing) => why.picks.includes(thing));
}

/** Where only a button plays: what a press would play is picked, and what was picked before is put back. */
export function deliberate(path: string[], thing: string, pressed: Pressed): Pressed {
  if (pressed.kind !== "play") return pressed;
  const at = path.indexOf(thing);
  return { kind: "path", path: at < 0 ? pressed.offer.picks : path.slice(0, at) };
}

export function press(asked: Ask, path: string[], thing: string): Pressed {
  const ask = ordered(asked, path[0] ?? thing);
  const next = [...path, thing];
  const open = openOffers(ask, next).filter((offer) => path.length > 0 || mainOffers(ask).includes(offer));
  const whole = open.find((offer) => same(offer.picks, next));
  if (whole && !(path.length === 0 && mannerOf(thing).held)) return { kind: "play", offer: whole };
  if (open.length) return { kind: "path", path: next };
  const short = shortcuts(ask, path).get(thing);
  if (short) return { kind: "play", offer: short };
  if (path.at(-1) === thing || (mannerOf(thing).held && path.includes(thing) && isWhole(ask, path))) {
    const offer = armed(ask, path);
    return offer ? { kind: "play", offer } : { kind: "path", path: path.slice(0, -1) };
  }
  // With something picked a place that it does not lead to says why; with nothing picked any way there will do.
  const otherwise = elsewhere(asked, ask, path, thing);
  const doubtful = path.length > 0 && fits(ask, path, thing);
  if (otherwise && !doubtful) return otherwise;
  return { ...explain(ask, path, thing), otherwise };
}

/** Of several ways to a place those that lead over this thing; null for a thing on none of them. */
export function narrowed(ways: Offer[], thing: string): Pressed | null {
  const left = ways.filter((offer) => offer.picks.includes(thing));
  const [way] = left;
  if (!way) return null;
  if (left.length === ways.length) return { kind: "path", path: [] };
  return left.length === 1 ? { kind: "path", path: way.picks } : { kind: "ways", offers: left };
}

/** What all of several ways have in common: the place they lead to. */
export function common(ways: Offer[]): string[] {
  return (ways[0]?.picks ?? []).filter((thing) => ways.every((offer) => offer.picks.includes(thing)));
}

/** The only offer there is, if there is only one. */
export function soleOffer(ask: Ask): Offer | null {
  return ask.offers.length === 1 ? (ask.offers[0] ?? null) : null;
}

/** What a press means that does not go on from the picks: another pick in place of one, another way, a new beginning. */
function elsewhere(asked: Ask, ask: Ask, path: string[], thing: string): Pressed | null {
  const other = instead(ask, path, thing);
  if (other) return { kind: "path", path: other };
  const ways = reachable(ask).get(thing) ?? [];
  if (ways.length) return follow(ask, thing, ways);
  const laid = mannerOf(thing).aside && !path.length ? ask.offers.filter((offer) => offer.picks.indexOf(thing) > 0) : [];
  if (laid.length) return { kind: "ways", offers: laid };
  return path.length && nextThings(ask, []).has(thing) ? press(asked, [], thing) : null;
}

/** Another rider for the picked number, or another number for the picked rider. */
function instead(ask: Ask, path: string[], thing: string): string[] | null {
  const place = mannerOf(thing).alone ? path.findIndex((picked) => kindOf(picked) === kindOf(thing)) : -1;
  if (place < 0) return null;
  const kept = path.slice(0, place);
  const longer = [[...kept, thing, ...path.slice(place + 1)], [...kept, thing]];
  return longer.find((way) => way.length > 1 && openOffers(ask, way).length) ?? null;
}

/** A place on the road was pressed before anything that leads there: the only way is picked, of several one is asked. */
function follow(ask: Ask, thing: string, ways: string[][]): Pressed {
  const begun = ways.filter((way) => ask.proposed.length && begins(way, ask.proposed));
  const [way] = begun.length === 1 ? begun : ways;
  if (way && (ways.length === 1 || begun.length === 1)) return { kind: "path", path: armed(ask, way) ? way : [...way, thing] };
  return { kind: "ways", offers: mainOffers(ask).filter((offer) => offer.picks.includes(thing)) };
}

/** The question why a thing cannot be picked, and what can be done with it instead. */
export function explain(ask: Ask, path: string[], thing: string): Pressed & { kind: "why" } {
  return { kind: "why", picks: [...path, thing], sides: sideOffers(ask, thing), otherwise: null };
}

/** How a thing looks. While one of several ways is to be chosen, what leads along them is lit. */
export function thingState(ask: Ask | null, path: string[], thing: string, ways: Offer[] = []): ThingState {
  if (!ask) return "";
  if (ways.length) return common(ways).includes(thing) ? "picked" : ways.some((offer) => offer.picks.includes(thing)) ? "legal" : "dim";
  if (path.includes(thing)) return "picked";
  if (nextThings(ask, path).has(thing) || nextThings(ask, []).has(thing)) return "legal";
  return ask.closed.includes(thing) || sideOffers(ask, thing).length ? "dim" : "";
}

/** Next picks that nothing on the screen stands for become buttons; so does what is said by a pile alone, which lies
 * aside and on a phone out of sight. */
export function looseOffers(ask: Ask, path: string[], onScreen: (thing: string) => boolean): Offer[] {
  const byPile = ask.offers.filter((offer) => !offer.side && offer.picks.length === 1 && mannerOf(offer.picks[0]).aside);
  const next = openOffers(ask, path).filter((offer) => {
    const thing = offer.picks[path.length];
    if (offer.side || byPile.includes(offer)) return false;
    return thing === undefined ? path.length === 0 : !onScreen(thing);
  });
  return [...next, ...byPile];
}
