"""Finished matches looked back at, in a duel whose luck and choices are plain to see."""

import random

import pytest

from gruppetto.bots.analysis import LookedAt, LookingBack, summary, turning_points
from gruppetto.bots.bot import Uniform
from gruppetto.bots.reasons import speaking
from gruppetto.engine.judgement import Search
from gruppetto.engine.record import LogEntry
from tests.bots.duel import Duel, game

SEARCH = Search(simulations=80, sure=0.5)


def lots(number: int) -> Uniform:
    return random.Random(number).random


def looked_at(do: str, before: Duel, after: Duel, chance: tuple[int, ...] = ()) -> LookedAt:
    entry = LogEntry(1, chance, before.to_decide, do)
    return LookingBack(game(), SEARCH, lots).act(entry, do, before, after)


def test_the_start_is_held_against_a_fair_share() -> None:
    looked = LookingBack(game(), SEARCH, lots).start(LogEntry(0, ()), Duel((1, 0)))

    assert looked.luck == pytest.approx([looked.chances[0] - 0.5, looked.chances[1] - 0.5])


def test_a_sprint_that_came_off_was_luck() -> None:
    looked = looked_at("sprint", Duel((2, 2), 0), Duel((4, 2), 1), (6,))

    assert looked.luck[0] > 0.1
    assert looked.luck[1] == pytest.approx(-looked.luck[0])


def test_what_meets_no_luck_has_none() -> None:
    assert looked_at("safe", Duel((2, 2), 0), Duel((3, 2), 1)).luck == [0.0, 0.0]


def test_a_trap_gives_away_what_a_step_would_have_brought() -> None:
    looked = looked_at("trap", Duel((5, 5), 0), Duel((5, 5), 1))

    assert looked.best == "safe"
    assert looked.given_away > 0.3
    assert looked.reasons == ["wins"]  # the race would have been over, which no feature says


def test_the_best_choice_gives_nothing_away() -> None:
    looked = looked_at("safe", Duel((5, 5), 0), Duel((6, 5), -1))

    assert (looked.best, looked.given_away) == ("safe", 0.0)
    assert looked.edge > 0


def test_an_entry_is_seen_the_same_whoever_looks_and_when() -> None:
    first, second = (looked_at("sprint", Duel((2, 2), 0), Duel((2, 2), 1), (1,)) for _ in range(2))

    assert first == second


def entry(number: int, seat: int, mine: float, *, away: float = 0.0, luck: float = 0.0) -> LookedAt:
    best = "safe" if away else "trap"
    return LookedAt(number, seat, [mine, 1 - mine], [luck, -luck], True, "trap", 0.3, best, 0.3 + away)


def test_turning_points_are_the_largest_swings_in_their_order_and_not_beside_each_other() -> None:
    chances = [0.5, 0.5, 0.9, 0.2, 0.2, 0.2, 0.3, 0.3]
    points = turning_points([entry(number, number % 2, chance) for number, chance in enumerate(chances)])

    assert [(point.number, abs(round(point.change, 1))) for point in points] == [(3, 0.7), (6, 0.1)]


def test_a_turning_point_is_that_of_who_moved() -> None:
    (point,) = turning_points([entry(1, 0, 0.5), entry(2, 1, 0.9)])

    assert (point.seat, round(point.change, 1)) == (1, -0.4)


def test_a_match_comes_to_luck_and_what_was_given_away_by_seat() -> None:
    found = summary([entry(1, 0, 0.5, away=0.2, luck=0.1), entry(2, 1, 0.4, away=0.05), entry(3, 0, 0.6, away=0.1)])

    assert found.luck == pytest.approx([0.1, -0.1])
    assert found.given_away == pytest.approx([0.3, 0.05])
    assert found.worst == [1, 2]


def test_who_gave_nothing_away_has_no_worst_decision() -> None:
    assert summary([entry(1, 0, 0.5)]).worst == [-1, -1]


def test_only_what_speaks_for_a_choice_is_a_reason_and_the_strongest_comes_first() -> None:
    assert speaking(("wheel", "cards", "lane", "points"), (0.1, -0.5, 0.3, 0.05)) == ["lane", "wheel"]
    assert speaking(("wheel", "cards"), (0.001, -0.5)) == []
