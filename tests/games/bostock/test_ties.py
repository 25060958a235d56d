"""Who is level says what separated him, and the rule named is the one that decided (BOS-12.3, BOS-14.12, BOS-15.3)."""

from collections.abc import Sequence

import pytest

from gruppetto.games.bostock.rules.ledger import Entrant, StageResult
from gruppetto.games.bostock.rules.scoring import (
    arrival_ranking,
    complete_ranking,
    final_result,
    road_result,
    solo_trial_result,
    team_trial_result,
    total_ranking,
    trial_ranking,
    yellow_ranking,
    yellow_rule,
)
from tests.games.bostock.table import BLUE, ORANGE, RED, WHITE, edition
from tests.games.ties import reason

TABLE = edition().points
SEATS = {"red": RED, "blue": BLUE, "orange": ORANGE, "white": WHITE}
NOTHING = (0, 0, 0, 0)


def road(*finish: str) -> StageResult:
    """A road stage of which only the order counts here."""
    entries = [Entrant(SEATS[name.split("-")[0]], int(name[-1])) for name in finish]
    made = road_result((), 1, entries, (), in_yellow=False, table=TABLE, seats=4)
    return made._replace(place_points=NOTHING, green_points=NOTHING, team_points=NOTHING)


def trial(individual: Sequence[int], team: Sequence[int] = NOTHING) -> StageResult:
    """A stage that brings these points and nothing else."""
    made = team_trial_result((), 2, [RED], table=TABLE, seats=4)
    return made._replace(place_points=tuple(individual), team_points=tuple(team))


COMPLETE = ("white-1", "red-1", "red-2", "red-3")


@pytest.mark.rule("BOS-15.3")
@pytest.mark.parametrize(
    ("results", "named"),
    [
        ([trial((31, 35, 0, 30), (20, 16, 0, 12))], (BLUE, RED, "individual", 35, 31)),
        ([road("blue-1", "white-1"), trial((9, 9, 0, 0))], (BLUE, RED, "wins", 1, 0)),
        ([road(*COMPLETE), trial((9, 9, 0, 0))], (RED, BLUE, "complete", 1, 0)),
        ([trial((9, 9, 0, 0))], (RED, BLUE, "shared", 0, 0)),
    ],
)
def test_level_sums_are_separated_step_by_step(
    results: list[StageResult], named: tuple[int, int, str, int, int]
) -> None:
    ahead, behind, word, best, other = named
    assert reason(final_result(results, 4).ranking, ahead, behind) == ("BOS-15.3", word, best, other)


@pytest.mark.rule("BOS-15.2")
def test_with_shared_victories_level_sums_are_not_separated() -> None:
    final = final_result([trial((31, 35, 0, 30), (20, 16, 0, 12))], 4, shared=True)
    assert reason(final.ranking, RED, BLUE)[:2] == ("BOS-15.2", "shared")


@pytest.mark.rule("BOS-12.3")
@pytest.mark.parametrize(
    ("finish", "wearer", "named"),
    [
        (("white-1", "red-1", "blue-1"), BLUE, (BLUE, RED, "yellow-kept", 1, 0)),
        (("white-1", "red-1"), WHITE, (RED, BLUE, "yellow-placed", 1, 0)),
        (("white-1", "red-1", "orange-1", "blue-1"), WHITE, (RED, BLUE, "yellow-place", 2, 4)),
    ],
)
def test_45_of_level_leaders_one_has_yellow_by_the_step_named(
    finish: tuple[str, ...], wearer: int, named: tuple[int, int, str, int, int]
) -> None:
    first = road(*finish)._replace(yellow=Entrant(wearer, 1))
    results = [first, trial((20, 20, 0, 0))]
    ranking = yellow_ranking(results, 4, by_rider=False)
    ahead, behind, word, best, other = named
    assert ranking is not None
    assert reason(ranking, ahead, behind) == ("BOS-12.3", word, best, other)
    assert yellow_rule(results, 4, by_rider=False) == "BOS-12.3"


@pytest.mark.rule("BOS-12.3")
def test_if_no_leader_was_placed_it_stays_by_the_same_rule() -> None:
    results = [road("white-1")._replace(yellow=Entrant(WHITE, 1)), trial((20, 20, 0, 0))]
    assert yellow_rule(results, 4, by_rider=False) == "BOS-12.3"


@pytest.mark.rule("BOS-12.1", "BOS-12.2")
def test_yellow_of_a_first_winner_and_of_a_leader_alone_name_their_own_rules() -> None:
    first = road("white-1")._replace(yellow=Entrant(WHITE, 1))
    assert yellow_rule([first], 4, by_rider=False) == "BOS-12.1"
    assert yellow_rule([first, trial((20, 19, 0, 0))], 4, by_rider=False) == "BOS-12.2"


@pytest.mark.rule("BOS-14.12")
def test_equal_numbers_of_cards_are_separated_by_the_ride_off_that_did() -> None:
    ranking = trial_ranking([(9,), (8, 10, 9), (8, 10, 11), (9,)])
    found = ranking.parting(2)
    assert found is not None
    assert (found.rule, found.word, found.args, found.best, found.other) == (
        "BOS-14.12",
        "ride-off",
        {"ride": 2},
        9,
        11,
    )
    assert reason(ranking, 0, 3)[:2] == ("BOS-14.12", "shared")


@pytest.mark.rule("BOS-14.11", "BOS-14.12")
def test_the_winner_of_a_time_trial_names_the_ride_off_only_if_there_was_one() -> None:
    alone = solo_trial_result((), 4, [(9,), (8,)], [1, 1], table=TABLE, seats=2)
    tied = solo_trial_result((), 4, [(8, 9), (8, 7)], [1, 1], table=TABLE, seats=2)
    assert trial_ranking(alone.rides).rule_of_first("BOS-14.11") == "BOS-14.11"
    assert trial_ranking(tied.rides).rule_of_first("BOS-14.11") == "BOS-14.12"


@pytest.mark.rule("BOS-13.6")
def test_complete_teams_are_first_ex_aequo() -> None:
    result = team_trial_result((), 2, [RED, WHITE], table=TABLE, seats=4)
    assert reason(complete_ranking(result), RED, WHITE)[:2] == ("BOS-13.6", "ex-aequo")


@pytest.mark.rule("BOS-10.1")
def test_riders_with_equal_points_stand_as_they_crossed_the_line() -> None:
    assert reason(arrival_ranking([6, 5, 0, 0]), 2, 3) == ("BOS-10.1", "crossed", 3, 4)


@pytest.mark.rule("BOS-11.1")
def test_players_level_in_a_classification_share_the_place() -> None:
    assert reason(total_ranking((20, 12, 20, 3), "BOS-11.1"), RED, ORANGE)[:2] == ("BOS-11.1", "shared")
