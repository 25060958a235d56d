"""The specification's worked examples 44 to 65: finish and times, cards, standings, the team time trial."""

import pytest

from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules.ledger import Finish, StageResult
from gruppetto.games.seconds.rules.position import changed
from gruppetto.games.seconds.rules.scoring import (
    final_result,
    points_for_place,
    road_result,
    stage_places,
    stage_time,
    standings,
    trial_result,
    trial_result_by_lowest,
)
from gruppetto.games.seconds.rules.state import SecondsState
from gruppetto.games.seconds.rules.trials import counts
from tests.games.seconds.table import NAMES, A, B, any_luck, legal, play, race, refused, start, targets, trial, where

# --- finish and times ---


@pytest.mark.rule("SEC-12.1", "SEC-12.2")
@pytest.mark.parametrize(("rounds_later", "time"), [(0, 91), (1, 101), (2, 111)])
def test_example_44_ten_seconds_a_round(rounds_later: int, time: int) -> None:
    assert stage_time(Finish(rounds_later, 4, 1), 95) == time


@pytest.mark.rule("SEC-12.3")
def test_example_45_not_who_crosses_first_but_who_gets_furthest() -> None:
    first, later = Finish(0, 2, 1), Finish(0, 6, 1)
    assert stage_places([first, later]) == (2, 1)
    assert (stage_time(later, 95), stage_time(first, 95)) == (89, 93)


@pytest.mark.rule("SEC-12.7")
def test_example_46_on_equal_cells_the_lower_lane() -> None:
    assert stage_places([Finish(0, 4, 2), Finish(0, 4, 1)]) == (2, 1)


@pytest.mark.rule("SEC-12.4")
def test_example_47_as_far_as_the_run_out_goes() -> None:
    state = race("flat-95", {"A1": "93.1"}, hand=[15])
    assert targets(state, 15) == ["-10.1", "-10.2", "-10.3"]
    assert refused(state, "play 15 -5.1") == "SEC-12.4"


@pytest.mark.rule("SEC-12.4", "SEC-12.5", "SEC-10.17")
def test_example_48_blocked_on_the_run_out_he_stops() -> None:
    state = race("flat-95", {"A1": "90.1", "B1": "-5.1", "B2": "-5.2", "B3": "-5.3"}, hand=[14])
    assert targets(state, 14) == ["-4.1", "-4.2", "-4.3"]


@pytest.mark.rule("SEC-12.6", "SEC-12.7")
def test_example_48_or_finishes_on_the_line() -> None:
    state = race("flat-95", {"A1": "90.1", "B1": "-1.1", "B2": "-1.2", "B3": "-1.3"}, hand=[14])
    assert legal(state) == ["play 14 line"]
    play(state, "play 14 line")
    assert where(state, "A1") == "line"
    assert stage_time(Finish(0, 0, 9), 95) == 95
    assert stage_places([Finish(0, 0, 9), Finish(0, 1, 3), Finish(1, 10, 1)]) == (2, 1, 3)


@pytest.mark.rule("SEC-12.5")
def test_example_48_but_blocked_before_the_line_he_falls() -> None:
    state = race("flat-95", {"A1": "90.1", "B1": "95.1", "B2": "95.2", "B3": "95.3"}, hand=[14])
    play(state, "crash 14")
    assert where(state, "A1") == "beside 95.123"


@pytest.mark.rule("SEC-12.8")
def test_example_49_a_lost_round_cannot_be_made_up() -> None:
    worst, best = Finish(0, 1, 3), Finish(1, 10, 1)
    assert stage_time(worst, 95) < stage_time(best, 95)
    assert stage_places([best, worst]) == (2, 1)


@pytest.mark.rule("SEC-14.4", "SEC-9.7", "SEC-14.1")
def test_example_50_bonus_seconds_count_in_the_standings_only() -> None:
    result = road_result([Finish(0, 4, 1), Finish(0, 5, 1), Finish(0, 6, 1)], 95, [4, 0, 0], [0, 0, 0])
    assert result.times[0] == 91
    assert result.places[0] == 3
    assert standings([result]).rider_times[0] == 87


# --- cards ---


@pytest.mark.rule("SEC-13.2", "SEC-13.6", "SEC-2.3")
def test_example_51_the_second_deal_makes_a_new_pile() -> None:
    state = start(4, "ttt-170", {"chance": False})
    assert state.draw_count == 52
    while state.round < 6:
        state.play(min(state.actions(), key=lambda action: action.lane == 2), any_luck())
        assert state.phase.name != "EXCHANGE", "the example is one without exchanges"
    assert (state.draw_count, sum(state.played) + sum(state.buried)) == (52, 0)


