// What happened in a step, in the game's own words.
import { knows, say, type Reader } from "../../lib/texts/texts.svelte.ts";
import type { ReplayStep } from "../../lib/wire.ts";
import { eventText } from "../../table/log/log.ts";

/** All sentences of a step; what has none is not told. */
export function sentenceOf(step: ReplayStep, reader: Reader): string {
  return step.events
    .map((event) => eventText(reader.game, event))
    .filter((text) => knows(text.key))
    .map((text) => say(text, reader))
    .join(" ");
}
