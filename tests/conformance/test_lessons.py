"""Every game teaches itself: the script of its guided first stage works out, in all languages."""

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.lesson import PUPIL
from gruppetto.games import all_games
from gruppetto.testing import teaches
from tests.toy import GAME as TOY

GAMES: list[AnyGame] = [TOY, *all_games().values()]
FEWEST_PAGES = 8
"""Fewer explain no game of a box."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_lesson_of_every_game_works_out(game: AnyGame) -> None:
    assert teaches(game).over


@pytest.mark.parametrize("game", GAMES[1:], ids=lambda game: game.id)
def test_it_explains_the_game_and_lets_the_pupil_ride(game: AnyGame) -> None:
    lesson = game.lesson()
    assert lesson is not None
    assert len(lesson.steps) >= FEWEST_PAGES
    assert sum(act.seat == PUPIL for act in lesson.line) >= len(lesson.steps) / 3
