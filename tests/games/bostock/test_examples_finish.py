"""The worked examples 41 to 46 and 54 of the specification: finish, points, jerseys, the end of the tour."""

from collections.abc import Sequence

import pytest

from gruppetto.games.bostock.rules.ledger import Entrant, FinalResult, StageResult
from gruppetto.games.bostock.rules.scoring import final_result, markers, road_result, team_trial_result, totals
from tests.games.bostock.table import BLUE, ORANGE, RED, WHITE, edition, kinds, play, race, riding, written

TABLE = edition().points


def riders(*names: str) -> list[Entrant]:
    colours = {"red": RED, "blue": BLUE, "orange": ORANGE, "white": WHITE}
    return [Entrant(colours[name.split("-")[0]], int(name.split("-")[1])) for name in names]


def road(
    before: Sequence[StageResult],
    finish: Sequence[str],
    across: Sequence[str],
    *,
    seats: int = 4,
    by_rider: bool = False,
) -> StageResult:
    first = riders(*across)
    in_yellow = bool(before) and bool(first) and before[-1].yellow == first[0]
    return road_result(
        before, 1, riders(*finish), first, in_yellow=in_yellow, table=TABLE, seats=seats, by_rider=by_rider
    )


FULL = ("blue-1", "red-1", "red-2", "white-1", "blue-2", "orange-1", "red-3")


@pytest.mark.rule("BOS-10.1", "BOS-10.2")
def test_41_end_in_mid_turn() -> None:
    at = {"red-1": "home", "red-2": "19.1", "red-3": "19.2"}
    state = riding(at, "blue-111", options={"stages": "1+3"})
    play(state, "move red-2 1 finish")
    assert state.stage_index == 0
    events = play(state, "move red-3 1 finish")
    assert kinds(events)[:3] == ["moved", "finished", "stage_ended"]
    assert [entry.number for entry in state.results[0].finish] == [1, 2, 3]
    assert state.stage_index == 1


@pytest.mark.rule("BOS-11.2", "BOS-11.3", "BOS-11.4", "BOS-11.5", "BOS-12.1", "BOS-11.1")
def test_42_full_score() -> None:
    result = road((), FULL, ["white-1", "red-1"])
    assert result.individual == (9, 8, 1, 6)
    assert result.team_points == (12, 0, 0, 0)
    assert totals([result], 4).sums == (21, 8, 1, 6)
    assert result.yellow == Entrant(BLUE, 1)


@pytest.mark.rule("BOS-12.2", "BOS-12.4", "BOS-13.6", "BOS-13.7")
def test_43_yellow_moves_without_points() -> None:
    first = road((), FULL, ["white-1", "red-1"])
    second = team_trial_result([first], 2, [BLUE, WHITE], table=TABLE, seats=4)
    assert second.team_points == (0, 8, 0, 8)
    assert second.individual == (0, 0, 0, 0)
    assert second.yellow == Entrant(RED, 1)


@pytest.mark.rule("BOS-11.5", "BOS-11.4")
def test_44_bonus_without_being_complete() -> None:
    mixed = road((), ["blue-1", "blue-2", "red-1", "red-2", "red-3"], ["red-1", "blue-1"])
    assert mixed.team_points == (8, 4, 0, 0)
    three = road((), ["red-1", "blue-1", "white-1", "red-2", "red-3"], ["red-1", "blue-1"])
    assert three.team_points == (8, 0, 0, 0)


def level(finish: Sequence[str], across: Sequence[str], wearer: str) -> Entrant | None:
    """Who wears yellow after a stage that leaves red and blue with equal points, if this rider wore it before."""
    first = road((), [wearer, "orange-1", "orange-2", "orange-3"], ["orange-1", "white-1"])
    start = [first._replace(place_points=(0, 0, 0, 0), green_points=(0, 0, 0, 0), collected=(0,) * 12)]
    result = road(start, finish, across)
    assert result.individual[RED] == result.individual[BLUE] == max(result.individual)
    return result.yellow


@pytest.mark.rule("BOS-12.3")
def test_45_yellow_tie() -> None:
    tied = ["red-1", "blue-1", "blue-2", "red-2", "orange-1", "orange-2", "orange-3"]
    assert level(tied, ["white-1", "white-2"], "blue-3") == Entrant(BLUE, 3)
    assert level(tied, ["white-1", "white-2"], "white-1") == Entrant(RED, 1)


@pytest.mark.rule("BOS-12.3")
def test_a_tie_among_teams_that_were_not_placed_leaves_yellow_where_it_is() -> None:
    first = team_trial_result((), 2, [RED], table=TABLE, seats=4)
    assert first.yellow is None
    assert team_trial_result([first], 2, [RED], table=TABLE, seats=4).yellow is None


