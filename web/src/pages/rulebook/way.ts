// The way through a rulebook: what comes before and after the rule that is being read.
import type { RulebookInfo } from "../../lib/wire.ts";
import { bare, sectionId } from "../rule-text.ts";

export interface Place {
  /** Its name in an address. */
  id: string;
  title: string;
  /** Its first rule or decision. */
  first: string;
}

export interface Way {
  /** Rules, then decisions. */
  stops: string[];
  sections: Place[];
}

export interface Steps {
  previous: string | undefined;
  next: string | undefined;
  previousSection: Place | undefined;
  nextSection: Place | undefined;
  section: Place | undefined;
}

export const DECISIONS = "decisions";

export function wayOf(book: RulebookInfo, decisions: string): Way {
  const sections = book.sections.map((section) => ({
    id: sectionId(section),
    title: bare(section.plain_title),
    first: section.rules[0]?.id ?? "",
  }));
  const [decided] = book.decisions;
  if (decided) sections.push({ id: DECISIONS, title: decisions, first: decided.id });
  return {
    stops: [...book.sections.flatMap(({ rules }) => rules.map((rule) => rule.id)), ...book.decisions.map((one) => one.id)],
    sections,
  };
}

/** Where one can go from this rule; from nowhere, to the first one. */
export function stepsFrom({ stops, sections }: Way, at: string): Steps {
  const place = stops.indexOf(at);
  const here = sections.findLastIndex(({ first }) => stops.indexOf(first) <= place);
  return {
    previous: stops[place - 1],
    next: stops[place + 1],
    previousSection: sections[here - 1],
    nextSection: sections[here + 1],
    section: sections[here],
  };
}

/** The rule that an address names: itself, or the first of a section. */
export const stopOf = ({ sections }: Way, id: string): string => sections.find((section) => section.id === id)?.first ?? id;

/** The last of these places that begins above the line: the one that is being read. */
export function readAt(places: { id: string; top: number }[], line: number): string {
  return places.findLast(({ top }) => top <= line)?.id ?? places[0]?.id ?? "";
}
