"""The Points Table of a sheet: which figures are printed, which are ours, and which an owner read off his box."""

from typing import Any

import pytest

from gruppetto.engine.figures import Figure
from gruppetto.engine.keeper import Page, PlanError
from tests.companion.scorer import edit
from tests.games.bostock.test_keeper import FIRST, column, tour


def figures(page: Page, by: str) -> dict[str, Figure]:
    return {figure.name: figure for group in page.figures for figure in group.figures if figure.by == by}


@pytest.mark.rule("BOS-16.6")
def test_an_owner_enters_the_points_table_of_his_box_and_the_rest_stays_ours() -> None:
    own = {"road_complete": 10, "road_individual-1": 9, "road_individual-2": 7}
    sheet = tour(FIRST).take(edit("plan", data=own))
    assert column(sheet.page, "individual") == {"blue": "11", "red": "11", "white": "6", "orange": "1"}
    assert column(sheet.page, "team")["red"] == "14"
    assert {name: (figure.value, figure.instead) for name, figure in figures(sheet.page, "yours").items()} == {
        "road_individual-1": (9, 6),
        "road_individual-2": (7, 5),
        "road_complete": (10, 8),
    }


@pytest.mark.rule("BOS-16.6")
def test_an_emptied_figure_is_ours_again() -> None:
    sheet = tour(FIRST).take(edit("plan", data={"road_complete": 10, "green_first": 0}))
    emptied = sheet.take(edit("plan", data={"road_complete": None, "green_first": None}))
    assert column(emptied.page, "team") == column(tour(FIRST).page, "team")
    assert figures(emptied.page, "yours") == {}


@pytest.mark.rule("BOS-16.6")
def test_only_what_the_rulebook_gives_is_called_printed() -> None:
    page = tour().page
    assert set(figures(page, "printed")) == {"green_first", "green_second", *(f"solo_trial-{n}" for n in (1, 2, 3))}
    ours = {"road_complete", "road_second", "road_pair", "team_trial", "team_trial_second"}
    ours |= {f"road_individual-{place}" for place in range(1, 10)}
    assert set(figures(page, "ours")) == ours


@pytest.mark.rule("BOS-16.6")
def test_a_table_of_points_that_an_older_sheet_has_still_counts() -> None:
    own = {
        "team_trial_pair": 3,
        "road_complete": 10,
        "green_first": 2,
        "road_individual": {"place:1": {"points": 9}, "place:2": {"points": 7}},
    }
    sheet = tour(FIRST).take(edit("plan", data=own))
    assert column(sheet.page, "individual") == {"blue": "9", "red": "7", "white": "2", "orange": "0"}
    assert column(sheet.page, "team")["red"] == "14"


@pytest.mark.rule("BOS-16.6")
@pytest.mark.parametrize(
    "data", [{"green_first": -1}, {"road_complete": 99}, {"wind": 3}, {"solo_trial": {"place:9": {"points": 1}}}]
)
def test_points_that_no_box_has_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(PlanError):
        tour().take(edit("plan", data=data))
