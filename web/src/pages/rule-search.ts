// Looking for words in a rulebook, as people type them: without accents, in any case, in plain words and in exact ones.
import type { DecisionInfo, RulebookInfo, RuleInfo } from "../lib/wire.ts";

/** Letters that stand for two when they are typed, and the apostrophe of books. */
const TYPED: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", "’": "'" };

const plainLetter = (letter: string): string => TYPED[letter.toLowerCase()] ?? letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const folded = (text: string): string => [...text].map(plainLetter).join("");

/** The words that are looked for. */
export const wordsOf = (wanted: string): string[] => folded(wanted).split(/\s+/).filter(Boolean);

const has = (words: string[], ...texts: string[]): boolean => {
  const all = folded(texts.join(" "));
  return words.every((word) => all.includes(word));
};

const ruleHas = (rule: RuleInfo, words: string[]): boolean => has(words, rule.id, rule.plain, rule.text);
const decisionHas = (one: DecisionInfo, words: string[]): boolean => has(words, one.id, one.plain_title, one.plain, one.title, one.text);

/** The rulebook with only the rules and decisions that have every word. A section with the words in its heading stays whole,
 * and so does one of which only the gist has them: it is about that, and its first rule may well say it in other words. */
export function search(book: RulebookInfo, words: string[]): RulebookInfo {
  if (!words.length) return book;
  return {
    ...book,
    sections: book.sections.flatMap((section) => {
      if (has(words, section.plain_title)) return [section];
      const rules = section.rules.filter((rule) => ruleHas(rule, words));
      if (rules.length) return [{ ...section, rules }];
      return has(words, section.plain_title, section.gist) ? [section] : [];
    }),
    decisions: book.decisions.filter((one) => decisionHas(one, words)),
  };
}

/** Whether only the exact wording has a word that is looked for: then it has to be shown. */
export const onlyExact = (words: string[], ...plain: string[]): boolean => words.length > 0 && !has(words, ...plain);

export interface Piece {
  text: string;
  found: boolean;
}

/** A text in pieces: those that were looked for, and what is between them. */
export function pieces(text: string, words: string[]): Piece[] {
  const letters = [...text];
  const marked = letters.map(() => false);
  const plain = letters.map(plainLetter);
  const from = plain.flatMap((letter, place) => [...letter].map(() => place));
  const all = plain.join("");
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) {
      marked.fill(true, from[at], (from[at + word.length - 1] ?? 0) + 1);
    }
  }
  const found: Piece[] = [];
  letters.forEach((letter, place) => {
    const last = found.at(-1);
    if (last && last.found === marked[place]) last.text += letter;
    else found.push({ text: letter, found: marked[place] ?? false });
  });
  return found;
}

export const countRules = (book: RulebookInfo): number =>
  book.sections.reduce((sum, section) => sum + section.rules.length, 0) + book.decisions.length;
