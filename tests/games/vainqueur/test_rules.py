"""Rules of the set-up, the turn and the tour that no worked example shows by itself."""

import pytest

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.option import OptionError
from gruppetto.games.vainqueur import GAME
from gruppetto.games.vainqueur.box.cards import CARD_IDS, KIND_OF
from gruppetto.games.vainqueur.box.edition import FLAT, MOUNTAIN, TIME_TRIAL
from gruppetto.games.vainqueur.rules.scoring import check_prologue, prologue_winner
from tests.games.vainqueur.table import (
    A,
    B,
    C,
    D,
    edition,
    held,
    kinds_told,
    legal,
    play,
    race,
    refused,
    setup_for,
    start,
)

# --- players and components ---


@pytest.mark.rule("VAI-2.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    assert list(GAME.players) == [2, 3, 4, 5, 6]
    with pytest.raises(ValueError, match="2 to 6 players"):
        GAME.setup(seats)


@pytest.mark.rule("VAI-2.2")
def test_everybody_has_one_rider_and_a_hand_of_their_own() -> None:
    view = race(seats=5, hand="sprinter").view(B)
    assert len(view.open.positions) == 5
    assert sum(view.hand) == 7
    assert view.open.shown_hands == ()


@pytest.mark.rule("VAI-3.6")
def test_the_die_has_six_faces_and_rests_on_the_road() -> None:
    assert GAME.editions()[0].die == (1, 2, 3, 4, 5, 6)
    assert refused(race(1), "roll") == "VAI-3.6"
    assert refused(race(2), "roll") == ""


@pytest.mark.rule("VAI-3.7", "VAI-12.2")
def test_twelve_stages_and_where_they_have_a_sprint_zone() -> None:
    stages = GAME.editions()[0].stages
    by_type = {kind: [number for number in stages if stages[number].type == kind] for kind in (FLAT, MOUNTAIN)}
    assert by_type == {FLAT: [1, 3, 4, 8, 12], MOUNTAIN: [6, 7, 9, 10]}
    assert [number for number in stages if stages[number].type == TIME_TRIAL] == [2, 5, 11]
    assert {stages[number].length - stages[number].sprint_from for number in by_type[FLAT]} == {60}


@pytest.mark.rule("VAI-3.8", "VAI-8.1")
def test_six_identity_colours_none_of_them_yellow() -> None:
    seating = GAME.seating(GAME.setup(6))
    assert [seat.bib for seat in seating] == [1, 2, 3, 4, 5, 6]
    assert len({seat.team for seat in seating} - {"jaune", "yellow"}) == 6


@pytest.mark.rule("VAI-8.1", "VAI-10.5")
def test_yellow_goes_to_the_cap_wearer_who_plays_first() -> None:
    state = race(1, turn=C, at=[0, 0, 240, 0], hand="km20")
    play(state, "ride km20")
    assert (state.cap, state.to_decide) == (C, C)
    yellow = {piece.seat for piece in GAME.picture(state.view(A)).pieces if piece.jersey}
    assert yellow == {C}


@pytest.mark.rule("VAI-3.9")
def test_a_face_down_and_a_face_up_pile() -> None:
    state = race(hand="km20")
    play(state, "discard km20")
    view = state.view(D)
    assert (view.open.draw_count, CARD_IDS[view.open.discard_top]) == (103 - 29 - 1, "km20")


@pytest.mark.rule("VAI-8.2")
def test_the_engine_keeps_the_score() -> None:
    state = race(1, at=[240, 100, 60, 20], hand="km20")
    play(state, "ride km20")
    assert state.totals == [60, 30, 10, 0]


# --- prologue ---


@pytest.mark.rule("VAI-11.1")
def test_in_the_prologue_everybody_rolls_once_in_seat_order() -> None:
    state = start(3)
    assert legal(state) == ["roll"]
    assert refused(state, "roll", seat=B) == "VAI-11.1"
    assert refused(state, "ride km20") == "VAI-11.1"
    play(state, "roll", luck=[1])
    assert state.to_decide == B


@pytest.mark.rule("VAI-17.1", "VAI-11.3")
def test_rolls_entered_by_hand_are_checked() -> None:
    die = (1, 2, 3, 4, 5, 6)
    tied_again = ((5, 5, 3), (2, 6, 0))
    assert check_prologue(tied_again, die) is None
    assert prologue_winner(tied_again) == B
    assert prologue_winner(((5, 5, 3),)) is None
    for impossible in (((5, 5, 3), (2, 6, 1)), ((5, 4, 3), (2, 6, 0)), ((7, 1, 1),)):
        refusal = check_prologue(impossible, die)
        assert refusal is not None
        assert refusal.rule == "VAI-11.3"


# --- the turn ---


@pytest.mark.rule("VAI-4.2")
def test_a_ridden_card_goes_on_the_discard_pile() -> None:
    state = race(hand="km40")
    play(state, "ride km40")
    assert (CARD_IDS[state.discard_top], state.discard_count) == ("km40", 1)


@pytest.mark.rule("VAI-4.3")
def test_a_card_is_one_move_of_its_printed_length() -> None:
    state = race(hand="km60 km20")
    play(state, "ride km60")
    assert (state.positions[A], state.to_decide) == (60, B)
    assert refused(race(6, hand="km60"), "ride km20") == "VAI-8.6"


@pytest.mark.rule("VAI-5.1", "VAI-5.7")
def test_a_handicap_lies_in_front_of_one_opponent_who_cannot_react() -> None:
    state = race(hand="fall", hands={C: "spare_bike"})
    play(state, f"attack fall {C}")
    assert [CARD_IDS[kind] if kind >= 0 else "" for kind in state.handicaps] == ["", "", "fall", ""]
    assert state.to_decide == B
    assert state.discard_count == 0


@pytest.mark.rule("VAI-6.4")
def test_a_gear_change_cures_a_wrong_gear() -> None:
    state = race(hand="gear_change", blocked={A: "wrong_gear"})
    play(state, "counter gear_change")
    assert not state.blocked


@pytest.mark.rule("VAI-7.2")
@pytest.mark.parametrize(("stage", "at", "by"), [(1, 200, ""), (1, 180, "VAI-12.3"), (6, 120, "VAI-13.1")])
def test_a_sprinter_is_playable_in_the_zone_of_a_flat_stage_only(stage: int, at: int, by: str) -> None:
    assert refused(race(stage, at=[at, 0, 0, 0], hand="sprinter"), "sprint") == by


@pytest.mark.rule("VAI-13.3")
@pytest.mark.parametrize("card", ["km20", "km40", "km60"])
def test_with_a_climber_any_card_may_be_ridden(card: str) -> None:
    state = race(6, hand=card, climbers=[A])
    play(state, f"ride {card}")
    assert state.positions[A] == int(card[2:])


@pytest.mark.rule("VAI-8.5", "VAI-8.8")
def test_a_turn_draws_one_card_and_uses_one_also_for_a_blocked_player() -> None:
    state = race(hand="fall", hands={B: "km20"})
    told = play(state, f"attack fall {B}", luck=["km60"])
    assert [sum(state.hand(seat)) for seat in range(4)] == [7, 8, 7, 7]
    assert CARD_IDS[state.drawn] == "km60"
    assert kinds_told(told) == ["attacked", "drew"]


@pytest.mark.rule("VAI-8.5")
def test_there_is_no_second_play_in_a_turn() -> None:
    state = race(hand="km20 km40")
    play(state, "ride km20")
    assert refused(state, "ride km40", seat=A) == "VAI-15.2"


@pytest.mark.rule("VAI-8.6")
def test_only_a_card_in_hand_can_be_used() -> None:
    state = race(hand="km20 km20 km20 km20 km20 km20 km20 km20")
    unheld = ["ride km40", "attack fall 1", "counter feed", "climb", "sprint", "discard feed"]
    assert {refused(state, move) for move in unheld} == {"VAI-8.6"}


@pytest.mark.rule("VAI-8.7")
def test_the_six_ways_to_use_a_card() -> None:
    flat = race(1, at=[200, 0, 0, 0], hand="km20 fall feed sprinter")
    assert {move.split()[0] for move in legal(flat)} == {"ride", "attack", "sprint", "discard"}
    halted = race(6, hand="feed climber", blocked={A: "hunger"})
    assert {move.split()[0] for move in legal(halted)} == {"counter", "climb", "discard"}


@pytest.mark.rule("VAI-8.11")
def test_hands_and_piles_carry_over_to_the_next_stage() -> None:
    state = race(6, at=[120, 0, 0, 0], hand="km20", hands={B: "sprinter km60"}, draw_pile=20)
    play(state, "ride km20")
    assert (state.leg.number, state.draw_count) == (7, 19)
    assert (held(state, B, "sprinter"), held(state, B, "km60")) == (1, 1)


@pytest.mark.rule("VAI-8.9")
def test_a_discard_has_no_effect() -> None:
    state = race(hand="km60")
    play(state, "discard km60")
    assert (state.positions[A], CARD_IDS[state.discard_top], state.to_decide) == (0, "km60", B)


@pytest.mark.rule("VAI-9.2", "VAI-9.3")
def test_nobody_gets_a_further_turn_when_the_stage_is_won() -> None:
    state = race(1, turn=B, cap=B, at=[240, 240, 240, 240], hand="km20", hands={C: "km20", D: "km20", A: "km20"})
    play(state, "ride km20")
    assert state.ledger[0].places == (2, 1, 2, 2)


@pytest.mark.rule("VAI-15.2")
def test_the_turn_goes_to_the_left_and_the_round_counts_from_the_cap_wearer() -> None:
    state = race(turn=C, cap=C, race_round=1)
    seats = []
    for _ in range(5):
        seats.append((state.to_decide, state.round))
        play(state, legal(state)[-1])
    assert seats == [(C, 1), (D, 1), (A, 1), (B, 1), (C, 2)]


@pytest.mark.rule("VAI-15.4")
def test_clean_up_goes_seat_by_seat_handicap_climber_sprinter() -> None:
    state = race(1, turn=B, at=[0, 200, 0, 0], hand="sprinter", blocked={A: "fall", C: "hunger"})
    play(state, "sprint")
    assert [state.discard[KIND_OF[card]] for card in ("fall", "sprinter", "hunger")] == [1, 1, 1]
    assert CARD_IDS[state.discard_top] == "hunger"


@pytest.mark.rule("VAI-15.8")
def test_nothing_can_be_played_after_the_tour() -> None:
    state = race(12, at=[220, 0, 0, 0], hand="km20")
    play(state, "ride km20")
    assert state.to_decide == NOBODY
    assert legal(state) == []
    assert refused(state, "roll", seat=A) == "VAI-15.8"


@pytest.mark.rule("VAI-15.8")
def test_the_tour_goes_on_even_when_the_winner_is_certain() -> None:
    state = race(11, seats=2, at=[39, 0])
    play(state, "roll", luck=[6, "km20"])
    assert state.totals == [660, 330]
    assert state.leg.number == 12


# --- options ---


@pytest.mark.rule("VAI-16.6")
def test_any_stages_can_be_ridden_in_their_order() -> None:
    setup = GAME.setup(2, {"tour": "1+6"})
    assert [words["en"] for words in GAME.stage_names(setup)] == ["Lille – Rouen", "Lourdes – Luchon"]


@pytest.mark.parametrize(
    ("tour", "reason"),
    [
        ("6+1", "in their order and once"),
        ("1+1", "in their order and once"),
        ("13", "there is no stage 13"),
        ("1+", "not '1"),
    ],
)
@pytest.mark.rule("VAI-16.6")
def test_a_tour_of_other_stages_is_refused(tour: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        GAME.setup(2, {"tour": tour})


@pytest.mark.rule("VAI-16.6")
def test_the_short_tour() -> None:
    short = setup_for(2, {"tour": "short"})
    assert short.edition.tours["short"] == (1, 2, 6, 8, 10, 12)
    state = race(10, at=[100, 0, 0, 0], hand="km20", options={"tour": "short"})
    play(state, "ride km20")
    assert state.leg.number == 12


@pytest.mark.rule("VAI-16.1")
@pytest.mark.parametrize(
    ("hand", "by"),
    [("km20", "VAI-16.1"), ("fall", "VAI-16.1"), ("climber", ""), ("gear_change", "")],
)
def test_only_ride_attack_and_counter_bar_a_discard(hand: str, by: str) -> None:
    state = race(6, hand=hand, options={"discard": "only_if_stuck"})
    assert refused(state, f"discard {hand}") == by


@pytest.mark.rule("VAI-16.1")
def test_a_matching_counter_bars_a_discard_too() -> None:
    strict = {"discard": "only_if_stuck"}
    state = race(hand="feed", blocked={A: "hunger"}, options=strict)
    assert legal(state) == ["counter feed"]


@pytest.mark.rule("VAI-16.5")
def test_with_the_exact_finish_an_instruction_may_still_carry_past_it() -> None:
    past = edition(("[tracks.red.cells.38]\nback = 5", "[tracks.red.cells.38]\nforward = 5"))
    state = race(2, seats=2, at=[37, 0], options={"tt_exact_finish": True}, data=past)
    play(state, "roll", luck=[1, "km20"])
    assert (state.ledger[-1].winner, state.ledger[-1].positions) == (A, (40, 0))
