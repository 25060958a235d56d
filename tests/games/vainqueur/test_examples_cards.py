"""The specification's worked examples 1 to 36: deck, set-up, riding, handicaps, mountains, cards."""

import pytest

from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.box.cards import CARD_IDS, COUNTERS, HANDICAPS, KILOMETRES, KIND_OF, SPECIALITIES
from gruppetto.games.vainqueur.rules.actions import ROLL_DIE
from tests.games.vainqueur.table import (
    A,
    B,
    C,
    D,
    any_luck,
    edition,
    held,
    legal,
    play,
    race,
    refused,
    start,
    until,
)

# --- deck and set-up ---


@pytest.mark.rule("VAI-3.1", "VAI-3.2", "VAI-3.3", "VAI-3.4", "VAI-3.5")
def test_example_1_the_deck() -> None:
    data = GAME.editions()[0]
    families = [sum(data.deck[kind] for kind in family) for family in (KILOMETRES, HANDICAPS, COUNTERS, SPECIALITIES)]
    assert families == [49, 12, 36, 6]
    assert sum(data.deck) == 103
    assert sum(data.deck[kind] * data.kilometres[kind] for kind in KILOMETRES) == 1600
    assert [data.deck[kind] for kind in KILOMETRES] == [25, 17, 7]
    for family, each in ((HANDICAPS, 3), (COUNTERS, 9), (SPECIALITIES, 3)):
        assert {data.deck[kind] for kind in family} == {each}


@pytest.mark.rule("VAI-11.2", "VAI-11.3", "VAI-1.2")
def test_example_2_the_tied_alone_roll_again() -> None:
    state = start(4)
    play(state, "roll", "roll", "roll", "roll", luck=[5, 5, 3, 1])
    assert state.to_decide == A
    play(state, "roll", luck=[2])
    assert state.to_decide == B
    play(state, "roll", luck=[6, *["km20"] * 25, *["km40"] * 4])
    assert state.cap == B
    assert state.prologue_rolls == ((5, 5, 3, 1), (2, 6, 0, 0))
    assert state.totals == [0, 0, 0, 0]


@pytest.mark.rule("VAI-11.3")
def test_example_3_again_and_again_until_one_is_highest() -> None:
    state = start(2)
    play(state, "roll", "roll", "roll", "roll", "roll", luck=[4, 4, 1, 1, 3])
    assert state.cap == -1
    play(state, "roll", luck=[2, *["km20"] * 15])
    assert state.cap == A
    assert len(state.prologue_rolls) == 3


@pytest.mark.rule("VAI-8.3", "VAI-8.4", "VAI-11.4", "VAI-8.8")
def test_example_4_after_the_deal() -> None:
    state = start(4)
    deal = ["km20", "km40", "feed", "spare_bike"] * 7
    play(state, "roll", "roll", "roll", "roll", luck=[1, 6, 1, 1, *deal, "km60"])
    assert [sum(state.hand(seat)) for seat in range(4)] == [7, 8, 7, 7]
    assert (state.draw_count, state.discard_count) == (74, 0)
    assert state.cap == B
    order = [state.to_decide]
    for _ in range(3):
        play(state, legal(state)[-1])
        order.append(state.to_decide)
    assert order == [B, C, D, A]


@pytest.mark.rule("VAI-8.3")
def test_example_5_six_players_leave_61_cards() -> None:
    state = start(6)
    play(state, *["roll"] * 6, luck=[6, 1, 1, 1, 1, 1, *["km20"] * 25, *["km40"] * 17, "km60"])
    assert state.draw_count + 1 == 61


# --- riding and finishing ---


@pytest.mark.rule("VAI-7.1", "VAI-12.3", "VAI-9.3")
def test_example_6_the_sprinter_wins_and_the_stage_stops() -> None:
    state = race(1, at=[240, 0, 0, 0], hand="sprinter")
    play(state, "sprint")
    assert state.ledger[0].winner == A
    assert state.ledger[0].positions == (260, 0, 0, 0)
    assert state.leg.number == 2


