"""Figures with decimals have the sign of the reader's language."""

import pytest

from gruppetto.companion.wording import LANGUAGES, Wording
from gruppetto.engine.decimals import decimal
from gruppetto.games import find_game
from tests.companion.scorer import plan_for


def test_only_english_has_a_point() -> None:
    assert decimal(115.6) == {"en": "115.6", "fr": "115,6", "nl": "115,6", "de": "115,6"}


def test_what_is_whole_has_no_sign() -> None:
    assert set(decimal(30.0).values()) == {"30"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stage_is_as_long_as_the_language_writes_it(language: str) -> None:
    game = find_game("peloton")
    keeper = game.keeper()
    assert keeper is not None
    page = keeper.keep(plan_for(game, 2, ["paris"]), ())
    sign = "." if language == "en" else ","
    assert Wording(game, language, page).say(page.stages[0].length) == f"115{sign}6 km"
