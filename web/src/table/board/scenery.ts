// The pieces of the land, printed flat and never outlined, so that they stay behind the road.
import type { Point } from "../../lib/wire.ts";

export interface Shape {
  d: string;
  fill: string;
  opacity?: number;
  stroke?: string;
  /** The drills of a field: lines that its outline cuts off. */
  drills?: { d: string; colour: string };
}

const n = (value: number): string => value.toFixed(1);

export function polygon(points: Point[], fill: string): Shape {
  return { d: `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, fill };
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): Shape {
  return { d: `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`, fill, opacity };
}

export function poplar(x: number, y: number, h: number): Shape[] {
  const [a, b] = [h * 0.17, h * 0.13];
  return [
    {
      d: `M${x} ${y}C${n(x - a)} ${n(y - h * 0.25)} ${n(x - b)} ${n(y - h * 0.8)} ${x} ${n(y - h)}C${n(x + b)} ${n(y - h * 0.8)} ${n(x + a)} ${n(y - h * 0.25)} ${x} ${y}Z`,
      fill: "var(--wood)",
    },
    { d: `M${x} ${y}v${n(h * 0.1)}`, fill: "none", stroke: "#6b5138" },
  ];
}

export function bush(x: number, y: number, r: number): Shape[] {
  return [disc(x, y, r, "var(--wood)"), disc(x - r * 0.3, y - r * 0.3, r * 0.45, "#fff", 0.1)];
}

export function fir(x: number, y: number, h: number): Shape[] {
  const d = `M${x} ${n(y - h)}l${n(h * 0.24)} ${n(h * 0.4)}h${n(-h * 0.1)}l${n(h * 0.2)} ${n(h * 0.5)}h${n(-h * 0.68)}l${n(h * 0.2)} ${n(-h * 0.5)}h${n(-h * 0.1)}Z`;
  return [{ d, fill: "var(--wood)" }];
}

export function house(x: number, y: number, s: number, roof = "var(--roof)"): Shape[] {
  return [
    { d: `M${n(x)} ${n(y)}v${n(-s * 0.55)}h${n(s)}v${n(s * 0.55)}Z`, fill: "var(--wall)" },
    {
      d: `M${n(x - s * 0.1)} ${n(y - s * 0.55)}L${n(x + s * 0.3)} ${n(y - s)}H${n(x + s * 0.8)}L${n(x + s * 1.1)} ${n(y - s * 0.55)}Z`,
      fill: roof,
    },
    {
      d: `M${n(x + s * 0.2)} ${n(y)}v${n(-s * 0.28)}h${n(s * 0.2)}v${n(s * 0.28)}ZM${n(x + s * 0.6)} ${n(y - s * 0.18)}v${n(-s * 0.2)}h${n(s * 0.2)}v${n(s * 0.2)}Z`,
      fill: "#1E2329",
      opacity: 0.55,
    },
  ];
}

export function church(x: number, y: number, s: number): Shape[] {
  return [
    ...house(x, y, s),
    { d: `M${n(x - s * 0.35)} ${n(y)}v${n(-s * 1.1)}h${n(s * 0.42)}v${n(s * 1.1)}Z`, fill: "var(--wall)" },
    {
      d: `M${n(x - s * 0.42)} ${n(y - s * 1.1)}L${n(x - s * 0.14)} ${n(y - s * 1.95)}L${n(x + s * 0.14)} ${n(y - s * 1.1)}Z`,
      fill: "#56626B",
    },
    { d: `M${n(x - s * 0.2)} ${n(y - s * 0.72)}h${n(s * 0.12)}v${n(s * 0.2)}h${n(-s * 0.12)}Z`, fill: "#1E2329", opacity: 0.55 },
  ];
}

export function village(x: number, y: number, s: number): Shape[] {
  return [
    ...house(x - s * 1.7, y + s * 0.1, s * 0.8),
    ...church(x, y, s),
    ...house(x + s * 1.4, y + s * 0.2, s * 0.9, "#A64B34"),
    ...house(x + s * 2.7, y, s * 0.7),
  ];
}

/** A peak with its foot line at y. */
export function alp(x: number, y: number, w: number, h: number, far = false): Shape[] {
  const at = (dx: number, dy: number): string => `${n(x + w * dx)} ${n(y - h * dy)}`;
  return [
    { d: `M${at(-0.5, 0)}L${at(-0.08, 1)}L${at(0.02, 0.9)}L${at(0.5, 0)}Z`, fill: far ? "var(--mountain-far)" : "var(--mountain)" },
    {
      d: `M${at(-0.08, 1)}L${at(0.02, 0.9)}L${at(0.5, 0)}L${at(0.06, 0)}L${at(-0.02, 0.45)}Z`,
      fill: "var(--mountain-2)",
      opacity: 0.75,
    },
    {
      d: `M${at(-0.08, 1)}L${at(0.02, 0.9)}L${at(0.16, 0.63)}L${at(0.07, 0.7)}L${at(0.01, 0.58)}L${at(-0.08, 0.72)}L${at(-0.17, 0.62)}L${at(-0.195, 0.72)}Z`,
      fill: "var(--snow)",
    },
    {
      d: `M${at(-0.62, -0.1)}C${at(-0.4, 0.16)} ${at(-0.1, 0.02)} ${at(0, 0.1)}S${at(0.42, 0.14)} ${at(0.62, -0.1)}Z`,
      fill: "var(--grass-2)",
    },
  ];
}

export function cloud(x: number, y: number, s: number): Shape {
  const r = (value: number): string => n(s * value);
  return {
    d: `M${x} ${y}h${r(3)}a${r(0.55)} ${r(0.55)} 0 0 0 ${r(-0.5)} ${r(-1)}a${r(0.9)} ${r(0.9)} 0 0 0 ${r(-1.6)} ${r(-0.2)}a${r(0.6)} ${r(0.6)} 0 0 0 ${r(-0.9)} ${r(1.2)}Z`,
    fill: "var(--snow)",
    opacity: 0.9,
  };
}

const CROPS = {
  wheat: ["var(--wheat)", "var(--drill-wheat)"],
  grass: ["var(--grass-2)", "var(--drill-grass)"],
  meadow: ["var(--meadow)", "var(--drill-meadow)"],
} as const;

/** A field with parallel drills. */
export function field(points: Point[], crop: keyof typeof CROPS, rows: number, [ax, ay]: Point): Shape {
  const [fill, colour] = CROPS[crop];
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const span = Math.max(x1 - x0, y1 - y0) * 1.5;
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  let d = "";
  for (let row = -rows; row <= rows; row++) {
    const off = ((span / rows) * row) / 1.4;
    const [ox, oy] = [-ay * off, ax * off];
    d += `M${n(cx + ox - ax * span)} ${n(cy + oy - ay * span)}L${n(cx + ox + ax * span)} ${n(cy + oy + ay * span)}`;
  }
  return { ...polygon(points, fill), drills: { d, colour } };
}
