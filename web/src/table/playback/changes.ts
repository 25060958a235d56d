// What happened between two pictures: rides with their ways, a card that flew, a stage that ended.
import type { Moment } from "../../lib/net/connection.svelte.ts";
import type { Board, Card, Result, Scene } from "../../lib/wire.ts";
import { standing } from "../board/echelon.ts";
import { riderScale } from "../board/shapes.ts";
import { resultOf } from "../ending.ts";
import { courseOf, rideTime, Way, type Ride } from "./ride.ts";

/** A card on its way from a hand to the road or a pile. */
export interface Flight {
  card: Card;
  by: number;
  target: number;
  key: number;
}

/** A rider on his way: how long it takes, and how much later he starts than the first. */
export interface Travel {
  id: string;
  way: Way;
  time: number;
  late: number;
}

export function waysOf(rides: Ride[], board: Board, before: Scene, after: Scene): Travel[] {
  const places = new Map(board.cells.map((cell) => [cell.id, cell]));
  const [from, to] = [before.pieces, after.pieces].map(
    (pieces) => new Map(standing(pieces, places, riderScale(board)).map((stand) => [stand.piece.id, stand])),
  );
  return rides.flatMap((ride, order) => {
    const [a, b] = [from?.get(ride.piece.id), to?.get(ride.piece.id)];
    if (!a || !b) return [];
    const { course, cells } = courseOf(board, ride, before);
    const way = new Way(course, [a.x, a.y], [b.x, b.y]);
    return [{ id: ride.piece.id, way, time: rideTime(cells), late: order * 60 }];
  });
}

/** The picture at the very end of a stage, on the road it was ridden on; null when nobody told where riders arrived. */
export function arrival(before: Scene, result: Result): Scene | null {
  if (result.board !== before.board || !result.arrivals.length) return null;
  const stops = new Map(result.arrivals.map(({ piece, cell, along }) => [piece, { cell, along }]));
  return { ...before, pieces: before.pieces.map((piece) => ({ ...piece, ...stops.get(piece.id) })) };
}

/** A stage, or the tour, that ended between two pictures. */
export function newResult(before: Scene, after: Scene): Result | null {
  const now = resultOf(after);
  if (!now) return null;
  const was = resultOf(before);
  return was && was.stage.order === now.stage.order && was.final === now.final ? null : now;
}

/** The first card that an event shows openly, with who played it and on whom. */
export function flightOf(before: Scene, moment: Moment): Omit<Flight, "key"> | null {
  for (const { seat: who, card, target } of moment.events) {
    if (who === undefined || !card || moment.scene.turn === who) continue;
    const pile = moment.scene.piles.flatMap((each) => [...(each.top ? [each.top] : []), ...each.content]);
    const face = [...before.hand, ...pile].find((each) => each.id === card);
    if (face) return { card: face, by: who, target: target ?? who };
  }
  return null;
}
