// A rulebook for tests: what a test says of a rule, and something plain for the rest.
import type { DecisionInfo, RulebookInfo, RuleInfo, SectionInfo } from "../../lib/wire.ts";

export const rule = (id: string, told: Partial<RuleInfo> = {}): RuleInfo => ({
  id,
  text: `Exactly ${id}.`,
  plain: `Plainly ${id}.`,
  sources: [],
  decisions: [],
  reconstructions: [],
  ...told,
});

export const section = (title: string, ...rules: RuleInfo[]): SectionInfo => ({ title, plain_title: title, gist: "", rules });

export const decision = (id: string, told: Partial<DecisionInfo> = {}): DecisionInfo => ({
  id,
  title: "",
  text: "",
  plain_title: "",
  plain: "",
  ...told,
});

export const bookOf = (sections: SectionInfo[], decisions: DecisionInfo[] = [], told: Partial<RulebookInfo> = {}): RulebookInfo => ({
  language: "en",
  exact_language: "en",
  box: null,
  sections,
  decisions,
  ...told,
});
