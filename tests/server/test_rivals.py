"""Two servers on one PostgreSQL, and people who do random things on both at once, held against a simple model.

The short runs are for every day. As long as you like: `GRUPPETTO_RIVALS=500 GRUPPETTO_SEED=7 pytest -s
tests/server/test_rivals.py`
"""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Callable

import pytest

from gruppetto.server.storage import Storage
from tests.server.rivals import Round
from tests.server.sizes import sized
from tests.server.ways_in import OwnProcess, SameProcess, WayIn

SEED = int(os.environ.get("GRUPPETTO_SEED", "2"))
WANTED = os.environ.get("GRUPPETTO_RIVALS", "")

pytestmark = [pytest.mark.slow, *([pytest.mark.timeout(0)] if WANTED else [])]


def rounds(full: int, long: int) -> int:
    return int(WANTED or sized(full, long))


def ridden(url: str, way_in: Callable[[str], WayIn], many: int, kills: bool) -> "Counter[str]":
    """Rides so many tables, every fourth of them with a server killed under it; tells how often what came of what."""
    tally: Counter[str] = Counter()

    async def ride() -> None:
        storage = Storage(url)
        await storage.open()
        ways = [way_in(url), way_in(url)]
        await asyncio.gather(*(way.open() for way in ways))
        try:
            for number in range(many):
                luck = random.Random(f"{SEED}/{number}")
                try:
                    await Round(luck, ways, storage, tally).ride(kills and number % 4 == 1)
                except Exception as error:
                    raise AssertionError(f"round {number} of seed {SEED}: {error}") from error
        finally:
            await asyncio.gather(*(way.close() for way in ways))
            await storage.close()

    asyncio.run(ride())
    print(dict(sorted(tally.items())))
    return tally


def test_two_server_processes_of_which_one_is_killed_are_like_one_table(postgres_url: str) -> None:
    tally = ridden(postgres_url, OwnProcess, rounds(2, long=8), kills=True)
    assert all(tally[what] for what in ("act ", "Sit ", "Free ", "Start ", "Use ", "killed")), tally


def test_two_servers_in_one_process_are_like_one_table(postgres_url: str) -> None:
    tally = ridden(postgres_url, SameProcess, rounds(4, long=16), kills=False)
    assert all(tally[what] for what in ("act ", "undo ", "Sit ", "Free ", "Start ", "Use ")), tally
