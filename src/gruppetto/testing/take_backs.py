"""Taking back: an undo never changes luck, in any game."""

from typing import Any

from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.match import Match, NotTakenBack
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.testing.fault import expect
from gruppetto.testing.playing import Player, floats, match_seed

_FIRST = 24
"""Moves at the start of a match that are taken back: enough to meet luck in any game."""


def check_take_backs(game: AnyGame, setup: Setup[Any], seed: int, player: Player) -> None:
    """At a friendly table the first moves are taken back one by one and done again, each after something else was
    tried: they meet what they met before. At an honest table none is that met luck."""
    friendly, honest = (_begun(game, setup, seed, kind) for kind in (TakeBacks.FRIENDLY, TakeBacks.HONEST))
    for match in (friendly, honest):
        decide = player(game, floats(seed + 1))
        for _ in range(_FIRST):
            if match.over:
                break
            seat = match.state.to_decide
            do = str(decide(match.state.view(seat)))
            if match is friendly:
                _take_back(match, seat, do)
            else:
                _keep(match, seat, do)


def _begun(game: AnyGame, setup: Setup[Any], seed: int, take_backs: TakeBacks) -> Match:
    names = tuple(SeatName(f"Rider {place}") for place in range(setup.seats))
    return Match(game, setup, names, match_seed(seed), take_backs=take_backs)


def _take_back(match: Match, seat: int, do: str) -> None:
    """The move twice, and in between another one; it stands in the end."""
    before, lots = match.version, match.lots()
    first = match.play(seat, do)
    _undo(match, seat, before)
    expect(match.lots() == lots, "after an undo a bot draws other lots", match.state)
    other = str(match.state.actions()[-1])
    match.play(seat, other)
    _undo(match, seat, before)
    again = match.play(seat, do)
    same = again.entry.chance == first.entry.chance and again.state.document() == first.state.document()
    expect(same, f"taken back and done again, {do} meets other luck", match.state)


def _undo(match: Match, seat: int, back_to: int) -> None:
    match.accept(match.prepare_undo(seat, back_to))


def _keep(match: Match, seat: int, do: str) -> None:
    """The move, which is taken back only if it met no luck; it stands in the end."""
    before = match.version
    met = match.play(seat, do).entry.chance
    try:
        undone = match.prepare_undo(seat, before)
    except NotTakenBack:
        return
    expect(not met, f"at an honest table {do} is taken back though it met luck", match.state)
    match.accept(undone)
    match.play(seat, do)
