"""What all keepers do alike: riders with their names, options of a plan, grids of older sheets."""

import pytest

from gruppetto.engine.fact import Fact, FactError, Reading
from gruppetto.engine.keeper import Plan, PlanError, PlanForm, StagePlan, TeamPlan
from gruppetto.engine.keeping import figures_by_place, named_riders, settled_options, stage_state
from gruppetto.engine.option import Choice, Option
from gruppetto.engine.scene import Mark, Text

YELLOW = Mark("jersey-yellow", Text("tiny-mark-yellow"))
FORM = PlanForm([1, 2], [], True, (Option("finish", ("over", "exact"), "over", "TIN-3.3"),), [], 1, True)


def plan(options: dict[str, Choice] | None = None) -> Plan:
    teams = (TeamPlan("Ada", "rouge", ("Anquetil",)), TeamPlan("Bo", "azur"))
    return Plan("box", teams, (StagePlan("1"),), options or {})


def test_riders_are_numbered_team_by_team_and_bear_the_names_people_gave() -> None:
    riders = named_riders(
        plan(),
        [[1, 2], [7, 8]],
        [f"rider:{rider}" for rider in range(4)],
        lambda rider: "home" if rider == 2 else "",
        lambda rider: [YELLOW] if rider == 3 else [],
    )

    assert [(one.id, one.seat, one.place, one.bib) for one in riders] == [
        ("rider:0", 0, 0, 1),
        ("rider:1", 0, 1, 2),
        ("rider:2", 1, 0, 7),
        ("rider:3", 1, 1, 8),
    ]
    assert [one.name for one in riders] == ["Anquetil", "", "", ""]
    assert [one.state for one in riders] == ["", "", "home", ""]
    assert [one.marks for one in riders] == [[], [], [], [YELLOW]]


def test_options_are_as_planned_or_as_usual() -> None:
    assert settled_options(FORM, plan()) == {"finish": "over"}
    assert settled_options(FORM, plan({"finish": "exact"})) == {"finish": "exact"}


def test_an_option_that_is_none_is_a_fault_of_the_plan() -> None:
    with pytest.raises(PlanError, match="finish"):
        settled_options(FORM, plan({"finish": "sideways"}))


def test_a_grid_of_an_older_sheet_is_unfolded_by_place() -> None:
    typed = {"sprint": {"place:1": {"points": 5, "seconds": 3}, "place:2": {"points": 2}}}

    assert figures_by_place(typed, "sprint", 2, ["points", "seconds"]) == {
        1: {"points": 5, "seconds": 3},
        2: {"points": 2, "seconds": 0},
    }


def test_a_newer_sheet_has_no_such_grid() -> None:
    assert figures_by_place({"sprint-1-points": 5}, "sprint", 2, ["points"]) == {}


def test_a_grid_that_is_none_is_a_fault_of_the_plan() -> None:
    with pytest.raises(PlanError, match="sprint"):
        figures_by_place({"sprint": 5}, "sprint", 2, ["points"])


@pytest.mark.parametrize(("order", "state"), [(1, "ridden"), (2, "now"), (3, "ahead")])
def test_a_stage_is_ridden_now_or_ahead(order: int, state: str) -> None:
    assert stage_state(order, 1) == state


def test_a_fact_about_a_stage_that_is_not_planned_is_none_of_this_sheet() -> None:
    assert Reading(Fact("k1", "finish", {"stage": 2})).stage(2) == 2
    with pytest.raises(FactError, match="the stages of this sheet are 1 to 2"):
        Reading(Fact("k1", "finish", {"stage": 3})).stage(2)


def test_a_kind_of_entry_that_a_game_has_not_is_named() -> None:
    assert "'nonsense'" in str(Reading(Fact("k1", "nonsense")).unknown())
