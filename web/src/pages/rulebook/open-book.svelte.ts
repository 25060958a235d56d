// What the page of a game's rules is made of: the rulebook in the reader's language, its pictures and its cards.
import { settings } from "../../lib/device/settings.svelte.ts";
import { loadGameTexts } from "../../lib/texts/catalogues.svelte.ts";
import type { Chapter, GameInfo, IllustratedPage, RulebookInfo } from "../../lib/wire.ts";
import { loadGames } from "../games.svelte.ts";
import { illustrationsOf } from "../illustrations.ts";
import { problemText } from "../problem.ts";
import { rulebookOf } from "../rulebooks.ts";
import { cardsOf } from "./cards/card-list.ts";

export class OpenBook {
  book = $state.raw<RulebookInfo | null>(null);
  games = $state.raw<GameInfo[]>([]);
  cards = $state.raw<Chapter[]>([]);
  page = $state.raw<IllustratedPage | null>(null);
  problem = $state("");

  /** Pictures and cards that do not come leave the rules, for which people came. */
  async load(game: string): Promise<void> {
    const language = settings.spoken;
    this.problem = "";
    try {
      const extras = [illustrationsOf(game).catch(() => null), cardsOf(game).catch(() => [])] as const;
      const all = await Promise.all([loadGames(), rulebookOf(game), ...extras, loadGameTexts(game).catch(() => undefined)]);
      if (language === settings.spoken) [this.games, this.book, this.page, this.cards] = all;
    } catch (error) {
      this.problem = problemText(error);
    }
  }
}
