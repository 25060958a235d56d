"""The plain rules of a game: a sentence for every rule and decision, in every language, with the same figures in all.

They are read by families, in refusals and on the rules page, so no name of code stands in them.
"""

import re
from collections.abc import Iterator, Mapping

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.rulebook import Rulebook, read_rulebook
from gruppetto.testing.fault import expect
from gruppetto.testing.screen import LANGUAGES

_REFERENCE = re.compile(r"\b(?:[A-Z]{3}|[DR])-\d+(?:\.\d+)?\b")
_FIGURE = re.compile(r"\d+")
_CODE = re.compile(
    r"`|\b[a-z]+_[a-z_]+\b|\b\w\([a-z]\)|\w\.\.\w|\b(?:unit test|engine|axial|tuple|enum|parameter)\b", re.IGNORECASE
)


def plain_rules(game: AnyGame) -> None:
    """All of it for one game; raises Fault with the file and the rule."""
    exact = read_rulebook(game.folder / "rulebook.en.md")
    english: Mapping[str, str] | None = None
    for language in LANGUAGES:
        path = game.folder / f"plain.{language}.md"
        expect(path.is_file(), f"{game.id} has no plain rules {path.name}")
        plain = read_rulebook(path)
        _check_whole(path.name, exact, plain)
        said = dict(_sentences(plain))
        english = english or said
        for place, sentence in said.items():
            _check_sentence(f"{path.name}: {place}", sentence, english[place])


def _check_whole(name: str, exact: Rulebook, plain: Rulebook) -> None:
    """The same sections, rules and decisions in the same order, and a gist under every heading."""
    for wanted, written in ((_numbers(exact), _numbers(plain)), (_ids(exact), _ids(plain))):
        missing = [one for one in wanted if one not in written]
        expect(not missing, f"{name} says nothing of {', '.join(missing)}")
        expect(wanted == written, f"{name} has another order than the rulebook, or something twice")
    for section in plain.sections:
        expect(bool(section.gist), f"{name}: section {section.title} has no gist")


def _check_sentence(where: str, sentence: str, english: str) -> None:
    if code := _CODE.search(sentence):
        expect(False, f"{where} names code, {code.group()!r}: {sentence}")
    figures, expected = _figures(sentence), _figures(english)
    expect(figures == expected, f"{where} has the figures {figures}, in English they are {expected}: {sentence}")


def _sentences(plain: Rulebook) -> Iterator[tuple[str, str]]:
    """Everything that is said, by rule, decision or section."""
    for section in plain.sections:
        yield f"section {section.title.partition(' ')[0]}", section.gist
        yield from ((rule.id, rule.text) for rule in section.rules)
    yield from ((decision.id, f"{decision.title} {decision.text}") for decision in plain.decisions)


def _numbers(book: Rulebook) -> list[str]:
    return [f"section {section.title.partition(' ')[0]}" for section in book.sections]


def _ids(book: Rulebook) -> list[str]:
    rules = [rule.id for section in book.sections for rule in section.rules]
    return [*rules, *(decision.id for decision in book.decisions)]


def _figures(sentence: str) -> list[str]:
    """Numbers as they are written, whatever their order: languages put them elsewhere in a sentence."""
    return sorted(_FIGURE.findall(_REFERENCE.sub("", sentence)))
