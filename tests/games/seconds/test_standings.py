"""Ties, final standings, and what the companion asks of the scoring (SEC-15, SEC-16, SEC-18)."""

import pytest

from gruppetto.engine.event import Event
from gruppetto.games.seconds.rules.course import course_of
from gruppetto.games.seconds.rules.ledger import Finish, Reading, StageResult
from gruppetto.games.seconds.rules.scoring import (
    cards_due,
    check_finishes,
    final_result,
    new_deal_after,
    ranking_of,
    road_result,
    seconds_to_add,
    standings,
    trial_result,
    trial_result_by_lowest,
    turn_order,
)
from tests.games.seconds.table import any_luck, kinds, setup_for, start
from tests.games.ties import reason


def stage(
    *past: int, seconds: tuple[int, ...] = (0,) * 6, points: tuple[int, ...] = (0,) * 6, length: int = 95
) -> StageResult:
    """A road stage that everybody finishes in the same round, so many cells past the line."""
    return road_result([Finish(0, cells, place) for place, cells in enumerate(past, 1)], length, seconds, points)


@pytest.mark.rule("SEC-15.4")
def test_equal_riders_are_told_apart_by_their_number_then_their_seat() -> None:
    table = standings([trial_result([100] * 6)])
    assert table.riders == (0, 3, 1, 4, 2, 5)


@pytest.mark.rule("SEC-15.4")
def test_on_equal_places_the_latest_stage_counts() -> None:
    one, two = stage(9, 8, 1, 2, 3, 4), stage(8, 9, 1, 2, 3, 4)
    assert standings([one, two]).riders[:2] == (1, 0)


@pytest.mark.rule("SEC-15.4")
def test_the_latest_stage_counts_before_bonus_seconds() -> None:
    one, two = stage(9, 8, 1, 2, 3, 4, seconds=(1, 0, 0, 0, 0, 0)), stage(7, 9, 1, 2, 3, 4)
    table = standings([one, two])
    assert table.rider_times[0] == table.rider_times[1]
    assert table.riders[:2] == (1, 0)


@pytest.mark.rule("SEC-15.4", "SEC-17.11")
def test_by_option_the_counts_of_a_level_time_trial_give_yellow() -> None:
    level = [trial_result([100, 100, 100, 100, 100, 101])]
    assert standings(level).yellow == 0
    assert standings(level, Reading(counts=True)).yellow == 3


@pytest.mark.rule("SEC-15.7")
def test_by_option_bonus_seconds_do_not_count_for_yellow_in_a_single_stage() -> None:
    stages = [stage(9, 8, 1, 2, 3, 4, seconds=(0, 5, 0, 0, 0, 0))]
    assert standings(stages).yellow == 1
    table = standings(stages, Reading(stage_time=True))
    assert table.yellow == 0
    assert table.team_times == standings(stages).team_times


@pytest.mark.rule("SEC-15.7")
def test_a_tour_of_several_stages_counts_bonus_seconds_whatever_the_option_says() -> None:
    chosen: dict[str, object] = {"single_stage_yellow": "stage_time"}
    assert course_of(setup_for(2, "flat-95", chosen)).reading.stage_time
    assert not course_of(setup_for(2, "flat-95+mountain-84", chosen)).reading.stage_time


@pytest.mark.rule("SEC-16.4")
def test_equal_totals_go_by_team_time() -> None:
    final = final_result([stage(6, 5, 4, 9, 8, 7, points=(64, 0, 0, 0, 0, 0))])
    assert final.totals == (97, 97)
    assert final.order == (1, 0)


@pytest.mark.rule("SEC-15.5")
def test_equal_team_times_go_by_points() -> None:
    table = standings([stage(6, 5, 1, 4, 4, 4, points=(0, 0, 0, 9, 0, 0))])
    assert table.team_times == (273, 273)
    assert table.teams == (1, 0)


@pytest.mark.rule("SEC-15.6")
def test_equal_points_go_by_team_time() -> None:
    table = standings([stage(9, 3, 2, 8, 7, 1, points=(0, 0, 0, 0, 0, 0))])
    assert table.points == (10 + 7 + 6, 9 + 8 + 5)
    level = standings([stage(9, 3, 2, 8, 7, 1, points=(0, 0, 0, 1, 0, 0))])
    assert level.points == (23, 23)
    assert level.by_points[0] == min((0, 1), key=lambda seat: level.team_times[seat])