@pytest.mark.rule("SEC-13.3", "SEC-13.4", "SEC-13.1", "SEC-13.2")
def test_example_52_a_card_a_round_for_a_rider_who_is_home() -> None:
    at = {"A1": "-3.1", "A2": "20.1", "A3": "20.2", "B1": "10.1"}
    turns = ["A1", "A2", "A3", "B1", "B2", "B3"]
    state = race("flat-95", at, seats=2, turn="B3", hand=[2] * 7, order=turns)
    assert state.round == 8
    assert state.hand_sizes[A] == 6
    play(state, "play 2 2.1")
    assert legal(state)[0].startswith("surrender")
    held = _hand_at_end_of_round(state)
    assert held == 3
    assert _hand_at_end_of_round(state) == 10
    assert state.hand_sizes[B] == 15
    assert not legal(state)[0].startswith("surrender")


def _hand_at_end_of_round(state: SecondsState) -> int:
    now = state.round
    while state.round == now:
        state.play(state.actions()[0], any_luck())
    return state.hand_sizes[A]


# --- standings ---


@pytest.mark.rule("SEC-14.2")
@pytest.mark.parametrize(("riders", "total"), [(12, 55), (6, 45)])
def test_example_53_ten_points_for_the_first(riders: int, total: int) -> None:
    points = [points_for_place(place) for place in range(1, riders + 1)]
    assert points == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0][:riders]
    assert sum(points) == total


def _flat_stage() -> StageResult:
    """The road stage of example 54: A1, A2, A3, B1, B2, B3."""
    finishes = [Finish(0, 6, 1), Finish(0, 4, 2), Finish(2, 5, 1), Finish(0, 4, 1), Finish(1, 8, 1), Finish(1, 3, 1)]
    return road_result(finishes, 95, [0, 1, 0, 4, 0, 0], [0, 0, 0, 2, 0, 0])


@pytest.mark.rule("SEC-14.3", "SEC-15.1", "SEC-15.2", "SEC-15.3", "SEC-15.7", "SEC-16.1")
def test_example_54_a_tour_of_one_stage() -> None:
    result = _flat_stage()
    assert result.times == (89, 91, 110, 91, 97, 102)
    assert result.places == (1, 3, 6, 2, 4, 5)
    assert result.points == (23, 24)
    final = final_result([result])
    assert final.standings.rider_times == (89, 90, 110, 87, 97, 102)
    assert NAMES[final.standings.yellow] == "B1"
    assert final.standings.team_times == (289, 286)
    assert final.totals == (53, 79)
    assert final.winner == B


@pytest.mark.rule("SEC-17.8", "SEC-17.10", "SEC-17.15", "SEC-16.1")
def test_example_55_with_a_time_trial_after_it() -> None:
    trial = trial_result([97, 99, 98, 95, 92, 101])
    assert trial.times == (103, 103, 103, 108, 108, 108)
    assert trial.points == (18, 12)
    final = final_result([_flat_stage(), trial])
    table = final.standings
    assert table.rider_times == (192, 193, 213, 195, 205, 210)
    assert table.team_times == (598, 610)
    assert table.points == (41, 36)
    assert final.totals == (106, 56)


@pytest.mark.rule("SEC-15.4")
def test_example_56_yellow_on_equal_times_goes_by_places() -> None:
    """Both have 182 seconds; A1 was 1st and 6th, B1 2nd and 3rd."""
    one = [Finish(0, 9, 1), Finish(3, 1, 1), Finish(3, 1, 2), Finish(0, 5, 1), Finish(3, 2, 1), Finish(3, 2, 2)]
    two = [Finish(0, 0, 9), Finish(0, 5, 1), Finish(0, 5, 2), Finish(0, 4, 1), Finish(0, 3, 1), Finish(0, 2, 1)]
    results = [road_result(finishes, 95, [0] * 6, [0] * 6) for finishes in (one, two)]
    assert results[0].times[0] + results[1].times[0] == results[0].times[3] + results[1].times[3]
    assert (results[0].places[0], results[1].places[0]) == (1, 6)
    assert (results[0].places[3], results[1].places[3]) == (2, 3)
    assert NAMES[standings(results).yellow] == "B1"


@pytest.mark.rule("SEC-16.2", "SEC-16.3")
def test_example_57_two_teams_share_forty_and_fifteen() -> None:
    finishes = [Finish(0, past, 1) for past in (9, 8, 7, 3, 2, 1)]
    final = final_result([road_result(finishes, 95, [0] * 6, [0] * 6)])
    assert final.team_bonus == (40, 15)
    assert final.rider_bonus == (30, 0)


