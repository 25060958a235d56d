"""The team time trial where it differs from a road stage (SEC-17)."""

import pytest

from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules.ledger import StageResult
from gruppetto.games.seconds.rules.position import changed
from gruppetto.games.seconds.rules.riding import protected
from gruppetto.games.seconds.rules.scoring import TrialTiming, trial_result
from gruppetto.games.seconds.rules.trials import start_order, timing
from tests.games.seconds.table import NAMES, B, any_luck, legal, play, refused, setup_for, start, trial


@pytest.mark.rule("SEC-17.3")
def test_a_team_moves_its_riders_in_any_order_each_once() -> None:
    state = trial("ttt-170", {"A1": "30.1", "A2": "31.1", "A3": "32.1"}, race_round=5)
    assert legal(state) == ["rider 1", "rider 2", "rider 3"]
    play(state, "rider 3")
    play(state, legal(state)[0])
    assert legal(state) == ["rider 1", "rider 2"]
    assert refused(state, "rider 3") == "SEC-17.3"
    assert refused(state, "play 5 35.1") == "SEC-17.3"


@pytest.mark.rule("SEC-17.6")
def test_a_rider_past_the_line_is_not_chosen_but_paid_for() -> None:
    at = {"A1": "home -2.1", "A2": "60.1", "A3": "61.1", "B1": "50.1"}
    finished: dict[str, object] = {"A1": 4}
    state = trial("flat-95", at, race_round=5, phase="surrender", due=[1, 0], finished=finished)
    assert legal(state)[0].startswith("surrender")
    play(state, legal(state)[0])
    assert legal(state) == ["rider 2", "rider 3"]
    assert refused(state, "rider 1") == "SEC-17.6"


@pytest.mark.rule("SEC-17.13")
def test_the_foremost_of_the_next_team_is_protected() -> None:
    at = {"A1": "30.1", "B1": "20.1", "B2": "25.1", "B3": "25.2"}
    state = trial("ttt-170", at, race_round=5, turn="A1", moved=["A1"])
    assert NAMES[protected(state)] == "B2"


@pytest.mark.rule("SEC-17.13")
def test_by_option_the_foremost_behind_of_all_teams_to_come_is_protected() -> None:
    at = {"A1": "30.1", "A2": "29.2", "B1": "31.1", "B2": "20.1", "C1": "28.1"}
    chosen = {"passing_protects": "behind"}
    state = trial("ttt-170", at, race_round=5, turn="A1", moved=["A1"], seats=3, wanted=chosen)
    assert NAMES[protected(state)] == "C1"


@pytest.mark.rule("SEC-17.13")
def test_between_team_mates_there_is_no_principle() -> None:
    at = {"A1": "30.1", "B1": "31.1", "B2": "20.1"}
    state = trial("ttt-170", at, race_round=6, turn="B1", moved=["B1"])
    assert protected(state) == -1


@pytest.mark.rule("SEC-17.14")
def test_a_crash_zone_bars_the_teams_that_follow_in_the_round() -> None:
    at = {"A1": "40.2", "A2": "40.3", "A3": "38.1", "B1": "40.1", "B2": "20.1", "B3": "21.1"}
    state = trial("ttt-170", at, race_round=5, turn="A3", moved=["A1", "A2", "A3"])
    play(state, "crash 9")
    assert state.to_decide == B
    assert list(state.zones) == [(40, 0b111)]
    while state.round == 5:
        play(state, legal(state)[0])
    assert list(state.zones) == []


@pytest.mark.rule("SEC-17.2", "SEC-17.4")
@pytest.mark.parametrize(("refill", "rounds"), [("full", 11), ("top_up", 10)])
def test_the_number_of_team_turns(refill: str, rounds: int) -> None:
    state = start(2, "ttt-170:ttt", {"ttt_refill": refill})
    luck = any_luck()
    while state.to_decide >= 0:
        last = state.round
        state.play(state.actions()[0], luck)
    assert last == rounds


