// What is called out at the table, read aloud by the browser: only what is new, and only where the reader wants it.
import type { Language } from "../lib/device/settings.svelte.ts";

const VOICES: Record<Language, string> = { en: "en-GB", fr: "fr-FR", nl: "nl-NL", de: "de-DE" };

export const canSpeak = (): boolean => "speechSynthesis" in globalThis;

export function speak(sentence: string, language: Language): void {
  if (!canSpeak() || !sentence) return;
  const words = new SpeechSynthesisUtterance(sentence);
  words.lang = VOICES[language];
  speechSynthesis.speak(words);
}

/** Hears what a sheet calls out, and says what was not called before: a winner, a jersey that changes shoulders. */
export class Caller {
  private called: Set<string> | null = null;
  private entries = 0;
  private language = "";

  constructor(private readonly tell: (sentence: string, language: Language) => void = speak) {}

  /** `entries` counts those of the sheet: what comes back when one is taken back was called already. */
  hear(calls: readonly string[], entries: number, language: Language, aloud: boolean): void {
    const known = this.language === language ? this.called : null;
    const news = known && entries >= this.entries ? calls.filter((call) => !known.has(call)) : [];
    this.called = new Set(calls);
    this.entries = entries;
    this.language = language;
    if (aloud && news.length) this.tell(news.map(ended).join(" "), language);
  }
}

/** A voice breathes at a full stop. */
const ended = (sentence: string): string => (".!?…".includes(sentence.slice(-1)) ? sentence : `${sentence}.`);
