// Cards whose figure stands on a dial that is filled as far as it goes.

/** Families of cards with a dial, and what a full one stands for. */
const DIALS: Record<string, number> = { seconds: 15 };

/** What a full dial of this family of cards stands for; 0 where it has none. */
export function dialOf(frame: string): number {
  return DIALS[frame] ?? 0;
}

/** The filled part of a dial around 60, 60, from the top on: a path. */
export function sector(part: number): string {
  if (!(part > 0)) return "";
  if (part >= 1) return "M60 20A40 40 0 1 1 59.9 20Z";
  const turn = part * 2 * Math.PI;
  const [x, y] = [60 + 40 * Math.sin(turn), 60 - 40 * Math.cos(turn)];
  return `M60 60V20A40 40 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`;
}
