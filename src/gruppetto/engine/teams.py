"""The teams that lie in a box, and which seat rides for which.

The rules of a game number its seats, whatever they wear. A set-up names the teams only where somebody chose: without
a choice the first seat rides for the first team of the box, and so on, as in every match before there was one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Seating:
    """How a team, and so its seat, looks in every screen: the name of its colour (its plate shape follows) and the
    number on it, which is that of its first rider."""

    team: str
    bib: int


Teams = tuple[Seating, ...]
"""Those of a box, in their order."""

COLOURS: Final = ("rouge", "azur", "mandarine", "lavande", "lagune", "ardoise")
"""The first the look has plates and riders of."""


class TeamError(ValueError):
    """A choice of teams that cannot be, in one sentence."""


def teams_of(colours: Sequence[str], riders: int = 1) -> Teams:
    """The teams of a box with so many riders each, who are numbered through."""
    return tuple(Seating(colour, place * riders + 1) for place, colour in enumerate(colours))


def settle_teams(box: Teams, wanted: Sequence[str], seats: int) -> tuple[str, ...]:
    """The team of each seat, checked, where not all ride in the order of the box; else nothing.

    A seat that does not say ("") keeps the team of its place. Where another chose that one, it gets the first free.
    """
    if not wanted:
        return ()
    _check(box, wanted, seats)
    names = [seating.team for seating in box]
    settled = [team or (own if own not in wanted else "") for team, own in zip(wanted, names, strict=False)]
    free = (name for name in names if name not in settled)
    found = tuple(team or next(free) for team in settled)
    return () if found == tuple(names[:seats]) else found


def _check(box: Teams, wanted: Sequence[str], seats: int) -> None:
    if len(wanted) != seats:
        raise TeamError(f"there are teams for {len(wanted)} seats, not for {seats}")
    named = [team for team in wanted if team]
    known = [seating.team for seating in box]
    for team in named:
        if team not in known:
            raise TeamError(f"there is no team {team!r}; the teams are {', '.join(known)}")
        if named.count(team) > 1:
            raise TeamError(f"two seats cannot both ride for {team}")


def seated(box: Teams, seats: int, teams: tuple[str, ...]) -> Teams:
    """How each seat looks that rides for these teams, settled before."""
    by_name = {seating.team: seating for seating in box}
    return tuple(by_name[team] for team in teams) or box[:seats]
