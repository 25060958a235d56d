"""What is written on the score sheet: finished stages, and the four classifications after them.

Riders and teams are plain numbers, whatever they mean to who keeps the sheet: places in a list, or the bibs on the
riders' backs.
"""

from typing import NamedTuple

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
    """The classifications (PEL-24), each with its order from the first on and its figures by rider or team."""

    riders: tuple[int, ...]
    times: dict[int, int]
    """Sums of stage times less bonuses, in seconds."""
    sprint: tuple[int, ...]
    sprint_points: dict[int, int]
    mountains: tuple[int, ...]
    mountain_points: dict[int, int]
    teams: tuple[int, ...]
    """Places in the list of teams."""
    team_times: dict[int, int]
    broken_teams: tuple[int, ...]
    """Teams that left their classification, those with more whole stages first (PEL-24.8)."""

    @property
    def leaders(self) -> tuple[int, int, int]:
        """Who leads the individual, mountain and sprint classification, or -1 (PEL-24.9)."""
        return (
            self.riders[0] if self.riders else -1,
            self.mountains[0] if self.mountains else -1,
            self.sprint[0] if self.sprint else -1,
        )