@pytest.mark.rule("VAI-15.3", "VAI-9.9")
@pytest.mark.parametrize("card", ["km20", "km40", "km60"])
def test_example_7_any_kilometre_card_wins_from_240(card: str) -> None:
    state = race(1, at=[240, 0, 0, 0], hand=card)
    play(state, f"ride {card}")
    assert state.ledger[0].winner == A
    assert state.ledger[0].positions[A] == 260
    assert state.ledger[0].points[A] == 60


@pytest.mark.rule("VAI-7.5", "VAI-15.4")
def test_example_8_the_sprinter_may_be_kept() -> None:
    state = race(1, at=[240, 0, 0, 0], hand="sprinter km20")
    assert {"sprint", "ride km20"} <= set(legal(state))
    play(state, "ride km20")
    luck = any_luck()
    while state.leg.trial:
        state.play(ROLL_DIE, luck)
    assert state.leg.number == 3
    assert held(state, A, "sprinter") >= 1


@pytest.mark.rule("VAI-4.1", "VAI-15.3")
def test_example_9_forty_kilometres_from_200_and_from_220() -> None:
    state = race(1, at=[200, 0, 0, 0], hand="km40")
    play(state, "ride km40")
    assert (state.positions[A], state.to_decide, state.ledger) == (240, B, ())
    state = race(1, at=[220, 0, 0, 0], hand="km40")
    play(state, "ride km40")
    assert state.ledger[0].positions[A] == 260


@pytest.mark.rule("VAI-12.3")
def test_example_10_not_in_the_turn_that_enters_the_zone() -> None:
    state = race(1, at=[180, 0, 0, 0], hand="sprinter km60")
    assert refused(state, "sprint") == "VAI-12.3"
    play(state, "ride km60")
    assert (state.positions[A], state.to_decide) == (240, B)
    assert "sprint" in legal(until(state, A))


@pytest.mark.rule("VAI-12.3")
@pytest.mark.parametrize(("at", "by"), [(140, "VAI-12.3"), (160, ""), (180, ""), (200, "")])
def test_example_11_the_zone_of_stage_3(at: int, by: str) -> None:
    assert refused(race(3, at=[at, 0, 0, 0], hand="sprinter"), "sprint") == by


@pytest.mark.rule("VAI-12.1", "VAI-4.4")
def test_example_12_any_card_from_the_start_and_cells_are_shared() -> None:
    state = race(1, at=[0, 20, 0, 0], hand="km20 km40 km60")
    assert {"ride km20", "ride km40", "ride km60"} <= set(legal(state))
    play(state, "ride km20")
    assert state.positions[:2] == [20, 20]


# --- handicaps and counters ---


@pytest.mark.rule("VAI-5.4", "VAI-6.3", "VAI-6.7", "VAI-6.9")
def test_example_13_hunger_and_feed() -> None:
    state = race(1, at=[100, 0, 0, 0], hand="feed km40", blocked={A: "hunger"})
    assert refused(state, "ride km40") == "VAI-5.4"
    play(state, "counter feed")
    assert state.positions[A] == 100
    assert not state.blocked
    assert CARD_IDS[state.discard_top] == "feed"
    assert state.discard[KIND_OF["hunger"]] == 1
    assert "ride km40" in legal(until(state, A))


@pytest.mark.rule("VAI-6.1", "VAI-6.5")
def test_example_14_only_a_bike_cures_a_fall() -> None:
    state = race(hand="spare_bike spare_wheel feed gear_change", blocked={A: "fall"})
    assert refused(state, "counter spare_bike") == ""
    for card in ("spare_wheel", "feed", "gear_change"):
        assert refused(state, f"counter {card}") == "VAI-6.5"


@pytest.mark.rule("VAI-6.1", "VAI-6.2")
def test_example_15_wheel_or_bike_for_a_burst_tyre() -> None:
    state = race(hand="spare_bike spare_wheel", blocked={A: "burst_tyre"})
    assert {"counter spare_bike", "counter spare_wheel"} <= set(legal(state))


@pytest.mark.rule("VAI-6.5")
def test_example_16_a_bike_does_not_feed() -> None:
    state = race(hand="spare_bike", blocked={A: "hunger"})
    assert refused(state, "counter spare_bike") == "VAI-6.5"
    assert refused(state, "discard spare_bike") == ""


