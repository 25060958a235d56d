"""Work that is shared out among processes."""

import operator
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from gruppetto.lab.processes import in_turn, share_out


@pytest.mark.slow
def test_the_results_are_the_same_with_one_process_and_with_two() -> None:
    parts = list(range(-5, 5))

    assert (
        list(share_out(operator.neg, parts, 2)) == list(share_out(operator.neg, parts, 1)) == [-part for part in parts]
    )


@pytest.mark.slow
def test_whoever_stops_listening_does_not_wait_for_the_rest() -> None:
    results = share_out(operator.neg, range(1000), 2)

    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]  # it is a generator


@pytest.mark.slow
def test_who_is_called_off_while_a_large_result_is_on_its_way_leaves_no_half_of_it() -> None:
    """Whoever read the other half would wait for ever."""
    results = share_out(bytes, [5_000_000] * 1000, 2)

    assert len(next(results)) == 5_000_000
    results.close()  # type: ignore[attr-defined]  # it is a generator


def test_no_more_parts_are_handed_out_than_are_fetched() -> None:
    """Results may be large, and whoever fetches them slow."""
    pool = _Eager()

    results = in_turn(pool, operator.neg, range(100), ahead=3)

    assert [next(results) for _ in range(5)] == [0, -1, -2, -3, -4]
    assert pool.handed_out <= 8
    assert list(results) == [-part for part in range(5, 100)]


class _Eager(Executor):
    """Does everything at once, and counts."""

    handed_out = 0

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.handed_out += 1
        future: Future[Any] = Future()
        future.set_result(work(*args, **kwargs))
        return future
