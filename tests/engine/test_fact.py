"""Facts are read key by key; whatever a program sends is understood or refused in one sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from gruppetto.engine.fact import LARGEST, Fact, FactError, Reading

WHO = ["rider:0", "rider:1", "rider:2"]


def reading(**data: Any) -> Reading:
    return Reading(Fact("f1", "finish", data))


def test_things_are_read_as_their_places() -> None:
    told = reading(
        who="rider:1",
        order=["rider:2", "rider:0"],
        level=[["rider:1"], ["rider:0", "rider:2"]],
        home={"rider:2": {"past": 3}},
    )
    assert told.pick("who", WHO) == 1
    assert told.picks("order", WHO) == [2, 0]
    assert told.ties("level", WHO) == [[1], [0, 2]]
    assert told.grid("home", WHO, ["past", "lane"]) == {2: {"past": 3}}


def test_what_was_left_empty_is_not_there() -> None:
    told = reading(home={"rider:0": {"past": None}, "rider:1": {}, "rider:2": {"past": 0, "lane": None}}, n=None)
    assert told.grid("home", WHO, ["past", "lane"]) == {2: {"past": 0}}
    assert told.whole("n", 7) == 7
    assert not told.has("n")
    assert reading().tick("sure") is False


@pytest.mark.parametrize(
    ("data", "read"),
    [
        ({}, lambda told: told.whole("x")),
        ({"x": "7"}, lambda told: told.whole("x")),
        ({"x": True}, lambda told: told.whole("x")),
        ({"x": 1.5}, lambda told: told.whole("x")),
        ({"x": LARGEST + 1}, lambda told: told.whole("x")),
        ({"x": 1}, lambda told: told.tick("x")),
        ({"x": "S9"}, lambda told: told.choice("x", ["S1"])),
        ({"x": ["S1"]}, lambda told: told.choice("x", ["S1"])),
        ({"x": "rider:9"}, lambda told: told.pick("x", WHO)),
        ({"x": {"rider:0": 1}}, lambda told: told.pick("x", WHO)),
        ({"x": "rider:0"}, lambda told: told.picks("x", WHO)),
        ({"x": ["rider:0"] * 7}, lambda told: told.picks("x", WHO)),
        ({"x": ["rider:0"]}, lambda told: told.ties("x", WHO)),
        ({"x": [[]] * 4}, lambda told: told.ties("x", WHO)),
        ({"x": []}, lambda told: told.grid("x", WHO, ["past"])),
        ({"x": {"rider:0": 3}}, lambda told: told.grid("x", WHO, ["past"])),
        ({"x": {"rider:0": {"rain": 3}}}, lambda told: told.grid("x", WHO, ["past"])),
        ({"x": {"rider:9": {"past": 3}}}, lambda told: told.grid("x", WHO, ["past"])),
        ({"x": 1}, lambda told: told.done()),
    ],
)
def test_what_no_form_sends_is_refused_with_the_fact_it_stands_in(
    data: dict[str, Any], read: Callable[[Reading], object]
) -> None:
    with pytest.raises(FactError) as caught:
        read(reading(**data))
    assert caught.value.fact == "f1"
    assert str(caught.value).startswith("finish: x ")
