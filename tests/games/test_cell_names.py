"""One name for one cell, as printed on the board: in radio, hints, refusals, replay and terminal, in all games."""

import re

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import Params
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName
from gruppetto.games import all_games
from gruppetto.testing.playing import by_appraisal, floats, match_seed

GAMES = list(all_games().values())
_NOTATION = re.compile(r"\b[A-Z]+[0-9]*(#[0-9]+)?:[0-9]+\.-?[0-9]+")
"""`P1:5.-1`, as notations write a hex."""


def ridden(game: AnyGame, moves: int) -> Match:
    match = Match(game, game.setup(2), (SeatName("Ilse"), SeatName("Bram")), match_seed(3))
    decide = by_appraisal(game, floats(3))
    while not match.over and match.version < moves:
        seat = match.state.to_decide
        match.play(seat, str(decide(match.state.view(seat))))
    return match


def plain(params: Params) -> list[str]:
    """What a sentence shows as it stands: things that can be picked are shown by the name of their cell."""
    return [value for value in params.values() if isinstance(value, str) and not value.startswith("cell:")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_cell_of_every_road_has_a_name_of_its_own(game: AnyGame) -> None:
    edition = game.editions()[0]
    for road in game.roads(edition):
        names = [cell.name or cell.label for cell in game.board(edition, road).cells if cell.kind != "finish"]
        assert len(set(names)) == len(names), road
        assert not [name for name in names if _NOTATION.search(name)], road


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_event_tells_a_cell_by_its_notation(game: AnyGame) -> None:
    told = [event.params or {} for events in ridden(game, 150).happened for event in events]
    assert not [value for params in told for value in plain(params) if _NOTATION.search(value)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_offer_names_a_cell_by_its_notation(game: AnyGame) -> None:
    match = ridden(game, 60)
    attempts = game.attempts(match.state.view(match.state.to_decide))
    assert not [value for attempt in attempts for value in plain(attempt.label.args) if _NOTATION.search(value)]
