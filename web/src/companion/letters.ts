// Names are as long as people see them: a family of joined emoji is one letter, as it is to the server.
import type { Action } from "svelte/action";

const cut = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export const letters = (text: string): number => [...cut.segment(text)].length;

export const firstLetters = (text: string, most: number): string =>
  [...cut.segment(text)]
    .slice(0, most)
    .map(({ segment }) => segment)
    .join("");

/** Keeps a text field at so many letters; `maxlength` would count the parts of an emoji. */
export const atMost: Action<HTMLInputElement, number> = (input, most) => {
  const shorten = (event: Event): void => {
    if (!(event as InputEvent).isComposing && letters(input.value) > most) input.value = firstLetters(input.value, most);
  };
  // Before whoever reads the field hears of it.
  input.addEventListener("input", shorten, { capture: true });
  return { destroy: () => input.removeEventListener("input", shorten, { capture: true }) };
};
