"""What makes an answer quicker to give: cards chosen together, a rider proposed, an order for all; how loss sounds."""

from typing import Any

import pytest

from gruppetto.engine.contract import AnyGame, State
from gruppetto.engine.picks import Ask, Several, ask
from gruppetto.engine.scene import Text
from gruppetto.games import bostock, peloton, seconds, vainqueur
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.bostock import table as bostock_table
from tests.games.bostock.easel import moving
from tests.games.peloton import table as peloton_table
from tests.games.seconds import table as seconds_table
from tests.games.vainqueur import table as vainqueur_table


def asked(game: AnyGame, state: State[Any]) -> Ask:
    found = ask(game, state, state.to_decide)
    assert found is not None
    return found


@pytest.mark.rule("VAI-8.7")
def test_a_hand_that_fits_nowhere_asks_for_a_discard() -> None:
    hand = "feed gear_change spare_wheel spare_bike sprinter sprinter feed gear_change"
    state = vainqueur_table.race(1, hand=hand, seats=2, blocked={1: "fall"})
    found = asked(vainqueur.GAME, state)

    assert found.tone == "loss"
    assert found.question == Text("vainqueur-question-discard")


@pytest.mark.rule("VAI-8.7")
def test_who_is_stopped_and_has_no_remedy_is_told_both() -> None:
    hand = "km20 km40 km60 km20 km40 km60 km20 sprinter"
    state = vainqueur_table.race(1, hand=hand, seats=2, blocked={0: "fall", 1: "fall"})

    assert asked(vainqueur.GAME, state).question == Text("vainqueur-question-discard-blocked", {"card": "card:fall"})


def test_a_hand_with_one_card_that_fits_is_no_loss() -> None:
    found = asked(vainqueur.GAME, vainqueur_table.race(1, hand="km20", seats=2))

    assert (found.tone, found.question) == ("", Text("vainqueur-question-road"))


def test_the_die_of_the_prologue_is_thrown_by_hand() -> None:
    found = asked(vainqueur.GAME, vainqueur_table.start(2))

    assert [offer.do for offer in found.offers] == ["roll"]
    assert found.forced == ""


@pytest.mark.rule("BOS-8.6")
def test_in_the_feed_zone_any_number_of_cards_is_chosen_together() -> None:
    choice = {"phase": "swap", "risk_card": "B8", "risk_rider": "red-1", "risk_played": True, "risk_bottom": ["B8"]}
    state = moving("white-111", [1, 1], {"red-1": "5.2"}, unmoved=["red-2", "red-3"], **choice)

    assert asked(bostock.GAME, state).several == Several(0, len(state.hands[0]), "stop")


def test_the_foremost_rider_is_proposed() -> None:
    state = bostock_table.riding({"red-1": "10.1", "red-2": "14.2", "red-3": "8.3"}, "red-211")

    assert asked(bostock.GAME, state).proposed == ("rider:red-2",)


@pytest.mark.rule("BOS-4.9")
def test_a_cell_alone_means_the_least_number_and_rather_no_bonus() -> None:
    state = bostock_table.riding({"red-1": "10.1", "red-2": "14.2", "red-3": "8.3"}, "red-211")
    there = [offer.do for offer in asked(bostock.GAME, state).offers if offer.picks[-1] == "cell:16.3"]

    assert there == ["move red-2 2 16.3", "move red-2 1+1 16.3"]


def test_playing_a_race_card_only_opens_the_moves() -> None:
    state = bostock_table.race({"red-1": "10.1"}, hand=["red-211"])

    assert all(offer.opens for offer in asked(bostock.GAME, state).offers)


@pytest.mark.rule("BOS-5.5")
def test_laying_a_card_down_because_nobody_can_move_is_a_loss() -> None:
    state = bostock_table.race({"red-1": "10.1"}, hand=["red-211"], lost={"red-1": 1, "red-2": 1, "red-3": 1})

    assert asked(bostock.GAME, state).tone == "loss"


@pytest.mark.rule("SEC-8.1")
def test_the_cards_of_an_exchange_are_chosen_together() -> None:
    state = seconds_table.race("t2", {"A1": "26.1"}, hand=[4, 2, 3, 15])
    seconds_table.play(state, "play 4 30.1")

    assert asked(seconds.GAME, state).several == Several(3, 3)
    assert asked(seconds.GAME, state).proposed == ("card:2", "card:3", "card:15")
    seconds_table.play(state, "discard 2")
    assert asked(seconds.GAME, state).several == Several(2, 2)


@pytest.mark.rule("PEL-7.6")
def test_a_rider_whose_group_has_a_pace_can_be_told_to_follow() -> None:
    state = following()
    (order,) = asked(peloton.GAME, state).orders

    assert (order.id, order.do) == ("follow", "adopt")
    peloton_table.play(state, "adopt")
    (order,) = asked(peloton.GAME, state).orders
    assert order.do in peloton_table.legal(state)


@pytest.mark.rule("PEL-7.4")
def test_who_leads_his_group_has_no_pace_to_follow() -> None:
    assert asked(peloton.GAME, peloton_table.race(peloton_table.PHI)).orders == ()


def following() -> PelotonState:
    """The leader of a group has thrown and ridden; the next of the group is to decide."""
    state = peloton_table.race(peloton_table.PHI)
    peloton_table.turn(state, "throw yellow: 4", "move T1:3.9")
    return state
