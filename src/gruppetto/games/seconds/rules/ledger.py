"""What is written on the score sheet: finished stages, the standings after them, the final classification.

Riders are numbered through: seat × 3 + 0, 1, 2. Tuples by rider and by seat go in that order.
"""

from typing import Final, NamedTuple

from gruppetto.engine.ranking import Ranking


class Finish(NamedTuple):
    """How a rider finished a road stage (SEC-18.3)."""

    after: int
    """Rounds after the first finishing round."""
    past: int
    """Cells past the line, 0 on the line itself."""
    tie: int
    """What decides between equals: the lane on the run-out, or on the line the order of arrival."""


class Reading(NamedTuple):
    """Where the rulebook can be read in two ways, how this tour counts (D-36, D-43)."""

    stage_time: bool = False
    """In a tour of one stage the fastest rider is the one with the best stage time, without bonus seconds."""
    counts: bool = False
    """Riders level on time go by the counts of their teams in the time trials, before their places on the road."""


AS_CHOSEN: Final = Reading()


class StageResult(NamedTuple):
    """A finished stage. A time trial has counts and places of teams, a road stage finishes and places of riders."""

    trial: bool
    finishes: tuple[Finish, ...]
    counts: tuple[int, ...]
    places: tuple[int, ...]
    """By rider, or in a time trial by seat."""
    times: tuple[int, ...]
    """By rider, without bonus seconds."""
    place_points: tuple[int, ...]
    """By rider; in a time trial by seat."""
    bonus_seconds: tuple[int, ...]
    bonus_points: tuple[int, ...]
    points: tuple[int, ...]
    """By seat, everything this stage brought."""
    sums: tuple[int, ...] = ()
    """In a time trial by seat: what decides between equal times, 0 where it was not told (SEC-18.4)."""
    spare_turns: int = 0
    """In a time trial timed at the finish: the most team turns that a team had left when a rider crossed the line."""


class Standings(NamedTuple):
    """The three standings after a stage (SEC-15.1), each with its figures and its ranking."""

    rider_times: tuple[int, ...]
    rider_ranking: Ranking
    team_times: tuple[int, ...]
    team_ranking: Ranking
    points: tuple[int, ...]
    points_ranking: Ranking

    @property
    def riders(self) -> tuple[int, ...]:
        """By time, from the first on."""
        return self.rider_ranking.order

    @property
    def teams(self) -> tuple[int, ...]:
        return self.team_ranking.order

    @property
    def by_points(self) -> tuple[int, ...]:
        return self.points_ranking.order

    @property
    def yellow(self) -> int:
        """The rider in yellow."""
        return self.riders[0]


class FinalResult(NamedTuple):
    """The final standings by seat (SEC-16)."""

    standings: Standings
    team_bonus: tuple[int, ...]
    rider_bonus: tuple[int, ...]
    totals: tuple[int, ...]
    ranking: Ranking

    @property
    def order(self) -> tuple[int, ...]:
        """From the winner on."""
        return self.ranking.order

    @property
    def winner(self) -> int:
        return self.order[0]

    @property
    def won_by(self) -> str:
        """What decided the tour: `total`, or the word of the step that separates the first from who is level."""
        level = self.ranking.parting(self.winner)
        return level.word if level else "total"
