// How to go on, before anything is picked.
import { mannerOf } from "../../lib/wire/things.ts";
import type { Ask, Scene, Text } from "../../lib/wire.ts";

/** What all that can be picked on the table has in common, if it has. */
export function commonHint(ask: Ask, scene: Scene): Text | undefined {
  if (scene.numbers.length) return undefined;
  const hints = ask.offers.filter((each) => !mannerOf(each.picks[0]).aside).map((each) => each.hint);
  const [first] = hints;
  return first && hints.every((hint) => JSON.stringify(hint) === JSON.stringify(first)) ? first : undefined;
}

/** The key of a sentence that says how to go on. Where only side offers are left, the lit cards cannot be played. */
export function adviceOf(ask: Ask, scene: Scene, lit: Set<string>): string {
  if (!ask.offers.length && !lit.size) return "ask-coach";
  const open = scene.hand.filter((card) => lit.has(card.id)).length;
  if (scene.numbers.length) return [...lit].some((thing) => mannerOf(thing).first) ? "ask-numbers" : "ask-steps";
  if ([...scene.buttons, ...scene.dice].filter((thing) => lit.has(thing.id)).length > 1) return "ask-choose";
  if (open && ask.offers.every((each) => each.side)) return "ask-side";
  return open && open < scene.hand.length ? "ask-cards" : "ask-lit";
}
