"""What can be tried in front of the table: every action has a path of picks, and every held card an answer."""

import random

import pytest

from gruppetto.engine.picks import Ask, Offer, ask
from gruppetto.engine.why import why_nots
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.rules.state import SecondsState
from tests.games.seconds.table import A, any_luck, play, race, start, trial

WALL = {"A1": "10.1", "B1": "13.1", "B2": "13.2"}


def asked(state: SecondsState) -> Ask:
    found = ask(GAME, state, state.to_decide)
    assert found is not None
    return found


def offer(state: SecondsState, notation: str) -> Offer:
    return next(offer for offer in asked(state).offers if offer.do == notation)


def why(state: SecondsState, *picks: str) -> list[str]:
    """The rules that refuse what begins with these picks."""
    return sorted({refused.rule for refused in why_nots(GAME, state) if refused.picks[: len(picks)] == picks})


def test_offers_are_exactly_the_legal_actions_and_every_held_card_has_an_answer() -> None:
    for seed, stages in enumerate(("t2", "mountain", "t2:ttt", "flat")):
        state, chance, luck = start(2 + seed % 3, stages, seed=seed), any_luck(seed), random.Random(seed)
        while state.to_decide >= 0:
            if luck.random() < 0.2:
                found = asked(state)
                assert sorted(offer.do for offer in found.offers) == sorted(map(str, state.actions()))
                answered = {offer.picks[0] for offer in found.offers if offer.picks}
                answered.update(found.closed)
                assert {card.id for card in GAME.own(state.view(state.to_decide)).hand} <= answered
            state.play(luck.choice(list(state.actions())), chance)


def test_a_ride_is_a_card_and_the_cell_where_it_ends() -> None:
    found = offer(race("t3", {"A1": "10.2"}, hand=[4]), "play 4 14.3")

    assert found.picks == ("card:4", "cell:14.3")
    assert found.hint is not None
    assert found.hint.args["cells"] == 4


@pytest.mark.rule("SEC-7.2")
@pytest.mark.parametrize(("at", "lead", "uphill"), [("30.1", "34.1", "halved"), ("31.1", "40.1", "no")])
def test_a_card_is_said_to_be_halved_where_the_turn_begins_uphill(at: str, lead: str, uphill: str) -> None:
    hint = offer(race("mountain-84", {"A1": at}, hand=[9]), f"play 9 {lead}").hint

    assert hint is not None
    assert hint.args["uphill"] == uphill


@pytest.mark.rule("SEC-7.6")
@pytest.mark.parametrize(("at", "lead", "uphill"), [("28.1", "35.1", "cells"), ("30.1", "39.1", "no")])
def test_uphill_cells_are_said_to_cost_two_where_they_do(at: str, lead: str, uphill: str) -> None:
    state = race("mountain-84", {"A1": at}, hand=[9], options={"climb_rule": "per_cell"})
    hint = offer(state, f"play 9 {lead}").hint

    assert hint is not None
    assert hint.args["uphill"] == uphill


@pytest.mark.rule("SEC-7.6")
def test_a_climb_entered_from_the_flat_is_told_though_the_turn_began_before_it() -> None:
    state = race("mountain-84", {"A1": "9.1"}, hand=[9], options={"climb_rule": "per_cell"})
    hints = {found.hint.args["uphill"] for found in asked(state).offers if found.hint and "uphill" in found.hint.args}

    assert state.leg.up[9] is False
    assert hints == {"cells"}


def test_a_cell_in_the_slipstream_says_so() -> None:
    found = offer(race("t3", {"A1": "10.1", "B1": "16.1"}, hand=[4]), "play 4 15.1")

    assert found.signs == ("mark-slipstream",)
    assert found.hint is not None
    assert (found.hint.args["cells"], found.hint.args["slip"]) == (4, 1)


def test_cells_that_bring_an_exchange_or_a_chance_card_say_so() -> None:
    assert offer(race("t2", {"A1": "26.1"}, hand=[4]), "play 4 30.1").signs == ("mark-exchange",)
    assert offer(race("t2", {"A1": "26.1"}, hand=[6]), "play 6 32.1").signs == ("mark-chance",)
    assert offer(race("t2", {"A1": "26.1"}, hand=[6]), "play 6 32.2").signs == ()


