// Who stands where on the podium. Places may be shared, and then a place may be empty.
import type { Row } from "../../lib/wire.ts";

export interface Step {
  rank: 1 | 2 | 3;
  /** The block: left edge, top edge, width, and how big its figure is. */
  x: number;
  y: number;
  width: number;
  figure: number;
  riders: Standing[];
}

export interface Standing {
  row: Row;
  /** The middle of the rider, and his width. */
  x: number;
  y: number;
  width: number;
  jersey: string;
}

export const WIDTH = 760;
export const HEIGHT = 560;
export const GROUND = 540;

const BLOCKS = [
  { rank: 1, x: 270, y: 330, width: 220, figure: 120, rider: 196 },
  { rank: 2, x: 70, y: 392, width: 200, figure: 96, rider: 160 },
  { rank: 3, x: 490, y: 424, width: 200, figure: 80, rider: 160 },
] as const;

/** The jersey or cap a row wears on the road. */
export const jerseyOf = (row: Row): string => row.marks.find((mark) => mark.worn)?.worn ?? "";

export function steps(rows: readonly Row[]): Step[] {
  return BLOCKS.map(({ rank, x, y, width, figure, rider }) => {
    const here = rows.filter((row) => row.rank === rank);
    const size = here.length > 1 ? Math.min(rider, (width * 1.25) / here.length) : rider;
    const gap = here.length > 1 ? (width - size * 0.7) / here.length : 0;
    const riders = here.map((row, place) => ({
      row,
      x: x + width / 2 + gap * (place - (here.length - 1) / 2),
      y: y - size * 0.388,
      width: size,
      jersey: jerseyOf(row),
    }));
    return { rank, x, y, width, figure, riders };
  });
}
