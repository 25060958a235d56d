"""How events, refusals and documents write players, riders and cells."""

from typing import Any

from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules.actions import LINE
from gruppetto.games.seconds.rules.position import SecondsOpen

TEAMS = "ABCD"
RIDER_NAMES: tuple[str, ...] = tuple(f"{team}{number}" for team in TEAMS for number in range(1, RIDERS + 1))
"""A1 is rider 1 of the first seat."""


def player(seat: int) -> str:
    return f"player:{seat}"


def of_rider(race: SecondsOpen, rider: int) -> dict[str, Any]:
    """The parameters that name a rider: his player, his number in the team and on his back, the thing on the screen."""
    names: dict[str, Any] = {"who": player(rider // RIDERS), "rider": rider % RIDERS + 1}
    return names | {"bib": race.course.bibs[rider], "piece": piece(rider)}


def piece(rider: int) -> str:
    return f"rider:{RIDER_NAMES[rider]}"


def called(race: SecondsOpen, number: int, lane: int) -> str:
    """What a cell is called on this road, `24B`; told so in events, which are read on other roads, too."""
    return race.leg.road.called(number, lane)


def printed(race: SecondsOpen, number: int) -> int:
    """The number as it is printed: negative on the run-out."""
    length = race.leg.length
    return number if number <= length else length - number


def unprinted(race: SecondsOpen, number: int) -> int:
    """The number that an action leads to, the finish line being that of the last cell."""
    if number >= 0:
        return number
    return race.leg.length if number == LINE else race.leg.length - number


def seconds(time: int) -> str:
    """A time: `91″`."""
    return f"{time}″"
