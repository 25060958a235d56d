// Small geometry of cells and lines for drawing.
import type { Board, Cell, Point, RoadLine } from "../../lib/wire.ts";

/** The width of the road at which a rider has its full size. */
const LIFE_SIZE = 74;
const IN_LANES = 0.69;
const IN_WIDE_LANES = 0.78;
/** Lanes this wide have room for life-size signs. */
const WIDE_LANE = 34;

export function points(list: Point[]): string {
  return list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The cell a little smaller, so that the road shows around it. */
export function inset(cell: Cell, by: number): Point[] {
  const [cx, cy] = cell.centre;
  const size = Math.max(...cell.shape.map(([x, y]) => Math.hypot(x - cx, y - cy)));
  const scale = Math.max(0.5, 1 - (by * 1.25) / size);
  return cell.shape.map(([x, y]) => [cx + (x - cx) * scale, cy + (y - cy) * scale]);
}

/** Whether there is one rider a cell: in lanes, and on hexes. */
export const hasLanes = (board: Board): boolean => board.kind !== "road";

/** Whether the road is made of hexes. */
export const hasHexes = (board: Board): boolean => board.kind === "hexes";

/** Whether it has lanes so narrow that everything printed on them is small. */
export function hasNarrowLanes(board: Board): boolean {
  return board.kind === "lanes" && board.cell_width < WIDE_LANE;
}

/** How much smaller or larger than life size riders are drawn on this board: in lanes they overlap a little. */
/** How much larger riders are on a television, where the whole road is shown. */
export const FROM_AFAR = 1.25;

export function riderScale(board: Board): number {
  if (board.kind === "lanes") return hasNarrowLanes(board) ? IN_LANES : IN_WIDE_LANES;
  if (board.kind === "hexes") return IN_LANES;
  return Math.min(1.1, Math.max(0.55, board.cell_width / LIFE_SIZE));
}

/** A point `off` units to the right of the cell's middle, as its riders see it. */
export function beside(cell: Cell, off: number): Point {
  const turn = (cell.heading * Math.PI) / 180;
  return [cell.centre[0] - Math.sin(turn) * off, cell.centre[1] + Math.cos(turn) * off];
}

/** Two rows of squares across the road. */
export function chequers(line: RoadLine, count = 8): { dark: boolean; d: string }[] {
  const [[x0, y0], [x1, y1]] = line.ends;
  const [dx, dy] = [(x1 - x0) / count, (y1 - y0) / count];
  return Array.from({ length: count * 2 }, (_, number) => {
    const [place, row] = [number % count, Math.floor(number / count)];
    const [x, y] = [x0 + dx * place + dy * row, y0 + dy * place - dx * row];
    return { dark: (place + row) % 2 === 1, d: `M${x} ${y}l${dx} ${dy}l${dy} ${-dx}l${-dx} ${-dy}Z` };
  });
}
