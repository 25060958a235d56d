"""Served time inside a browser: the clocks of tables stand while no page has them open."""

import time
from collections.abc import Callable

from gruppetto.local.rows import Change, Key, Rows

_SERVED: Key = ("served",)
_MILLI = 1000


class LocalUptime:
    """Two tabs write the same row, and the later time counts."""

    def __init__(self, rows: Rows, here: Callable[[], float] = time.monotonic) -> None:
        self._rows = rows
        self._here = here
        self._served = 0
        self._beat = here()

    def now(self) -> int:
        return self._served + int((self._here() - self._beat) * _MILLI)

    @property
    def since_beat(self) -> float:
        return self._here() - self._beat

    async def begin(self) -> None:
        """Nothing that passed before counts."""
        self._served, self._beat = int(await self._rows.get(_SERVED) or 0), self._here()

    async def beat(self) -> None:
        """Where another tab wrote at the same time, the next beat will do."""
        kept = await self._rows.get(_SERVED)
        self._served, self._beat = max(int(kept or 0), self.now()), self._here()
        await self._rows.commit(Change({_SERVED: str(self._served)}, {_SERVED: kept}))
