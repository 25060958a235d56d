"""What a Points Table may have beyond ours: two of three in a team time trial, nine places, a second team."""

from typing import Any

import pytest

from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact, Refuted
from gruppetto.engine.keeper import Form, Page
from tests.companion.scorer import add, change, edit
from tests.games.bostock.test_keeper import FIRST, by_colour, called, column, complete, team, tour

PAIR: dict[str, Any] = {"ttt_pair_bonus": True}


def trial(*colours: str, first: str = "", second: str = "") -> Fact:
    """Complete teams of stage 2, and what else is told where it counts."""
    told: dict[str, Any] = {**complete(2, *colours).data}
    if first:
        told["first"] = [team(colour) for colour in first.split()]
    if second:
        told["second"] = [team(second)]
    return Fact("s2", "complete", told)


def form(page: Page, kind: str) -> Form:
    return next(form for form in page.forms if form.kind == kind)


# --- two of the first three in a team time trial (BOS-13.7, D-32) ---


@pytest.mark.rule("BOS-16.3", "BOS-13.7")
def test_by_option_the_first_three_of_a_team_trial_are_asked_for_and_bring_the_bonus() -> None:
    sheet = tour(FIRST, **PAIR)
    assert [field.name for field in form(sheet.page, "complete").fields] == ["teams", "first"]

    page = sheet.take(add(trial("blue", first="red red blue"))).page

    assert column(page, "stage", stage=2) == {"red": "4", "blue": "8", "orange": "0", "white": "0"}
    assert called(page)["BOS-13.7"] == team("red")


@pytest.mark.rule("BOS-16.3", "BOS-13.7")
def test_without_the_option_nobody_asks_who_came_home_first() -> None:
    page = tour(FIRST).page

    assert [field.name for field in form(page, "complete").fields] == ["teams"]


@pytest.mark.rule("BOS-16.3")
def test_an_entry_without_the_first_three_still_counts_without_the_bonus() -> None:
    page = tour(FIRST, trial("blue"), **PAIR).page

    assert column(page, "stage", stage=2) == {"red": "0", "blue": "8", "orange": "0", "white": "0"}


@pytest.mark.rule("BOS-16.3")
def test_the_option_can_be_changed_later_and_the_entry_corrected() -> None:
    sheet = tour(FIRST, trial("blue")).take(edit("plan", options=PAIR))

    page = sheet.take(change(trial("blue"), trial("blue", first="blue blue red").data)).page

    assert column(page, "stage", stage=2)["blue"] == "12"


@pytest.mark.rule("BOS-16.3")
@pytest.mark.parametrize("first", ["red red", "red red blue blue"])
def test_the_first_three_are_three(first: str) -> None:
    with pytest.raises(Refuted) as refuted:
        tour(FIRST, **PAIR).take(add(trial("blue", first=first)))

    assert (refuted.value.refusal.rule, refuted.value.refusal.params) == ("BOS-16.3", {"fault": "first"})


@pytest.mark.rule("BOS-16.3", "BOS-16.6")
def test_the_bonus_is_that_of_the_road_in_the_box() -> None:
    sheet = tour(FIRST, trial("blue", first="red red blue"), **PAIR)

    page = sheet.take(edit("plan", data={"road_pair": 7, "team_trial_pair": 3})).page

    assert column(page, "stage", stage=2)["red"] == "7"


# --- nine places (BOS-16.2, BOS-16.8) ---

NINE = "blue blue red red white white orange orange blue"


@pytest.mark.rule("BOS-16.8", "BOS-16.2")
def test_as_many_places_may_have_points_as_riders_can_be_placed() -> None:
    own = {f"road_individual-{place}": 10 - place for place in range(1, 10)}

    page = tour(by_colour(1, NINE, "blue")).take(edit("plan", data=own)).page

    assert column(page, "individual") == {"blue": "21", "red": "13", "white": "9", "orange": "5"}


@pytest.mark.rule("BOS-16.8")
def test_without_figures_of_a_box_the_seventh_has_no_points() -> None:
    page = tour(by_colour(1, NINE, "blue")).page

    assert column(page, "individual")["orange"] == "0"


# --- a second team (BOS-16.8) ---


def with_second(sheet: Sheet) -> Sheet:
    return sheet.take(edit("plan", data={"road_second": 5, "team_trial_second": 3}))


@pytest.mark.rule("BOS-16.8")
def test_points_for_a_second_team_are_asked_for_and_called_out() -> None:
    sheet = with_second(tour())
    assert [field.name for field in form(sheet.page, "colours").fields] == ["finish", "green", "second"]

    told = by_colour(1, "blue red red white red", "white")
    page = sheet.take(add(Fact("s1", "colours", {**told.data, "second": [team("blue")]}))).page

    assert column(page, "team") == {"red": "12", "blue": "5", "orange": "0", "white": "0"}
    assert called(page)["BOS-16.8"] == team("blue")


@pytest.mark.rule("BOS-16.8")
def test_a_second_team_of_a_team_trial_has_points_of_its_own() -> None:
    page = with_second(tour(FIRST, trial("blue", second="white"))).page

    assert column(page, "stage", stage=2) == {"red": "0", "blue": "8", "orange": "0", "white": "3"}


@pytest.mark.rule("BOS-16.8")
def test_nobody_has_to_be_second() -> None:
    page = with_second(tour(FIRST, trial("blue"))).page

    assert column(page, "stage", stage=2)["white"] == "0"
    assert "BOS-16.8" not in called(page)


@pytest.mark.rule("BOS-16.8")
def test_a_complete_team_is_not_second() -> None:
    with pytest.raises(Refuted) as refuted:
        with_second(tour(FIRST)).take(add(trial("blue", second="blue")))

    assert (refuted.value.refusal.rule, refuted.value.refusal.params) == ("BOS-16.8", {"who": team("blue")})


@pytest.mark.rule("BOS-16.8")
def test_without_points_for_a_second_team_none_is_asked_for() -> None:
    names = [field.name for form in tour(FIRST).page.forms for field in form.fields]

    assert "second" not in names