def test_a_line_with_awards_left_is_told() -> None:
    assert offer(race("t2", {"A1": "18.1"}, hand=[4]), "play 4 22.1").signs == ("mark-sprint",)
    gone = race("t2", {"A1": "18.1", "B1": "25.1", "B2": "26.1"}, hand=[4])
    assert offer(gone, "play 4 22.1").signs == ()


def test_a_finish_tells_the_time_it_would_give() -> None:
    found = offer(race("t2", {"A1": "37.1"}, hand=[7]), "play 7 -4.2")

    assert found.picks == ("card:7", "cell:-4.2")
    assert found.hint is not None
    assert found.hint.args == {"past": 4, "time": "36″"}


def test_a_forced_crash_tells_where_and_who_falls() -> None:
    found = offer(race("t2", WALL, hand=[5]), "crash 5")

    assert found.picks == ("card:5", "cell:13.2")
    assert found.signs == ("mark-crash",)
    assert found.hint is not None
    assert found.hint.args == {"number": 13, "bibs": [4, 5]}


def test_a_card_that_would_crash_although_another_avoids_it_is_explained() -> None:
    state = race("t2", WALL, hand=[2, 5])

    assert why(state, "card:5") == ["SEC-10.2"]


def test_cells_near_the_right_one_are_explained() -> None:
    state = race("t3", {"A1": "10.2", "B1": "14.1"}, hand=[4])

    assert why(state, "card:4", "cell:13.2") == ["SEC-5.6"]
    assert why(state, "card:4", "cell:14.1") == ["SEC-3.9"]
    assert why(state, "card:4", "cell:16.2") == ["SEC-6.1"]


def test_on_a_climb_the_printed_value_is_explained() -> None:
    assert why(race("mountain-84", {"A1": "16.1"}, hand=[8]), "card:8", "cell:24.1") == ["SEC-6.8"]


def test_a_kept_card_comes_first_on_the_path() -> None:
    state = race("t2", {"A1": "10.1"}, hand=[4], kept={"A1": ["K19"]})

    assert offer(state, "boost 4 17.2").picks == ("card:K19", "card:4", "cell:17.2")


def test_brakes_avoid_the_crash() -> None:
    found = offer(race("t2", WALL, hand=[5], kept={"A1": ["K20"]}), "brake 5 12.1")

    assert found.picks == ("card:K20", "card:5", "cell:12.1")
    assert found.hint is not None
    assert found.hint.key == "seconds-hint-brake"


def test_a_card_kept_by_a_team_mate_is_explained() -> None:
    assert why(race("t2", {"A1": "10.1"}, hand=[4], kept={"A2": ["K19"]}), "card:K19") == ["SEC-8.5"]


def test_the_mechanic_is_a_card_to_pick() -> None:
    state = race("t2", {"A1": "beside 10.12"}, skips=["A1"], kept={"A1": ["K21"]})

    assert offer(state, "remount").picks == ("card:K21",)
    assert offer(state, "hand_in 5").picks == ("card:5",)


def test_a_team_chooses_among_its_riders() -> None:
    state = trial("t2", {"A1": "10.1"}, race_round=2, moved=["A1"])

    assert offer(state, "rider 2").picks == ("rider:A2",)
    assert why(state, "rider:A1") == ["SEC-17.3"]


def test_a_swap_is_ended_at_the_pile() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[6, 2, 3])
    play(state, "play 6 32.1", luck=["K09"])

    assert offer(state, "stop").picks == ("pile:draw",)
    assert offer(state, "discard 2").picks == ("card:2",)


def test_lanes_are_picked_on_the_road() -> None:
    state = race("t2", {"A1": "26.1"}, hand=[6, 2, 3])
    play(state, "play 6 32.1", luck=["K01"])

    assert offer(state, "lane 2").picks == ("cell:34.2",)
    assert why(state, "card:2") == ["SEC-8.12"]


def test_only_the_seat_to_decide_is_asked() -> None:
    state = race("t2", {"A1": "10.1"}, hand=[4])

    assert ask(GAME, state, A + 1) is None
