"""Work shared out among machines: the workers of a Dask cluster, with the results in the order of the parts.

A worker that is lost costs nothing but time: another gets its parts, and a part comes out the same wherever it is
worked on. That holds only where all run the same program, so a worker with another one stops the run.
"""

import logging
import pickle
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from distributed import Client, Future, KilledWorker, get_worker, wait

from gruppetto.bots import BotError
from gruppetto.lab.program import Program, own_program

P = TypeVar("P")
R = TypeVar("R")

ANSWERS = 10
"""Seconds in which a scheduler must answer."""
ARRIVES = 30
"""Seconds in which a worker must come, at the start and after the last one was lost."""
LASTS = 1.0
"""Seconds that a worker should take for a slice: long beside the handing over, short beside what a lost one costs."""
AHEAD = 2
"""Slices that each worker has at a time, so that none waits for the next."""

_one_plays = threading.Lock()
"""Games share what was compiled of a set-up, so of the threads of a worker one plays at a time."""


class ClusterError(RuntimeError):
    """A cluster that cannot play, in one sentence."""


class OtherProgram(Exception):
    """A worker that might play otherwise, or cannot play at all, as a sentence."""


@dataclass(slots=True)
class Slices(Generic[P]):
    """Parts in a row, cut into slices that take about as long as they should, and shorter ones towards the end."""

    parts: Sequence[P]
    size: int = 1
    given: int = 0

    @property
    def left(self) -> int:
        return len(self.parts) - self.given

    def take(self, hands: int) -> tuple[int, Sequence[P]]:
        """The next slice with the place of its first part."""
        first = self.given
        fair = max(1, self.left // (AHEAD * hands))  # so that workers end together
        taken = self.parts[first : first + min(self.size, fair)]
        self.given += len(taken)
        return first, taken

    def learn(self, seconds: float, many: int) -> None:
        """So many parts took so long. A slice at most doubles: the first ones say little about the rest."""
        self.size = max(1, min(2 * self.size, int(LASTS * many / max(seconds, 1e-6))))


@dataclass(frozen=True, slots=True)
class Cluster:
    """The workers of a scheduler, as the crew of a run."""

    client: Client
    address: str

    @property
    def hands(self) -> int:
        """How many workers there are now; more may come, and some may be lost."""
        return len(self._threads())

    @property
    def threaded(self) -> bool:
        """Whether a worker has several threads, of which all but one are idle."""
        return any(threads > 1 for threads in self._threads())

    def _threads(self) -> list[int]:
        """Those of each worker."""
        try:
            return list(self.client.nthreads().values())
        except (OSError, CancelledError):
            raise self._gone() from None

    def share_out(self, work: Callable[[P], R], parts: Sequence[P]) -> Iterator[R]:
        """The result of each part, one after the other. Whoever stops listening calls off what is not begun yet."""
        slices = Slices(parts)
        under_way: dict[Future, int] = {}
        done: dict[int, list[R]] = {}
        results: list[R]
        told = 0
        try:
            while told < len(parts):
                hands = max(1, self.hands)
                while slices.left and len(under_way) < AHEAD * hands:
                    first, some = slices.take(hands)
                    errand = pickle.dumps(Errand(work, some, own_program()))
                    under_way[self.client.submit(pickle.loads, errand, pure=False)] = first
                for future in self._ended(under_way):
                    seconds, results = self._result(future)
                    slices.learn(seconds, len(results))
                    done[under_way.pop(future)] = results
                while told in done:
                    results = done.pop(told)
                    yield from results
                    told += len(results)
        finally:
            self.client.cancel(list(under_way))

    def _ended(self, under_way: Collection[Future]) -> list[Future]:
        """Waits until some of them are done. Raises ClusterError when nobody has been there for too long."""
        alone_since: float | None = None
        while True:
            try:
                return list(wait(list(under_way), timeout=1, return_when="FIRST_COMPLETED").done)
            except TimeoutError:
                pass
            except CancelledError:
                raise self._gone() from None
            now = time.monotonic()
            alone_since = None if self.hands else alone_since or now
            if alone_since is not None and now - alone_since > ARRIVES:
                raise ClusterError(f"all workers of the cluster at {self.address} are lost, and no other has come")

    def _result(self, future: Future) -> tuple[float, list[R]]:
        try:
            found: tuple[float, list[R]] = future.result()
        except OtherProgram as other:
            raise ClusterError(str(other)) from None
        except (ImportError, AttributeError) as error:
            raise ClusterError(f"a worker lacks Gruppetto, or has another version of it: {error}") from None
        except KilledWorker:
            raise ClusterError(
                "several workers were lost one after the other with the same games; their logs say why, "
                "and too little memory is the usual reason"
            ) from None
        except CancelledError:
            raise self._gone() from None
        return found

    def _gone(self) -> ClusterError:
        return ClusterError(f"the scheduler at {self.address} has gone away")


class Errand:
    """A call of `play_slice` that is made where its pickle is read. So the scheduler needs no Gruppetto to pass it on,
    and a worker without says so; one that cannot read the function it is sent would end without a word."""

    def __init__(self, work: Callable[[P], R], parts: Sequence[P], wanted: Program) -> None:
        self._asked = work, parts, wanted

    def __reduce__(self) -> tuple[Any, ...]:
        return play_slice, self._asked


def play_slice(work: Callable[[P], R], parts: Sequence[P], wanted: Program) -> tuple[float, list[R]]:
    """On a worker: the seconds that it took for these parts, and their results."""
    if difference := wanted.difference(own_program()):
        raise OtherProgram(
            f"the worker {get_worker().address} has {difference}; results are the same only where all machines have "
            "the same program"
        )
    with _one_plays:
        start = time.perf_counter()
        try:
            results = [work(part) for part in parts]
        except BotError as error:
            raise OtherProgram(
                f"on the worker {get_worker().address} {error}; a bot of yours must lie at the same place on all "
                "machines, best named by its whole path"
            ) from None
        return time.perf_counter() - start, results


@contextmanager
def joined(address: str) -> Iterator[Cluster]:
    """The cluster behind the address of its scheduler. Raises ClusterError where nobody answers or nobody works."""
    for name in ("distributed", "distributed.client"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters of it is told in our own sentences
    try:
        client = Client(address, timeout=ANSWERS)
    except (OSError, ValueError) as error:
        raise ClusterError(f"no scheduler answers at {address}: {error}") from None
    try:
        try:
            client.wait_for_workers(1, timeout=ARRIVES)
        except TimeoutError:
            raise ClusterError(
                f"the scheduler at {address} has no workers; start some with: dask worker {address} --nthreads 1"
            ) from None
        yield Cluster(client, address)
    finally:
        client.close()
