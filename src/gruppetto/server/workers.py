"""Worker processes: work that may take long is done beside the event loop, with a budget, so that nobody else waits.

A thread would share the interpreter with the event loop and could not be ended. Each worker is a process of its own:
one that takes too long or dies is ended and replaced, and the work of the others goes on.
"""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import ParamSpec, Protocol, TypeVar

from gruppetto.server.fair_queue import FairQueue
from gruppetto.table.work import Visitor
from gruppetto.workers import sit_down

_log = logging.getLogger(__name__)

_GRACE_SECONDS = 3.0
"""For a worker to end when it is asked to; then it is killed."""

_YIELDING = 5
"""How many steps a worker stands behind the event loop when both want the processor."""

P = ParamSpec("P")
T = TypeVar("T")


class Busy(Exception):
    """All workers work, and enough wait for one already: of all, or of this visitor."""


class TooLong(Exception):
    """The work was not done within its budget."""


class Lost(Exception):
    """The worker died of the work, twice."""


class Workers:
    """So many processes, none before the first work. With `many` 0 the work is done in threads of this process: that
    saves memory, and nothing can be ended."""

    def __init__(
        self,
        many: int,
        waiting: int | None = None,
        each: int | None = None,
        ready: Callable[[], object] = os.getpid,
        threads: int = 1,
    ) -> None:
        """At most `waiting` wait for a worker, `each` of one visitor; the next is told that all are busy. None: as
        many as come, as for the server itself always. `ready`, a function of a module, is what a process does once
        before its first work, such as reading what all work needs: that is charged to nobody. `threads` is how many
        there are in place of processes."""
        self._most_waiting = waiting
        self._most_each = each
        self._all: list[_Worker] = [_Process(ready) if many else _Thread() for _ in range(many or threads)]
        self._idle = list(self._all)
        self._queue: FairQueue[_Worker] = FairQueue()

    async def do(self, who: Visitor, budget: float, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        """What `job`, a function of a module, makes of its arguments; raises what it raises, or Busy, TooLong, Lost.

        The budget is for the work: the clock does not run while it waits for a worker. Visitors get one in turn.
        """
        worker = self._idle.pop() if self._idle else await self._wait(who)
        try:
            return await worker.do(budget, job, *args)
        finally:
            self._queue.served(who)
            self._pass_on(worker)

    async def _wait(self, who: Visitor) -> "_Worker":
        if who is not None and (
            _is_full(self._most_waiting, len(self._queue)) or _is_full(self._most_each, self._queue.waiting(who))
        ):
            raise Busy
        turn = self._queue.join(who)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._queue.leave(who, turn)
            else:  # called, and given up in the same moment
                self._pass_on(turn.result())
            raise

    def _pass_on(self, worker: "_Worker") -> None:
        if not self._queue.call(worker):
            self._idle.append(worker)

    def close(self) -> None:
        """Ends all, at work or not, and waits until they are gone."""
        for worker in self._all:
            worker.clear(wait=True)


def _is_full(most: int | None, waiting: int) -> bool:
    return most is not None and waiting >= most


class _Worker(Protocol):
    """One place where work is done."""

    async def do(self, budget: float, job: Callable[..., T], *args: object) -> T: ...

    def clear(self, wait: bool = False) -> None:
        """Ends what is done here, if that can be ended."""


class _Thread:
    """Where work is done without a process."""

    async def do(self, budget: float, job: Callable[..., T], *args: object) -> T:
        try:
            return await asyncio.wait_for(asyncio.to_thread(job, *args), budget)
        except TimeoutError:
            raise TooLong from None

    def clear(self, wait: bool = False) -> None:
        """Nothing: a thread ends with its work."""


class _Process:
    """One worker process, or the place of one."""

    def __init__(self, ready: Callable[[], object]) -> None:
        self._ready = ready
        self._worker: ProcessPoolExecutor | None = None

    async def do(self, budget: float, job: Callable[..., T], *args: object) -> T:
        for _ in range(2):
            try:
                return await self._try(budget, job, *args)
            except BrokenProcessPool:
                _log.error("a worker process broke and is started anew")
                self.clear()
            except TimeoutError:
                self.clear()
                raise TooLong from None
            except asyncio.CancelledError:  # nobody waits for it any more, and the next must not wait for it either
                self.clear()
                raise
        raise Lost

    async def _try(self, budget: float, job: Callable[..., T], *args: object) -> T:
        if self._worker is None:
            self._worker = await asyncio.to_thread(_start_process, self._ready)
        work = asyncio.get_running_loop().run_in_executor(self._worker, job, *args)
        return await asyncio.wait_for(work, budget)

    def clear(self, wait: bool = False) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            # There is no public way to end a worker that hangs.
            processes = list((worker._processes or {}).values())
            for process in processes:
                process.terminate()
            ending = Thread(target=_see_off, args=(processes,), daemon=True)
            ending.start()
            if wait:
                ending.join()
            worker.shutdown(wait=wait, cancel_futures=True)


def _see_off(processes: Sequence[BaseProcess]) -> None:
    """Kills what does not end when it is asked to, as one that hangs in a call of the system."""
    deadline = time.monotonic() + _GRACE_SECONDS
    for process in processes:
        if not connection.wait([process.sentinel], max(0.0, deadline - time.monotonic())):
            with contextlib.suppress(OSError):  # it ended in this moment
                process.kill()


def _start_process(ready: Callable[[], object]) -> ProcessPoolExecutor:
    """A worker that has started: neither the event loop nor the clock of its first work waits for that."""
    worker = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_stand_behind)
    worker.submit(_get_ready, ready).result()
    return worker


def _get_ready(ready: Callable[[], object]) -> None:
    """What comes of it stays here. Where it fails, so does the work, which tells it to whoever asked."""
    with contextlib.suppress(Exception):
        ready()


def _stand_behind() -> None:
    sit_down()
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_YIELDING)
