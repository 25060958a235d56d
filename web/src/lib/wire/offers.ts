// Offers as they come: each tells only what differs from the one before it.
import type { Ask, Offer, Params, Text } from "../picture.ts";

/** Without its key it is the sentence of the offer before, with other values of these parameters. */
export type TextSent = Text | { args: Params };

export interface OfferSent {
  do: string;
  picks?: string[];
  label?: TextSent;
  hint?: TextSent | null;
  side?: boolean;
  signs?: string[];
}

export interface AskSent extends Omit<Ask, "offers"> {
  offers: OfferSent[];
}

const FIRST: Offer = { do: "", picks: [], label: { key: "", args: {} }, hint: null, side: false, signs: [] };

export function wholeAsk(sent: AskSent): Ask {
  let before = FIRST;
  const offers = sent.offers.map(({ label, hint, ...rest }) => {
    before = {
      ...before,
      ...rest,
      label: label ? whole(before.label, label) : before.label,
      hint: hint ? whole(before.hint, hint) : hint === null ? null : before.hint,
    };
    return before;
  });
  return { ...sent, offers };
}

function whole(before: Text | null, sent: TextSent): Text {
  if ("key" in sent) return sent;
  return { key: before?.key ?? "", args: { ...before?.args, ...sent.args } };
}
