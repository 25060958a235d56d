"""Stages that no edition has, as their owner describes them; and stages added to a race that runs or is over."""

from collections.abc import Sequence
from typing import Any

import pytest

from gruppetto.companion.edit import EditError
from gruppetto.companion.saved import load, save
from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact, Refuted
from gruppetto.engine.keeper import Page, PlanError, StagePlan
from gruppetto.games import find_game
from tests.companion.scorer import add, edit, plan_for, sheet_of

PELOTON, SECONDS, BOSTOCK, VAINQUEUR = (find_game(name) for name in ("peloton", "seconds", "bostock", "vainqueur"))
HAUTACAM = {
    "name": "Hautacam",
    "length": 156,
    "base_time": 3 * 3600 + 40 * 60,
    "seconds": [0, 5, 12],
    "sprint": [""],
    "summit": ["Col du Soulor", "Hautacam"],
}
ALL = [f"rider:{bib}" for bib in (1, 2, 3, 7, 8, 9)]


def told(kind: str, stage: int = 1, **data: Any) -> Fact:
    return Fact(f"{kind}-{stage}-{len(data)}", kind, {"stage": stage, **data})


def ridden(stage: int = 1) -> list[Fact]:
    """A stage of the judge's app that all win in one group."""
    return [told("start", stage), told("finish", stage, seconds=5, riders=ALL)]


def race(*facts: Fact, stages: Sequence[str | StagePlan], **options: str) -> Sheet:
    """Two teams of three: bibs 1 to 3 and 7 to 9."""
    return sheet_of(PELOTON, plan_for(PELOTON, 2, stages, team_size="3", **options), facts)


def hautacam(**other: Any) -> StagePlan:
    return StagePlan("own", {**HAUTACAM, **other})


def winners(page: Page, stage: int = 1) -> dict[str, str]:
    table = next(found for found in page.tables if found.stage == stage)
    return {line.who: line.values[0] for line in table.lines}


def test_a_stage_of_ones_own_has_the_name_times_and_lines_that_were_said() -> None:
    sheet = race(told("start"), stages=[hautacam()])

    stage, forms = sheet.page.stages[0], {form.kind: form for form in sheet.page.forms}
    lines = [answer.label.args["line"] for answer in forms["summit"].fields[0].answers]
    assert (stage.name, stage.by, stage.length.args) == ({"en": "Hautacam"}, "yours", {"km": 156})
    assert sheet.page.clock is not None
    assert sheet.page.clock.time == "3:40:00"
    assert lines == [{"en": "Col du Soulor"}, {"en": "Hautacam"}]
    assert forms["finish"].fields[0].offered == [0, 5, 12]
    assert [form.kind for form in sheet.page.forms].count("sprint") == 1


def test_points_and_times_of_it_count_with_those_of_the_other_stages() -> None:
    climbed = told("summit", 2, line="M2", riders=["rider:9"])
    sheet = race(*ridden(1), *ridden(2)[:1], climbed, *ridden(2)[1:], stages=["paris", hautacam()])

    assert sheet.page.done
    assert [table.id for table in sheet.page.tables if table.decides] == ["individual"]
    polka = next(table for table in sheet.page.tables if table.id == "polka")
    general = next(table for table in sheet.page.tables if table.id == "individual")
    assert [line.who for line in polka.lines] == ["rider:9"]
    assert {line.values[0] for line in general.lines[-2:]} == {"5:50:10"}


def test_two_stages_of_ones_own_are_two_stages() -> None:
    sheet = race(stages=[hautacam(), hautacam(name="Luchon", base_time=7200)])
    assert [stage.name["en"] for stage in sheet.page.stages] == ["Hautacam", "Luchon"]
    assert [figure.value for group in sheet.page.figures for figure in group.figures] == [13200, 7200]
    assert {figure.by for group in sheet.page.figures for figure in group.figures} == {"yours"}


def test_a_time_said_otherwise_later_is_followed_by_the_results() -> None:
    sheet = race(*ridden(), stages=[hautacam()], race="single")
    later = sheet.take(edit("plan", stages=(hautacam(base_time=7200),)))
    assert winners(sheet.page)["rider:1"] == "3:40:05"
    assert winners(later.page)["rider:1"] == "2:00:05"


def test_a_line_that_has_an_entry_does_not_go() -> None:
    sheet = race(told("start"), told("summit", line="M2", riders=["rider:1"]), stages=[hautacam()])
    with pytest.raises(Refuted) as caught:
        sheet.take(edit("plan", stages=(hautacam(summit=["Col du Soulor"]),)))
    assert caught.value.refusal.params == {"fault": "line", "line": "M2"}


@pytest.mark.parametrize(
    "fault",
    [
        {"name": ""},
        {"name": "x" * 33},
        {"name": "two\nlines\x00"},
        {"name": 7},
        {"base_time": None},
        {"base_time": -1},
        {"length": 501},
        {"seconds": []},
        {"seconds": [60]},
        {"seconds": [1, 1]},
        {"seconds": [True]},
        {"seconds": list(range(31))},
        {"sprint": ["S"] * 7},
        {"summit": "Galibier"},
        {"wind": 3},
    ],
    ids=repr,
)
def test_what_cannot_be_said_of_a_stage_is_refused(fault: dict[str, Any]) -> None:
    with pytest.raises(PlanError):
        race(stages=[hautacam(**fault)])


def test_only_a_stage_of_ones_own_has_a_name_to_give() -> None:
    with pytest.raises(PlanError):
        race(stages=[StagePlan("paris", {"name": "Home"})])


