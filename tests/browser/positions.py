"""Positions of a race, reached without a browser: to sit down in the midst of it, or just before its end."""

from __future__ import annotations

from functools import cache
from typing import Any

from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName
from gruppetto.games import all_games
from gruppetto.testing.playing import by_appraisal, floats, match_seed
from tests.games.vainqueur.table import race

SEATS = 2
FEW = 2
"""So many ways or fewer are hardly a choice."""


@cache
def choices(game_id: str, *, whole: bool = False, seats: int = SEATS) -> list[str]:
    """Every position in which the first seat has something to choose, of a quick race or of the whole tour."""
    game = all_games()[game_id]
    setup = game.setup(seats, dict(game.whole if whole else game.quick.options))
    match = Match(game, setup, tuple(SeatName(name) for name in ("Ann", "Bot", "Cleo")[:seats]), match_seed(5))
    decide = by_appraisal(game, floats(3))
    found = []
    while not match.over:
        state = match.state
        if state.to_decide == 0 and len(state.actions()) > FEW:
            found.append(state.document())
        match.play(state.to_decide, str(decide(state.view(state.to_decide))))
    return found


def lille_rouen(*at: int, hand: str = "km20 km40 km40 km60 feed fall", **given: Any) -> str:
    """The first stage of the first game, 260 km, with the riders at these kilometres; the first is to decide."""
    return race(1, **{"seats": len(at), "options": {"tour": "short"}, "at": at, "hand": hand, **given}).document()


def midway(game_id: str) -> str:
    found = choices(game_id)
    return found[len(found) // 2]


def near_the_end(game_id: str) -> str:
    """Of the whole tour, so that every stage has its result."""
    return choices(game_id, whole=True)[-1]
