"""The options of a plan that matter for the score, and that old sheets, which have none, count as before (SEC-18.2)."""

import pytest

from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import PlanError
from gruppetto.games.seconds import GAME
from tests.companion.scorer import edit, plan_for, sheet_of
from tests.games.seconds.test_keeper import EXAMPLE_54, column, home, lowest, refused, rider, rounds, tour

TRIAL = ("flat-95:ttt",)
COUNTED = {"A1": 109, "A2": 105, "A3": 97, "B1": 99, "B2": 98, "B3": 91}
"""A3 is 2 cells past the line in the last turn, B3 4 short of it; A1 crossed it with a turn left."""


def counts(**more: int) -> Fact:
    rows = {rider(name): {"count": count} for name, count in COUNTED.items()}
    return Fact("c", "counts", {"stage": 1, "counts": rows, **more})


@pytest.mark.rule("SEC-18.2")
def test_the_plan_asks_for_the_options_that_matter_for_the_score() -> None:
    options = {option.name: option.default for option in GAME.keeper().plan_form().options}
    assert options == {
        "refill_finished": False,
        "single_stage_yellow": "with_bonus",
        "yellow_after_trial": "places",
        "ttt_time": "counts",
    }


@pytest.mark.rule("SEC-18.2")
@pytest.mark.parametrize(("option", "choice"), [("deck", "short-2-8"), ("ttt_time", "both")])
def test_other_options_and_choices_are_refused(option: str, choice: str) -> None:
    with pytest.raises(PlanError):
        sheet_of(GAME, plan_for(GAME, 2, **{option: choice}))


@pytest.mark.rule("SEC-15.7", "SEC-18.2")
@pytest.mark.parametrize(("single", "yellow"), [("with_bonus", "B1"), ("stage_time", "A1")])
def test_bonus_seconds_give_yellow_in_a_single_stage_or_not(single: str, yellow: str) -> None:
    page = tour(*EXAMPLE_54, single_stage_yellow=single).page
    assert next(iter(column(page, "riders"))) == yellow


@pytest.mark.rule("SEC-15.4", "SEC-18.4")
@pytest.mark.parametrize(("by", "yellow"), [("places", "A1"), ("counts", "B1")])
def test_level_riders_go_by_number_and_seat_or_by_the_counts_of_their_team(by: str, yellow: str) -> None:
    page = tour(lowest((95, 297), (95, 300)), stages=TRIAL, yellow_after_trial=by).page
    assert next(iter(column(page, "riders"))) == yellow


@pytest.mark.rule("SEC-18.4")
def test_where_counts_give_yellow_every_sum_is_asked_for() -> None:
    told = lowest((95, 297), (94,))
    assert tour(told, stages=TRIAL).page.done
    assert refused(tour(stages=TRIAL, yellow_after_trial="counts"), told) == ("SEC-17.11", "yellow")


@pytest.mark.rule("SEC-17.8", "SEC-18.4")
@pytest.mark.parametrize(
    ("by", "more", "times"),
    [
        ("counts", {}, {"A": "103″", "B": "109″"}),
        ("counts", {"left": 1}, {"A": "103″", "B": "109″"}),
        ("finish", {"left": 1}, {"A": "208″", "B": "214″"}),
        ("finish", {}, {"A": "198″", "B": "204″"}),
    ],
)
def test_the_times_of_a_time_trial_by_count_or_at_the_finish(by: str, more: dict[str, int], times: object) -> None:
    page = tour(counts(**more), stages=TRIAL, ttt_time=by).page
    assert column(page, "stage", stage=1) == times


@pytest.mark.rule("SEC-17.8", "SEC-18.4")
@pytest.mark.parametrize(("by", "asked"), [("counts", False), ("finish", True)])
def test_turns_left_are_asked_for_where_times_are_taken_at_the_finish(by: str, asked: bool) -> None:
    forms = {form.kind: form for form in tour(stages=TRIAL, ttt_time=by).page.forms}
    for kind in ("counts", "lowest"):
        assert ("left" in [field.name for field in forms[kind].fields]) is asked


@pytest.mark.rule("SEC-18.4")
def test_more_turns_left_than_a_team_has_are_refused() -> None:
    assert refused(tour(stages=TRIAL, ttt_time="finish"), counts(left=10)) == ("SEC-18.4", "left")


@pytest.mark.rule("SEC-17.8", "SEC-18.2")
def test_an_option_changed_later_moves_every_time() -> None:
    sheet = tour(counts(left=1), stages=TRIAL).take(edit("plan", options={"ttt_time": "finish"}))
    assert column(sheet.page, "stage", stage=1) == {"A": "208″", "B": "214″"}


@pytest.mark.rule("SEC-13.3", "SEC-18.8")
@pytest.mark.parametrize(("refill", "due"), [(False, []), (True, [1])])
def test_the_round_counter_asks_for_cards_of_finished_riders_by_the_option(refill: bool, due: list[int]) -> None:
    """A1 finishes in round 5, and new cards are dealt after it: for him too, or not."""
    status = tour(*rounds(4), home("j0", 0, A1=3), *rounds(1, 4), refill_finished=refill).page.status
    assert [line.args["cards"] for line in status if line.key == "seconds-sheet-surrender"] == due
