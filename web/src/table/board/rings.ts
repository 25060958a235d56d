// Who rides with whom on a road of hexes: a line around each group, and where the flag with its pace stands.
import type { Board, Cell, Group, Point, Scene } from "../../lib/wire.ts";
import { heaps, outline, radiusOf } from "./hexes.ts";

export interface Ring {
  id: string;
  d: string;
  /** The middle of the flag, above the group. */
  flag: Point;
  /** What the group offers to its next rider; "" for no flag. */
  pace: string;
  /** The rider to move is one of them. */
  now: boolean;
}

export function ringsOf(scene: Scene, board: Board, cells: Map<string, Cell>): Ring[] {
  const places = new Map(scene.pieces.map((piece) => [piece.id, piece.cell]));
  const waits = new Set(scene.order.filter((turn) => turn.state === "now" || turn.state === "next").map((turn) => turn.piece));
  return scene.groups.filter((group) => group.pieces.length > 1).flatMap((group) => around(group, places, waits));

  /** A group that is strung out has a line around each part; the flag stands where its next rider is. */
  function around(group: Group, places: Map<string, string>, waits: Set<string>): Ring[] {
    const cellOf = (id: string | undefined): Cell | undefined => cells.get(places.get(id ?? "") ?? "");
    const own = new Set(group.pieces.flatMap((id) => cellOf(id) ?? []));
    const next = cellOf(group.pieces.find((id) => waits.has(id)) ?? group.pieces[0]);
    return heaps([...own], board).map((heap, place) => {
      const high = heap.reduce((a, b) => (b.centre[1] < a.centre[1] ? b : a));
      return {
        id: `${group.id}/${place}`,
        d: heap.length > 1 ? outline(heap, board) : "",
        flag: [high.centre[0], high.centre[1] - radiusOf(board) * 1.35],
        pace: next && heap.includes(next) ? group.pace : "",
        now: group.pieces.includes(scene.rider),
      };
    });
  }
}
