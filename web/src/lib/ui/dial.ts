// Cards whose figure stands on a dial that is filled as far as it goes.

/** The filled part of a dial around 60, 60, from the top on: a path. */
export function sector(part: number): string {
  if (!(part > 0)) return "";
  if (part >= 1) return "M60 20A40 40 0 1 1 59.9 20Z";
  const turn = part * 2 * Math.PI;
  const [x, y] = [60 + 40 * Math.sin(turn), 60 - 40 * Math.cos(turn)];
  return `M60 60V20A40 40 0 ${part > 0.5 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}Z`;
}
