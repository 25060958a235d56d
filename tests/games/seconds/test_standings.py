"""Ties, final standings, and what the companion asks of the scoring (SEC-15, SEC-16, SEC-18)."""

import pytest

from gruppetto.engine.event import Event
from gruppetto.games.seconds.ledger import Finish, StageResult
from gruppetto.games.seconds.scoring import (
    cards_due,
    check_finishes,
    final_result,
    new_deal_after,
    road_result,
    seconds_to_add,
    standings,
    trial_result,
    trial_result_by_lowest,
    turn_order,
)
from tests.games.seconds.table import any_luck, kinds, start


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
