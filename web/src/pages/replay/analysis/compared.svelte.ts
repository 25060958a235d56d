// What was played and what the bot would have done, on the road: handed down to the board as the choices of a hint are.
import { botName, t } from "../../../lib/texts/texts.svelte.ts";
import { NOBODY, type Asking } from "../../../table/ask/asking.ts";
import { faceOf } from "../../../table/away/absence.ts";
import { marksOf, type Tagged } from "../../../table/hint/marks.ts";
import type { AnalysedEntry } from "../../../lib/wire.ts";
import type { Film } from "../film.svelte.ts";
import type { LookBack } from "./look-back.svelte.ts";

/** Nobody is asked anything in a film; while it is looked back at, the two moves of the entry on the screen are marked. */
export function comparing(film: Film, look: LookBack, open: () => boolean): Asking {
  const marks = $derived.by(() => {
    const { board, n } = film;
    const entry = look.entry(n);
    if (!open() || !entry || !board || !film.onTheRoadBefore) return [];
    return marksOf(twoMoves(entry, look.found?.level ?? ""), 0, board);
  });
  return {
    ...NOBODY,
    get hinted() {
      return marks;
    },
  };
}

/** What was played, and the bot's move with its face where that is surely better. */
export function twoMoves({ played, best }: AnalysedEntry, level: string): Tagged[] {
  const mine = played ? [{ picks: played.picks, tag: t("analysis-played") }] : [];
  return best ? [...mine, { picks: best.picks, tag: botName(level), face: faceOf([], level) }] : mine;
}
