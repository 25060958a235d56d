"""Served time: for how long this database has been served, in milliseconds. The clocks of tables run on it.

It is one row that every server brings forward. Each adds the time since the row was last brought
forward, by whomever, but no more than it has itself been here since it last did: so two servers do not count twice, and
what passes while all are down counts for nobody. A server that is killed leaves at most the time since its last beat
uncounted, and one that starts takes at most so much from those beside it, since it cannot know of them: so where there
may be others each beats all the time, and before it looks who is late.
"""

import time
from collections.abc import Callable

import sqlalchemy as sa

from gruppetto.server import schema
from gruppetto.server.storage import Storage

_MILLI = 1000


class Uptime:
    def __init__(
        self, storage: Storage, here: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        """`here` runs only while this process does; `wall` is that of all servers on this machine."""
        self._storage = storage
        self._here = here
        self._wall = wall
        self._served = 0
        self._beat = here()

    def now(self) -> int:
        return self._served + self._alive()

    @property
    def since_beat(self) -> float:
        """Seconds."""
        return self._alive() / _MILLI

    async def begin(self) -> None:
        """Nothing that passed before counts."""
        self._beat = self._here()
        await self.beat()

    async def beat(self) -> None:
        """Brings the row forward; what other servers counted is ours, too."""
        counted = schema.uptime.c
        at = self._here()
        alive = int((at - self._beat) * _MILLI)
        gap = self._now() - counted.beat
        passed = sa.case((gap < 0, 0), (gap < alive, gap), else_=alive)
        latest = sa.case((gap < 0, counted.beat), else_=self._now())
        forward = sa.update(schema.uptime).values(served=counted.served + passed, beat=latest)
        async with self._storage.writing() as connection:
            served = (await connection.execute(forward.returning(counted.served))).scalar_one()
        self._served, self._beat = served, at  # at once: while it is being committed, nothing may count twice

    def _alive(self) -> int:
        return int((self._here() - self._beat) * _MILLI)

    def _now(self) -> sa.ColumnElement[int]:
        """The database's own time where it has one, since servers on several machines may not agree."""
        if self._storage.is_shared:
            return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * _MILLI, sa.BigInteger)
        return sa.literal(int(self._wall() * _MILLI), sa.BigInteger)
