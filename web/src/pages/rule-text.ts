// Rule texts are one paragraph of light Markdown. This splits them so that the page can print and link them.
import type { RulebookInfo, RuleInfo } from "../lib/wire.ts";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "rule"; text: string }
  | { kind: "decision"; text: string };

const TOKENS = /`([^`]+)`|\*\*?([^*\s](?:[^*]*[^*\s])?)\*\*?|\b([A-Z]{3}-\d+(?:\.\d+)?)\b|\b([DR]-\d+)\b/g;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, code, strong, rule, decision] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    else if (decision !== undefined) found.push({ kind: "decision", text: decision });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** A heading without its Markdown. */
export const plain = (text: string): string => parts(text).map((part) => part.text).join("");

/** The rulebook with only the rules and decisions that have every word of the search. */
export function search(book: RulebookInfo, wanted: string): RulebookInfo {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (...texts: string[]): boolean => {
    const all = texts.join(" ").toLowerCase();
    return words.every((word) => all.includes(word));
  };
  return {
    language: book.language,
    sections: book.sections
      .map(({ title, rules }) => ({ title, rules: rules.filter((rule) => fits(rule.id, rule.text)) }))
      .filter(({ rules }) => rules.length > 0),
    decisions: book.decisions.filter((decision) => fits(decision.id, decision.title, decision.text)),
  };
}

export const countRules = (book: RulebookInfo): number =>
  book.sections.reduce((sum, section) => sum + section.rules.length, 0);

/** Which rules rest on which decision, to link back from it. */
export function usedBy(book: RulebookInfo): Map<string, RuleInfo[]> {
  const users = new Map<string, RuleInfo[]>();
  for (const rule of book.sections.flatMap((section) => section.rules)) {
    for (const decision of [...rule.decisions, ...rule.reconstructions]) users.set(decision, [...(users.get(decision) ?? []), rule]);
  }
  return users;
}
