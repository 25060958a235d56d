"""What can be picked: a card, then rider, number and cell; and why other things cannot."""

import pytest

from tests.games.bostock.easel import AFTER_STAGE_1, after, asked, lay, moving, paths, road, trial, why_nots


def moves(offered: dict[tuple[str, ...], str], *begin: str) -> dict[tuple[str, ...], str]:
    return {picks[len(begin) :]: do for picks, do in offered.items() if picks[: len(begin)] == begin}


# --- cards ---


def test_a_race_card_is_picked_alone() -> None:
    assert paths(road()) == {
        ("card:red-200",): "play red-200",
        ("card:orange-111",): "play orange-111",
        ("card:white-210",): "play white-210",
    }


@pytest.mark.rule("BOS-5.2")
def test_to_lay_a_card_down_while_somebody_can_move_is_refused() -> None:
    assert why_nots(road())["card:red-200", "pile:discard"] == "BOS-5.2"


@pytest.mark.rule("BOS-5.5")
def test_stuck_the_cards_are_laid_down_and_say_why_they_are_not_played() -> None:
    state = road(lost={"red-1": 1, "red-2": 1, "red-3": 1}, turned=["red-1", "red-2", "red-3"])

    assert paths(state)[("card:red-200",)] == "pass red-200"
    assert why_nots(state)["card:red-200", "rider:red-1"] == "BOS-5.5"
    assert asked(state).question.key == "bostock-question-pass"


@pytest.mark.rule("BOS-8.11")
def test_a_red_card_that_must_be_played_first_is_all_that_can_be_picked() -> None:
    state = road(riders={"red-1": "19.1"}, held={"red-1": "R7"}, across=["red-1"])

    assert paths(state) == {("card:R7",): "risk"}
    assert why_nots(state)[("card:red-200",)] == "BOS-8.11"
    assert asked(state).question.key == "bostock-question-risk"


@pytest.mark.rule("BOS-8.7")
def test_a_kept_card_is_picked_like_any_other() -> None:
    assert paths(road(held={"red-1": "B2"}))[("card:B2",)] == "risk"


@pytest.mark.rule("BOS-8.7")
def test_a_kept_card_that_can_do_nothing_says_so() -> None:
    state = road(held={"red-1": "B6"})  # the service car, and nobody sits out

    assert why_nots(state)[("card:B6",)] == "BOS-8.7"


def test_after_level_crossing_a_card_is_laid_down_by_picking_it() -> None:
    state = road(still=True, risk_played=True, risk_bottom=["R8"])

    assert paths(state)[("card:red-200",)] == "pass red-200"
    assert asked(state).question.key == "bostock-question-crossing"
    assert why_nots(state)["card:red-200", "rider:red-1"] == "BOS-8.6"


# --- moves ---


def test_a_move_is_a_rider_a_number_and_a_cell() -> None:
    offered = moves(paths(moving("white-210", [2, 1, 0], {"red-1": "8.2"})), "rider:red-1")

    assert offered["number:1", "cell:9.1"] == "move red-1 1 9.1"
    assert offered["number:2", "cell:10.4"] == "move red-1 2 10.4"


def test_where_all_numbers_are_equal_none_is_to_be_picked() -> None:
    offered = moves(paths(moving("white-111", [1, 1, 1], {"red-1": "8.2"})), "rider:red-1")

    assert offered == {
        ("cell:9.1",): "move red-1 1 9.1",
        ("cell:9.2",): "move red-1 1 9.2",
        ("cell:9.3",): "move red-1 1 9.3",
    }


def test_different_numbers_that_lead_to_one_cell_stay_apart() -> None:
    wall = {"red-1": "8.1", "blue-1": "10.1", "blue-2": "10.2", "blue-3": "9.2"}
    offered = moves(paths(moving("white-210", [2, 1, 0], wall)), "rider:red-1")

    assert offered == {("number:1", "cell:9.1"): "move red-1 1 9.1", ("number:2", "cell:9.1"): "move red-1 2 9.1"}


@pytest.mark.rule("BOS-4.7")
def test_the_cell_one_further_takes_the_bonus_and_shows_it() -> None:
    state = moving("red-200", [2, 0, 0], bonus=True)

    offers = {offer.do: offer for offer in asked(state).offers}
    assert offers["move red-1 2+1 6.1"].picks == ("rider:red-1", "cell:6.1")
    assert "jersey-team" in offers["move red-1 2+1 6.1"].signs
    assert "jersey-team" not in offers["move red-1 2 5.1"].signs


@pytest.mark.parametrize(("card", "rule"), [("white-111", "BOS-4.7"), ("sprint-321", "BOS-4.8")])
def test_the_cell_one_further_says_why_there_is_no_bonus(card: str, rule: str) -> None:
    numbers = [int(digit) for digit in card[-3:]]
    refused = why_nots(moving(card, numbers, {"red-1": "8.2"}))
    first = ("rider:red-1",) if len(set(numbers)) == 1 else ("rider:red-1", "number:1")

    assert refused[(*first, "cell:10.2")] == rule


def test_sideways_and_too_short_say_why_not() -> None:
    refused = moves(why_nots(moving("white-200", [2, 0, 0], {"red-1": "8.2"})), "rider:red-1")

    assert refused[("cell:8.3",)] == "BOS-6.4"
    assert refused[("cell:9.2",)] == "BOS-6.7"


@pytest.mark.rule("BOS-6.6")
def test_a_gap_that_two_riders_close_says_why_not() -> None:
    state = moving("white-111", [1, 1, 1], {"red-1": "8.2", "blue-1": "9.2", "blue-2": "8.3"})

    assert why_nots(state)["rider:red-1", "cell:9.3"] == "BOS-6.6"


