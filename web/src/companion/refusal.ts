// The sentence of a rule that forbids an entry, in the catalogue of its game.

export const refusalKey = (game: string, rule: string): string => `${game}-refusal-${rule.replaceAll(".", "-")}`;
