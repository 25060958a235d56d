"""Plots as SVG."""

import re
from xml.etree import ElementTree

import pytest

from gruppetto.lab.plots import HIGH, Series, histogram, stacked, whisker
from gruppetto.lab.statistics import Interval


def bars(plot: str) -> list[float]:
    return [float(height) for height in re.findall(r'<rect[^>]* height="([\d.]+)"', plot)]


def test_the_bars_of_a_histogram_are_as_high_as_values_are_frequent() -> None:
    once, twice = bars(histogram([10, 11, 11], "length"))

    assert twice == pytest.approx(2 * once, rel=0.01)


@pytest.mark.parametrize("values", [[7], [7] * 50, list(range(3000)), [1, 100_000]])
def test_a_histogram_has_some_twenty_bars_at_most_whatever_the_values(values: list[int]) -> None:
    plot = histogram(values, "length")

    assert 1 <= len(bars(plot)) <= 22
    assert max(bars(plot)) < HIGH


def test_what_is_stacked_adds_up() -> None:
    plot = stacked([Series("a", "red", [1.0, 0.0]), Series("b", "blue", [1.0, 2.0])], [0.0, 1.0], "pace")

    first, second, alone = bars(plot)
    assert first + second == pytest.approx(alone, abs=0.2)


def test_nothing_to_stack_is_an_empty_plot() -> None:
    assert bars(stacked([], [0.0, 0.0], "pace")) == []


def test_a_whisker_stays_inside_its_scale() -> None:
    plot = whisker(Interval(0.5, -1.0, 9.0), 0.0, 1.0, fair=0.25)

    shares = [float(share) for share in re.findall(r'"([\d.]+)%"', plot)]
    assert min(shares) == 0.0
    assert max(shares) == 100.0
    assert 'cx="50.00%"' in plot


@pytest.mark.parametrize(
    "plot",
    [
        histogram([1, 2, 3], "<b>&"),
        stacked([Series("a", "red", [1.0])], [0.5], "<b>&"),
        whisker(Interval(1.0, 1.0, 1.0), 1.0, 1.0),
    ],
)
def test_a_plot_is_well_formed(plot: str) -> None:
    assert ElementTree.fromstring(plot).tag == "svg"
