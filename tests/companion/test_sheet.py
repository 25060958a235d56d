"""A sheet is what its edits come to: facts are added, changed, moved, struck, restored, undone, and never lost."""

from dataclasses import replace

import pytest

from gruppetto.companion import sheet as sheets
from gruppetto.companion.edit import Edit, EditError
from gruppetto.companion.sheet import NAME_LENGTH, SHEET_NAME_LENGTH, new_sheet
from gruppetto.engine.fact import Fact, FactError, Refuted
from gruppetto.engine.keeper import PlanError, StagePlan, TeamPlan
from tests.companion.scorer import (
    CAP,
    FIRST,
    PROLOGUE,
    SECOND,
    add,
    change,
    edit,
    placed,
    plan_for,
    short_sheet,
    standings_of,
    totals,
)
from tests.toy import GAME as TOY


def nested(depth: int) -> dict[str, object]:
    data: dict[str, object] = {}
    for _ in range(depth):
        data = {"x": data}
    return data


def code_of(caught: pytest.ExceptionInfo[EditError]) -> str:
    return caught.value.code


def test_a_corrected_fact_is_counted_as_if_it_had_been_right_at_once() -> None:
    right = placed("s1", 1, 2, a=220, b=200)

    corrected = short_sheet().take(change(FIRST, right.data))

    assert standings_of(corrected.page) == standings_of(short_sheet(PROLOGUE, right, SECOND).page)


def test_a_struck_fact_does_not_count_and_a_restored_one_stands_where_it_stood() -> None:
    full = short_sheet()

    struck = full.take(edit("strike", fact="s1"))
    restored = struck.take(edit("restore", fact="s1"))

    assert [fact.id for fact in struck.content.facts()] == ["p", "s2"]
    assert restored.page == full.page


def test_a_fact_can_be_added_before_another_and_moved() -> None:
    sheet = short_sheet(PROLOGUE, SECOND)

    added = sheet.take(add(FIRST, before="s2"))
    moved = added.take(edit("move", fact="p"))
    back = moved.take(edit("move", fact="p", before="s1"))

    assert [fact.id for fact in added.content.facts()] == ["p", "s1", "s2"]
    assert [fact.id for fact in moved.content.facts()] == ["s1", "s2", "p"]
    assert back.content == added.content


def test_the_last_edits_are_undone_one_by_one_and_brought_back() -> None:
    full = short_sheet()

    once = full.take(edit("undo", edit=full.done[-1].id))
    twice = once.take(edit("undo", edit=once.done[-1].id))
    again = twice.take(edit("redo", edit=twice.undone[-1].id))

    assert [fact.id for fact in twice.content.facts()] == ["p"]
    assert again.content == once.content
    assert again.version == 6


def test_an_undo_must_name_the_last_edit_that_counts() -> None:
    full = short_sheet()
    with pytest.raises(EditError) as caught:
        full.take(edit("undo", edit=full.done[0].id))
    assert code_of(caught) == "nothing_to_undo"


def test_after_a_new_edit_nothing_can_be_brought_back() -> None:
    full = short_sheet()
    last = full.done[-1].id
    sheet = full.take(edit("undo", edit=last)).take(add(placed("s3", 3, 0, b=20, c=20)))
    with pytest.raises(EditError) as caught:
        sheet.take(edit("redo", edit=last))
    assert code_of(caught) == "nothing_to_undo"


def test_the_same_edit_taken_twice_counts_once() -> None:
    striking = edit("strike", fact="s2")
    once = short_sheet().take(striking)
    assert once.take(striking) is once


def test_what_the_keeper_refuses_is_not_taken() -> None:
    sheet = short_sheet(PROLOGUE)
    with pytest.raises(Refuted) as caught:
        sheet.take(add(placed("s1", 1, 0, b=-20, c=200)))
    assert (caught.value.refusal.rule, caught.value.fact) == ("VAI-17.3", "s1")
    assert sheet.version == 1


def test_a_corrected_name_follows_everywhere() -> None:
    sheet = short_sheet().take(edit("rename", seat=0, name="Anna"))
    assert totals(sheet) == {"Anna": "90", "Bob": "90", "Cleo": "20"}


def test_a_sheet_has_a_name_that_can_be_corrected() -> None:
    assert short_sheet().take(edit("rename", name=" Monday  night ")).content.name == "Monday night"


def test_a_name_of_joined_pictures_is_as_long_as_people_see_it() -> None:
    family, belgium = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f1e7\U0001f1ea"
    name = family * 10 + belgium * (NAME_LENGTH - 10)
    assert short_sheet().take(edit("rename", seat=0, name=name)).content.plan.teams[0].name == name


def test_a_rider_can_be_given_a_name() -> None:
    sheet = short_sheet().take(edit("rename", seat=1, place=0, name="Fignon"))
    assert sheet.content.plan.teams[1].riders == ("Fignon",)


