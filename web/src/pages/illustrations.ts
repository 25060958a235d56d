// Illustrated pages by game, the same in every language: null for a game without one.
import { api } from "../lib/net/api.ts";
import { once } from "../lib/net/once.ts";

export const illustrationsOf = once((game: string) => api.illustrations(game));
