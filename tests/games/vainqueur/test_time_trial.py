"""Time trials (VAI-14), with the specification's worked examples 42 to 49."""

import pytest

from gruppetto.games.vainqueur.rules.state import VainqueurState
from tests.games.vainqueur.table import A, B, C, D, edition, held, kinds_told, legal, play, race, refused, until


def trial(
    *at: int, turn: int = A, cap: int = A, miss: dict[int, int] | None = None, exact: bool = False
) -> VainqueurState:
    options = {"tt_exact_finish": exact}
    return race(2, seats=len(at), at=at, turn=turn, cap=cap, miss=miss or {}, options=options)


@pytest.mark.rule("VAI-14.4", "VAI-14.5")
@pytest.mark.parametrize(("start", "roll", "end"), [(2, 4, 10), (5, 4, 5), (33, 2, 31), (36, 2, 33), (0, 5, 5)])
def test_example_42_instructions_move_the_rider_once(start: int, roll: int, end: int) -> None:
    state = trial(start, 0)
    play(state, "roll", luck=[roll])
    assert state.positions[A] == end
    assert state.to_decide == B


@pytest.mark.rule("VAI-14.6")
def test_example_43_a_missed_turn() -> None:
    state = trial(14, 0)
    play(state, "roll", luck=[2])
    assert state.positions[A] == 16
    told = play(state, "roll", luck=[1])
    assert "turn_missed" in kinds_told(told)
    assert state.to_decide == B
    play(state, "roll", luck=[1])
    assert state.to_decide == A


@pytest.mark.rule("VAI-14.6")
def test_example_44_roll_again() -> None:
    state = trial(17, 0)
    play(state, "roll", luck=[2])
    assert (state.positions[A], state.to_decide) == (19, A)
    play(state, "roll", luck=[3])
    assert (state.positions[A], state.to_decide) == (18, B)


@pytest.mark.rule("VAI-14.7")
@pytest.mark.parametrize("roll", [3, 6])
def test_example_45_reaching_or_passing_the_finish_wins(roll: int) -> None:
    state = trial(37, 0)
    play(state, "roll", luck=[roll, "km20"])
    assert state.ledger[-1].winner == A
    assert state.ledger[-1].positions == (40, 0)


@pytest.mark.rule("VAI-16.5")
def test_example_45_the_exact_number() -> None:
    state = trial(37, 0, exact=True)
    play(state, "roll", luck=[6])
    assert (state.positions[A], state.to_decide, len(state.ledger)) == (37, B, 1)
    until(state, A)
    play(state, "roll", luck=[3, "km20"])
    assert state.ledger[-1].winner == A


@pytest.mark.rule("VAI-15.2", "VAI-14.8", "VAI-14.3")
def test_example_46_the_trial_stops_at_once() -> None:
    state = trial(20, 20, 20, 39, turn=C, cap=C)
    play(state, "roll", luck=[1])
    assert state.to_decide == D
    play(state, "roll", luck=[1, "km20"])
    assert state.ledger[-1].winner == D
    assert state.ledger[-1].positions == (20, 20, 21, 40)


@pytest.mark.rule("VAI-14.8", "VAI-14.2")
def test_example_47_places_by_cell_and_the_cards_untouched() -> None:
    state = trial(36, 31, 36, 39, turn=D)
    hands, piles = state.hands[:], (state.draw_count, state.discard_count)
    told = play(state, "roll", luck=[1, "km60"])
    assert state.ledger[-1].points == (30, 10, 30, 60)
    after = state.hands[:]
    first = state.to_decide
    after[first * 13 + state.drawn] -= 1
    assert after == hands
    assert (state.draw_count + 1, state.discard_count) == piles
    before_the_next_stage = kinds_told(told)[: kinds_told(told).index("stage_started")]
    assert "drew" not in before_the_next_stage


@pytest.mark.rule("VAI-14.6", "VAI-14.7")
def test_example_48_back_stops_at_the_start() -> None:
    data = edition(
        ("[tracks.red.cells.3]\nagain = true", "[tracks.red.cells.2]\nback = 5"),
        ("[tracks.red.cells.3.text]", "[tracks.red.cells.2.text]"),
    )
    state = race(2, seats=2, data=data)
    play(state, "roll", luck=[2])
    assert (state.positions[A], state.to_decide) == (0, B)


@pytest.mark.rule("VAI-14.7")
def test_example_48_an_instruction_may_carry_past_the_finish() -> None:
    state = race(2, seats=2, at=[37, 0], data=edition(("back = 5", "forward = 4")))
    play(state, "roll", luck=[1, "km20"])
    assert (state.ledger[-1].winner, state.ledger[-1].how) == (A, "instruction")


def test_example_49_missed_turns_are_forgotten_with_the_stage() -> None:
    state = trial(39, 16, miss={B: 1})
    play(state, "roll", luck=[1, "km20"])
    assert state.miss_turns == [0, 0]


@pytest.mark.rule("VAI-14.1")
@pytest.mark.parametrize("stage", [2, 5, 11])
def test_the_time_trials_share_the_red_track(stage: int) -> None:
    state = race(stage)
    assert legal(state) == ["roll"]
    assert state.leg.data.track == "red"


@pytest.mark.rule("VAI-14.2")
def test_no_card_is_played_in_a_time_trial() -> None:
    assert refused(race(2, hands={A: "km20"}), "ride km20") == "VAI-14.2"
    assert refused(race(2, hands={A: "km20"}), "discard km20") == "VAI-14.2"


@pytest.mark.rule("VAI-14.3")
def test_everybody_starts_on_cell_0_and_the_cap_wearer_rolls_first() -> None:
    state = race(1, turn=B, hand="km20", at=[0, 240, 0, 0])
    play(state, "ride km20")
    assert state.leg.trial
    assert (state.positions, state.to_decide) == ([0, 0, 0, 0], B)


@pytest.mark.rule("VAI-14.5")
def test_a_cell_reached_by_an_instruction_is_not_read() -> None:
    data = edition(("[tracks.red.cells.6]\nforward = 4", "[tracks.red.cells.6]\nforward = 3"))
    state = race(2, seats=2, at=[2, 0], data=data)
    told = play(state, "roll", luck=[4])
    assert state.positions[A] == 9
    assert kinds_told(told).count("track_instruction") == 1


@pytest.mark.rule("VAI-14.5")
def test_an_edition_may_chain_instructions_each_cell_once() -> None:
    chained = edition(
        ("chain_instructions = false", "chain_instructions = true"),
        ("[tracks.red.cells.9]\nback = 4", "[tracks.red.cells.9]\nback = 3"),
        ("[tracks.red.cells.6]\nforward = 4", "[tracks.red.cells.6]\nforward = 3"),
    )
    state = race(2, seats=2, at=[2, 0], data=chained)
    told = play(state, "roll", luck=[4])
    assert state.positions[A] == 6
    assert kinds_told(told).count("track_instruction") == 2


@pytest.mark.rule("VAI-14.6")
def test_two_riders_who_both_miss_a_turn_are_both_passed_over() -> None:
    state = trial(14, 16, miss={B: 1})
    play(state, "roll", luck=[2])
    assert (state.to_decide, state.miss_turns) == (B, [0, 0])


def test_hands_are_taken_up_again_on_the_next_road_stage() -> None:
    state = race(2, seats=2, at=[39, 0], hands={A: "sprinter"})
    play(state, "roll", luck=[1, "km20"])
    assert held(state, A, "sprinter") == 1
