// Where the lines of a chart run: everybody's way from the start, where all are level, down to how far behind they are.
import type { Progress } from "../../lib/sheet_wire.ts";

export interface Frame {
  width: number;
  height: number;
  /** Room for the plates at the right end, the figures at the left, and the numbers of the stages below. */
  right: number;
  left: number;
  below: number;
  above: number;
}

export interface Way {
  who: string;
  points: [number, number][];
  /** Where its plate stands: beside its end, or as near as the others let it. */
  plate: number;
}

export interface Course {
  ways: Way[];
  /** The stages along the foot, and the figures down the side. */
  stages: { stage: number; x: number }[];
  steps: { behind: number; y: number }[];
}

/** Between two plates, so that each can be read. */
const APART = 21;
const STEPS = { time: [5, 10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600], points: [1, 2, 5, 10, 20, 50, 100, 200, 500] };

export function courseOf(progress: Progress, frame: Frame, most = Infinity): Course {
  const room = Math.max(1, Math.floor((frame.height - frame.above - frame.below) / APART));
  const lines = progress.lines.filter((line) => line.behind.some((one) => one !== null)).slice(0, Math.min(most, room));
  const worst = Math.max(1, ...lines.flatMap((line) => line.behind.map((one) => one ?? 0)));
  const across = frame.width - frame.left - frame.right;
  const x = (place: number): number => frame.left + (across * place) / progress.stages.length;
  const y = (behind: number): number => frame.above + ((frame.height - frame.above - frame.below) * behind) / worst;
  const ways = lines.map(({ who, behind }) => {
    const points: [number, number][] = [[x(0), y(0)]];
    behind.forEach((one, place) => one !== null && points.push([x(place + 1), y(one)]));
    return { who, points, plate: points.at(-1)?.[1] ?? 0 };
  });
  return {
    ways: apart(ways, frame.above, frame.height - frame.below),
    stages: progress.stages.map((stage, place) => ({ stage, x: x(place + 1) })),
    steps: stepsTo(worst, progress.timed).map((behind) => ({ behind, y: y(behind) })),
  };
}

/** Plates that would lie on each other are pushed down, and where the foot is in the way, up again. */
function apart(ways: Way[], top: number, foot: number): Way[] {
  const sorted = [...ways].sort((a, b) => a.plate - b.plate);
  let free = top;
  for (const way of sorted) free = (way.plate = Math.max(way.plate, free)) + APART;
  let last = foot;
  for (const way of sorted.reverse()) last = (way.plate = Math.min(way.plate, last)) - APART;
  return ways;
}

/** Two to four round figures. */
function stepsTo(worst: number, timed: boolean): number[] {
  const sizes = timed ? STEPS.time : STEPS.points;
  const step = sizes.find((size) => worst / size <= 4) ?? Math.ceil(worst / 4);
  return Array.from({ length: Math.floor(worst / step) + 1 }, (_, place) => place * step);
}

/** How far behind, as race programmes write it. */
export function written(behind: number, timed: boolean): string {
  if (behind === 0) return "0";
  if (!timed) return `− ${behind}`;
  const [hours, minutes, seconds] = [Math.floor(behind / 3600), Math.floor(behind / 60) % 60, behind % 60];
  const two = (figure: number): string => String(figure).padStart(2, "0");
  return hours ? `+ ${hours}:${two(minutes)}:${two(seconds)}` : `+ ${minutes}:${two(seconds)}`;
}
