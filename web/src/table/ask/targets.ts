// What is lit on the road and what it means: how far it is, and the signs of what happens there.
import { isCell } from "../../lib/wire/things.ts";
import type { Ask, Board, Offer, Scene } from "../../lib/wire.ts";
import { hasLanes } from "../board/shapes.ts";
import { riderOf } from "../mover.ts";
import { cellsBetween } from "../playback/ride.ts";
import { nextThings, openOffers, reachable, shortcuts } from "./picks.ts";

export interface Target {
  /** The words on its tab: "+60", or none. */
  tab: string;
  /** Symbols of what happens there; none while several ways lead there. */
  signs: string[];
  /** The ways to get there. */
  offers: Offer[];
  /** Within reach of the hand, but nothing is picked yet that leads there. */
  soft: boolean;
  /** Where the card that is looked at would lead, which is not picked yet. */
  previewed: boolean;
  /** The numbers of the riders that it would lead there, where a card is looked at that leads several. */
  bibs: number[];
}

/** What is picked and what is looked at. */
export interface Sight {
  path: string[];
  /** The thing that is looked at; "" for none. */
  looked: string;
  /** The cells it would lead to that no offer names, with the pieces that could get there. */
  reach?: Map<string, string[]>;
}

/** The lit cells of a board. Where the hand can reach shows only until something is picked or looked at; where a picked rider
 * can get with any number is lit at once; the cells beside a picked one stay lit, so that another may be picked instead. */
export function targetsOf(ask: Ask | null, { path, looked, reach: opened = new Map() }: Sight, board: Board, scene: Scene, seat: number): Map<string, Target> {
  const targets = new Map<string, Target>();
  if (!ask) return targets;
  const stem = isCell(path.at(-1)) ? path.slice(0, -1) : path;
  const next = nextThings(ask, stem);
  const ahead = isCell(looked) || !nextThings(ask, path).has(looked) ? [] : openOffers(ask, [...path, looked]);
  const shown = new Set([...ahead.flatMap((offer) => offer.picks.filter(isCell)), ...opened.keys()]);
  const bibs = new Map(scene.pieces.map((piece) => [piece.id, piece.bib]));
  const short = shortcuts(ask, stem);
  const reach = shown.size ? shown : stem.length ? short.keys() : reachable(ask).keys();
  const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
  const own = Number(cells.get(riderOf(scene, seat)?.cell ?? "")?.label || NaN);
  const lanes = hasLanes(board);
  for (const thing of new Set([...next, ...reach])) {
    const cell = cells.get(thing);
    if (!cell) continue;
    const way = shown.size ? undefined : short.get(thing);
    const previewed = !next.has(thing) && shown.has(thing);
    const soft = !next.has(thing) && !previewed && !way;
    const offers = way ? [way] : (previewed ? ahead : openOffers(ask, stem)).filter((offer) => offer.picks.includes(thing));
    const far = Number(cell.label || NaN) - own;
    const tab = !lanes && Number.isFinite(far) && far > 0 ? `+${far}` : "";
    targets.set(thing, { tab, signs: soft ? [] : (offers[0]?.signs ?? []), offers, soft, previewed, bibs: (opened.get(thing) ?? []).flatMap((id) => bibs.get(id) ?? []) });
  }
  return targets;
}

/** The cells that an offer leads through, from the rider it moves to the place it names. */
export function wayOf(offer: Offer | null | undefined, board: Board, scene: Scene, seat: number): string[] {
  const goal = board.cells.find((cell) => cell.id === offer?.picks.findLast(isCell));
  const piece = scene.pieces.find((each) => offer?.picks.includes(each.id)) ?? riderOf(scene, seat);
  const from = board.cells.find((cell) => cell.id === piece?.cell);
  if (!goal || !piece || !from || piece.at || goal.number < from.number) return [];
  return cellsBetween(board, { piece, from, to: goal }, scene).slice(1);
}

/** The signs of all that can still be picked, each once. */
export function signsAhead(ask: Ask, path: string[]): string[] {
  return [...new Set(openOffers(ask, path).flatMap((offer) => (offer.side ? [] : offer.signs)))];
}
