"""The worker pools of a server, one for each kind of costly request, and the threads in which courses are laid out,
tables are opened and records written."""

import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from gruppetto.server.settings import Settings
from gruppetto.server.workers import Busy, Lost, TooLong, Workers
from gruppetto.table.denied import Denied
from gruppetto.table.locks import Locks
from gruppetto.table.work import Visitor

_WORKERS = max(1, min(2, (os.cpu_count() or 2) // 2))
"""Processes for positions, as many for replays and as many for score sheets; one for hints, one for analyses."""
_WAITING = 64
"""Requests that may wait for one of them; `Limits.queued_jobs` of one visitor."""
_LOADING = 3
"""Threads in which tables are opened: a short log is ridden while a long one is."""

P = ParamSpec("P")
T = TypeVar("T")


class Pool:
    """A pool of workers with a budget for each piece of work; what is too much is refused with `Denied`."""

    def __init__(self, workers: Workers, budget: float) -> None:
        self._workers = workers
        self._budget = budget

    async def __call__(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        """What `job`, a function of a module, makes of its arguments."""
        return await _charged(self._workers, who, self._budget, job, *args)

    def close(self) -> None:
        self._workers.close()


class LayoutThread:
    """Work whose result this process needs itself, such as the layout of a course: known to be short, and done in a
    thread, one after the other, while the event loop goes on. It cannot be ended, so giving up early would only leave
    it to be done again: a long match on a busy machine must not become one that nobody can open."""

    def __init__(self, budget: float) -> None:
        self._thread = Workers(0)
        self._budget = budget

    async def __call__(self, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        return await _charged(self._thread, None, self._budget, job, *args)

    def close(self) -> None:
        self._thread.close()


class LoadingThreads:
    """Tables that are opened, and records that are written: the same in threads of their own, so that no table that is
    made waits for it. Each visitor has one of them at a time, and they get one in turn."""

    def __init__(self, budget: float) -> None:
        self._threads = Workers(0, threads=_LOADING)
        self._budget = budget
        self._one_each = Locks()

    async def __call__(self, who: Visitor, job: Callable[P, T], *args: P.args, **nothing: P.kwargs) -> T:
        async with self._one_each.of(who or ""):
            return await _charged(self._threads, who, self._budget, job, *args)

    def close(self) -> None:
        self._threads.close()


async def _charged(workers: Workers, who: Visitor, budget: float, job: Callable[..., T], *args: object) -> T:
    try:
        return await workers.do(who, budget, job, *args)
    except Busy:
        raise Denied("busy", "The server has its hands full; please try again in a moment.") from None
    except TooLong:
        raise Denied("too_costly", "This took the server too long, so it stopped.") from None
    except Lost:
        raise Denied("too_costly", "This was too much for the server, so it stopped.") from None


class Pools:
    """All of a server, so that no kind of work can hold up another."""

    def __init__(self, settings: Settings) -> None:
        many = _WORKERS if settings.workers is None else settings.workers
        each = settings.limits.queued_jobs
        self.positions = Pool(Workers(many, _WAITING, each, settings.games), settings.request_budget)
        """Documents of strangers."""
        self.replays = Pool(Workers(many, _WAITING, each, settings.games), settings.replay_budget)
        """Finished matches, of which a long one takes seconds."""
        self.sheets = Pool(Workers(many, _WAITING, each, settings.games), settings.request_budget)
        self.hints = Pool(Workers(min(many, 1), _WAITING, each, settings.games), settings.request_budget)
        """What bots would do, for people who ask: bots that ride do not wait for it."""
        self.analyses = Pool(Workers(min(many, 1), _WAITING, each, settings.games), settings.replay_budget)
        """Finished matches that are looked back at, a part at a time."""
        self.matches = Pool(Workers(min(many, 1), _WAITING, each, settings.games), settings.replay_budget)
        """Long matches that are opened and have no snapshots: those of an older version, as a rule."""
        self.drawing = LayoutThread(settings.replay_budget)
        """Answers of the API for which roads are drawn, each once a server: not in the way of tables."""
        self.layout = LayoutThread(settings.replay_budget)
        self.loading = LoadingThreads(settings.replay_budget)

    def close(self) -> None:
        in_processes = (self.positions, self.replays, self.sheets, self.hints, self.analyses, self.matches)
        for pool in (*in_processes, self.drawing, self.layout, self.loading):
            pool.close()