@pytest.mark.rule("SEC-16.5", "SEC-18.6")
def test_at_the_end_winner_fastest_rider_and_fastest_team_are_named() -> None:
    state = start(2, "t3+t2")
    luck = any_luck(2)
    told: list[str] = []
    while state.to_decide >= 0:
        events: list[Event] = []
        state.play(state.actions()[0], luck, events.append)
        told += kinds(events)
    assert told[-3:] == ["tour_won", "fastest_rider", "fastest_team"]
    between = told[told.index("rider_placed") :]
    assert {"yellow_jersey", "fastest_team", "points_leader"} <= set(between)


@pytest.mark.rule("SEC-18.1", "SEC-18.3", "SEC-18.5")
def test_the_scoring_needs_nothing_but_what_is_typed_in() -> None:
    """Finishes of two players on a physical board of 60 cells with sprints."""
    result = stage(1, 2, 3, 4, 5, 6, seconds=(3, 0, 0, 0, 0, 0), points=(2, 0, 0, 0, 0, 0), length=60)
    assert result.times == (59, 58, 57, 56, 55, 54)
    assert result.place_points == (5, 6, 7, 8, 9, 10)
    assert result.points == (20, 27)
    assert standings([result]).rider_times[0] == 56


@pytest.mark.rule("SEC-18.2")
@pytest.mark.parametrize("teams", [2, 3, 4])
def test_any_number_of_teams_and_any_length(teams: int) -> None:
    finishes = [Finish(0, place % 10 + 1, place) for place in range(teams * 3)]
    result = road_result(finishes, 71, [0] * teams * 3, [0] * teams * 3)
    assert len(standings([result]).teams) == teams


@pytest.mark.rule("SEC-18.4")
def test_a_time_trial_needs_only_the_lowest_counts() -> None:
    assert trial_result_by_lowest([97, 92], [0, 0]).times == trial_result([97, 99, 98, 92, 92, 99]).times


@pytest.mark.rule("SEC-18.7")
@pytest.mark.parametrize(
    ("finishes", "fault"),
    [
        ([Finish(0, 11, 1), Finish(0, 1, 1), Finish(0, 2, 1)], "past"),
        ([Finish(1, 1, 1), Finish(1, 2, 1), Finish(1, 3, 1)], "first"),
        ([Finish(0, 4, 1), Finish(0, 4, 1), Finish(0, 2, 1)], "tie"),
        ([Finish(0, 0, 0), Finish(0, 0, 0), Finish(0, 2, 1)], "tie"),
        ([Finish(0, 4, 1), None, Finish(0, 2, 1)], "missing"),
        ([Finish(-1, 4, 1), Finish(0, 1, 1), Finish(0, 2, 1)], "past"),
    ],
)
def test_what_the_companion_refuses(finishes: list[Finish | None], fault: str) -> None:
    refusal = check_finishes(finishes, 10)
    assert refusal is not None
    assert (refusal.rule, refusal.params["fault"]) == ("SEC-18.7", fault)


@pytest.mark.rule("SEC-18.7")
def test_a_negative_bonus_is_refused_and_a_whole_entry_is_not() -> None:
    finishes = [Finish(0, 3, 1), Finish(0, 4, 1), Finish(0, 4, 2)]
    assert check_finishes(finishes, 10, [0, 3, 0]) is None
    refusal = check_finishes(finishes, 10, [0, -1, 0])
    assert refusal is not None
    assert refusal.params["fault"] == "bonus"


@pytest.mark.rule("SEC-18.8")
def test_the_order_of_a_round_from_typed_positions() -> None:
    """25.3, 22.1, 22.2, and two beside the road at 22, the second of them first in line."""
    assert turn_order([25, 22, 22, 22, 22], [3, 2, 1, 0, 0], [0, 0, 0, 9, 8]) == [0, 2, 1, 4, 3]


@pytest.mark.rule("SEC-18.8")
def test_the_round_counter() -> None:
    assert [seconds_to_add(race_round, 8) for race_round in (8, 9, 11)] == [0, 10, 30]
    assert seconds_to_add(7, 0) == 0
    assert [race_round for race_round in range(1, 12) if new_deal_after(race_round)] == [5, 10]
    assert [cards_due(race_round, [8, 0, 0]) for race_round in (8, 9, 10, 11)] == [0, 1, 1, 0]


# --- the rule named is the one that decided ---


@pytest.mark.rule("SEC-15.4")
def test_level_riders_are_separated_by_the_sum_of_their_places() -> None:
    table = standings([stage(9, 5, 1, 8, 7, 2), stage(3, 7, 1, 2, 2, 2)])
    assert table.rider_times[0] == table.rider_times[1]
    assert reason(table.rider_ranking, 0, 1) == ("SEC-15.4", "places", 1 + 2, 4 + 1)