def test_riders_who_cannot_move_say_why_not() -> None:
    state = moving("white-210", [1, 0], {"red-1": "8.2"}, unmoved=["red-2", "red-3"], lost={"red-3": 1})

    refused = why_nots(state)
    assert refused[("rider:red-1",)] == "BOS-4.5"
    assert refused[("rider:red-3",)] == "BOS-6.10"
    assert refused[("rider:blue-1",)] == "BOS-1.2"


def test_the_finish_is_a_cell_to_pick() -> None:
    state = moving("white-210", [2, 1, 0], {"red-1": "19.2"}, across=["red-1"])

    offer = next(offer for offer in asked(state).offers if offer.do == "move red-1 1 finish")
    assert offer.picks == ("rider:red-1", "number:1", "cell:finish")
    assert offer.signs == ("mark-finish",)
    assert offer.hint is not None
    assert (offer.hint.args["line"], offer.hint.args["place"]) == ("finish", 1)


@pytest.mark.rule("BOS-8.10")
def test_a_red_card_closes_the_finish_and_says_so() -> None:
    state = moving("white-111", [1, 1, 1], {"red-1": "19.2"}, across=["red-1"], held={"red-2": "R8"})

    assert why_nots(state)[("rider:red-1",)] == "BOS-8.10"


@pytest.mark.parametrize(("held", "signs"), [({}, ("mark-risk",)), ({"red-2": "B2"}, ())])
def test_a_dot_shows_its_sign_where_a_card_would_be_drawn(held: dict[str, str], signs: tuple[str, ...]) -> None:
    state = moving("white-111", [1, 1, 1], {"red-1": "4.2"}, held=held)

    assert next(offer for offer in asked(state).offers if offer.do == "move red-1 1 5.2").signs == signs


def test_the_green_line_shows_its_sign_until_somebody_was_there() -> None:
    first = moving("white-111", [1, 1, 1], {"red-1": "11.2"})
    late = moving("white-111", [1, 1, 1], {"red-1": "11.2", "blue-1": "13.3"}, across=["blue-1"])

    signs = [next(o for o in asked(state).offers if o.do == "move red-1 1 12.2").signs for state in (first, late)]
    assert signs == [("mark-green-line",), ()]


def test_the_steps_of_a_risk_card_are_picked_by_rider_and_cell() -> None:
    gift = {"steps": 2, "count": 1, "riders": ["red-2", "red-3"]}
    riders = {"red-1": "5.2", "red-2": "8.1"}
    state = moving(
        "white-111", [1, 1], riders, unmoved=["red-2", "red-3"], gift=gift, risk_played=True, risk_bottom=["B3"]
    )

    assert paths(state)["rider:red-2", "cell:10.1"] == "move red-2 2 10.1"
    assert why_nots(state)[("rider:red-1",)] == "BOS-8.8"
    assert asked(state).question.args == {"steps": 2}


def test_an_extra_step_that_is_left_is_a_pick_of_its_own() -> None:
    state = after(moving("red-200", [2, 0, 0], bonus=True), "move red-1 2 5.1")

    assert paths(state)[("pile:discard",)] == "end"
    assert asked(state).question.key == "bostock-question-bonus"


@pytest.mark.rule("BOS-13.1")
def test_in_the_team_time_trial_another_lane_says_why_not() -> None:
    state = after(road(stage=2, results=[AFTER_STAGE_1]), "play orange-111")

    assert why_nots(state)["rider:red-1", "cell:4.2"] == "BOS-13.1"


# --- choices of risk cards ---


def test_the_mate_who_gives_up_his_wheel_is_picked_on_the_road() -> None:
    choice = {"phase": "pick", "risk_card": "R4", "risk_rider": "red-1", "risk_played": True, "risk_bottom": ["R4"]}
    state = moving("white-111", [1, 1], {"red-1": "5.2"}, unmoved=["red-2", "red-3"], **choice)

    assert paths(state) == {("rider:red-2",): "pick red-2", ("rider:red-3",): "pick red-3"}
    assert why_nots(state)[("rider:red-1",)] == "BOS-8.6"


def test_at_the_feed_zone_cards_are_exchanged_one_by_one_until_it_is_enough() -> None:
    choice = {"phase": "swap", "risk_card": "B8", "risk_rider": "red-1", "risk_played": True, "risk_bottom": ["B8"]}
    state = moving("white-111", [1, 1], {"red-1": "5.2"}, unmoved=["red-2", "red-3"], **choice)

    assert paths(state) == {
        ("card:blue-221",): "swap blue-221",
        ("card:orange-111",): "swap orange-111",
        ("card:orange-220",): "swap orange-220",
        ("pile:draw",): "stop",
    }


# --- the individual time trial ---


@pytest.mark.rule("BOS-14.1")
def test_a_rider_is_named_by_picking_him() -> None:
    assert paths(trial(named=False)) == {(f"rider:red-{n}",): f"nominate red-{n}" for n in (1, 2, 3)}


def test_riding_on_by_itself_is_one_pick() -> None:
    assert paths(trial())[("pile:draw",)] == "ride on"


def test_a_card_of_the_time_trial_tells_where_it_leads() -> None:
    state = lay(lay(trial()))
    before = state.distances[0]

    for offer in asked(state).offers:
        if offer.do != "ride on":
            assert offer.hint is not None
            assert offer.hint.args["distance"] == before + int(str(offer.hint.args["steps"]))
