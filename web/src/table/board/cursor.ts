// Where the arrow keys lead on a road: forward and back along it, across it from lane to lane.
import type { Cell } from "../../lib/wire.ts";

export type Arrow = "ArrowRight" | "ArrowLeft" | "ArrowUp" | "ArrowDown";

export function isArrow(key: string): key is Arrow {
  return /^Arrow(Right|Left|Up|Down)$/.test(key);
}

const FORWARD: Record<Arrow, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The cell that an arrow leads to from `here` among these cells. Right and left go along the road; up and down too, but
 * across it where it has lanes. */
export function nextCell(among: Cell[], here: string, arrow: Arrow): Cell | undefined {
  const road = among.toSorted((a, b) => a.number - b.number || a.lane - b.lane);
  const lanes = road.some((cell) => cell.lane > 0);
  const from = road.find((cell) => cell.id === here);
  const step = FORWARD[arrow];
  if (!from) return step > 0 ? road[0] : road.at(-1);
  if (!lanes) return around(road, from, step);
  const row = road.filter((cell) => cell.number === from.number);
  // Lane 1 comes first in a row: down the list is away from the numbers.
  if (arrow === "ArrowUp" || arrow === "ArrowDown") return around(row, from, arrow === "ArrowUp" ? -1 : 1);
  const numbers = [...new Set(road.map((cell) => cell.number))];
  const number = around(numbers, from.number, step);
  return nearestLane(road.filter((cell) => cell.number === number), from.lane);
}

/** The next one in a ring. */
function around<T>(ring: T[], from: T, step: number): T | undefined {
  return ring[(ring.indexOf(from) + step + ring.length) % ring.length];
}

function nearestLane(row: Cell[], lane: number): Cell | undefined {
  return row.toSorted((a, b) => Math.abs(a.lane - lane) - Math.abs(b.lane - lane))[0];
}
