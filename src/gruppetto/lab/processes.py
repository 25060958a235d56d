"""Work shared out among worker processes, with the results in the order of the parts however many there are."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from functools import partial
from typing import Protocol, TypeVar

from gruppetto.workers import at_work, sit_down

P = TypeVar("P")
R = TypeVar("R")

AHEAD = 8
"""Parts for each process that are under way or wait to be fetched: results may be large, and whoever fetches them slow.
"""


class Crew(Protocol):
    """Workers that are there already, as on other machines (`cluster.py`)."""

    @property
    def hands(self) -> int:
        """How many parts they work on at once."""

    def share_out(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """As `share_out` below."""


Jobs = int | Crew
"""Who works: so many processes of this machine, or a crew."""


def hands(jobs: Jobs) -> int:
    """How many parts are worked on at once."""
    return jobs if isinstance(jobs, int) else jobs.hands


def share_out(work: Callable[[P], R], parts: Sequence[P], jobs: Jobs) -> Iterator[R]:
    """The result of each part, one after the other. Whoever stops listening calls off what is not done yet."""
    if not isinstance(jobs, int):
        return jobs.share_out(work, parts)
    if jobs == 1 or len(parts) <= 1:
        return map(work, parts)
    return _in_a_pool(work, parts, jobs)


def _in_a_pool(work: Callable[[P], R], parts: Sequence[P], jobs: int) -> Iterator[R]:
    # Started afresh rather than forked: a fork copies the locks of whatever else runs here, a progress bar for one.
    context = multiprocessing.get_context("spawn")
    called_off, call_off = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(min(jobs, len(parts)), context, initializer=sit_down, initargs=(called_off,))
    try:
        yield from in_turn(pool, partial(at_work, work), parts, AHEAD * jobs)
    finally:
        call_off.close()  # nobody waits for the rest of a part whose result nobody wants
        pool.shutdown(cancel_futures=True)
        called_off.close()


def in_turn(pool: Executor, work: Callable[[P], R], parts: Sequence[P], ahead: int) -> Iterator[R]:
    """The result of each part, one after the other; no more than so many are handed out before theirs is fetched."""
    under_way: deque[Future[R]] = deque()
    for part in parts:
        if len(under_way) == ahead:
            yield under_way.popleft().result()
        under_way.append(pool.submit(work, part))
    while under_way:
        yield under_way.popleft().result()