@pytest.mark.rule("VAI-6.6")
def test_example_17_nothing_to_counter() -> None:
    assert refused(race(hand="feed"), "counter feed") == "VAI-6.6"


@pytest.mark.rule("VAI-5.5", "VAI-5.2")
def test_example_18_neither_a_blocked_rival_nor_oneself() -> None:
    state = race(hand="wrong_gear", blocked={B: "fall"})
    assert refused(state, f"attack wrong_gear {B}") == "VAI-5.5"
    assert refused(state, f"attack wrong_gear {A}") == "VAI-5.2"


@pytest.mark.rule("VAI-5.8")
def test_example_19_blocked_again_at_once() -> None:
    state = race(seats=3, turn=B, hand="spare_bike", hands={C: "fall"}, blocked={B: "fall"})
    play(state, "counter spare_bike", f"attack fall {B}")
    assert CARD_IDS[state.handicaps[B]] == "fall"
    assert state.positions[B] == 0


@pytest.mark.rule("VAI-5.6", "VAI-6.8")
def test_example_20_a_blocked_player_may_do_other_things() -> None:
    state = race(hand="hunger spare_bike", blocked={A: "fall"})
    wanted = {f"attack hunger {B}", "counter spare_bike", "discard hunger", "discard spare_bike"}
    assert wanted <= set(legal(state))


@pytest.mark.rule("VAI-5.5", "VAI-8.9", "VAI-15.7")
def test_example_21_only_a_discard_is_left() -> None:
    blocked = {B: "hunger", C: "hunger", D: "hunger"}
    state = race(hand="fall fall burst_tyre feed feed spare_wheel spare_bike gear_change", blocked=blocked)
    assert legal(state)
    assert all(move.startswith("discard ") for move in legal(state))


@pytest.mark.rule("VAI-7.4", "VAI-16.2")
def test_example_22_no_sprint_while_blocked() -> None:
    state = race(1, at=[240, 0, 0, 0], hand="sprinter spare_bike", blocked={A: "fall"})
    assert refused(state, "sprint") == "VAI-7.4"
    play(state, "counter spare_bike")
    assert "sprint" in legal(until(state, A))


@pytest.mark.rule("VAI-16.2")
def test_example_22_the_option_lets_a_blocked_rider_sprint() -> None:
    allowed = {"sprint_while_blocked": True}
    state = race(1, at=[240, 0, 0, 0], hand="sprinter", blocked={A: "fall"}, options=allowed)
    play(state, "sprint")
    assert state.ledger[0].winner == A


@pytest.mark.rule("VAI-5.3")
@pytest.mark.parametrize("stage", [1, 6])
@pytest.mark.parametrize("card", ["fall", "burst_tyre", "hunger", "wrong_gear"])
def test_example_23_any_attack_anywhere_on_the_start_line_too(stage: int, card: str) -> None:
    assert refused(race(stage, hand=card, race_round=1), f"attack {card} {B}") == ""


# --- mountains ---


@pytest.mark.rule("VAI-13.2")
def test_example_24_only_20s_without_a_climber() -> None:
    state = race(6, hand="km20 km40 km60")
    assert refused(state, "ride km40") == refused(state, "ride km60") == "VAI-13.2"
    assert refused(state, "ride km20") == refused(state, "discard km60") == ""


@pytest.mark.rule("VAI-7.6", "VAI-7.7")
def test_example_25_the_climber_counts_from_the_next_turn() -> None:
    state = race(6, hand="climber km60")
    play(state, "climb")
    assert state.climbers == 1 << A
    assert state.positions[A] == 0
    assert "ride km60" in legal(until(state, A))


@pytest.mark.rule("VAI-7.8")
def test_example_26_a_fall_does_not_take_the_climber_away() -> None:
    state = race(6, hand="spare_bike km60", climbers=[A], blocked={A: "fall"})
    assert refused(state, "ride km60") == "VAI-5.4"
    play(state, "counter spare_bike")
    assert "ride km60" in legal(until(state, A))


