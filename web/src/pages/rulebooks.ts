// Rulebooks by game and language: asked once, so that a rule is there when somebody asks why not.
import { settings } from "../lib/device/settings.svelte.ts";
import { api } from "../lib/net/api.ts";
import { once } from "../lib/net/once.ts";
import type { RulebookInfo, RuleInfo } from "../lib/wire.ts";

const bookIn = once((game: string, language: string) => api.rules(game, language));

export const rulebookOf = (game: string, language: string = settings.spoken): Promise<RulebookInfo> => bookIn(game, language);

export const ruleIn = (book: RulebookInfo, id: string): RuleInfo | undefined =>
  book.sections.flatMap((section) => section.rules).find((rule) => rule.id === id);