@pytest.mark.rule("SEC-15.4")
def test_then_by_the_place_in_the_latest_road_stage() -> None:
    table = standings([stage(9, 8, 1, 2, 3, 4), stage(8, 9, 1, 2, 3, 4), trial_result([100] * 6)])
    assert reason(table.rider_ranking, 1, 0) == ("SEC-15.4", "last-place", 1, 2)


@pytest.mark.rule("SEC-15.4")
def test_then_by_bonus_seconds() -> None:
    """Places in a road stage always differ, so that it takes a tour without one."""
    trial = trial_result([100] * 6)
    table = standings([trial._replace(times=(100, 103, 200, 200, 200, 200), bonus_seconds=(0, 3, 0, 0, 0, 0))])
    assert reason(table.rider_ranking, 1, 0) == ("SEC-15.4", "bonus", 3, 0)


@pytest.mark.rule("SEC-15.4")
def test_then_by_number_and_by_seat() -> None:
    ranking = standings([trial_result([100] * 6)]).rider_ranking
    assert reason(ranking, 3, 1) == ("SEC-15.4", "number", 1, 2)
    assert reason(ranking, 0, 3) == ("SEC-15.4", "seat", 1, 2)


@pytest.mark.rule("SEC-15.5")
def test_level_teams_are_separated_by_points_then_by_their_best_riders() -> None:
    table = standings([stage(6, 5, 1, 4, 4, 4, points=(0, 0, 0, 9, 0, 0))])
    assert reason(table.team_ranking, 1, 0) == ("SEC-15.5", "points", 8 + 7 + 6 + 9, 10 + 9 + 5)
    table = standings([trial_result([100] * 6)])
    assert reason(table.team_ranking, 0, 1) == ("SEC-15.5", "best-rider", 1, 2)


@pytest.mark.rule("SEC-15.6", "SEC-15.5")
def test_teams_level_on_points_are_separated_by_their_time_then_by_their_best_riders() -> None:
    table = standings([stage(9, 3, 2, 8, 7, 1, points=(0, 0, 0, 1, 0, 0))])
    assert reason(table.points_ranking, 1, 0) == ("SEC-15.6", "team-time", 3 * 95 - 16, 3 * 95 - 14)
    table = standings([trial_result([100] * 6)])
    assert reason(table.points_ranking, 0, 1) == ("SEC-15.5", "best-rider", 1, 2)


@pytest.mark.rule("SEC-16.4")
def test_level_totals_are_separated_by_team_time() -> None:
    final = final_result([stage(6, 5, 4, 9, 8, 7, points=(64, 0, 0, 0, 0, 0))])
    assert reason(final.ranking, 1, 0) == ("SEC-16.4", "team-time", 3 * 95 - 24, 3 * 95 - 15)
    assert final.won_by == "team-time"


@pytest.mark.rule("SEC-16.4", "SEC-15.5")
def test_and_on_equal_team_time_by_points_as_in_the_team_standing() -> None:
    """All have the same time: 32 points and 40 for the team time against 27 and 45."""
    final = final_result([stage(5, 5, 5, 5, 5, 5, points=(0, 0, 0, 14, 0, 0))])
    assert final.totals == (72, 72)
    assert reason(final.ranking, 1, 0) == ("SEC-15.5", "points", 32, 27)


@pytest.mark.rule("SEC-12.7")
def test_riders_with_the_same_stage_time_are_separated_by_round_then_lane_or_arrival() -> None:
    finishes = [Finish(1, 10, 1), Finish(0, 0, 8), Finish(0, 0, 9), Finish(0, 4, 2), Finish(0, 4, 1), Finish(2, 1, 1)]
    ranking = ranking_of(road_result(finishes, 95, (0,) * 6, (0,) * 6))
    assert reason(ranking, 2, 0) == ("SEC-12.7", "round", 1, 2)
    assert reason(ranking, 1, 2) == ("SEC-12.7", "arrival", 8, 9)
    assert reason(ranking, 4, 3) == ("SEC-12.7", "lane", 1, 2)
    assert ranking.parting(5) is None


@pytest.mark.rule("SEC-17.11")
def test_teams_level_in_a_time_trial_are_separated_by_the_sum_of_counts_or_share_the_place() -> None:
    assert reason(ranking_of(trial_result([95, 100, 105, 95, 101, 101])), 0, 1) == ("SEC-17.11", "counts", 300, 297)
    assert reason(ranking_of(trial_result([95, 100, 105, 95, 102, 103])), 0, 1)[:2] == ("SEC-17.11", "shared-trial")
    assert reason(ranking_of(trial_result_by_lowest([95, 95], [297, 300])), 1, 0) == ("SEC-17.11", "counts", 300, 297)
