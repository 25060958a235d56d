"""What is written down between stages: the results of stages, the final classification.

A rider is an `Entrant` of seat and number, so that a companion who only knows colours can write number 0. Tuples by
rider go seat × 3 + number - 1.
"""

from typing import Final, NamedTuple, Self

from gruppetto.engine.ranking import Ranking
from gruppetto.games.bostock.box.cards import RIDERS


class Entrant(NamedTuple):
    """A rider by seat and number, 1 to 3; number 0 where nobody noted it."""

    seat: int
    number: int

    @classmethod
    def of(cls, rider: int) -> Self:
        return cls(rider // RIDERS, rider % RIDERS + 1)

    @property
    def rider(self) -> int:
        """His place in lists by rider; for nobody with number 0."""
        return self.seat * RIDERS + self.number - 1


NO_SEAT: Final = -1


class StageResult(NamedTuple):
    """A finished stage and what it brought, jerseys included."""

    number: int
    """The stage's number in the edition."""
    kind: str
    place_points: tuple[int, ...]
    """By seat, for the order of arrival or the time trial."""
    green_points: tuple[int, ...]
    team_points: tuple[int, ...]
    collected: tuple[int, ...]
    """By rider the individual points he won himself; those of unnoted riders are nowhere here."""
    green: Entrant | None
    """Who wears it after the stage."""
    yellow: Entrant | None = None
    finish: tuple[Entrant, ...] = ()
    """The order of crossing the line; empty in an individual time trial."""
    across: tuple[Entrant, ...] = ()
    """The first two across the green line, as far as there were."""
    in_yellow: bool = False
    """Whether the first of them wore the Yellow Jersey."""
    complete: tuple[int, ...] = ()
    """The seats whose teams are complete: one on the road, all that are ex aequo in a team time trial."""
    pair: int = NO_SEAT
    """The seat with two of the first three, or NO_SEAT."""
    rides: tuple[tuple[int, ...], ...] = ()
    """Individual time trial: by seat the cards used in the stage and in every ride-off; else empty."""
    named: tuple[int, ...] = ()
    """Individual time trial: by seat the number of the rider; else empty."""
    second: int = NO_SEAT
    """The second team, where a score sheet has points for one, or NO_SEAT (BOS-16.8)."""

    @property
    def individual(self) -> tuple[int, ...]:
        """By seat."""
        return tuple(map(sum, zip(self.place_points, self.green_points, strict=True)))

    @property
    def starters(self) -> tuple[Entrant, ...]:
        """Individual time trial: by seat the rider; else empty."""
        return tuple(Entrant(seat, number) for seat, number in enumerate(self.named))


class Totals(NamedTuple):
    """Both classifications by seat (BOS-11.1)."""

    individual: tuple[int, ...]
    team: tuple[int, ...]

    @property
    def sums(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(self.individual, self.team, strict=True)))


class FinalResult(NamedTuple):
    """The end of the tour, by seat (BOS-15)."""

    totals: Totals
    ranking: Ranking

    @property
    def order(self) -> tuple[int, ...]:
        """From the winner on."""
        return self.ranking.order

    @property
    def ranks(self) -> tuple[int, ...]:
        """By seat, equal for a shared place."""
        return tuple(self.ranking.places[seat] for seat in range(len(self.order)))

    @property
    def decided_by(self) -> str:
        """What parted the first from the second: `sum`, `individual`, `wins`, `complete`, or `shared`: nothing did."""
        level = self.ranking.parting(self.order[0])
        return level.word if level else "sum"

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.order if self.ranks[seat] == 1)
