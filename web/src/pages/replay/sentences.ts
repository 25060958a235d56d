// What happened in a step, in the game's own words.
import { knows, say, type Reader } from "../../lib/texts/texts.svelte.ts";
import type { ReplayStep } from "../../lib/wire.ts";
import { deciderOf, eventText } from "../../table/log/log.ts";

/** All sentences of a step, after who decided it where that was a bot for somebody; what has none is not told. */
export function sentenceOf(step: ReplayStep, reader: Reader): string {
  const sentences = step.events
    .map((event) => eventText(reader.game, event))
    .filter((text) => knows(text.key))
    .map((text) => say(text, reader));
  const by = deciderOf(step);
  return [...(by ? [say(by, reader)] : []), ...sentences].join(" ");
}
