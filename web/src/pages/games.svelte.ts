// The games this server has, with their names in the reader's language: asked once, shared by the pages.
import { seats } from "../lib/device/seats.ts";
import { settings } from "../lib/device/settings.svelte.ts";
import { api } from "../lib/net/api.ts";
import { once } from "../lib/net/once.ts";
import { addressOf } from "../lib/net/place.ts";
import { loadCovers } from "../lib/texts/catalogues.svelte.ts";
import { knows, t } from "../lib/texts/texts.svelte.ts";
import type { GameInfo, MadeTable, NewTable, Provenance } from "../lib/wire.ts";
import { startList, wishes } from "./seat-form.ts";

const asked = once(() => api.games());

/** All games, with what stands on their boxes. */
export async function loadGames(): Promise<GameInfo[]> {
  // Games without words are shown all the same.
  const [games] = await Promise.all([asked(), loadCovers().catch(() => undefined)]);
  return games;
}

export const gameName = (game: string): string => (knows(`${game}-name`) ? t(`${game}-name`) : game);

/** What is printed and what is ours, in the game's own words. */
export function provenanceText(game: string, provenance: Provenance): string {
  const key = `${game}-provenance-${provenance}`;
  return knows(key) ? t(key) : t(`provenance-${provenance}-help`);
}

export const posterOf = (game: string): string => addressOf(`/games/${encodeURIComponent(game)}/poster`);

/** The name to ride under: the last one typed, else a plain one. */
export const ownName = (): string => settings.name || t("common-rider");

/** Makes a table, keeps its tokens in this browser, and says where it is. */
export async function makeTable(wish: NewTable): Promise<string> {
  return keepTable(await api.createTable({ away_seconds: settings.away, ...wish }), wish.game);
}

export function keepTable(made: MadeTable, game: string): string {
  seats.made(made, game);
  return `/t/${made.table}`;
}

/** The quickest start: the game's own short race, the reader against bots. */
export function quickRace(game: GameInfo): Promise<string> {
  const { seats: wanted, options } = game.quick;
  const count = game.players.includes(wanted) ? wanted : Math.max(...game.players.filter((each) => each <= wanted), game.players[0] ?? 1);
  return makeTable({ game: game.id, options, start: true, seats: wishes(startList(count, ownName(), game.bots)) });
}
