"""What every rulebook says of itself: which rules are printed, where we decided, and which figures are ours.

`marks/<game>.txt` has a line for each rule of the specification: `printed` if the rulebook says it, then our decisions
(`D-n`) and the reconstructed figures (`R-n`) that it rests on. A rule that loses a mark would be shown as printed.
"""

from pathlib import Path

import pytest

from gruppetto.companion.wording import LANGUAGES
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.rulebook import Rule
from gruppetto.games import all_games

MARKS = Path(__file__).parent / "marks"
GAMES = list(all_games().values())


def marks_of(rule: Rule) -> str:
    ours = sorted((*rule.decisions, *rule.reconstructions), key=lambda mark: (mark[0], int(mark[2:])))
    return " ".join((rule.id, *(("printed",) if rule.sources else ()), *ours))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_carries_the_marks_of_the_specification(game: AnyGame) -> None:
    specified = (MARKS / f"{game.id}.txt").read_text(encoding="utf-8").splitlines()
    assert [marks_of(rule) for rule in game.rulebook().rules().values()] == specified


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_mark_is_explained_in_the_rulebook(game: AnyGame) -> None:
    book = game.rulebook()
    explained = {decision.id for decision in book.decisions}
    used = {mark for rule in book.rules().values() for mark in (*rule.decisions, *rule.reconstructions)}
    assert used <= explained


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_figures_that_an_owner_is_asked_for_stand_in_the_place_of_ours(game: AnyGame) -> None:
    keeper = game.keeper()
    box = keeper.plan_form().box if keeper else None
    ours = {mark for rule in game.rulebook().rules().values() for mark in rule.reconstructions}

    assert set(box.notes if box else ()) <= ours


def test_the_points_table_of_bostock_can_be_put_in() -> None:
    keeper = all_games()["bostock"].keeper()
    box = keeper.plan_form().box if keeper else None

    assert box is not None
    assert box.notes == ("R-3",)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_rule_is_said_in_english_only(game: AnyGame, language: str) -> None:
    book = game.rulebook(language)

    assert book.language == language
    assert [rule.id for rule in book.rules().values() if rule.plain == rule.text] == []
