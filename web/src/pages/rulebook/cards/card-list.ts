// The card list of a game: asked once, and in the address bar and the contents of a rulebook.
import { api } from "../../../lib/net/api.ts";
import { once } from "../../../lib/net/once.ts";
import type { Chapter } from "../../../lib/wire.ts";

export const cardsOf = once(async (game: string): Promise<Chapter[]> => (await api.cardList(game)).chapters);

/** The heading of the whole list. */
export const CARDS = "cards";

/** The heading of a pack. */
export const chapterId = (chapter: Chapter): string => `${CARDS}-${chapter.id}`;