def test_options_and_stages_can_be_corrected_and_everything_follows() -> None:
    sheet = short_sheet(PROLOGUE, placed("s1", 1, 0, b=220, c=220))
    tour = tuple(StagePlan(str(number)) for number in range(1, 13))

    replanned = sheet.take(edit("plan", stages=tour, options={"final_tie": "last_stage"}))

    assert len(replanned.page.stages) == 12
    assert replanned.content.plan.options == {"final_tie": "last_stage"}


def tour_of(*stages: str) -> Edit:
    return edit("plan", stages=tuple(StagePlan(stage) for stage in stages))


@pytest.mark.parametrize("stages", [("2", "6", "8", "10", "12"), ("1", "8", "10", "12"), ("1", "2", "6", "12")])
def test_no_entry_slips_into_another_stage_when_stages_go(stages: tuple[str, ...]) -> None:
    waiting = Fact("s4", "order", {"stage": 4, "order": [["player:2"], ["player:1"], ["player:0"]]})
    with pytest.raises(EditError) as caught:
        short_sheet(PROLOGUE, FIRST, waiting).take(tour_of(*stages))
    assert code_of(caught) == "stage_told"


def test_stages_behind_the_last_entry_may_go_and_a_stage_may_become_another() -> None:
    sheet = short_sheet(PROLOGUE, FIRST)
    assert [stage.id for stage in sheet.take(tour_of("1", "12")).page.stages] == ["1", "12"]
    corrected = sheet.take(change(FIRST, placed("s1", 1, 0, b=200, c=180).data))
    assert corrected.take(tour_of("1", "3", "6", "8", "10", "12")).page.stages[1].id == "3"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (edit("strike", fact="s9"), "unknown_fact"),
        (edit("change", fact="s9", kind="stage"), "unknown_fact"),
        (edit("change", fact="s1", data={"stage": 1}), "malformed"),
        (edit("move", fact="s1", before="s9"), "unknown_fact"),
        (add(FIRST), "fact_taken"),
        (edit("add", kind="stage", data={}), "fact_taken"),
        (edit("rename", seat=0, name="  "), "bad_name"),
        (edit("rename", seat=0, name="x" * (NAME_LENGTH + 1)), "bad_name"),
        (edit("rename", seat=0, name="a\u200bb"), "bad_name"),
        (edit("rename", name="x" * (SHEET_NAME_LENGTH + 1)), "bad_name"),
        (edit("add", fact="s3", kind="stage", data={"x": "y" * sheets.FACT_BYTES}), "too_large"),
        (edit("add", fact="s3", kind="stage", data=nested(5000)), "too_large"),
    ],
)
def test_an_edit_that_makes_no_sense_is_refused_with_a_code(wrong: Edit, code: str) -> None:
    with pytest.raises(EditError) as caught:
        short_sheet().take(wrong)
    assert code_of(caught) == code


@pytest.mark.parametrize(
    "wrong",
    [
        edit("rename", seat=7, name="Gert"),
        edit("rename", seat=0, place=16, name="Gert"),
        edit("plan", stages=tuple(StagePlan(stage) for stage in ("1", "2", "6", "8", "10", "99"))),
        edit("plan", data={"points": 7}),
    ],
)
def test_a_plan_that_cannot_be_is_refused(wrong: Edit) -> None:
    with pytest.raises(PlanError):
        short_sheet().take(wrong)


def test_a_fact_that_no_form_sends_is_refused() -> None:
    with pytest.raises(FactError):
        short_sheet().take(add(Fact("x", "weather", {"rain": True})))


def test_a_sheet_is_full_at_so_many_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "MOST_FACTS", 3)
    with pytest.raises(EditError) as caught:
        short_sheet().take(add(placed("s3", 3, 0, b=20, c=20)))
    assert code_of(caught) == "sheet_full"


def test_a_sheet_is_full_at_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = short_sheet()
    monkeypatch.setattr(sheets, "MOST_BYTES", sheet.size + 40)
    with pytest.raises(EditError) as caught:
        sheet.take(edit("strike", fact="s1"))
    assert code_of(caught) == "sheet_full"


def test_a_game_without_a_keeper_has_no_sheets() -> None:
    with pytest.raises(EditError) as caught:
        new_sheet(TOY, "", plan_for(CAP, 3))
    assert code_of(caught) == "unknown_game"


def test_names_are_checked_from_the_beginning() -> None:
    plan = plan_for(CAP, 2)
    nameless = replace(plan, teams=(TeamPlan("", "rouge"), plan.teams[1]))
    with pytest.raises(EditError) as caught:
        new_sheet(CAP, "", nameless)
    assert code_of(caught) == "bad_name"
