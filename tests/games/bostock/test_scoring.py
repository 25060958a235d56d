"""What the companion asks of the scoring (BOS-16): lists of colours, riders without numbers, the table of a box."""

import pytest

from gruppetto.games.bostock.rules.ledger import Entrant
from gruppetto.games.bostock.rules.scoring import (
    check_complete,
    check_finish,
    check_noted,
    final_result,
    first_player,
    markers,
    next_dealer,
    road_result,
    solo_trial_result,
    team_trial_result,
    tied_for_points,
    totals,
)
from tests.games.bostock.table import BLUE, ORANGE, RED, WHITE, changed_edition, edition

TABLE = edition().points


def colours(*seats: int) -> list[Entrant]:
    return [Entrant(seat, 0) for seat in seats]


@pytest.mark.rule("BOS-16.1")
def test_a_road_stage_by_colours_alone() -> None:
    finish = colours(BLUE, RED, RED, WHITE, BLUE, ORANGE, RED)
    result = road_result((), 1, finish, colours(WHITE), in_yellow=False, table=TABLE, seats=4)
    assert result.individual == (9, 8, 1, 6)
    assert result.team_points == (12, 0, 0, 0)
    yellow_first = road_result((), 3, finish, colours(BLUE, ORANGE), in_yellow=True, table=TABLE, seats=4)
    assert yellow_first.green_points == (0, 3, 1, 0)


@pytest.mark.rule("BOS-16.2")
@pytest.mark.parametrize(
    ("seats", "fault"),
    [
        ([RED, BLUE, RED, BLUE, RED], ""),
        ([RED, RED, RED, BLUE], "after"),
        ([RED, BLUE, RED], "incomplete"),
        ([], "incomplete"),
        ([RED, RED, RED, RED], "too_many"),
        ([RED, BLUE, RED, BLUE, RED, BLUE], "too_many"),
    ],
)
def test_55_companion_check(seats: list[int], fault: str) -> None:
    refusal = check_finish(seats)
    assert (refusal.params["fault"] if refusal else "") == fault
    assert refusal is None or refusal.rule == "BOS-16.2"


@pytest.mark.rule("BOS-16.3")
def test_a_team_time_trial_by_the_complete_teams() -> None:
    assert team_trial_result((), 2, [BLUE, WHITE], table=TABLE, seats=4).team_points == (0, 8, 0, 8)
    assert check_complete([BLUE]) is None
    refusal = check_complete([])
    assert refusal is not None
    assert refusal.rule == "BOS-16.3"


@pytest.mark.rule("BOS-16.4")
def test_an_individual_time_trial_by_cards_used_and_ride_offs() -> None:
    assert tied_for_points([(9,), (8,), (8,)], TABLE, 5) == (1, 2)
    assert tied_for_points([(9,), (8, 10), (8, 9)], TABLE, 5) == ()
    result = solo_trial_result((), 4, [(9,), (8, 10), (8, 9)], [0, 0, 0], table=TABLE, seats=3)
    assert result.individual == (0, 0, 6)


@pytest.mark.rule("BOS-16.5")
def test_what_is_known_after_every_stage() -> None:
    finish = colours(BLUE, RED, RED, WHITE, BLUE, ORANGE, RED)
    first = road_result((), 1, finish, colours(WHITE), in_yellow=False, table=TABLE, seats=4)
    second = team_trial_result([first], 2, [RED], table=TABLE, seats=4)
    after = totals([first, second], 4)
    assert [markers(total) for total in after.individual] == [(0, 9), (0, 8), (0, 1), (0, 6)]
    assert [markers(total) for total in after.team] == [(2, 0), (0, 0), (0, 0), (0, 0)]
    assert (first.yellow, first.green) == (Entrant(BLUE, 0), Entrant(WHITE, 0))
    dealer = next_dealer(WHITE, first.kind, 4, road_rotation=False)
    assert (dealer, first_player(dealer, 4)) == (RED, BLUE)
    assert next_dealer(RED, second.kind, 4, road_rotation=True) == RED
    assert final_result([first, second], 4).order == (RED, BLUE, WHITE, ORANGE)


@pytest.mark.rule("BOS-16.6")
def test_points_come_from_the_table_of_the_box() -> None:
    own = changed_edition(("road_individual = [6, 5, 4, 3, 2, 1]", "road_individual = [10, 1]")).points
    finish = colours(BLUE, RED, RED, RED)
    assert road_result((), 1, finish, colours(RED), in_yellow=False, table=own, seats=2).individual == (4, 10)


@pytest.mark.rule("BOS-16.7")
def test_without_numbers_the_player_chooses_who_wears_yellow() -> None:
    finish = colours(BLUE, RED, RED, WHITE, RED)
    first = road_result((), 1, finish, colours(WHITE), in_yellow=False, table=TABLE, seats=4)
    second = team_trial_result([first], 2, [RED], table=TABLE, seats=4)
    assert second.yellow == Entrant(RED, 0)


@pytest.mark.rule("BOS-16.7")
def test_by_rider_the_numbers_are_compulsory() -> None:
    assert check_noted([Entrant(RED, 1), Entrant(BLUE, 2)]) is None
    refusal = check_noted([Entrant(RED, 1), Entrant(BLUE, 0)])
    assert refusal is not None
    assert (refusal.rule, refusal.params) == ("BOS-16.7", {"who": "player:1"})


@pytest.mark.rule("BOS-7.7")
def test_green_is_not_taken_from_a_team_mate_who_may_be_somebody_else() -> None:
    finish = colours(BLUE, RED, RED, WHITE, RED)
    result = road_result((), 1, finish, colours(BLUE), in_yellow=False, table=TABLE, seats=4)
    assert (result.yellow, result.green) == (Entrant(BLUE, 0), Entrant(BLUE, 0))
