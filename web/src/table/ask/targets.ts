// What is lit on the road and what it means: how far it is, and the signs of what happens there.
import type { Ask, Board, Offer, Scene } from "../../lib/wire.ts";
import { hasLanes } from "../board/shapes.ts";
import { riderOf } from "../mover.ts";
import { nextThings, openOffers, reachable } from "./picks.ts";

export interface Target {
  /** The words on its tab: "+60", or none. */
  tab: string;
  /** Symbols of what happens there; none while several ways lead there. */
  signs: string[];
  /** The ways to get there. */
  offers: Offer[];
  /** Within reach of the hand, but nothing is picked yet that leads there. */
  soft: boolean;
}

/** The lit cells of a board. Where the hand can reach shows only until something is picked. */
export function targetsOf(ask: Ask | null, path: string[], board: Board, scene: Scene, seat: number): Map<string, Target> {
  const targets = new Map<string, Target>();
  if (!ask) return targets;
  const next = nextThings(ask, path);
  const reach = path.length ? [] : reachable(ask).keys();
  const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
  const own = Number(cells.get(riderOf(scene, seat)?.cell ?? "")?.label || NaN);
  const lanes = hasLanes(board);
  for (const thing of new Set([...next, ...reach])) {
    const cell = cells.get(thing);
    if (!cell) continue;
    const soft = !next.has(thing);
    const offers = openOffers(ask, path).filter((offer) => offer.picks.includes(thing));
    const far = Number(cell.label || NaN) - own;
    const tab = !lanes && Number.isFinite(far) && far > 0 ? `+${far}` : "";
    targets.set(thing, { tab, signs: soft ? [] : (offers[0]?.signs ?? []), offers, soft });
  }
  return targets;
}

/** The signs of all that can still be picked, each once. */
export function signsAhead(ask: Ask, path: string[]): string[] {
  return [...new Set(openOffers(ask, path).flatMap((offer) => (offer.side ? [] : offer.signs)))];
}
