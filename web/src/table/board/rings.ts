// Who rides with whom on a road of hexes: a line around each group, and where the flag with its pace stands.
import type { Board, Cell, Group, Point, Scene } from "../../lib/wire.ts";
import { heaps, outline, radiusOf } from "./hexes.ts";

export interface Ring {
  id: string;
  d: string;
  /** The middle of the flag, above the group; below it where a sign stands there. */
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
      return {
        id: `${group.id}/${place}`,
        d: heap.length > 1 ? outline(heap, board) : "",
        flag: flagOf(heap, board),
        pace: next && heap.includes(next) ? group.pace : "",
        now: group.pieces.includes(scene.rider),
      };
    });
  }
}

/** So near a sign a flag would lie over its words. */
const BESIDE_SIGN: Point = [110, 30];

function flagOf(heap: Cell[], board: Board): Point {
  const off = radiusOf(board) * 1.35;
  const high = heap.reduce((a, b) => (b.centre[1] < a.centre[1] ? b : a)).centre;
  const low = heap.reduce((a, b) => (b.centre[1] > a.centre[1] ? b : a)).centre;
  const above: Point = [high[0], high[1] - off];
  const taken = board.signs.some(({ at }) => Math.abs(at[0] - above[0]) < BESIDE_SIGN[0] && Math.abs(at[1] - above[1]) < BESIDE_SIGN[1]);
  return taken ? [low[0], low[1] + off] : above;
}
