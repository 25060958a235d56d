"""Rulebooks: a game's rules and decisions by id, read from `rulebook.<language>.md` in its folder.

The file is ordinary Markdown: `## 5 Handicap cards` opens a section, `- **VAI-5.1** text [§5, §8; D-10]` is a rule
with its sources, decisions and reconstructions, and `- **D-7 Voluntary discard.** text` is a decision; `R-2` is one
about figures that the printed rulebook does not give.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_SECTION = re.compile(r"^## (?P<title>.+)$")
_RULE = re.compile(r"^- \*\*(?P<id>[A-Z]{3}-\d+(?:\.\d+)?)\*\* (?P<text>.+?)(?: \[(?P<refs>[^\]]*)\])?$")
_DECISION = re.compile(r"^- \*\*(?P<id>[DR]-\d+) (?P<title>.+?)\*\* (?P<text>.+)$")


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule. `sources` are sections of the printed rulebook, `decisions` ours where it is silent, and
    `reconstructions` name the figures of the rule that are ours, since it prints none."""

    id: str
    text: str
    sources: tuple[str, ...]
    decisions: tuple[str, ...]
    reconstructions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """Where the printed rulebook is silent or says two things: what we chose and why."""

    id: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All sections in order, and the decisions."""

    sections: tuple[Section, ...]
    decisions: tuple[Decision, ...]

    def rules(self) -> dict[str, Rule]:
        return {rule.id: rule for section in self.sections for rule in section.rules}

    def rule(self, rule_id: str) -> Rule | None:
        return self.rules().get(rule_id)


class RulebookError(ValueError):
    """A rulebook file with a line that is neither a section nor a rule nor a decision."""


@cache
def rulebook_in(folder: Path, language: str) -> Rulebook:
    """The rulebook of a game in this language, or the English one where it was not translated; empty without any."""
    for path in (folder / f"rulebook.{language}.md", folder / "rulebook.en.md"):
        if path.exists():
            return read_rulebook(path)
    return Rulebook((), ())


def read_rulebook(path: Path) -> Rulebook:
    sections: list[tuple[str, list[Rule]]] = []
    decisions: list[Decision] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if found := _SECTION.match(line):
            sections.append((found["title"], []))
        elif found := _RULE.match(line):
            if not sections:
                raise RulebookError(f"{path.name}:{number}: a rule before the first section")
            sections[-1][1].append(_rule(found["id"], found["text"], found["refs"] or ""))
        elif found := _DECISION.match(line):
            decisions.append(Decision(found["id"], found["title"], found["text"]))
        elif line.startswith("- "):
            raise RulebookError(f"{path.name}:{number}: this is no rule and no decision: {line[:60]}")
    filled = tuple(Section(title, tuple(rules)) for title, rules in sections if rules)
    return Rulebook(filled, tuple(decisions))


def _rule(rule_id: str, text: str, refs: str) -> Rule:
    parts = [part.strip() for part in re.split(r"[;,]", refs) if part.strip()]
    ours = {mark: tuple(part for part in parts if re.match(rf"{mark}-\d", part)) for mark in "DR"}
    sources = tuple(part for part in parts if part not in ours["D"] + ours["R"])
    return Rule(rule_id, text, sources, ours["D"], ours["R"])
