"""The kit reads the plain rules of a game: what is missing, differs or is code, it says with file and rule."""

import shutil
from pathlib import Path

import pytest

from gruppetto.testing import Fault, plain_rules
from tests.toy import GAME
from tests.toy.game import Tiny


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the toy's rules, which may be spoilt."""
    for path in GAME.folder.glob("*.md"):
        shutil.copy(path, tmp_path)
    monkeypatch.setattr(Tiny, "folder", tmp_path)
    return tmp_path


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_the_rules_of_the_toy_are_plain() -> None:
    plain_rules(GAME)


def test_a_language_that_is_missing_is_named(box: Path) -> None:
    (box / "plain.nl.md").unlink()

    with pytest.raises(Fault, match=r"tiny has no plain rules plain\.nl\.md"):
        plain_rules(GAME)


SPOILT = [
    ("plain.de.md", "- **TIN-3.2** Nur Karten der eigenen Hand zählen.\n", "", r"de\.md says nothing of TIN-3\.2"),
    ("plain.fr.md", "- **D-1 Sans ordre.**", "- **D-3 Sans ordre.**", r"plain\.fr\.md says nothing of D-1"),
    ("plain.en.md", "**TIN-3.7**", "**TIN-3.6**", r"plain\.en\.md says nothing of TIN-3\.7"),
    ("plain.nl.md", "Wees als eerste aan het einde van de weg.", "", "section 1 Doel has no gist"),
    ("plain.fr.md", "de 1 case", "de 2 cases", r"TIN-3\.5 has the figures \['2'\], in English they are \['1'\]"),
    ("plain.de.md", "Du hast 3 Karten", "Du hast drei Karten", r"plain\.de\.md: section 2 has the figures \[\]"),
    ("plain.en.md", "the rest is the pile", "the rest is draw_pile", r"TIN-2\.1 names code, 'draw_pile'"),
    ("plain.nl.md", "de rest is de stapel", "de rest is `stapel`", "names code, '`'"),
    ("plain.fr.md", "jamais au-delà", "jamais au-delà de w(n)", r"names code, 'w\(n\)'"),
]


@pytest.mark.parametrize(("name", "old", "new", "claim"), SPOILT)
def test_what_is_not_plain_is_found(box: Path, name: str, old: str, new: str, claim: str) -> None:
    spoil(box / name, old, new)

    with pytest.raises(Fault, match=claim):
        plain_rules(GAME)


def test_rules_in_another_order_are_found(box: Path) -> None:
    spoil(box / "plain.en.md", "**TIN-3.5**", "**TIN-swap**")
    spoil(box / "plain.en.md", "**TIN-3.6**", "**TIN-3.5**")
    spoil(box / "plain.en.md", "**TIN-swap**", "**TIN-3.6**")

    with pytest.raises(Fault, match="another order"):
        plain_rules(GAME)


def test_a_reference_to_a_rule_is_no_figure(box: Path) -> None:
    spoil(box / "plain.de.md", "aufgerundet.", "aufgerundet (TIN-3.3, D-2).")

    plain_rules(GAME)
