"""How events, refusals and documents write players, riders and cells."""

from typing import Any

from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules.position import SecondsOpen

TEAMS = "ABCD"
RIDER_NAMES: tuple[str, ...] = tuple(f"{team}{number}" for team in TEAMS for number in range(1, RIDERS + 1))
"""A1 is rider 1 of the first seat."""


def player(seat: int) -> str:
    return f"player:{seat}"


def of_rider(rider: int) -> dict[str, Any]:
    """The parameters that name a rider: his player, his number in the team and on his back, the thing on the screen."""
    names: dict[str, Any] = {"who": player(rider // RIDERS), "rider": rider % RIDERS + 1, "bib": bib(rider)}
    return names | {"piece": piece(rider)}


def bib(rider: int) -> int:
    """The number on his back: 1 to 3, 4 to 6, … by team."""
    return rider + 1


def piece(rider: int) -> str:
    return f"rider:{RIDER_NAMES[rider]}"


def at_cell(race: SecondsOpen, number: int, lane: int) -> str:
    """A cell as a pick: `cell:14.2`, and on the run-out `cell:-4.2`."""
    return f"cell:{printed(race, number)}.{lane}"


def printed(race: SecondsOpen, number: int) -> int:
    """The number as it is printed: negative on the run-out."""
    length = race.leg.length
    return number if number <= length else length - number
