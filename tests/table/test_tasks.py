"""Background tasks that are called off."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from gruppetto.table.tasks import call_off


async def for_ever() -> None:
    await asyncio.Event().wait()


async def deaf_once() -> None:
    """Misses being cancelled the first time, as a `wait_for` of Python 3.11 can."""
    try:
        await for_ever()
    except asyncio.CancelledError:
        await for_ever()


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(30):
            await scenario()

    asyncio.run(bounded())


def test_a_task_that_is_called_off_has_ended() -> None:
    async def scenario() -> None:
        task = asyncio.create_task(for_ever())
        await call_off([task])
        assert task.cancelled()

    run(scenario)


def test_a_task_that_misses_it_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gruppetto.table.tasks._AGAIN", 0.0)

    async def scenario() -> None:
        task = asyncio.create_task(deaf_once())
        await asyncio.sleep(0)
        await call_off([task])
        assert task.cancelled()

    run(scenario)


def test_a_task_that_cleans_up_is_waited_for() -> None:
    tidy: list[str] = []

    async def cleans_up() -> None:
        try:
            await for_ever()
        finally:
            await asyncio.sleep(0.01)
            tidy.append("done")

    async def scenario() -> None:
        task = asyncio.create_task(cleans_up())
        await asyncio.sleep(0)
        await call_off([task])
        assert tidy == ["done"]

    run(scenario)


def test_what_a_task_failed_of_is_no_failure_of_the_end() -> None:
    async def fails() -> None:
        raise ValueError("the road is closed")

    async def scenario() -> None:
        await call_off([asyncio.create_task(fails()), asyncio.create_task(for_ever())])

    run(scenario)
