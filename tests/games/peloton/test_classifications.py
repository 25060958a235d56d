"""Classifications, jerseys and team times: the worked examples E-64 to E-67."""

import pytest

from gruppetto.games.peloton.rules.ledger import Contest, StageResult
from gruppetto.games.peloton.rules.scoring import arrival_ranking, points_ranking, standings, written
from tests.games.peloton.table import edition, race, rider, setup_for, start, turn
from tests.games.ties import reason

TEAMS = [(1, 2, 3), (7, 8, 9)]


def result(
    *times: tuple[int, int],
    dropped: tuple[int, ...] = (),
    sprints: tuple[tuple[int, ...], ...] = (),
    summits: tuple[tuple[int, ...], ...] = (),
    last_clock: int = 0,
) -> StageResult:
    """A stage with riders and their times as placed."""
    contests = [Contest("sprint", takers) for takers in sprints] + [Contest("summit", takers) for takers in summits]
    riders, own = tuple(bib for bib, _ in times), tuple(time for _, time in times)
    return StageResult(riders, own, dropped, tuple(contests), last_clock)


def seconds(text: str) -> int:
    hours, minutes, rest = (int(part) for part in text.split(":"))
    return hours * 3600 + minutes * 60 + rest


@pytest.mark.rule("PEL-24.1")
def test_the_lowest_sum_of_times_less_bonuses_leads() -> None:
    first = result((1, 1000), (2, 1005), (3, 1100))
    second = result((2, 1000), (3, 1001), (1, 1030))

    found = standings([first, second], [])
    assert found.riders == (2, 1, 3)
    assert found.times == {1: 2030 - 14, 2: 2005 - 16, 3: 2101 - 10}


@pytest.mark.rule("PEL-24.2")
def test_equal_times_go_by_the_sum_of_placings_then_by_the_latest() -> None:
    first = result((1, 1000), (2, 1000), (3, 1000), (4, 1000))
    second = result((4, 1000), (2, 1000), (1, 1000), (3, 1000))

    assert standings([first, second], [], bonuses=()).riders == (2, 1, 4, 3)  # 4, 4, 5, 7: then 2 before 3


@pytest.mark.rule("PEL-24.2")
def test_who_may_go_on_after_a_fall_is_placed_as_the_last_starter() -> None:
    """D-20: with the same time as rider 4 he has a placing more, 3 and 1 against 1 and 2."""
    first = result((4, 1000), (1, 1000), dropped=(2,))
    second = result((2, 1000), (4, 1300), (1, 1400))

    found = standings([first, second], [], bonuses=(), dnf_out=False)
    assert (found.times[2], found.times[4]) == (2300, 2300)
    assert found.riders == (4, 2, 1)


@pytest.mark.rule("PEL-24.3", "PEL-24.4", "PEL-24.9")
def test_sprints_and_summits_have_classifications_of_their_own_and_no_points_no_jersey() -> None:
    stage = result((1, 1000), (2, 1000), (3, 1000), sprints=((2, 1),), summits=())
    found = standings([stage], [])

    assert (found.sprint, found.sprint_points) == ((2, 1), {2: 5, 1: 3})
    assert (found.mountains, found.leaders) == ((), (1, -1, 2))


@pytest.mark.rule("PEL-24.5")
def test_equal_points_go_by_better_places_then_by_time() -> None:
    eight = result((2, 1000), (1, 1000), sprints=((1, 2), (9, 1), (9, 2), (9, 8, 2)))
    found = standings([eight], [])
    assert (found.sprint_points[1], found.sprint_points[2]) == (8, 8)

    assert found.sprint.index(1) < found.sprint.index(2)  # E-67: one win
    tied = result((2, 1000), (1, 1000), summits=((1, 2), (2, 1)))
    assert standings([tied], []).mountains == (2, 1)


@pytest.mark.rule("PEL-24.6")
def test_a_team_has_the_times_of_its_three_best_without_bonuses() -> None:
    times = [seconds(text) for text in ("2:37:26", "2:38:46", "2:40:08", "2:40:08")]
    stage = result(*zip((1, 2, 3, 4), times, strict=True))

    assert written(standings([stage], [(1, 2, 3, 4)]).team_times[0]) == "7:56:20"  # E-65


