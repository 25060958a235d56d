"""Colours: whatever shows a seat or its riders shows the team it rides for."""

from collections.abc import Iterator
from typing import Any

from gruppetto.engine.contract import AnyGame, Setup, State
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.scene import Picture, Piece, Row, Turn
from gruppetto.testing.fault import expect


def check_colours(game: AnyGame, setup: Setup[Any], state: State[Any]) -> None:
    """Every seat rides for the team of the set-up, and for others only where these are nobody's; and a number is one
    rider's, whoever shows him."""
    seating = game.seating(setup)
    owners = {look.team: seat for seat, look in enumerate(seating)}
    expect(len(owners) == setup.seats, f"the seats do not ride for teams of their own: {seating}", state)
    wearers: dict[int, str] = {}
    for shown in _shown(game.picture(state.view(SPECTATOR))):
        owner = owners.setdefault(shown.team, shown.seat)
        expect(owner == shown.seat, f"seat {shown.seat} is shown as {shown.team}, the team of seat {owner}", state)
        worn = wearers.setdefault(shown.bib, shown.team)
        expect(worn == shown.team, f"the number {shown.bib} is worn by {shown.team} and by {worn}", state)


def _shown(picture: Picture) -> Iterator[Piece | Turn | Row]:
    yield from picture.pieces
    yield from picture.order
    tables = [*picture.standings, *(picture.result.tables if picture.result else ())]
    for table in tables:
        yield from table.rows
