// Rule texts are one paragraph of light Markdown. This splits them so that the page can print and link them.
import type { RulebookInfo, RuleInfo, SectionInfo } from "../lib/wire.ts";

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
export const bare = (text: string): string => parts(text).map((part) => part.text).join("");

/** A heading by its number and the words after it; our rulebooks number theirs. */
export function heading(title: string): { number: string; words: string } {
  const [number, words] = /^(\d+) (.+)$/.exec(bare(title))?.slice(1) ?? ["", bare(title)];
  return { number: number ?? "", words: words ?? "" };
}

/** What a section is called in an address: `SEC-6`, as its rules are `SEC-6.1` and on. */
export const sectionId = (section: SectionInfo): string => (section.rules[0]?.id ?? "").split(".")[0] ?? "";

/** Which rules rest on which decision, to link back from it. */
export function usedBy(book: RulebookInfo): Map<string, RuleInfo[]> {
  const users = new Map<string, RuleInfo[]>();
  for (const rule of book.sections.flatMap((section) => section.rules)) {
    for (const decision of [...rule.decisions, ...rule.reconstructions]) users.set(decision, [...(users.get(decision) ?? []), rule]);
  }
  return users;
}
