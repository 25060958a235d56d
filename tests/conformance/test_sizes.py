"""The set-ups of both sizes leave nothing out."""

import pytest

from gruppetto.engine.contract import AnyGame
from tests.conformance.played import APPRAISAL, GAMES, RIDERS, mixed_setups, one_mixture_each
from tests.conformance.sizes import FULL, LONG, Size

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
def test_every_choice_and_every_number_of_seats_is_met_by_day(game: AnyGame) -> None:
    setups = [setup for setup, _ in mixed_setups(game, FULL)]

    met = {choice for setup in setups for choice in setup.options.items()}
    assert met == {(option.name, choice) for option in game.options for choice in option.choices}
    assert {setup.seats for setup in setups} == set(game.players)
    assert [setup.seats for setup in one_mixture_each(game)] == list(game.players)


@each_game
def test_every_choice_meets_every_number_of_seats_by_night(game: AnyGame) -> None:
    met = {(setup.seats, *choice) for setup, _ in mixed_setups(game, LONG) for choice in setup.options.items()}

    choices = [(option.name, choice) for option in game.options for choice in option.choices]
    assert met == {(seats, *choice) for seats in game.players for choice in choices}


@each_game
@pytest.mark.parametrize("size", [FULL, LONG], ids=["day", "night"])
def test_every_rider_has_its_turn(game: AnyGame, size: Size) -> None:
    names = {name for _, name in mixed_setups(game, size)}

    assert {APPRAISAL, *names} == set(RIDERS)  # with default options all ride by appraisal