@pytest.mark.rule("BOS-11.6", "BOS-1.9")
def test_46_markers() -> None:
    assert markers(37) == (3, 7)


@pytest.mark.rule("BOS-12.4")
def test_the_wearer_is_the_rider_who_won_most_himself() -> None:
    first = road((), ["blue-1", "red-3", "red-2", "red-1"], ["white-1", "blue-2"])
    second = road([first], ["white-1", "red-2", "red-3", "red-1"], ["red-2", "red-3"])
    assert second.yellow == Entrant(RED, 2)


@pytest.mark.rule("BOS-12.4")
def test_equal_riders_by_place_then_by_number() -> None:
    first = road((), ["blue-1", "red-3", "red-2", "red-1"], ["white-1", "blue-2"])
    trial = team_trial_result([first], 2, [WHITE], table=TABLE, seats=4)
    assert trial.yellow == Entrant(RED, 3)


@pytest.mark.rule("BOS-12.2")
def test_yellow_by_rider() -> None:
    first = road((), ["blue-1", "red-1", "red-2", "red-3"], ["red-2", "red-1"], by_rider=True)
    assert first.yellow == Entrant(BLUE, 1)
    second = team_trial_result([first], 2, [RED], table=TABLE, seats=4, by_rider=True)
    assert second.yellow == Entrant(RED, 2)
    third = road([second], ["blue-1", "red-1", "red-2", "red-3"], ["white-2", "red-1"], by_rider=True)
    assert third.yellow == Entrant(BLUE, 1)


@pytest.mark.rule("BOS-10.3")
def test_riders_still_on_the_road_are_unplaced_and_green_points_stay() -> None:
    result = road((), ["red-1", "red-2", "red-3"], ["white-1", "red-1"])
    assert result.individual == (15, 0, 0, 3)
    assert len(result.finish) == 3


def final(
    individual: Sequence[int], team: Sequence[int], *, wins: Sequence[str] = (), shared: bool = False
) -> FinalResult:
    """The end of a tour with these totals, and road stages won by these riders."""
    blank = [road((), [winner, "white-1", "white-2", "white-3"], ["white-1", "red-1"]) for winner in wins]
    nothing = (0,) * 4
    blank = [result._replace(place_points=nothing, green_points=nothing, team_points=nothing) for result in blank]
    base = team_trial_result((), 2, [RED], table=TABLE, seats=4)
    base = base._replace(place_points=tuple(individual), team_points=tuple(team))
    return final_result([*blank, base], 4, shared=shared)


@pytest.mark.rule("BOS-15.1", "BOS-15.2", "BOS-15.3")
def test_54_tour() -> None:
    counted = final((31, 35, 0, 30), (20, 16, 0, 12))
    assert counted.totals.sums == (51, 51, 0, 42)
    assert counted.winners == (BLUE,)
    assert counted.decided_by == "individual"
    assert counted.order == (BLUE, RED, WHITE, ORANGE)
    both = final((31, 35, 0, 30), (20, 16, 0, 12), shared=True)
    assert set(both.winners) == {RED, BLUE}
    assert both.decided_by == "shared"


@pytest.mark.rule("BOS-15.3")
def test_equal_totals_by_stage_wins_then_by_complete_teams_then_shared() -> None:
    assert final((9, 9, 0, 0), (4, 4, 0, 0), wins=["blue-1"]).decided_by == "wins"
    assert final((9, 9, 0, 0), (4, 4, 0, 0), wins=["blue-1"]).winners == (BLUE,)
    complete = road((), ["white-1", "red-1", "red-2", "red-3"], ["white-1", "red-1"])
    nothing = (0,) * 4
    complete = complete._replace(place_points=nothing, green_points=nothing, team_points=nothing)
    level = team_trial_result((), 2, [RED], table=TABLE, seats=4)._replace(place_points=(9, 9, 0, 0))
    level = level._replace(team_points=nothing)
    assert final_result([complete, level], 4).decided_by == "complete"
    assert final_result([complete, level], 4).winners == (RED,)
    assert set(final((9, 9, 0, 0), (4, 4, 0, 0)).winners) == {RED, BLUE}


@pytest.mark.rule("BOS-12.5", "BOS-15.2")
def test_after_the_last_stage_yellow_is_awarded_and_nobody_decides() -> None:
    at = {"red-1": "home", "red-2": "home", "red-3": "19.1"}
    state = race(at, hand=["white-100"])
    events = play(state, "play white-100", "move red-3 1 finish")
    assert kinds(events)[-2:] == ["yellow_jersey", "tour_won"]
    assert state.to_decide == -1
    assert state.standing() == [1.0, 0.0, 0.0, 0.0]
    assert written(state)["phase"] == "over"
