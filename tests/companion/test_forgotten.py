"""What was forgotten can be told of a stage that has its result: its page offers the form, and everything follows."""

from itertools import count
from typing import Any

import pytest

from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Form
from gruppetto.games import find_game
from tests.companion.scorer import add, plan_for, sheet_of, short_sheet

_ids = count(1)
TIMED, COUNTED = find_game("peloton"), find_game("seconds")


def forgotten(sheet: Sheet, stage: int) -> dict[str, Form]:
    return {form.kind: form for form in sheet.page.stages[stage - 1].forgotten}


def told(form: Form, **data: Any) -> Fact:
    return Fact(f"late-{next(_ids)}", form.kind, {**form.given, **data})


def home(stage: int) -> Fact:
    """Everybody came home in one round, one cell behind the other."""
    rows = {f"rider:{rider}": {"past": 6 - rider} for rider in range(6)}
    return Fact(f"s{stage}", "finish", {"stage": stage, "after": 0, "riders": rows})


def counted(*ridden: int) -> Sheet:
    plan = plan_for(COUNTED, 2, ("flat-95", "flat-95"))
    return sheet_of(COUNTED, plan, [home(stage) for stage in ridden])


def timed(*ridden: int) -> Sheet:
    plan = plan_for(TIMED, 2, ("paris", "paris"), race="stage_race", team_size="3")
    riders = [f"rider:{bib}" for bib in (1, 2, 3, 7, 8, 9)]
    facts = [
        Fact(f"{kind}{stage}", kind, {"stage": stage, **data})
        for stage in ridden
        for kind, data in (("start", {}), ("finish", {"seconds": 14, "riders": riders}))
    ]
    return sheet_of(TIMED, plan, facts)


def line(sheet: Sheet, table: str, who: str) -> list[str]:
    found = next(one for one in sheet.page.tables if one.id == table and one.stage == 0)
    return next(one.values for one in found.lines if one.who == who)


@pytest.mark.rule("SEC-18.3")
@pytest.mark.parametrize("ridden", [(1,), (1, 2)], ids=["an earlier stage", "a race that is over"])
def test_a_bonus_can_be_told_of_a_stage_that_is_ridden(ridden: tuple[int, ...]) -> None:
    sheet = counted(*ridden)
    before = int(line(sheet, "riders", "rider:0")[0].rstrip("″"))

    late = sheet.take(add(told(forgotten(sheet, 1)["bonus"], rider="rider:0", seconds=4)))

    assert int(line(late, "riders", "rider:0")[0].rstrip("″")) == before - 4
    assert late.page.done == sheet.page.done


@pytest.mark.rule("SEC-9.1")
def test_a_sprint_is_offered_until_all_of_the_stage_are_told() -> None:
    sheet = counted(1, 2)
    kinds = {answer.value for field in forgotten(sheet, 1)["sprint"].fields for answer in field.answers}
    for sprint in sorted(kinds):
        sheet = sheet.take(add(told(forgotten(sheet, 1)["sprint"], sprint=sprint, riders=["rider:5"])))
    assert kinds
    assert list(forgotten(sheet, 1)) == ["bonus"]
    assert "sprint" in forgotten(sheet, 2)


@pytest.mark.rule("PEL-27.14")
@pytest.mark.parametrize("ridden", [(1,), (1, 2)], ids=["an earlier stage", "a race that is over"])
def test_points_can_be_told_of_a_stage_that_is_ridden(ridden: tuple[int, ...]) -> None:
    sheet = timed(*ridden)
    assert not any(one.lines for one in sheet.page.tables if one.id == "green")

    late = sheet.take(add(told(forgotten(sheet, 1)["sprint"], line="S1", riders=["rider:8"])))

    assert line(late, "green", "rider:8")
    assert late.page.done == sheet.page.done


@pytest.mark.rule("PEL-27.29")
def test_a_card_can_be_ticked_afterwards() -> None:
    sheet = timed(1, 2)
    late = sheet.take(add(told(forgotten(sheet, 2)["card"], card="yellow")))
    assert "card" not in forgotten(late, 2)


def test_nothing_is_offered_for_a_stage_without_a_result() -> None:
    assert [forgotten(counted(1), 2), forgotten(timed(1), 2)] == [{}, {}]


def test_nothing_is_offered_where_a_stage_is_told_in_one_entry() -> None:
    """Whoever forgot something corrects that entry."""
    assert forgotten(short_sheet(), 1) == {}
