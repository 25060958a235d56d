"""Worker processes: a budget for each piece of work, a bounded queue in which visitors are served in turn, and one that
hangs or dies harms nobody else."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gruppetto.server import workers as workers_module
from gruppetto.server.fair_queue import FairQueue
from gruppetto.server.workers import Busy, Lost, TooLong, Workers
from gruppetto.table.denied import Denied
from tests.processes import has_ended

PLENTY = 60.0
ANN, BOB, CEES = "192.0.2.1", "192.0.2.2", "192.0.2.3"


def pid_of(_: object = None) -> int:
    return os.getpid()


def hang() -> None:
    time.sleep(600)


def hang_whatever_is_asked(file: str) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path(file).write_text(str(os.getpid()), encoding="ascii")
    time.sleep(600)


def die() -> None:
    os._exit(3)


read: list[str] = []


def read_all() -> None:
    read.append("all")


def what_was_read() -> list[str]:
    return read


def fail() -> None:
    raise OSError("there is nothing to read")


def refuse() -> None:
    raise Denied("bad_position", "Nobody can stand there.", {"at": 7}, "TIN-1")


def with_workers(
    many: int, scenario: Callable[[Workers], Awaitable[None]], waiting: int | None = None, each: int | None = None
) -> None:
    async def run() -> None:
        workers = Workers(many, waiting, each)
        try:
            await scenario(workers)
        finally:
            workers.close()

    asyncio.run(run())


@pytest.mark.slow
def test_work_is_done_in_another_process_and_the_process_is_kept() -> None:
    async def scenario(workers: Workers) -> None:
        first = await workers.do(ANN, PLENTY, pid_of)
        assert first != os.getpid()
        assert await workers.do(ANN, PLENTY, pid_of) == first

    with_workers(1, scenario)


@pytest.mark.slow
def test_a_process_that_does_not_end_when_it_is_asked_to_is_killed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(workers_module, "_GRACE_SECONDS", 0.01)
    file = tmp_path / "pid"

    async def scenario(workers: Workers) -> None:
        hanging = asyncio.create_task(workers.do(ANN, PLENTY, hang_whatever_is_asked, str(file)))
        while not (file.is_file() and file.read_text(encoding="ascii")):
            await asyncio.sleep(0.01)
        hanging.cancel()
        pid = int(file.read_text(encoding="ascii"))
        while not has_ended(pid):
            await asyncio.sleep(0.01)
        assert await workers.do(BOB, PLENTY, pid_of) != pid

    with_workers(1, scenario)


@pytest.mark.slow
def test_a_process_is_ready_before_its_first_work_and_once() -> None:
    async def scenario() -> None:
        workers = Workers(1, ready=read_all)
        assert await workers.do(ANN, PLENTY, what_was_read) == ["all"]
        assert await workers.do(ANN, PLENTY, what_was_read) == ["all"]
        workers.close()

    asyncio.run(scenario())


@pytest.mark.slow
def test_a_process_that_could_not_get_ready_works_all_the_same() -> None:
    async def scenario() -> None:
        workers = Workers(1, ready=fail)
        assert await workers.do(ANN, PLENTY, what_was_read) == []
        workers.close()

    asyncio.run(scenario())


@pytest.mark.slow
def test_who_takes_too_long_is_ended_and_replaced() -> None:
    async def scenario(workers: Workers) -> None:
        before = await workers.do(ANN, PLENTY, pid_of)
        with pytest.raises(TooLong):
            await workers.do(ANN, 0.05, hang)
        assert await workers.do(ANN, PLENTY, pid_of) != before

    with_workers(1, scenario)


@pytest.mark.slow
def test_one_that_hangs_does_not_end_the_work_of_another() -> None:
    async def scenario(workers: Workers) -> None:
        hanging = asyncio.create_task(workers.do(ANN, 0.2, hang))
        others = [await workers.do(ANN, PLENTY, pid_of) for _ in range(3)]
        with pytest.raises(TooLong):
            await hanging
        assert len(set(others)) == 1

    with_workers(2, scenario)


@pytest.mark.slow
def test_work_that_kills_its_worker_is_given_up_and_the_next_is_done() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(Lost):
            await workers.do(ANN, PLENTY, die)
        assert await workers.do(ANN, PLENTY, pid_of) != os.getpid()

    with_workers(1, scenario)


@pytest.mark.slow
def test_so_many_may_wait_and_the_next_is_told_that_all_are_busy() -> None:
    async def scenario(workers: Workers) -> None:
        at_work = asyncio.create_task(workers.do(ANN, PLENTY, pid_of))
        await asyncio.sleep(0)
        waits = asyncio.create_task(workers.do(ANN, PLENTY, pid_of))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await workers.do(ANN, PLENTY, pid_of)
        assert await at_work == await waits

    with_workers(1, scenario, waiting=1)


@pytest.mark.slow
def test_a_refusal_comes_back_as_it_was_said() -> None:
    async def scenario(workers: Workers) -> None:
        with pytest.raises(Denied) as caught:
            await workers.do(ANN, PLENTY, refuse)
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
        assert await workers.do(ANN, PLENTY, pid_of) == os.getpid()
        with pytest.raises(Denied):
            await workers.do(ANN, PLENTY, refuse)

    with_workers(0, scenario)


class Gate:
    """Work that waits until it is let through, and keeps the order in which it was done."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._open = threading.Event()
        self.done: list[str] = []

    def _pass(self, name: str) -> None:
        self._open.wait(PLENTY)
        self.done.append(name)

    async def ask(self, who: str | None, name: str) -> "asyncio.Task[None]":
        """Asks for work, and returns when it is at work or waits."""
        work = asyncio.create_task(self._workers.do(who, PLENTY, self._pass, name))
        await asyncio.sleep(0)
        return work

    def let_through(self) -> None:
        self._open.set()


