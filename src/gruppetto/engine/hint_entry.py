"""Hints that a seat was shown: an entry of the log, so that a record tells who was helped, and how often.

Like a seat that changes hands (`engine/hands.py`) it is no move: nobody acts in it, it meets no luck, and an undo goes
past it. What the hint said is not written down: it rests on a hand that the others do not see.
"""

from gruppetto.engine.cue import Cue, HintCount
from gruppetto.engine.event import Event, Params


class Hints:
    """How many hints each seat of a match was shown, by stage."""

    def __init__(self, seats: int) -> None:
        self._by_stage: list[dict[int, int]] = [{} for _ in range(seats)]

    def by_stage(self) -> tuple[dict[int, int], ...]:
        """Return the counts of each seat, by stage."""
        return tuple(counts.copy() for counts in self._by_stage)

    def take_over(self, by_stage: tuple[dict[int, int], ...]) -> None:
        """Start from counts of each seat, by stage."""
        self._by_stage = [counts.copy() for counts in by_stage]

    def of(self, seat: int, stage: int) -> int:
        """On this stage."""
        return self._by_stage[seat].get(stage, 0)

    def all(self) -> tuple[int, ...]:
        """Of the whole match, by seat."""
        return tuple(sum(counts.values()) for counts in self._by_stage)

    def add(self, seat: int, stage: int) -> None:
        self._by_stage[seat][stage] = self.of(seat, stage) + 1


def told(seat: int, level: str, stage: int, count: int) -> Event:
    """What everybody learns of it: who, of which bot, and how many it were on this stage with this one."""
    params: Params = {"who": f"player:{seat}", "bot": f"bot:{level}", "count": count}
    return Event("hint-shown", params, cue=Cue(stands=True, hint=HintCount(stage, count)))