@pytest.mark.rule("SEC-17.4")
def test_the_slowest_team_may_start_first() -> None:
    state = start(3, "t3+ttt-170:ttt", {"ttt_start_order": "reverse_team_standing"})
    luck = any_luck(6)
    while not state.leg.trial:
        state.play(state.actions()[0], luck)
    table = state.standings()
    assert table is not None
    assert start_order(state) == list(reversed(table.teams))
    assert state.to_decide == table.teams[-1]


@pytest.mark.rule("SEC-17.4")
def test_nobody_else_moves_in_a_team_turn() -> None:
    state = trial("ttt-170", {}, race_round=5)
    assert refused(state, "rider 1", seat=B) == "SEC-17.4"


# --- times at the finish (option `ttt_time`, D-42) ---

AT_THE_FINISH = TrialTiming(95, spare_turns=1)
"""On 95 cells, where a rider crossed the line first with one team turn left."""


@pytest.mark.rule("SEC-17.8")
@pytest.mark.parametrize(
    ("count", "by_counts", "at_the_finish"),
    [(95 + 4 + 10, 91, 200 - 4), (95 + 2, 103, 200 - 2 + 10), (91, 109, 200 + 4 + 10)],
    ids=["4 past the line in the first turn", "2 past it a turn later", "4 short of it"],
)
def test_the_last_rider_is_timed_by_his_count_or_at_the_finish(count: int, by_counts: int, at_the_finish: int) -> None:
    assert trial_result([count] * 6).times == (by_counts,) * 6
    assert trial_result([count] * 6, AT_THE_FINISH).times == (at_the_finish,) * 6


@pytest.mark.rule("SEC-17.8", "SEC-17.4")
def test_turns_are_counted_from_the_start_of_each_team() -> None:
    """The second team starts a round later: the turn in which it crosses counts, not the round."""
    state = start(2, "flat-95:ttt", {"ttt_time": "finish"})
    first, second = start_order(state)
    state.finish_rounds = changed(changed(state.finish_rounds, first * RIDERS, 10), second * RIDERS, 10)
    assert timing(state) == TrialTiming(95, spare_turns=1)


@pytest.mark.rule("SEC-17.8")
def test_where_nobody_crosses_the_line_no_turn_is_added() -> None:
    state = start(2, "ttt-170:ttt", {"ttt_time": "finish"})
    assert trial_result([100] * 6, timing(state)).times == (200 + 70,) * 6


@pytest.mark.rule("SEC-17.8", "SEC-17.10")
@pytest.mark.parametrize("board", ["flat-95", "ttt-170"])
def test_both_readings_place_the_teams_alike_with_the_same_gaps(board: str) -> None:
    by_counts, at_the_finish = [ridden_trial(board, reading) for reading in ("counts", "finish")]
    assert at_the_finish.places == by_counts.places
    assert at_the_finish.points == by_counts.points
    assert len({one - other for one, other in zip(at_the_finish.times, by_counts.times, strict=True)}) == 1
    assert at_the_finish.times > by_counts.times


def ridden_trial(board: str, reading: str) -> StageResult:
    state = start(3, f"{board}:ttt", {"ttt_time": reading}, seed=4)
    luck = any_luck(4)
    while state.to_decide >= 0:
        state.play(state.actions()[-1], luck)
    return state.ledger[0]


@pytest.mark.rule("SEC-17.8")
def test_a_position_after_a_trial_timed_at_the_finish_keeps_its_times() -> None:
    state = start(2, "flat-95:ttt+t2", {"ttt_time": "finish"}, seed=4)
    luck = any_luck(4)
    while state.leg.trial:
        state.play(state.actions()[-1], luck)
    assert state.ledger[0].spare_turns > 0
    assert (
        GAME.position(state.document(), setup_for(2, "flat-95:ttt+t2", {"ttt_time": "finish"})).ledger == state.ledger
    )
