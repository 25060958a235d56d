"""Sharing speed: the worked examples E-42 to E-47, and consent."""

import pytest

from tests.games.peloton.table import in_turn, legal, play, race, refused, targets, told, turn, where

G, H = 1, 2
PAIR = {G: "T1:3.2", H: "T1:3.1"}


def gifts(at: dict[int, str], to: str, throw: str = "throw red: 4") -> set[str]:
    """What may be shared after a move with speed 4."""
    state = race(at)
    play(state, throw, f"move {to}")
    return {text for text in legal(state) if text.startswith("share")} if state.rider == 0 else set()


@pytest.mark.rule("PEL-19.1", "PEL-19.3", "PEL-19.4")
def test_the_rest_is_given_in_exactly_so_many_steps_to_a_hex_beside_the_giver() -> None:
    assert gifts(PAIR, "T1:3.4") == {"share 2 T1:3.3"}  # E-42


@pytest.mark.rule("PEL-19.3", "PEL-2.7")
def test_a_receiver_may_ride_round_the_giver_and_in_a_zigzag() -> None:
    assert gifts(PAIR, "T1:3.3") == {f"share 2 T1:{to}" for to in ("2.3", "2.4", "4.3", "4.4")}  # E-43


@pytest.mark.rule("PEL-19.4", "PEL-2.5")
def test_where_nobody_can_get_beside_the_giver_the_rest_lapses() -> None:
    state = race(PAIR)
    play(state, "throw red: 4", "move T1:3.5")

    assert in_turn(state) == H  # E-44
    assert refused(state, "share 2 T1:3.3", seat=0) == "PEL-19.1"


@pytest.mark.rule("PEL-19.5", "PEL-0.19")
def test_an_opponent_is_asked_and_may_agree() -> None:
    state = race({G: "T1:3.2", 7: "T1:3.1"})
    play(state, "throw red: 4", "move T1:3.4", "share 7 T1:3.3")
    assert (state.to_decide, legal(state)) == (1, ["agree", "refuse"])  # E-45
    assert refused(state, "agree", seat=0) == "PEL-3.1"

    events = play(state, "agree")
    assert where(state, 7) == "T1:3.3"
    assert told(events, "shared")[0]["receiver"] == "rider:7"


@pytest.mark.rule("PEL-19.5")
def test_who_is_refused_may_make_another_offer_but_not_to_the_same_rider() -> None:
    state = race({G: "T1:3.2", 7: "T1:3.1", 8: "T1:2.2"})
    play(state, "throw red: 4", "move T1:3.4")
    play(state, "share 7 T1:3.3", "refuse")

    assert (state.to_decide, where(state, 7)) == (0, "T1:3.1")
    assert refused(state, "share 7 T1:3.3") == "PEL-19.5"
    assert any(text.startswith("share 8") for text in legal(state))
    play(state, "keep")
    assert in_turn(state) == 8


@pytest.mark.rule("PEL-19.5")
def test_after_the_last_refusal_the_turn_is_over() -> None:
    state = race({G: "T1:3.2", 7: "T1:3.1"})
    play(state, "throw red: 4", "move T1:3.4", "share 7 T1:3.3", "refuse")

    assert in_turn(state) == 7


@pytest.mark.rule("PEL-19.5")
def test_without_the_option_opponents_receive_nothing() -> None:
    state = race({G: "T1:3.2", 7: "T1:3.1"}, options={"share_with_opponents": False})
    play(state, "throw red: 4", "move T1:3.4")

    assert in_turn(state) == 7


@pytest.mark.rule("PEL-19.5")
def test_a_seat_with_two_teams_is_not_asked_for_its_own_riders() -> None:
    """The third team is the first seat's too."""
    state = race({G: "T1:3.2", 13: "T1:3.1"}, options={"teams_per_seat": "2"})
    play(state, "throw red: 4", "move T1:3.4", "share 13 T1:3.3")

    assert (where(state, 13), in_turn(state)) == ("T1:3.3", 13)


