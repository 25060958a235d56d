"""Who of a table's people is there, since when the others are not, and when the table is asked what to do about it."""

import math
import time
from collections.abc import Callable, Set

Now = Callable[[], float]
"""Seconds since 1970: what is compared may have been written by another server."""


class Attendance:
    """Somebody is there who has a connection, on whatever server. Whoever has none is away from the moment the last one
    ended, after a restart from the moment the table was loaded."""

    def __init__(self, now: Now = time.time) -> None:
        self._now = now
        self._here: Set[int] = frozenset()
        self._elsewhere: Set[int] = frozenset()
        self._left: dict[int, float] = {}
        self._loaded = now()

    @property
    def there(self) -> Set[int]:
        return self._here | self._elsewhere

    def look(self, here: Set[int]) -> None:
        """The seats that have a connection to this server now."""
        self._change(here, self._elsewhere)

    def hear(self, elsewhere: Set[int]) -> bool:
        """The seats that have one to any server, as the database knows it; whether that changes anything."""
        before = self.there
        self._change(self._here, elsewhere)
        return self.there != before

    def _change(self, here: Set[int], elsewhere: Set[int]) -> None:
        gone = self.there - here - elsewhere
        self._here, self._elsewhere = here, elsewhere
        for seat in self.there:
            self._left.pop(seat, None)
        for seat in gone:
            self._left[seat] = self._now()

    def away(self, seat: int) -> int:
        """Whole seconds since somebody left who is not there."""
        return max(0, int(self._now() - self._left.get(seat, self._loaded)))

    def asks_in(self, seat: int, wait: float, waited: float) -> int:
        """Whole seconds until the others are asked who rides for somebody away: `wait` after they left, or after the
        others last said that they wait for them."""
        since = max(self._left.get(seat, self._loaded), waited)
        return max(0, math.ceil(since + wait - self._now()))
