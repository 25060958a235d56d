"""The kit holds explanations, hints and refusals against the options: what an option makes false is found and named."""

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gruppetto.engine.contract import Setup
from gruppetto.engine.explained import Chapter, Explanation
from gruppetto.engine.scene import Text
from gruppetto.games import find_game
from gruppetto.testing import Fault, fits_options
from tests.toy import GAME
from tests.toy.game import Tiny


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the toy's rules, texts and editions, which may be spoilt."""
    shutil.copytree(GAME.folder, tmp_path / "toy")
    monkeypatch.setattr(Tiny, "folder", tmp_path / "toy")
    return tmp_path / "toy"


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def explained_as(monkeypatch: pytest.MonkeyPatch, *texts: Text, rule: str = "TIN-3.4") -> None:
    """The toy explains one thing so, whatever the options."""
    thing = Explanation("card:any", Text("tiny-card-km1"), texts[0], rule, cases=list(texts[1:]))
    monkeypatch.setattr(Tiny, "explained", lambda self, setup: [Chapter("any", Text("tiny-kind"), [thing])])


def test_the_texts_of_the_toy_are_true_with_both_finishes() -> None:
    fits_options(GAME, seed=1)


def test_an_explanation_that_an_option_makes_false_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    explained_as(monkeypatch, Text("tiny-refusal-TIN-3-3"))

    with pytest.raises(Fault, match=r"tiny-refusal-TIN-3-3 is shown in a match with finish=over, where it is false"):
        fits_options(GAME, seed=1)


def test_a_refusal_that_an_option_makes_false_is_found(box: Path) -> None:
    spoil(box / "texts" / "en.ftl", "finish=exact", "finish=over")

    with pytest.raises(Fault, match=r"tiny-refusal-TIN-3-3 is shown in a match with finish=exact, where it is false"):
        fits_options(GAME, seed=1)


def test_a_refusal_by_a_rule_of_an_option_must_name_the_option(box: Path) -> None:
    spoil(box / "texts" / "en.ftl", "    .options = finish=exact\n", "")

    with pytest.raises(Fault, match=r"TIN-3-3 does not say what becomes of it with the option finish"):
        fits_options(GAME, seed=1)


def test_what_explains_a_rule_of_an_option_must_name_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    explained_as(monkeypatch, Text("tiny-card-km2"), rule="TIN-3.3")

    with pytest.raises(Fault, match=r"card:any does not say what becomes of it with the option finish"):
        fits_options(GAME, seed=1)


def test_a_plain_rule_must_speak_of_its_option(box: Path) -> None:
    spoil(box / "plain.nl.md", "Met een optie moet je", "Je moet")

    with pytest.raises(Fault, match=r"plain\.nl\.md: TIN-3\.3 does not speak of its option"):
        fits_options(GAME, seed=1)


@pytest.mark.parametrize(
    ("entry", "claim"),
    [
        ("start=exact", "names the option start, which there is not"),
        ("finish=early", "names finish=early, which cannot be chosen"),
        ("finish", "is to say what finish is, and has no"),
        ("finish: exact", "is no entry of .options"),
    ],
)
def test_an_entry_that_says_nothing_is_found(box: Path, entry: str, claim: str) -> None:
    spoil(box / "texts" / "en.ftl", "finish=exact", entry)

    with pytest.raises(Fault, match=claim):
        fits_options(GAME, seed=1)


def test_a_sentence_that_is_told_another_choice_is_found(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(
        box / "texts" / "en.ftl",
        "{ $left } cells are left\n    .options = finish=exact",
        "{ $finish }\n    .options = finish",
    )
    explained_as(monkeypatch, Text("tiny-refusal-TIN-3-3", {"finish": "exact"}))

    with pytest.raises(Fault, match=r"is told finish=exact in a match with finish=over"):
        fits_options(GAME, seed=1)


def test_what_is_explained_with_one_choice_alone_must_name_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    def explained(self: Tiny, setup: Setup[Any]) -> list[Chapter]:
        does = Text("tiny-card-km1" if setup.options["finish"] == "over" else "tiny-card-km2")
        return [Chapter("any", Text("tiny-kind"), [Explanation("card:any", does, does, "TIN-3.4")])]

    monkeypatch.setattr(Tiny, "explained", explained)

    with pytest.raises(Fault, match=r"tiny-card-km\d depends on finish=exact and does not name the option"):
        fits_options(GAME, seed=1)


def test_the_former_discard_pile_of_vainqueur_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted mistake: the pile says under every option that any card may be put there."""
    game = find_game("vainqueur")
    true = game.explained

    def always_free(self: Any, setup: Setup[Any]) -> list[Chapter]:
        return list(true(replace(setup, options={**setup.options, "discard": "free"})))

    monkeypatch.setattr(type(game), "explained", always_free)

    with pytest.raises(Fault, match=r"is told discard=free in a match with discard=only_if_stuck"):
        fits_options(game, seed=1)