@pytest.mark.rule("PEL-19.5")
@pytest.mark.parametrize(
    ("opponents", "own", "shares"),
    [
        (True, "like_opponents", True),
        (False, "like_opponents", False),
        (False, "always", True),
        (True, "never", False),
    ],
)
def test_whether_the_teams_of_a_seat_share_is_an_option(opponents: bool, own: str, shares: bool) -> None:
    options = {"teams_per_seat": "2", "share_with_opponents": opponents, "share_own_teams": own}
    state = race({G: "T1:3.2", 13: "T1:3.1"}, options=options)
    play(state, "throw red: 4", "move T1:3.4")

    assert ("share 13 T1:3.3" in legal(state)) is shares


@pytest.mark.rule("PEL-19.2", "PEL-18.6")
def test_who_crashed_in_this_sequence_receives_nothing() -> None:
    fallen, other = 2, 3
    state = race({fallen: "T1:3.4", other: "T1:2.3", G: "T1:3.2"})
    play(state, "throw red: crash")
    turn(state, "throw yellow: 4", "move T1:1.3")
    play(state, "adopt", "move T1:2.5")

    assert refused(state, f"share {fallen} T1:3.5") == "PEL-19.2"  # E-46
    assert f"share {other} T1:2.4" in legal(state)


@pytest.mark.rule("PEL-19.6")
def test_who_received_steps_has_his_own_turn_with_group_and_place_as_before() -> None:
    state = race(PAIR)
    play(state, "throw red: 4", "move T1:3.4", "share 2 T1:3.3")

    assert (in_turn(state), where(state, H)) == (H, "T1:3.3")  # E-47
    play(state, "adopt")
    assert state.speed == 4


@pytest.mark.rule("PEL-19.7")
def test_what_counts_is_the_speed_after_the_wind() -> None:
    state = race(PAIR)
    play(state, "throw yellow: 5", "move T1:3.4")

    assert state.rest == 2


@pytest.mark.rule("PEL-19.7")
def test_in_a_solo_attack_only_the_green_part_can_be_given() -> None:
    state = race(PAIR)
    play(state, "throw yellow: attack", "attack solo", "move T1:3.3: 3")
    play(state, "move T1:3.4")

    assert state.rest == 2


@pytest.mark.rule("PEL-19.8")
def test_a_shared_move_counts_at_a_line() -> None:
    state = race({G: "T5:3.2", H: "T5:3.1"}, takers=[[G, H], []])
    play(state, "throw red: 4", "move T5:3.4")
    events = play(state, "share 2 T5:3.3")
    assert told(events, "line_reached") == []

    state = race({G: "T5:3.3", H: "T5:3.2"}, takers=[[G, H], []])
    play(state, "throw red: 4", "move T5:3.5")
    events = play(state, "share 2 T5:3.4")
    assert [(event["bib"], event["points"]) for event in told(events, "line_reached")] == [(H, 3)]


@pytest.mark.rule("PEL-2.5")
def test_under_exact_move_a_rider_makes_all_his_steps_a_zigzag_included() -> None:
    state = race({G: "T1:3.2"}, options={"exact_move": True})
    play(state, "throw white: 2")

    assert targets(state) == {f"T1:{to}" for to in ("1.3", "3.3", "5.3", "2.4", "3.4", "4.4")}
    assert refused(state, "move T1:2.3") == "PEL-2.5"


@pytest.mark.rule("PEL-2.5")
def test_under_exact_move_who_stops_short_must_share() -> None:
    state = race(PAIR, options={"exact_move": True})
    play(state, "throw red: 4", "move T1:3.3")

    assert refused(state, "keep") == "PEL-2.5"
    play(state, "share 2 T1:2.4")
    assert in_turn(state) == H


@pytest.mark.rule("PEL-2.5", "PEL-19.7")
def test_under_exact_move_the_first_leg_of_an_attack_is_ridden_whole_and_the_second_may_be_given() -> None:
    state = race(PAIR, options={"exact_move": True})
    play(state, "throw yellow: attack", "attack solo")
    assert refused(state, "move T1:2.3") == "PEL-2.5"

    play(state, "move T1:3.3: 3")
    assert refused(state, "stop") == ""
    play(state, "stop")
    assert refused(state, "keep") == "PEL-2.5"
