// Whose rider moves: in some games a seat has one, in others several that ride one after the other.
import type { Piece, Scene } from "../lib/wire.ts";

/** A number plate. */
export interface Plate {
  team: string;
  bib: number;
}

/** Whether this is the rider to move; nobody is while a seat with several has not chosen. */
export function moves(scene: Scene, piece: Piece): boolean {
  if (scene.rider) return piece.id === scene.rider;
  return scene.order.length === 0 && piece.seat === scene.turn;
}

/** The rider a seat has in mind: the one to move if it is his, else his first. */
export function riderOf(scene: Scene, seat: number): Piece | undefined {
  const own = scene.pieces.filter((piece) => piece.seat === seat);
  return own.find((piece) => piece.id === scene.rider) ?? own[0];
}

/** The plate of a seat as a whole: that of its row in the standings, else its rider's. */
export function plateOf(scene: Scene, seat: number): Plate | undefined {
  return scene.standings[0]?.rows.find((row) => row.seat === seat) ?? scene.pieces.find((piece) => piece.seat === seat);
}

/** The plate to show for whose turn it is: the rider's, and while none is chosen the seat's. */
export function plateInTurn(scene: Scene): Plate | undefined {
  return scene.pieces.find((piece) => moves(scene, piece)) ?? plateOf(scene, scene.turn);
}
