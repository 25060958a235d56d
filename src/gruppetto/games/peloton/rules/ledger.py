"""What is written on the score sheet: finished stages, and the four classifications after them.

Riders and teams are plain numbers, whatever they mean to who keeps the sheet: places in a list, or the bibs on the
riders' backs.
"""

from typing import NamedTuple

from gruppetto.engine.ranking import Ranking

Team = tuple[int, ...]
"""The riders of a team."""


class Contest(NamedTuple):
    """A sprint or summit: its kind (`sprint`, `summit`) and the first four who reached it, in time (PEL-20)."""

    kind: str
    takers: tuple[int, ...]


class StageResult(NamedTuple):
    """A finished stage."""

    placed: tuple[int, ...]
    """Those who finished, the winner first."""
    times: tuple[int, ...]
    """Their stage times in seconds, without bonuses, in the same order (PEL-22.2)."""
    dropped: tuple[int, ...]
    """Those who did not finish."""
    contests: tuple[Contest, ...]
    last_clock: int
    """The clock of the last sequence in seconds: what counts where nobody finished (D-20)."""


class Standings(NamedTuple):
    """The classifications (PEL-24), each with its ranking and its figures by rider or team."""

    rider_ranking: Ranking
    times: dict[int, int]
    """Sums of stage times less bonuses, in seconds."""
    sprint_ranking: Ranking
    sprint_points: dict[int, int]
    mountain_ranking: Ranking
    mountain_points: dict[int, int]
    team_ranking: Ranking
    """By place in the list of teams."""
    team_times: dict[int, int]
    broken_teams: tuple[int, ...]
    """Teams that left their classification, those with more whole stages first (PEL-24.8)."""

    @property
    def riders(self) -> tuple[int, ...]:
        """From the first on, as in the other classifications."""
        return self.rider_ranking.order

    @property
    def sprint(self) -> tuple[int, ...]:
        return self.sprint_ranking.order

    @property
    def mountains(self) -> tuple[int, ...]:
        return self.mountain_ranking.order

    @property
    def teams(self) -> tuple[int, ...]:
        return self.team_ranking.order

    @property
    def leaders(self) -> tuple[int, int, int]:
        """Who leads the individual, mountain and sprint classification, or -1 (PEL-24.9)."""
        return (
            self.riders[0] if self.riders else -1,
            self.mountains[0] if self.mountains else -1,
            self.sprint[0] if self.sprint else -1,
        )
