"""The team time trial where it differs from a road stage (SEC-17)."""

import pytest

from gruppetto.games.seconds.rules.riding import protected
from gruppetto.games.seconds.rules.trials import start_order
from tests.games.seconds.table import NAMES, B, any_luck, legal, play, refused, start, trial


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
def test_between_team_mates_there_is_no_principle() -> None:
    at = {"A1": "30.1", "B1": "31.1", "B2": "20.1"}
    state = trial("ttt-170", at, race_round=6, turn="B1", moved=["B1"])
    assert protected(state) == -1
@pytest.mark.rule("SEC-17.13")
def test_by_option_the_foremost_behind_of_all_teams_to_come_is_protected() -> None:
    at = {"A1": "30.1", "A2": "29.2", "B1": "31.1", "B2": "20.1", "C1": "28.1"}
    chosen = {"passing_protects": "behind"}
    state = trial("ttt-170", at, race_round=5, turn="A1", moved=["A1"], seats=3, wanted=chosen)
    assert NAMES[protected(state)] == "C1"




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
