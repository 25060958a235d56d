"""Many edits at once: the keeper is asked once where all can be, and a refusal still names its own edit."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from gruppetto.companion.batch import MOST_KEEPS, Fault, take_all
from gruppetto.companion.edit import Edit, EditError
from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact, FactError, Refuted
from gruppetto.engine.keeper import Keeper, Page, Plan, StagePlan
from gruppetto.games import find_game
from tests.companion.scorer import FIRST, PROLOGUE, SECOND, add, edit, placed, plan_for, sheet_of, short_sheet

IMPOSSIBLE = placed("no", 2, 1, a=210, b=200)
"""A stage with somebody between two fields of the road."""


class Looks:
    """Counts how often the keeper looks at a sheet."""

    def __init__(self, sheet: Sheet, monkeypatch: pytest.MonkeyPatch) -> None:
        self.many = 0
        keeper = sheet.game.keeper()
        assert keeper is not None
        kept = keeper.keep

        def keep(_: Keeper, plan: Plan, facts: Sequence[Fact]) -> Page:
            self.many += 1
            return kept(plan, facts)

        monkeypatch.setattr(type(keeper), "keep", keep)


def one_by_one(sheet: Sheet, edits: Sequence[Edit]) -> Sheet:
    for each in edits:
        try:
            sheet = sheet.take(each)
        except (EditError, FactError, Refuted):
            continue
    return sheet


def wrong(faults: Sequence[Fault | None]) -> list[int]:
    return [place for place, fault in enumerate(faults) if fault is not None]


def test_what_can_all_be_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = short_sheet()
    looks = Looks(sheet, monkeypatch)

    after, faults = take_all(sheet, [edit("rename", seat=0, name=f"Ann {n}") for n in range(100)])

    assert (looks.many, wrong(faults), after.version) == (1, [], sheet.version + 100)


def test_a_hundred_undos_are_one_look_and_lead_where_each_for_itself_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = one_by_one(short_sheet(), [edit("rename", seat=0, name=f"Ann {n}") for n in range(120)])
    undos = [edit("undo", edit=undone.id) for undone in reversed(sheet.done[-100:])]
    expected = one_by_one(sheet, undos)
    looks = Looks(sheet, monkeypatch)

    after, faults = take_all(sheet, undos)

    assert (looks.many, wrong(faults)) == (1, [])
    assert after == expected


def test_undo_and_redo_take_turns_within_a_batch() -> None:
    sheet = short_sheet()
    renamed = edit("rename", seat=0, name="Anne")
    edits = [
        renamed,
        edit("undo", edit=renamed.id),
        edit("undo", edit=sheet.done[-1].id),
        edit("redo", edit=sheet.done[-1].id),
        edit("redo", edit=renamed.id),
    ]

    after, faults = take_all(sheet, edits)

    assert wrong(faults) == []
    assert after == one_by_one(sheet, edits)


@pytest.mark.parametrize("place", [0, 1, 50, 98, 99])
def test_the_edit_at_fault_is_found_and_the_others_are_taken(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = short_sheet(PROLOGUE, FIRST)
    edits = [edit("rename", seat=0, name=f"Ann {n}") for n in range(99)]
    edits.insert(place, add(IMPOSSIBLE))
    looks = Looks(sheet, monkeypatch)

    after, faults = take_all(sheet, edits)

    assert wrong(faults) == [place]
    fault = faults[place]
    assert isinstance(fault, Refuted)
    assert fault.fact == "no"
    assert after.version == sheet.version + 99
    assert looks.many <= 16


def test_what_cannot_be_done_at_all_costs_no_look_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = short_sheet()
    looks = Looks(sheet, monkeypatch)

    _, faults = take_all(sheet, [edit("strike", fact="nothing"), edit("strike", fact="s1"), edit("undo", edit="x")])

    codes = [fault.code if isinstance(fault, EditError) else "" for fault in faults]
    assert (codes, looks.many) == (["unknown_fact", "", "nothing_to_undo"], 1)


def test_where_nearly_everything_is_wrong_the_answers_end_early(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = short_sheet(PROLOGUE, FIRST)
    looks = Looks(sheet, monkeypatch)

    after, faults = take_all(sheet, [add(replace(IMPOSSIBLE, id=f"no{n}")) for n in range(100)])

    assert looks.many == MOST_KEEPS
    assert 1 <= len(faults) < 100
    assert wrong(faults) == list(range(len(faults)))
    assert after == sheet


def test_a_new_plan_is_held_against_the_page_of_its_moment() -> None:
    sheet = short_sheet(PROLOGUE)
    stages = tuple(StagePlan(stage.id) for stage in reversed(sheet.content.plan.stages))

    _, faults = take_all(sheet, [add(FIRST), edit("plan", stages=stages), add(SECOND)])

    assert wrong(faults) == [1]


def test_what_nobody_can_tell_is_not_taken_even_where_it_does_not_count() -> None:
    game = find_game("seconds")
    sheet = sheet_of(game, plan_for(game, 2))
    garbage = Fact("no", "sprint", {})

    after, faults = take_all(sheet, [add(garbage), edit("strike", fact="no")])

    assert isinstance(faults[0], FactError)
    assert wrong(faults) == [0, 1]
    assert after == sheet
