"""Served time in tabs that share one database: they agree on it, whoever was opened first."""

import asyncio

import pytest

from gruppetto.local.indexed_db import IndexedDb
from gruppetto.local.uptime import LocalUptime
from gruppetto.table import timekeeping
from tests.local.fake_indexed_db import FakeIndexedDb
from tests.local.page import opened


class Watch:
    """A wrist watch that a test moves."""

    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def test_time_stands_while_no_page_is_open() -> None:
    async def scenario() -> int:
        rows, first = IndexedDb(FakeIndexedDb().ask), Watch()
        before = LocalUptime(rows, first)
        await before.begin()
        first.seconds = 60
        await before.beat()
        later = Watch()
        later.seconds = 99_999
        after = LocalUptime(rows, later)
        await after.begin()
        return after.now()

    assert asyncio.run(scenario()) == 60_000


def test_of_two_tabs_that_write_at_once_the_later_time_counts() -> None:
    database = FakeIndexedDb()
    behind, ahead = Watch(), Watch()

    class Between(FakeIndexedDb):
        """The other tab writes after this one has read and before it writes."""

        async def ask(self, text: str) -> str:
            answer = await database.ask(text)
            if '"get"' in text and behind.seconds:
                ahead.seconds = 50
                await other.beat()
            return answer

    other = LocalUptime(IndexedDb(database.ask), ahead)

    async def scenario() -> str:
        await other.begin()
        slow = LocalUptime(IndexedDb(Between().ask), behind)
        await slow.begin()
        behind.seconds = 10
        await slow.beat()
        return database.rows['["served"]']

    assert asyncio.run(scenario()) == "50000"


def test_a_page_writes_its_time_down_for_others_though_no_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeping, "_BEAT", 0.0)
    database = FakeIndexedDb()

    async def scenario() -> None:
        async with opened(database) as page:
            await page.until_written('["served"]', database)

    asyncio.run(scenario())