@pytest.mark.rule("PEL-24.7")
def test_teams_with_equal_times_go_by_placings_then_by_their_best_rider() -> None:
    stage = result(*((bib, 1000) for bib in (7, 1, 2, 3, 8, 9)))
    assert standings([stage], TEAMS).teams == (0, 1)  # 9 against 12

    level = result(*((bib, 1000) for bib in (7, 1, 2, 13, 8, 9, 3)))
    assert standings([level], TEAMS).teams == (1, 0)  # 12 each, and 7 is the best of all


@pytest.mark.rule("PEL-24.8", "PEL-24.12")
def test_a_team_of_fewer_than_three_leaves_its_classification_and_the_others_stay_in_theirs() -> None:
    stage = result((1, 1000), (7, 1000), (2, 1000), (8, 1000), (9, 1000), dropped=(3,), sprints=((3, 1),))
    found = standings([stage], TEAMS)

    assert (found.teams, found.broken_teams) == ((1,), (0,))  # E-66
    assert found.riders == (1, 7, 2, 8, 9)
    assert found.sprint_points == {1: 3}  # what he took is not passed on


@pytest.mark.rule("PEL-24.12", "PEL-18.7", "PEL-1.9")
def test_who_dropped_out_in_an_earlier_stage_is_not_ranked_any_more() -> None:
    first = result((1, 1000), (7, 1000), dropped=(2,))
    second = result((7, 900), (1, 1000))

    assert standings([first, second], []).riders == (7, 1)


@pytest.mark.rule("PEL-18.7")
def test_where_only_the_stage_is_lost_he_gets_five_minutes_and_the_last_place() -> None:
    first = result((1, 1000), (7, 1100), dropped=(2,))
    found = standings([first], [(1, 2, 7)], bonuses=(), dnf_out=False)
    assert (found.times[2], found.teams) == (1400, (0,))

    nobody = result(dropped=(1, 2), last_clock=2000)
    assert standings([nobody], [], dnf_out=False).times == {1: 2300, 2: 2300}


@pytest.mark.rule("PEL-24.9", "PEL-24.10", "PEL-24.11", "PEL-25.1")
def test_who_leads_two_classifications_holds_both_cards_and_nobody_deputises() -> None:
    state = race({1: "T1:3.2", 2: "T1:3.1"}, jerseys={"yellow": 1, "green": 1})

    assert state.jerseys == (rider(state, 1), -1, rider(state, 1))  # E-64: yellow, polka dot, green


@pytest.mark.rule("PEL-24.13")
@pytest.mark.parametrize(("victory", "winner"), [("individual", 1), ("team", 0)])
def test_the_winning_player_owns_the_first_rider_or_by_option_the_first_team(victory: str, winner: int) -> None:
    found = setup_for(options={"victory": victory})
    state = start(options={"victory": victory})
    stage = result((3, 1000), (0, 1000), (1, 1000), (2, 1000), (4, 1200), (5, 1300))

    assert found.options["victory"] == victory
    assert state.race.winner((stage,)) == winner


@pytest.mark.rule("PEL-24.13")
def test_with_no_team_ranked_the_first_rider_decides() -> None:
    state = start(options={"victory": "team"})
    stage = result((3, 1000), (0, 1000), dropped=(1, 2, 4, 5))

    assert state.race.winner((stage,)) == 1


@pytest.mark.rule("PEL-23.1", "PEL-23.2", "PEL-23.3", "PEL-23.5", "PEL-1.8", "PEL-21.14")
def test_at_this_table_nobody_keeps_the_time_or_the_score() -> None:
    """The judge's work, sequence by sequence, line by line, arrival by arrival, is done by the rules themselves."""
    state = race({1: "T5:3.3"}, takers=[[1], []], sequence=28)
    turn(state, "throw yellow: 6", "move T5:3.8")
    assert state.sequence == 29
    turn(state, "throw red: 7", "move FIN:3.5")

    assert written(state.ledger[0].times[-1]) == "2:38:08"
    assert state.ledger[0].contests[1].takers == (rider(state, 1),)


