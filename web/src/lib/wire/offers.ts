// Offers as they come: each tells only what differs from the one before it.
import type { Ask, AskSent, Offer, Text, TextSent } from "../wire.ts";

const FIRST: Offer = { do: "", picks: [], label: { key: "", args: {} }, hint: null, side: false, signs: [], opens: false };

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

function whole(before: Text | null, { key, args }: TextSent): Text {
  if (key !== undefined) return { key, args };
  return { key: before?.key ?? "", args: { ...before?.args, ...args } };
}
