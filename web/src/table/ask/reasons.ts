// What cannot be done now, by the reason: one sentence for all attempts that the same rule forbids in the same words.
import type { Offer, Params, Text, WhyNot } from "../../lib/wire.ts";

/** Why a thing that was pressed cannot be picked, and what can be done with it instead. */
export interface Explanation {
  thing: string;
  whys: WhyNot[];
  sides: Offer[];
  at: DOMRect | null;
  /** Nothing forbids it: it can be picked. */
  lit?: boolean;
}

/** The explanation of an offer that a rule forbids after all. */
export const forbidden = (offer: Offer, rule: string, params: Params = {}): Explanation => ({
  thing: offer.picks[0] ?? "",
  whys: [{ picks: offer.picks, label: offer.label, rule, params }],
  sides: [],
  at: null,
});

export interface Reason {
  rule: string;
  sentence: Text;
  /** The attempts it forbids, the first few of them. */
  labels: Text[];
  /** How many more it forbids. */
  more: number;
}

/** So many attempts are named for a reason, and so many sentences told of one rule. */
const NAMED = 4;
const TOLD = 3;

/** The game's sentence for its rule, or where no rule is near what comes of any such thing. */
export const refusalText = (game: string, { rule, params }: { rule: string; params: Params }): Text => ({
  key: rule ? `${game}-refusal-${rule.replaceAll(".", "-")}` : "why-general",
  args: params,
});

export function byReason(game: string, whys: WhyNot[]): Reason[] {
  const found = new Map<string, Reason>();
  const told = new Map<string, number>();
  for (const why of whys) {
    const key = `${why.rule} ${JSON.stringify(why.params)}`;
    const known = found.get(key);
    if (!known) {
      const count = (told.get(why.rule) ?? 0) + 1;
      told.set(why.rule, count);
      if (count <= TOLD) found.set(key, { rule: why.rule, sentence: refusalText(game, why), labels: [why.label], more: 0 });
    } else if (known.labels.length < NAMED) known.labels.push(why.label);
    else known.more++;
  }
  return [...found.values()];
}