def test_a_sheet_with_it_is_saved_and_loaded() -> None:
    sheet = race(*ridden(), stages=[hautacam()], race="single")
    assert load(save(sheet), find_game).page == sheet.page


# --- boards of one's own in Seconds ---

KERMIS = {"name": "Kermis", "cells": 60, "run_out": 5, "sprints": ["Church", ""], "S1-1-seconds": 7, "S1-1-points": 3}


def board(*facts: Fact, stage: str = "own", **data: Any) -> Sheet:
    return sheet_of(SECONDS, plan_for(SECONDS, 2, [StagePlan(stage, {**KERMIS, **data})]), facts)


def test_an_own_board_has_a_name_and_sprints_with_names_and_awards() -> None:
    sheet = board()
    sprint = next(form for form in sheet.page.forms if form.kind == "sprint").fields[0]

    assert (sheet.page.stages[0].name, sheet.page.stages[0].by) == ({"en": "Kermis"}, "yours")
    assert [answer.label.args["sprint"] for answer in sprint.answers] == [{"en": "Church"}, {"en": "S2"}]
    yours = {figure.name for group in sheet.page.figures for figure in group.figures if figure.by == "yours"}
    assert yours == {"cells", "run_out", "S1-1-seconds", "S1-1-points"}


def test_a_sprint_that_nobody_gave_awards_brings_those_of_our_boards() -> None:
    groups = {figure.name: figure for group in board().page.figures for figure in group.figures}
    assert (groups["S2-1-seconds"].by, groups["S2-1-seconds"].value > 0) == ("ours", True)


def test_a_sprint_with_an_entry_does_not_go_from_the_board() -> None:
    sheet = board(Fact("s", "sprint", {"stage": 1, "sprint": "S2", "riders": ["rider:0"]}))
    with pytest.raises(Refuted) as caught:
        sheet.take(edit("plan", stages=(StagePlan("own", {**KERMIS, "sprints": ["Church"]}),)))
    assert caught.value.refusal.params["fault"] == "gone"


def test_a_time_trial_on_an_own_board_has_no_sprints() -> None:
    with pytest.raises(PlanError):
        board(stage="own:ttt")
    plan = plan_for(SECONDS, 2, [StagePlan("own:ttt", {"name": "Velodrome", "cells": 120})])
    assert sheet_of(SECONDS, plan).page.stages[0].name == {"en": "Velodrome"}


def test_an_own_board_of_an_older_sheet_still_opens() -> None:
    plan = plan_for(SECONDS, 2, [StagePlan("own", {"cells": 60, "S2": {"place:1": {"seconds": 7, "points": 3}}})])
    page = sheet_of(SECONDS, plan).page
    assert (page.stages[0].name["en"], page.stages[0].by) == ("Own board", "yours")
    assert [form.kind for form in page.forms].count("sprint") == 1


# --- a stage more ---


def longer(sheet: Sheet, *stages: str | StagePlan) -> Sheet:
    more = tuple(stage if isinstance(stage, StagePlan) else StagePlan(stage) for stage in stages)
    return sheet.take(edit("plan", stages=(*sheet.content.plan.stages, *more)))


def test_a_stage_is_added_while_the_race_runs_and_after_it() -> None:
    running = longer(race(told("start"), stages=["paris"]), hautacam())
    assert [stage.state for stage in running.page.stages] == ["now", "ahead"]

    over = race(*ridden(), stages=["paris"])
    assert over.page.done
    again = longer(over, "alpe-dhuez")
    assert not again.page.done
    assert [form.kind for form in again.page.forms] == ["start"]


def test_no_stage_slips_in_before_one_with_entries() -> None:
    sheet = race(told("start"), stages=["paris"])
    with pytest.raises(EditError) as caught:
        sheet.take(edit("plan", stages=(StagePlan("alpe-dhuez"), StagePlan("paris"))))
    assert caught.value.code == "stage_told"


def test_a_single_race_says_that_it_has_one_stage() -> None:
    with pytest.raises(Refuted) as caught:
        longer(race(*ridden(), stages=["paris"], race="single"), "alpe-dhuez")
    assert caught.value.refusal.rule == "PEL-27.4"


def test_a_finished_tour_of_the_cap_goes_on_with_a_stage_that_stands_earlier_in_the_box() -> None:
    order = {"order": [["player:0"], ["player:1"]]}
    sheet = sheet_of(VAINQUEUR, plan_for(VAINQUEUR, 2, ["12"]), [Fact("p", "prologue", {"winner": "player:1"})])
    over = sheet.take(add(Fact("s", "order", {"stage": 1, **order})))
    assert over.page.done
    again = longer(over, "3").take(add(Fact("s2", "order", {"stage": 2, **order})))
    assert again.page.done
    assert [table.symbol for table in again.page.tables if table.decides and table.worn] == ["cap-yellow"]
    assert [stage.id for stage in again.page.stages] == ["12", "3"]


def test_each_stage_of_such_a_box_is_ridden_once() -> None:
    with pytest.raises(PlanError):
        sheet_of(BOSTOCK, plan_for(BOSTOCK, 2, ["1", "1"]))


def test_a_finished_tour_of_cards_goes_on() -> None:
    arrived = {"finish": ["player:0", "player:1", "player:0", "player:1", "player:0"], "green": ["player:1"]}
    over = sheet_of(BOSTOCK, plan_for(BOSTOCK, 2, ["3"]), [Fact("s", "colours", {"stage": 1, **arrived})])
    assert over.page.done
    again = longer(over, "1").take(add(Fact("s2", "colours", {"stage": 2, **arrived})))
    assert [stage.state for stage in again.page.stages] == ["ridden", "ridden"]
    assert [table.id for table in again.page.tables if table.decides] == ["final"]
