"""The terminal's catalogues, and which of them is spoken."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import gruppetto.cli
from gruppetto.cli.language import LANGUAGES, choose_language, own_texts
from gruppetto.companion.catalogue import MATCH_TEXTS

TEXTS = Path(gruppetto.cli.__file__).parent / "texts"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent names it so
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The variables of every message of a catalogue, which must have no line that Fluent cannot read."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [TEXTS, MATCH_TEXTS], ids=lambda folder: folder.name)
def test_every_language_has_every_text_with_the_same_variables(folder: Path, language: str) -> None:
    assert messages(folder, language) == messages(folder, "en")


@pytest.mark.parametrize(
    ("wanted", "environment", "spoken"),
    [
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "nl_NL", "LANG": "de_DE.UTF-8"}, "nl"),
        (None, {"LC_ALL": "", "LANG": "fr_BE"}, "fr"),
        (None, {"LANG": "it_IT.UTF-8"}, "en"),
        (None, {"LC_ALL": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_locale(
    wanted: str | None, environment: dict[str, str], spoken: str
) -> None:
    assert choose_language(wanted, environment) == spoken


def test_plurals_follow_the_language() -> None:
    texts = own_texts("fr")

    assert texts("simulate-shared", games=1) == "Une partie a été gagnée à plusieurs."
    assert texts("simulate-shared", games=2) == "2 parties ont été gagnées à plusieurs."


def test_a_key_without_a_text_shows_itself() -> None:
    assert own_texts("en")("no-such-text") == "no-such-text"
