"""Two riders change places between two entries: one edit, where neither half of it could be."""

from typing import Any

import pytest

from gruppetto.companion.edit import EditError
from gruppetto.companion.saved import load, save
from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact, Refuted
from gruppetto.games import find_game
from tests.companion.scorer import change, edit, plan_for, sheet_of

TURNS, ROUNDS = find_game("peloton"), find_game("seconds")


def fact(fact_id: str, kind: str, **data: Any) -> Fact:
    return Fact(fact_id, kind, {"stage": 1, **data})


FRONT = fact("a", "finish", seconds=26, riders=["rider:1", "rider:7"])
REAR = fact("b", "finish", seconds=8, riders=["rider:2", "rider:8"])


def timed() -> Sheet:
    plan = plan_for(TURNS, 2, ("paris",), race="single", team_size="3")
    return sheet_of(TURNS, plan, (fact("s", "start"), FRONT, REAR))


def riders(sheet: Sheet, fact_id: str) -> object:
    return next(one.data["riders"] for one in sheet.content.facts() if one.id == fact_id)


def test_each_takes_the_place_of_the_other() -> None:
    swapped = timed().take(edit("swap", fact="a", other="b", data={"who": ["rider:7", "rider:2"]}))

    assert riders(swapped, "a") == ["rider:1", "rider:2"]
    assert riders(swapped, "b") == ["rider:7", "rider:8"]
    with pytest.raises(Refuted):
        timed().take(change(FRONT, {**FRONT.data, "riders": ["rider:1", "rider:2"]}))


def test_figures_go_with_the_place_and_not_with_the_rider() -> None:
    first = fact("a", "finish", after=0, riders={"rider:0": {"past": 6}, "rider:3": {"past": 2}})
    second = fact("b", "finish", after=1, riders={"rider:4": {"past": 5}})
    sheet = sheet_of(ROUNDS, plan_for(ROUNDS, 2, ("flat-95",)), (first, second))

    swapped = sheet.take(edit("swap", fact="a", other="b", data={"who": ["rider:0", "rider:4"]}))

    assert riders(swapped, "a") == {"rider:4": {"past": 6}, "rider:3": {"past": 2}}
    assert riders(swapped, "b") == {"rider:0": {"past": 5}}


def test_it_is_undone_as_one_and_kept_in_the_file() -> None:
    before = timed()
    swapped = before.take(edit("swap", fact="a", other="b", data={"who": ["rider:7", "rider:2"]}))

    assert swapped.take(edit("undo", edit=swapped.done[-1].id)).page == before.page
    assert load(save(swapped), find_game).page == swapped.page


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"other": "b", "data": {"who": ["rider:7"]}}, "malformed"),
        ({"other": "b", "data": {}}, "malformed"),
        ({"other": "z", "data": {"who": ["rider:7", "rider:2"]}}, "unknown_fact"),
    ],
)
def test_a_swap_names_two_people_and_two_entries(parts: Any, code: str) -> None:
    with pytest.raises(EditError) as caught:
        timed().take(edit("swap", fact="a", **parts))
    assert caught.value.code == code
