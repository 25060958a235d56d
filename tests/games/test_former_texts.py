"""Editions whose words or remarks were corrected: matches that began before are still read."""

from dataclasses import replace

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.header import make_header, setup_of
from gruppetto.engine.record import SeatName
from gruppetto.games import all_games

CORRECTED = [game for game in all_games().values() if game.former_texts]


@pytest.mark.parametrize("game", CORRECTED, ids=lambda game: game.id)
def test_a_record_that_names_an_earlier_text_is_played_with_the_edition_of_today(game: AnyGame) -> None:
    seats = game.players[-1]
    header = make_header(game, game.setup(seats), (SeatName("Ann"),) * seats, bytes(32))
    assert header.edition_text == ""
    for former, edition in game.former_texts.items():
        assert setup_of(game, replace(header, edition_hash=former)).edition.id == edition
