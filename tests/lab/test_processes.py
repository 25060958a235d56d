"""Work that is shared out among processes."""

import operator

from gruppetto.lab.processes import share_out


def test_the_results_are_the_same_with_one_process_and_with_two() -> None:
    parts = list(range(-5, 5))

    assert (
        list(share_out(operator.neg, parts, 2)) == list(share_out(operator.neg, parts, 1)) == [-part for part in parts]
    )


def test_whoever_stops_listening_does_not_wait_for_the_rest() -> None:
    results = share_out(operator.neg, range(1000), 2)

    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]  # it is a generator
