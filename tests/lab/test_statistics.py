"""Statistics against published values."""

import math
import statistics

import pytest

from gruppetto.lab.statistics import Sample, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # R: binom::binom.confint(x, n, methods = "wilson")
        (0, 10, 0.0, 0.2775328),
        (10, 10, 0.7224672, 1.0),
        (5, 10, 0.2365931, 0.7634069),
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I: method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)

    assert interval.low == pytest.approx(low, abs=6e-5)
    assert interval.high == pytest.approx(high, abs=6e-5)


def test_wilson_estimates_the_plain_share() -> None:
    assert wilson(30, 120).estimate == 0.25


def test_a_shared_win_lies_between_a_loss_and_a_win() -> None:
    assert wilson(3, 10).low < wilson(3.5, 10).low < wilson(4, 10).low


def test_without_trials_anything_is_possible() -> None:
    interval = wilson(0, 0)

    assert (interval.low, interval.high) == (0.0, 1.0)
    assert math.isnan(interval.estimate)


def test_a_sample_agrees_with_the_standard_library() -> None:
    numbers = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0, 2.0, 6.0]
    sample = Sample()
    for number in numbers:
        sample.add(number)

    assert sample.count == 8
    assert sample.mean == pytest.approx(statistics.fmean(numbers))
    assert sample.deviation == pytest.approx(statistics.stdev(numbers))
    assert (sample.least, sample.most) == (1.0, 9.0)


def test_one_number_has_no_spread() -> None:
    sample = Sample()
    sample.add(7)

    assert (sample.mean, sample.deviation) == (7, 0.0)
