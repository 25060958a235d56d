// What the posters have besides the land of the boards: a sun's rays, and a road that narrows towards the pass.

type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 10) / 10;

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A sun's rays round (x, y): every second sector of `count` pairs, one path. */
export function rays(x: number, y: number, radius: number, count: number): string {
  const at = (part: number): string => {
    const angle = (2 * Math.PI * part) / count;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  };
  return Array.from({ length: count }, (_, i) => `M${x} ${y}L${at(i)} ${at(i + 0.5)}Z`).join("");
}

/** A smooth line through the points (centripetal Catmull-Rom), `steps` points between each two. */
export function smooth(points: readonly Point[], steps: number): Point[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last || points.length < 3) return [...points];
  const before = mix(first, points[1] ?? first, -1);
  const after = mix(last, points[points.length - 2] ?? last, -1);
  const all = [before, ...points, after];
  const line: Point[] = [];
  for (let i = 1; i < all.length - 2; i++) {
    const quad = all.slice(i - 1, i + 3) as [Point, Point, Point, Point];
    for (let j = 0; j < steps; j++) line.push(between(quad, j / steps));
  }
  return [...line, last];
}

function between([p0, p1, p2, p3]: [Point, Point, Point, Point], part: number): Point {
  const knot = (a: Point, b: Point): number => Math.max(1e-6, Math.hypot(a[0] - b[0], a[1] - b[1]) ** 0.5);
  const t1 = knot(p0, p1);
  const t2 = t1 + knot(p1, p2);
  const t3 = t2 + knot(p2, p3);
  const t = t1 + (t2 - t1) * part;
  const a1 = mix(p0, p1, t / t1);
  const a2 = mix(p1, p2, (t - t1) / (t2 - t1));
  const a3 = mix(p2, p3, (t - t2) / (t3 - t2));
  return mix(mix(a1, a2, t / t2), mix(a2, a3, (t - t1) / (t3 - t1)), (t - t1) / (t2 - t1));
}

export interface Stretch {
  d: string;
  width: number;
}

/** A road that narrows towards the horizon, as short stretches of falling width, and its white dashes. */
export function narrowingRoad(points: readonly Point[], near: number, far: number): { road: Stretch[]; dashes: Stretch[] } {
  const line = smooth(points, 20);
  const width = (i: number): number => near * (1 - i / line.length) ** 1.5 + far;
  const piece = (from: number, to: number): string =>
    `M${line
      .slice(from, to + 1)
      .map(([x, y]) => `${round(x)} ${round(y)}`)
      .join("L")}`;
  const road: Stretch[] = [];
  for (let i = 0; i < line.length - 1; i += 2) road.push({ d: piece(i, i + 2), width: round(width(i)) });
  const dashes: Stretch[] = [];
  for (let i = 4; i < line.length * 0.68; i += 6) {
    dashes.push({ d: piece(i, i + 3), width: round(Math.max(1.2, width(i) * 0.05)) });
  }
  return { road, dashes };
}
