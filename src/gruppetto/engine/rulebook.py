"""Rulebooks: a game's rules and decisions by id, in exact words and in plain ones, read from two files in its folder.

`rulebook.en.md` has the exact wording. It is ordinary Markdown: `## 5 Handicap cards` opens a section,
`- **VAI-5.1** text [§5, §8; D-10]` is a rule with its sources, decisions and reconstructions, and
`- **D-7 Voluntary discard.** text` is a decision; `R-2` is one about figures that the printed rulebook does not give.

`plain.<language>.md` says the same to a family: the same sections, rules and decisions by the same numbers, a sentence
each and no references, and under each heading a paragraph with the gist of the section.
"""

import re
from dataclasses import dataclass, replace
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
    """The exact wording."""
    sources: tuple[str, ...]
    decisions: tuple[str, ...]
    reconstructions: tuple[str, ...] = ()
    plain: str = ""
    """What it says to a family, in the reader's language."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Where the printed rulebook is silent or says two things: what we chose and why."""

    id: str
    title: str
    text: str
    plain_title: str = ""
    plain: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    title: str
    rules: tuple[Rule, ...]
    plain_title: str = ""
    gist: str = ""
    """What a family must know of it, in a sentence or two; empty where nobody wrote it."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All sections in order, and the decisions."""

    sections: tuple[Section, ...]
    decisions: tuple[Decision, ...]
    language: str = "en"
    """The language of the plain sentences."""
    exact_language: str = "en"

    def rules(self) -> dict[str, Rule]:
        return {rule.id: rule for section in self.sections for rule in section.rules}

    def rule(self, rule_id: str) -> Rule | None:
        return self.rules().get(rule_id)


class RulebookError(ValueError):
    """A rulebook file with a line that is neither a section nor a rule nor a decision."""


def rulebook_in(folder: Path, language: str) -> Rulebook:
    """The rulebook of a game, its plain sentences in this language or else in English; empty without any.

    What nobody has said plainly is said in its exact wording, so that no reader meets an empty line.
    """
    exact = _file(folder, "rulebook", language)
    return _read(exact, _file(folder, "plain", language) or exact) if exact else Rulebook((), ())


def _file(folder: Path, name: str, language: str) -> Path | None:
    """The one in this language, or the English one where it was not translated."""
    both = (folder / f"{name}.{spoken}.md" for spoken in (language, "en"))
    return next((path for path in both if path.exists()), None)


@cache  # by files, since people may ask for any language
def _read(exact: Path, plain: Path) -> Rulebook:
    return _in_plain_words(read_rulebook(exact), read_rulebook(plain))


def _in_plain_words(exact: Rulebook, plain: Rulebook) -> Rulebook:
    sections = {_number(section): section for section in plain.sections}
    rules = plain.rules()
    decisions = {decision.id: decision for decision in plain.decisions}

    def rule(told: Rule) -> Rule:
        return replace(told, plain=rules.get(told.id, told).text)

    def section(told: Section) -> Section:
        said = sections.get(_number(told), told)
        return replace(told, rules=tuple(map(rule, told.rules)), plain_title=said.title, gist=said.gist)

    def decision(told: Decision) -> Decision:
        said = decisions.get(told.id, told)
        return replace(told, plain_title=said.title, plain=said.text)

    return Rulebook(
        tuple(map(section, exact.sections)), tuple(map(decision, exact.decisions)), plain.language, exact.language
    )


def _number(section: Section) -> str:
    return section.title.partition(" ")[0]


def read_rulebook(path: Path) -> Rulebook:
    """One file as it is written, the exact wording or the plain one: what a rule says there is its `text`."""
    sections: list[tuple[str, list[Rule], list[str]]] = []
    decisions: list[Decision] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if found := _SECTION.match(line):
            sections.append((found["title"], [], []))
        elif found := _RULE.match(line):
            if not sections:
                raise RulebookError(f"{path.name}:{number}: a rule before the first section")
            sections[-1][1].append(_rule(found["id"], found["text"], found["refs"] or ""))
        elif found := _DECISION.match(line):
            decisions.append(Decision(found["id"], found["title"], found["text"]))
        elif line.startswith("- "):
            raise RulebookError(f"{path.name}:{number}: this is no rule and no decision: {line[:60]}")
        elif sections and line.strip():
            sections[-1][2].append(line.strip())
    filled = tuple(Section(title, tuple(rules), gist=" ".join(gist)) for title, rules, gist in sections if rules)
    language = path.suffixes[0].removeprefix(".")
    return Rulebook(filled, tuple(decisions), language, language)


def _rule(rule_id: str, text: str, refs: str) -> Rule:
    parts = [part.strip() for part in re.split(r"[;,]", refs) if part.strip()]
    ours = {mark: tuple(part for part in parts if re.match(rf"{mark}-\d", part)) for mark in "DR"}
    sources = tuple(part for part in parts if part not in ours["D"] + ours["R"])
    return Rule(rule_id, text, sources, ours["D"], ours["R"])
