"""Views: what each seat may know, and worlds imagined from it."""

import pickle

import pytest

from gruppetto.engine.event import SPECTATOR
from gruppetto.games.vainqueur.box.cards import CARD_IDS, KIND_OF
from gruppetto.games.vainqueur.rules.view import unseen
from tests.games.vainqueur.table import A, B, C, any_luck, legal, play, race, start


@pytest.mark.rule("VAI-8.10")
def test_only_the_owner_sees_a_hand_the_drawn_card_and_its_actions() -> None:
    state = race(hand="sprinter km40")
    own, other, nobody = state.view(A), state.view(B), state.view(SPECTATOR)
    assert own.hand[KIND_OF["sprinter"]] == 1
    assert (CARD_IDS[own.drawn], [str(action) for action in own.actions]) == ("km40", legal(state))
    assert (other.drawn, other.actions) == (-1, ())
    assert (nobody.hand, nobody.drawn, nobody.actions) == ((), -1, ())


@pytest.mark.rule("VAI-8.10")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    drew = play(race(hand="km20"), "ride km20", luck=["fall"])[-1]
    assert drew.seen_by(B) == {"who": "player:1", "card": "card:fall"}
    assert drew.seen_by(A) == drew.seen_by(SPECTATOR) == {"who": "player:1"}


def test_all_hands_are_shown_after_the_tour() -> None:
    state = race(12, at=[220, 0, 0, 0], hand="km20")
    assert state.view(B).open.shown_hands == ()
    told = play(state, "ride km20")
    assert [sum(hand) for hand in state.view(SPECTATOR).open.shown_hands] == [7, 7, 7, 7]
    assert [event.kind for event in told].count("hands_shown") == 4


def test_the_score_sheet_is_public() -> None:
    state = race(1, turn=C, at=[0, 0, 240, 60], hand="km20")
    play(state, "ride km20")
    view = state.view(SPECTATOR)
    (result,) = view.open.ledger
    assert (result.winner, result.places, view.open.totals) == (C, (3, 3, 1, 2), [10, 10, 60, 30])
    assert [(award.seat, award.rule) for award in view.open.caps] == [(A, "VAI-11.2"), (C, "VAI-10.1")]


@pytest.mark.parametrize("seat", [SPECTATOR, A, B, C])
def test_an_imagined_world_looks_the_same(seat: int) -> None:
    state = race(6, hand="km20 climber", blocked={B: "fall"}, climbers=[C], draw_pile=30)
    view = state.view(seat)
    world = view.imagine(any_luck(7))
    assert world.view(seat) == view
    assert [sum(world.hand(other)) for other in range(4)] == [8, 7, 7, 7]


def test_what_is_hidden_is_imagined_in_more_than_one_way() -> None:
    view = race(hand="km20").view(A)
    luck = any_luck()
    assert len({view.imagine(luck).document() for _ in range(5)}) == 5


def test_unseen_cards_are_those_of_the_draw_pile_and_other_hands() -> None:
    state = race(hand="km20 km20", blocked={B: "fall"}, draw_pile=40)
    counts = unseen(state.view(A))
    assert counts == [state.draw[kind] + sum(state.hand(seat)[kind] for seat in (1, 2, 3)) for kind in range(13)]


def test_a_view_can_be_sent_to_another_process() -> None:
    view = race(hand="km20 fall").view(A)
    sent = pickle.loads(pickle.dumps(view))
    assert sent == view
    assert sent.open.course is view.open.course
    assert sent.open.leg is view.open.leg


def test_before_the_deal_nobody_has_cards() -> None:
    table = start(3).view(A).open
    assert ([table.hand_size(seat) for seat in range(3)], table.draw_count, table.cap) == ([0, 0, 0], 103, -1)