@pytest.mark.rule("VAI-7.8")
def test_example_27_a_blocked_player_may_lay_a_climber() -> None:
    assert refused(race(6, hand="climber", blocked={A: "fall"}), "climb") == ""


@pytest.mark.rule("VAI-7.9", "VAI-7.6")
def test_example_28_no_second_climber_and_none_on_the_flat() -> None:
    assert refused(race(6, hand="climber", climbers=[A]), "climb") == "VAI-7.9"
    assert refused(race(1, hand="climber"), "climb") == "VAI-7.6"


@pytest.mark.rule("VAI-13.1")
def test_example_29_no_sprint_in_the_mountains() -> None:
    state = race(6, at=[120, 0, 0, 0], hand="sprinter km20")
    assert refused(state, "sprint") == "VAI-13.1"
    play(state, "ride km20")
    assert state.ledger[-1].positions[A] == 140


@pytest.mark.rule("VAI-15.3")
def test_example_30_surplus_kilometres_lapse() -> None:
    state = race(6, at=[100, 0, 0, 0], hand="km60", climbers=[A])
    play(state, "ride km60")
    assert state.ledger[-1].positions[A] == 140


# --- cards ---


@pytest.mark.rule("VAI-15.4", "VAI-15.5")
def test_example_31_clean_up_after_a_stage() -> None:
    state = race(6, at=[120, 0, 0, 0], hand="km20", climbers=[A, C], blocked={B: "fall", C: "hunger"})
    play(state, "ride km20")
    assert [state.discard[KIND_OF[card]] for card in ("climber", "fall", "hunger")] == [2, 1, 1]
    assert [sum(state.hand(seat)) for seat in (B, C, D)] == [7, 7, 7]
    assert (state.leg.number, state.blocked, state.climbers) == (7, 0, 0)


@pytest.mark.rule("VAI-15.6")
def test_example_32_the_discard_pile_becomes_the_draw_pile() -> None:
    # 55 cards, the fewest allowed: two hands, one handicap on the table, and 40 cards in the two piles.
    few = [("count = 25", "count = 13"), ("count = 17", "count = 5"), ("count = 9,", "count = 3,")]
    data = edition(*few)
    assert sum(data.deck) == 55
    state = race(seats=2, turn=B, hand="km20", blocked={A: "fall"}, draw_pile=0, data=data)
    play(state, "discard km20")
    assert (state.draw_count, state.discard_count, state.discard_top) == (39, 0, -1)


@pytest.mark.rule("VAI-15.6")
def test_example_33_the_shuffle_comes_with_the_next_draw() -> None:
    state = race(hand="km20", draw_pile=0)
    in_pile = state.discard[KIND_OF["km20"]]
    play(state, "ride km20", luck=["km40"])
    assert state.draw[KIND_OF["km20"]] == in_pile + 1


def test_example_34_at_least_52_cards_are_in_the_piles() -> None:
    everybody = dict(enumerate(["fall", "fall", "fall", "hunger", "hunger", "hunger"]))
    state = race(6, seats=6, blocked=everybody, climbers=[A, B, C])
    assert state.draw_count + state.discard_count + 1 == 52


@pytest.mark.rule("VAI-16.1")
def test_example_35_discarding_freely_or_only_if_stuck() -> None:
    strict = {"discard": "only_if_stuck"}
    assert refused(race(hand="km20 spare_wheel"), "discard spare_wheel") == ""
    assert refused(race(hand="km20 spare_wheel", options=strict), "discard spare_wheel") == "VAI-16.1"
    stuck = race(1, at=[240, 0, 0, 0], hand="sprinter climber", options=strict)
    assert refused(stuck, "discard sprinter") == ""


@pytest.mark.rule("VAI-8.10")
def test_example_36_what_b_sees_of_a() -> None:
    state = race(hand="km20 sprinter")
    play(state, "ride km20")
    view = state.view(B)
    assert view.open.hand_size(A) == 7
    assert view.open.shown_hands == ()
    assert view.open.discard[KIND_OF["km20"]] == sum(view.open.discard) == 1
