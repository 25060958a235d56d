"""Everything on the table says why it cannot be picked, and the nearest true reason wins."""

from typing import Any

import pytest

from gruppetto.engine.contract import AnyGame, State
from gruppetto.engine.why import explain
from gruppetto.games import bostock, peloton, seconds, vainqueur
from tests.games.bostock import table as bostock_table
from tests.games.peloton import table as peloton_table
from tests.games.seconds import table as seconds_table
from tests.games.vainqueur import table as vainqueur_table


def told(game: AnyGame, state: State[Any], *picks: str) -> tuple[str, dict[str, Any]]:
    """The rule of the only reason, and its figures."""
    (why,) = explain(game, state, state.to_decide, picks)
    return why.rule, dict(why.params)


# --- vainqueur ---


@pytest.mark.rule("VAI-4.1")
@pytest.mark.parametrize(
    ("picks", "why"),
    [
        (["cell:60"], "behind"),
        (["cell:120"], "here"),
        (["cell:200"], "far"),
        (["cell:140"], "between"),
        (["card:km60", "cell:140"], "card"),
    ],
)
def test_a_cell_says_where_the_cards_lead(picks: list[str], why: str) -> None:
    state = vainqueur_table.race(1, at=[120, 0, 0, 0], hand="km40 km60 feed feed gear_change gear_change feed feed")
    rule, figures = told(vainqueur.GAME, state, *picks)

    assert (rule, figures["why"]) == ("VAI-4.1", why)


@pytest.mark.rule("VAI-5.4")
def test_who_is_stopped_hears_so_and_not_how_far_a_card_would_lead() -> None:
    state = vainqueur_table.race(1, hand="km60", blocked={0: "fall"})

    assert told(vainqueur.GAME, state, "cell:240") == ("VAI-5.4", {"card": "card:fall"})


@pytest.mark.rule("VAI-8.7")
def test_a_kilometre_card_is_laid_on_nobody() -> None:
    state = vainqueur_table.race(1, hand="km60")

    assert told(vainqueur.GAME, state, "card:km60", "player:1")[0] == "VAI-8.7"


@pytest.mark.rule("VAI-14.3")
def test_in_a_time_trial_the_road_waits_for_the_die() -> None:
    assert told(vainqueur.GAME, vainqueur_table.race(2), "cell:5")[0] == "VAI-14.3"


# --- seconds ---


@pytest.mark.rule("SEC-5.2")
@pytest.mark.parametrize(
    ("picks", "figures"),
    [
        (["cell:60.1"], {"why": "far", "card": "card:7", "steps": 7, "away": 34}),
        (["card:2", "cell:33.1"], {"why": "card", "card": "card:2", "steps": 2, "away": 7}),
        (["cell:27.1"], {"why": "near", "card": "card:2", "steps": 2, "away": 1}),
    ],
)
def test_a_cell_that_no_card_ends_on_says_how_far_they_go(picks: list[str], figures: dict[str, object]) -> None:
    state = seconds_table.race("t2", {"A1": "26.1"}, hand=[7, 2])

    assert told(seconds.GAME, state, *picks) == ("SEC-5.2", figures)


@pytest.mark.rule("SEC-5.4")
def test_what_lies_behind_says_so() -> None:
    state = seconds_table.race("t2", {"A1": "26.1"}, hand=[7, 2])

    assert told(seconds.GAME, state, "cell:20.1")[0] == "SEC-5.4"


@pytest.mark.rule("SEC-3.9")
def test_a_taken_cell_says_who_stands_there() -> None:
    state = seconds_table.race("t2", {"A1": "26.1", "B2": "28.1"}, hand=[2, 7])
    rule, figures = told(seconds.GAME, state, "card:2", "cell:28.1")

    assert (rule, figures["by"]) == ("SEC-3.9", [5])


@pytest.mark.rule("SEC-4.3")
def test_another_rider_says_whose_turn_it_is() -> None:
    state = seconds_table.race("t2", {"A1": "26.1", "B2": "20.1"}, hand=[2, 7])
    rule, figures = told(seconds.GAME, state, "rider:B2")

    assert (rule, figures["bib"]) == ("SEC-4.3", 1)


# --- bostock ---


@pytest.mark.rule("BOS-5.1")
def test_the_road_waits_for_a_race_card() -> None:
    state = bostock_table.race({"red-1": "10.1"}, hand=["red-211"])

    assert told(bostock.GAME, state, "cell:12.1") == ("BOS-5.1", {"who": "player:0"})


@pytest.mark.rule("BOS-6.5")
def test_a_taken_cell_of_the_grid_says_who_stands_there() -> None:
    state = bostock_table.riding({"red-1": "10.1", "blue-2": "12.1"}, "red-211")
    rule, figures = told(bostock.GAME, state, "rider:red-1", "number:2", "cell:12.1")

    assert (rule, figures["place"], figures["by"]) == ("BOS-6.5", "taken", [5])


@pytest.mark.rule("BOS-4.3")
@pytest.mark.parametrize("picks", [["cell:16.2"], ["rider:red-1", "cell:16.2"], ["number:2", "cell:16.2"]])
def test_a_cell_too_far_says_what_the_number_gives(picks: list[str]) -> None:
    state = bostock_table.riding({"red-1": "10.1"}, "red-211")
    rule, figures = told(bostock.GAME, state, *picks)

    assert (rule, figures["number"]) == ("BOS-4.3", 2)


@pytest.mark.rule("BOS-1.2")
def test_a_rider_of_another_team_says_so() -> None:
    state = bostock_table.race({"red-1": "10.1"}, hand=["red-211"])

    assert told(bostock.GAME, state, "rider:blue-1")[0] == "BOS-1.2"


# --- peloton ---


@pytest.mark.rule("PEL-2.5")
def test_a_hex_out_of_reach_says_that_it_is_too_far() -> None:
    state = peloton_table.race(peloton_table.PHI)
    peloton_table.play(state, "throw yellow: 4")
    rule, figures = told(peloton.GAME, state, "cell:T2:3.5")

    assert (rule, figures["far"]) == ("PEL-2.5", "yes")


@pytest.mark.rule("PEL-5.8")
def test_the_road_waits_for_a_speed_and_the_dice_for_the_next_turn() -> None:
    state = peloton_table.race(peloton_table.PHI)
    assert told(peloton.GAME, state, "cell:T1:3.9")[0] == "PEL-5.8"

    peloton_table.play(state, "throw yellow: 4")
    assert told(peloton.GAME, state, "die:red")[0] == "PEL-5.8"


@pytest.mark.rule("PEL-0.18")
def test_a_rider_says_who_is_in_turn() -> None:
    state = peloton_table.race(peloton_table.PHI)
    rule, figures = told(peloton.GAME, state, "rider:2")

    assert (rule, figures["bib"]) == ("PEL-0.18", 1)


@pytest.mark.rule("PEL-3.1")
def test_who_is_not_to_decide_is_told_whose_turn_it_is() -> None:
    state = peloton_table.race(peloton_table.PHI)

    assert [why.rule for why in explain(peloton.GAME, state, 1, ["cell:T1:3.9"])] == ["PEL-3.1"]
