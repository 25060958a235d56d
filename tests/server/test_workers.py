"""Worker processes: a budget for each piece of work, a bounded queue, and one that hangs or dies harms nobody else."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable

import pytest

from gruppetto.server.denied import Denied
from gruppetto.server.workers import Busy, Lost, TooLong, Workers

PLENTY = 60.0


def pid_of(_: object = None) -> int:
    return os.getpid()


def hang() -> None:
    time.sleep(600)


def die() -> None:
    os._exit(3)


def refuse() -> None:
    raise Denied("bad_position", "Nobody can stand there.", {"at": 7}, "TIN-1")


def with_workers(many: int, scenario: Callable[[Workers], Awaitable[None]], waiting: int | None = None) -> None:
    async def run() -> None:
        workers = Workers(many, waiting)
        try:
            await scenario(workers)
        finally:
            workers.close()

    asyncio.run(run())


def test_work_is_done_in_another_process_and_the_process_is_kept() -> None:
    async def scenario(workers: Workers) -> None:
        first = await workers.do(PLENTY, pid_of)
        assert first != os.getpid()
        assert await workers.do(PLENTY, pid_of) == first

    with_workers(1, scenario)


def test_who_takes_too_long_is_ended_and_replaced() -> None:
    async def scenario(workers: Workers) -> None:
        before = await workers.do(PLENTY, pid_of)
        with pytest.raises(TooLong):
            await workers.do(0.05, hang)
        assert await workers.do(PLENTY, pid_of) != before

    with_workers(1, scenario)


def test_one_that_hangs_does_not_end_the_work_of_another() -> None:
    async def scenario(workers: Workers) -> None:
        hanging = asyncio.create_task(workers.do(0.5, hang))
        others = [await workers.do(PLENTY, pid_of) for _ in range(3)]
        with pytest.raises(TooLong):
            await hanging
        assert len(set(others)) == 1

    with_workers(2, scenario)


def test_work_that_kills_its_worker_is_given_up_and_the_next_is_done() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(Lost):
            await workers.do(PLENTY, die)
        assert await workers.do(PLENTY, pid_of) != os.getpid()

    with_workers(1, scenario)


def test_so_many_may_wait_and_the_next_is_told_that_all_are_busy() -> None:
    async def scenario(workers: Workers) -> None:
        at_work = asyncio.create_task(workers.do(PLENTY, pid_of))
        await asyncio.sleep(0)
        waits = asyncio.create_task(workers.do(PLENTY, pid_of))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await workers.do(PLENTY, pid_of)
        assert await at_work == await waits

    with_workers(1, scenario, waiting=1)


def test_a_refusal_comes_back_as_it_was_said() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(Denied) as caught:
            await workers.do(PLENTY, refuse)
        told = caught.value
        assert (told.code, told.message, told.params, told.rule) == (
            "bad_position",
            "Nobody can stand there.",
            {"at": 7},
            "TIN-1",
        )

    with_workers(1, scenario)


def test_without_processes_the_work_is_done_here() -> None:
    async def scenario(workers: Workers) -> None:
        assert await workers.do(PLENTY, pid_of) == os.getpid()
        with pytest.raises(Denied):
            await workers.do(PLENTY, refuse)

    with_workers(0, scenario)