def test_visitors_get_a_worker_in_turn_however_much_one_of_them_brings() -> None:
    async def scenario(workers: Workers) -> None:
        gate = Gate(workers)
        asked = [(ANN, "a1"), (ANN, "a2"), (ANN, "a3"), (BOB, "b1"), (BOB, "b2"), (CEES, "c1")]
        works = [await gate.ask(who, name) for who, name in asked]
        gate.let_through()
        await asyncio.gather(*works)
        assert gate.done == ["a1", "b1", "c1", "a2", "b2", "a3"]

    with_workers(0, scenario)


def test_who_had_a_worker_last_comes_after_who_came_later() -> None:
    async def scenario(workers: Workers) -> None:
        gate = Gate(workers)
        works = [await gate.ask(ANN, f"a{number}") for number in range(4)]
        works.append(await gate.ask(BOB, "b"))
        gate.let_through()
        await asyncio.gather(*works)
        assert gate.done[:2] == ["a0", "b"]

    with_workers(0, scenario)


def test_one_visitor_may_wait_for_so_many_and_others_still_come_in() -> None:
    async def scenario(workers: Workers) -> None:
        gate = Gate(workers)
        works = [await gate.ask(ANN, name) for name in ("at work", "waits", "waits too")]
        with pytest.raises(Busy):
            await workers.do(ANN, PLENTY, pid_of)
        works.append(await gate.ask(BOB, "another"))
        works += [await gate.ask(None, "the server itself") for _ in range(3)]
        gate.let_through()
        await asyncio.gather(*works)
        assert len(gate.done) == len(works)

    with_workers(0, scenario, each=2)


def test_who_gives_up_waiting_makes_room_for_the_next() -> None:
    async def scenario(workers: Workers) -> None:
        gate = Gate(workers)
        at_work, waits = await gate.ask(ANN, "at work"), await gate.ask(ANN, "waits")
        waits.cancel()
        await asyncio.gather(waits, return_exceptions=True)
        after = await gate.ask(ANN, "after")
        gate.let_through()
        await asyncio.gather(at_work, after)
        assert gate.done == ["at work", "after"]

    with_workers(0, scenario, each=1)


@pytest.mark.parametrize("moment", ["before", "after"])
def test_who_gives_up_in_the_moment_of_its_turn_keeps_no_worker(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(workers: Workers) -> None:
        gate = Gate(workers)
        at_work, waits = await gate.ask(ANN, "at work"), await gate.ask(ANN, "waits")
        call = FairQueue.call

        def give_up(turns: FairQueue[object], given: object) -> bool:
            monkeypatch.undo()
            if moment == "before":
                waits.cancel()
            called = call(turns, given)
            waits.cancel()
            return called

        monkeypatch.setattr(FairQueue, "call", give_up)
        gate.let_through()
        await asyncio.gather(at_work, waits, return_exceptions=True)
        assert waits.cancelled()
        assert await workers.do(ANN, PLENTY, pid_of) == os.getpid()

    with_workers(0, scenario)
