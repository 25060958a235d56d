// The shape of a team's number plate, and how far its number sits below the middle.

const SHAPES: Record<string, string> = {
  rouge: "disc",
  azur: "square",
  mandarine: "gable",
  lavande: "diamond",
  lagune: "shield",
  ardoise: "ticket",
  blanc: "hexagon",
};
/** The colours of all boxes. */
export const COLOURS: readonly string[] = Object.keys(SHAPES);
const DROPS: Record<string, number> = { gable: 0.06, shield: -0.03 };

export function plateShape(team: string): string {
  return SHAPES[team] ?? "disc";
}

export function plateDrop(team: string): number {
  return DROPS[plateShape(team)] ?? 0;
}
