"""Entries that open something carry a number: two phones that press at the same time open one."""

from gruppetto.engine.fact import Fact, Reading
from gruppetto.engine.opening import Opened


def opening(number: int | None) -> Reading:
    return Reading(Fact("f", "turn", {} if number is None else {"opens": number}))


def test_a_number_is_opened_once() -> None:
    opened = Opened()
    assert [opened.twice(opening(number)) for number in (2, 3, 3, 2, 5)] == [False, False, True, True, False]


def test_entries_without_a_number_open_something_new_each() -> None:
    opened = Opened()
    assert [opened.twice(opening(None)) for _ in range(2)] == [False, False]


def test_the_next_number_is_the_first_free_one_above_the_count() -> None:
    opened = Opened()
    assert opened.next(4) == 5
    for number in (5, 6, 1000):
        opened.twice(opening(number))
    assert opened.next(4) == 7
