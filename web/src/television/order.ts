// Who rides one after the other: the order of the round where a game has one, else the seats from who rides now on.
import type { Scene, Turn } from "../lib/wire.ts";
import { plateOf } from "../table/mover.ts";

/** The turns to show, at most so many: a few that were ridden, who rides, and those that come. */
export function turnsOf(scene: Scene, most: number): Turn[] {
  const all = scene.order.length ? scene.order : seatsInTurn(scene);
  const now = Math.max(0, all.findIndex((turn) => turn.state === "now"));
  const from = Math.min(Math.max(0, now - Math.floor(most / 3)), Math.max(0, all.length - most));
  return all.slice(from, from + most);
}

/** Seats take turns: all have one coming but who rides. */
export function seatsInTurn(scene: Scene): Turn[] {
  const seats = [...new Set(scene.pieces.map((piece) => piece.seat))].sort((a, b) => a - b);
  return seats.flatMap((seat) => {
    const plate = plateOf(scene, seat);
    return plate ? [{ piece: `seat:${seat}`, seat, team: plate.team, bib: plate.bib, state: seat === scene.turn ? "now" : "next" }] : [];
  });
}

/** How many ride before a seat does, and its rider: nothing where it is not to ride any more. */
export function untilTurnOf(scene: Scene, seat: number): { bib: number; before: number } | null {
  const all = scene.order.length ? scene.order : seatsInTurn(scene);
  const now = all.findIndex((turn) => turn.state === "now");
  if (now < 0) return null;
  const ahead = scene.order.length ? all.slice(now + 1) : [...all.slice(now + 1), ...all.slice(0, now)];
  const next = ahead.filter((turn) => turn.state !== "skips");
  const before = next.findIndex((turn) => turn.seat === seat);
  return before < 0 ? null : { bib: next[before]!.bib, before };
}