@pytest.mark.rule("PEL-22.4")
def test_the_real_time_of_a_stage_is_known_for_comparison() -> None:
    assert written(edition().roads["paris"].stage.real_time) == "2:58:32"


# --- the rule named is the one that decided ---


@pytest.mark.rule("PEL-24.2")
def test_riders_level_on_time_say_whether_the_sum_of_placings_or_the_latest_decided() -> None:
    first = result((1, 1000), (2, 1000), (3, 1000), (4, 1000))
    second = result((4, 1000), (2, 1000), (1, 1000), (3, 1000))
    ranking = standings([first, second], [], bonuses=()).rider_ranking
    assert reason(ranking, 2, 1) == ("PEL-24.2", "last-place", 2, 3)
    assert reason(ranking, 1, 4) == ("PEL-24.2", "places", 4, 5)


@pytest.mark.rule("PEL-24.2")
def test_riders_who_dropped_out_of_the_same_stage_and_go_on_share_their_place() -> None:
    ranking = standings([result((1, 1000), dropped=(2, 3))], [], dnf_out=False).rider_ranking
    assert reason(ranking, 2, 3)[:2] == ("PEL-24.2", "shared")
    assert ranking.places == {1: 1, 2: 2, 3: 2}


@pytest.mark.rule("PEL-24.5")
@pytest.mark.parametrize(
    ("summits", "reason_named"),
    [
        (((1, 9, 8), (9, 2, 8), (9, 8, 2)), ("lines", 1, 0)),  # 5 against 3 and 2
        (((1, 2), (2, 1)), ("individual", 1, 2)),
    ],
)
def test_riders_level_on_points_say_which_places_or_that_the_time_decided(
    summits: tuple[tuple[int, ...], ...], reason_named: tuple[str, int, int]
) -> None:
    stage = result((1, 1000), (2, 1000), (8, 1001), (9, 1002), summits=summits)
    ranking = standings([stage], []).mountain_ranking
    assert ranking.shown[1] == ranking.shown[2]
    assert reason(ranking, 1, 2) == ("PEL-24.5", *reason_named)


@pytest.mark.rule("PEL-24.5")
@pytest.mark.parametrize("nth", [1, 2, 3, 4])
def test_first_places_count_before_second_third_and_fourth_ones(nth: int) -> None:
    """With a scale in which every place is worth the same, the places alone can differ."""
    better, worse = [9, 9, 9, 9, 9], [9, 9, 9, 9, 9]
    better[nth - 1], worse[nth] = 1, 2
    contests = [Contest("sprint", tuple(better)), Contest("sprint", tuple(worse))]
    ranking = points_ranking(contests, "sprint", (1, 1, 1, 1, 1), {1: 2, 2: 1})
    found = ranking.parting(2)
    assert found is not None
    assert (found.rule, found.word, found.args) == ("PEL-24.5", "lines", {"nth": nth})


@pytest.mark.rule("PEL-24.7")
def test_teams_level_on_time_say_whether_placings_or_their_best_riders_decided() -> None:
    stage = result(*((bib, 1000) for bib in (7, 1, 2, 3, 8, 9)))
    assert reason(standings([stage], TEAMS).team_ranking, 0, 1) == ("PEL-24.7", "team-places", 9, 12)
    level = result(*((bib, 1000) for bib in (7, 1, 2, 13, 8, 9, 3)))
    assert reason(standings([level], TEAMS).team_ranking, 1, 0) == ("PEL-24.7", "best-rider", 1, 2)


@pytest.mark.rule("PEL-21.6")
def test_riders_of_one_time_group_are_placed_by_their_own_hexes() -> None:
    ranking = arrival_ranking((7, 1, 2), {7: 1000, 1: 1000, 2: 1004})
    assert reason(ranking, 7, 1) == ("PEL-21.6", "stretch", 1, 2)
    assert ranking.parting(2) is None