# --- the team time trial ---


@pytest.mark.rule("SEC-17.4", "SEC-17.2")
def test_example_58_one_team_more_in_every_round() -> None:
    state = start(4, "ttt-170:ttt")
    teams: dict[int, list[int]] = {}
    first = state.starter
    while state.to_decide >= 0:
        seen = teams.setdefault(state.round, [])
        if state.to_decide not in seen:
            seen.append(state.to_decide)
        state.play(state.actions()[0], any_luck())
    inside = [[(seat - first) % 4 + 1 for seat in teams[race_round]] for race_round in sorted(teams)]
    assert inside[:5] == [[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4]]
    assert 1 in inside[9]
    assert 1 not in inside[10]
    assert len(inside) == 13


@pytest.mark.rule("SEC-17.2")
def test_example_59_one_second_deal_and_no_third() -> None:
    state = start(2, "ttt-170:ttt", {"chance": False})
    seat = state.starter
    sizes = []
    turn = 0
    while state.to_decide >= 0:
        if state.to_decide == seat and state.round > turn and not state.moved:
            turn = state.round
            sizes.append(state.hand_sizes[seat])
        state.play(state.actions()[0], any_luck())
    assert sizes == [15, 12, 9, 6, 18, 15, 12, 9, 6, 3]


@pytest.mark.rule("SEC-17.8")
def test_example_60_the_last_rider_counts() -> None:
    assert trial_result([104, 101, 97] * 2).times == (103,) * 6


@pytest.mark.rule("SEC-17.7")
@pytest.mark.parametrize(("number", "crossed", "count"), [(99, 10, 99), (97, 9, 107), (97, 7, 127), (91, 0, 91)])
def test_example_61_turns_left_are_worth_ten(number: int, crossed: int, count: int) -> None:
    state = start(2, "flat-95:ttt")
    rider = state.starter * RIDERS
    state.numbers[rider] = number
    state.finish_rounds = changed(state.finish_rounds, rider, crossed)
    assert counts(state)[rider] == count
    assert trial_result([count] * 6).times[0] == 200 - count


@pytest.mark.rule("SEC-17.9", "SEC-17.6")
def test_example_62_a_team_that_is_done_blocks_until_the_round_is_over() -> None:
    state = start(2, "ttt-170:ttt", {"chance": False})
    first = state.starter
    while state.round < 10 or state.to_decide == first:
        state.play(state.actions()[0], any_luck())
    assert state.round == 10
    own = range(first * RIDERS, first * RIDERS + RIDERS)
    assert all(state.lanes[rider] or state.besides[rider] for rider in own)
    while state.round == 10:
        state.play(state.actions()[0], any_luck())
    assert not any(state.lanes[rider] for rider in own)
    assert not any(state.blocked[state.numbers[rider]] for rider in own)


@pytest.mark.rule("SEC-17.11")
def test_example_63_equal_counts() -> None:
    assert trial_result_by_lowest([95, 95], [300, 297]).points == (18, 12)
    assert trial_result_by_lowest([95, 95, 90], [300, 300, 280]).points == (18, 18, 6)


@pytest.mark.rule("SEC-10.16", "SEC-17.12")
def test_example_64_who_has_not_moved_yet_skips_the_part_to_come() -> None:
    at = {"A1": "40.2", "A2": "40.3", "A3": "38.1", "B1": "40.1", "B2": "20.1", "B3": "21.1"}
    state = trial("ttt-170", at, race_round=5, turn="A3", moved=["A1", "A2", "A3"])
    play(state, "crash 9")
    play(state, "rider 1")
    assert state.phase.name == "SKIP"
    play(state, legal(state)[0], "rider 2")
    assert state.phase.name == "PLAY"
    while state.round == 5:
        play(state, legal(state)[0])
    play(state, "rider 3")
    assert state.phase.name == "SKIP"
    while state.to_decide != B:
        play(state, legal(state)[0])
    play(state, "rider 1")
    assert state.phase.name == "PLAY"
    assert where(state, "B1") == "beside 40.123"


@pytest.mark.rule("SEC-8.14", "SEC-12.6")
def test_example_65_a_chance_movement_may_end_on_the_line() -> None:
    state = race("flat-95", {"A1": "87.1", "B1": "-1.1", "B2": "-1.2", "B3": "-1.3"}, hand=[4])
    play(state, "play 4 91.1", luck=["K04"])
    assert where(state, "A1") == "line"
