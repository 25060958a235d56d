// The words on the tabs of lit cells: how far they are from the rider who would go there.
import type { Board, Scene } from "../lib/wire.ts";

/** Lit cells with "+60" where both cells have figures, else with nothing. */
export function targetTabs(lit: Set<string>, board: Board, scene: Scene, seat: number): Map<string, string> {
  const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
  const own = cells.get(scene.pieces.find((piece) => piece.seat === seat)?.cell ?? "");
  const tabs = new Map<string, string>();
  for (const thing of lit) {
    const cell = cells.get(thing);
    if (!cell) continue;
    const far = Number(cell.label || NaN) - Number(own?.label || NaN);
    tabs.set(thing, Number.isFinite(far) && far > 0 ? `+${far}` : "");
  }
  return tabs;
}
