"""Who of a table's people is there, since when the others are not, and when the table is asked what to do about it.

It is asked about somebody who is away, and about somebody who is there and has not decided for long."""

import math
import time
from collections.abc import Callable, Mapping, Set
from dataclasses import replace

from gruppetto.engine.hands import Handover
from gruppetto.table.clock import ClockRule

Now = Callable[[], float]
"""Seconds since 1970: what is compared may have been written by another server."""


_ABSENT = 12.0
"""Seconds without a note of any server after which somebody is not connected to another."""

_SILENCE = 5 * 60
_WAITS = 3
"""A screen that went dark keeps its connection, and so does somebody who thinks. So the table is asked about whoever is
there much later than about who is away: after five minutes, or three times its wait where that is longer."""


def silence_of(away_seconds: int, clock: ClockRule | None) -> int:
    """After so many seconds in which somebody there has not decided the others are asked; 0: never, the clock will do
    something about it."""
    return 0 if clock is not None and clock.out != "nothing" else max(_SILENCE, _WAITS * away_seconds)


class Attendance:
    """Somebody is there who has a connection, on whatever server. Whoever has none is away from the moment the last one
    ended, after a restart from the moment the table was loaded."""

    def __init__(self, now: Now = time.time) -> None:
        self._now = now
        self._here: Set[int] = frozenset()
        self._elsewhere: Set[int] = frozenset()
        self._left: dict[int, float] = {}
        self._loaded = self._moved = now()
        self._spoke: dict[int, float] = {}

    @property
    def there(self) -> Set[int]:
        return self._here | self._elsewhere

    def look(self, here: Set[int]) -> None:
        """The seats that have a connection to this server now."""
        self._change(here, self._elsewhere)

    def hear(self, seen: Mapping[int, float]) -> bool:
        """When some server last had the person of a seat connected, as the database knows it; whether that changes who
        is there. Nobody has told us when they left whom we have never met: it was when they were last seen."""
        before, now = self.there, self._now()
        self._change(self._here, {seat for seat, at in seen.items() if at >= now - _ABSENT})
        for seat, at in seen.items():
            if seat not in self.there and (seat in before or seat not in self._left):
                self._left[seat] = max(at, self._loaded)
        return self.there != before

    def _change(self, here: Set[int], elsewhere: Set[int]) -> None:
        gone = self.there - here - elsewhere
        self._here, self._elsewhere = here, elsewhere
        for seat in self.there:
            self._left.pop(seat, None)
        for seat in gone:
            self._left[seat] = self._now()

    def moved(self) -> None:
        """The match went on: whoever is to decide now has just been asked."""
        self._moved = self._now()

    def spoke(self, seat: int) -> None:
        """Somebody showed that they are there."""
        self._spoke[seat] = self._now()

    def noted(self, seat: int, change: Handover) -> Handover:
        """The change with its time, where a bot rides from now on, and since when its person had been away."""
        if not change.bot:
            return change
        since = 0 if seat in self.there else int(self._left.get(seat, self._loaded))
        return replace(change, at=int(self._now()), since=since)

    def silent(self, seat: int) -> int:
        """Whole seconds since the seat to decide was asked, or said something."""
        return max(0, int(self._now() - self._quiet_since(seat)))

    def silence_asks_in(self, seat: int, silence: float, waited: float) -> int:
        """As `asks_in`, for the seat to decide whose person is there."""
        return max(0, math.ceil(max(self._quiet_since(seat), waited) + silence - self._now()))

    def _quiet_since(self, seat: int) -> float:
        return max(self._moved, self._spoke.get(seat, 0.0))

    def away(self, seat: int) -> int:
        """Whole seconds since somebody left who is not there."""
        return max(0, int(self._now() - self._left.get(seat, self._loaded)))

    def asks_in(self, seat: int, wait: float, waited: float) -> int:
        """Whole seconds until the others are asked who rides for somebody away: `wait` after they left, or after the
        others last said that they wait for them."""
        since = max(self._left.get(seat, self._loaded), waited)
        return max(0, math.ceil(since + wait - self._now()))
