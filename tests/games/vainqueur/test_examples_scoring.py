"""The specification's worked examples 37 to 41 and 50 to 60: stage points, yellow cap, Tour, ledger, companion."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from gruppetto.games.vainqueur.rules.ledger import CapAward, FinalResult
from gruppetto.games.vainqueur.rules.scoring import (
    award_cap,
    award_ranking,
    check_positions,
    final_result,
    level_on_points,
    places_by_order,
    stage_places,
    stage_points,
    turn_order,
)
from tests.games.vainqueur.table import A, B, C, D, E, play, race

SCALE = (60, 30, 10)


def points(positions: Sequence[int], winner: int = A, *, competition: bool = False) -> tuple[int, ...]:
    return stage_points(stage_places(positions, winner, competition=competition), SCALE)


# --- stage points ---


@pytest.mark.rule("VAI-9.5", "VAI-9.6", "VAI-16.3", "VAI-9.1")
def test_example_37_a_shared_second_place_leaves_a_third() -> None:
    assert points([260, 220, 220, 180]) == (60, 30, 30, 10)
    assert points([260, 220, 220, 180], competition=True) == (60, 30, 30, 0)


@pytest.mark.rule("VAI-9.5")
@pytest.mark.parametrize("competition", [False, True])
def test_example_38_a_shared_third_place(competition: bool) -> None:
    assert points([260, 220, 200, 200, 180, 0], competition=competition) == (60, 30, 10, 10, 0, 0)


@pytest.mark.rule("VAI-9.7")
def test_example_39_riders_on_the_start_are_placed() -> None:
    assert points([260, 0, 0, 0, 0]) == (60, 30, 30, 30, 30)


@pytest.mark.rule("VAI-9.8", "VAI-9.5")
def test_example_40_few_players() -> None:
    assert points([260, 0]) == (60, 30)
    assert points([260, 100, 100]) == (60, 30, 30)


@pytest.mark.rule("VAI-7.3", "VAI-9.4")
def test_example_41_a_sprinter_beats_riders_further_ahead() -> None:
    state = race(1, at=[200, 240, 220, 200], hand="sprinter")
    play(state, "sprint")
    assert state.ledger[0].points == (60, 30, 10, 0)


# --- yellow cap and Tour ---


@pytest.mark.rule("VAI-10.2")
def test_example_50_the_stage_winner_among_the_tied_gets_the_cap() -> None:
    assert award_cap([90, 90, 40], [(1, 2, 3), (2, 1, 3)], wearer=A) == CapAward(B, "VAI-10.2")


@pytest.mark.rule("VAI-10.3")
def test_example_51_else_the_best_placed_of_the_tied() -> None:
    assert award_cap([280, 220, 100, 280], [(3, 1, 4, 2)], wearer=A) == CapAward(D, "VAI-10.3")


@pytest.mark.rule("VAI-16.7")
def test_by_option_the_stage_winner_gets_the_cap_when_others_are_level_in_front() -> None:
    totals, history = [280, 220, 100, 280], [(3, 1, 4, 2)]
    assert award_cap(totals, history, wearer=A, to_winner=True) == CapAward(B, "VAI-16.7")
    alone = [290, 220, 100, 280]
    assert award_cap(alone, history, wearer=A, to_winner=True) == CapAward(A, "VAI-10.1")


@pytest.mark.rule("VAI-16.7", "VAI-10.11")
def test_those_in_front_then_share_their_rank() -> None:
    totals, history = [280, 220, 100, 280], [(3, 1, 4, 2)]
    caps = [CapAward(A, "VAI-11.2"), CapAward(B, "VAI-16.7")]
    awarded = award_ranking(totals, history, caps, over=False, cap_breaks_ties=True)
    parted = level_on_points(A, [A, D, B, C], totals, awarded)
    assert parted is not None
    assert parted.rule == "VAI-10.11"


@pytest.mark.rule("VAI-10.4")
def test_example_52_else_the_present_wearer() -> None:
    assert award_cap([290, 280, 100, 290], [(3, 1, 2, 3)], wearer=D) == CapAward(D, "VAI-10.4")


@pytest.mark.rule("VAI-10.4")
def test_the_present_wearer_comes_before_the_count_back() -> None:
    history = [(1, 2, 3, 2), (3, 1, 2, 3)]
    assert award_cap([290, 280, 100, 290], history, wearer=D) == CapAward(D, "VAI-10.4")
    assert award_cap([290, 280, 100, 290], history, wearer=B) == CapAward(A, "VAI-10.4")


def won_in_turn(winners: str) -> list[tuple[int, int]]:
    """Places of a two-player tour by the letters of the stage winners."""
    return [(1, 2) if winner == "A" else (2, 1) for winner in winners]


@pytest.mark.rule("VAI-10.7", "VAI-16.4")
def test_example_53_the_cap_decides_between_two() -> None:
    history = won_in_turn("ABABABABABAB")
    assert final_result([540, 540], history, A) == FinalResult((1, 2), (A,), "VAI-10.7")
    assert final_result([540, 540], history, A, cap_breaks_ties=False) == FinalResult((2, 1), (B,), "VAI-16.4")


@pytest.mark.rule("VAI-10.8")
def test_example_54_the_stage_winner_decides_when_the_cap_is_not_tied() -> None:
    assert final_result([400, 410, 410], [(3, 2, 1)], A) == FinalResult((3, 2, 1), (C,), "VAI-10.8")


@pytest.mark.rule("VAI-10.7")
def test_example_55_the_cap_decides_among_three() -> None:
    assert final_result([400, 400, 400], [(3, 2, 1)], A) == FinalResult((1, 2, 2), (A,), "VAI-10.7")


@pytest.mark.rule("VAI-10.9")
def test_example_56_count_back() -> None:
    final = final_result([300, 400, 390, 400], [(1, 3, 4, 2), (3, 2, 1, 2)], A)
    assert (final.winners, final.rule) == ((D,), "VAI-10.9")


# --- the full ledger ---


class Line(NamedTuple):
    winner: int
    positions: tuple[int, int, int, int]
    points: tuple[int, int, int, int]
    totals: tuple[int, int, int, int]
    cap: int
    next_cap: CapAward | None


LEDGER = [
    Line(A, (260, 200, 200, 200), (60, 30, 30, 30), (60, 30, 30, 30), B, CapAward(A, "VAI-10.1")),
    Line(D, (37, 33, 39, 40), (10, 0, 30, 60), (70, 30, 60, 90), A, CapAward(D, "VAI-10.1")),
    Line(B, (180, 220, 200, 180), (10, 60, 30, 10), (80, 90, 90, 100), D, CapAward(D, "VAI-10.1")),
    Line(A, (240, 180, 200, 200), (60, 10, 30, 30), (140, 100, 120, 130), D, CapAward(A, "VAI-10.1")),
    Line(C, (26, 39, 40, 39), (10, 30, 60, 30), (150, 130, 180, 160), A, CapAward(C, "VAI-10.1")),
    Line(A, (140, 100, 120, 80), (60, 10, 30, 0), (210, 140, 210, 160), C, CapAward(A, "VAI-10.2")),
    Line(A, (100, 20, 0, 60), (60, 10, 0, 30), (270, 150, 210, 190), A, CapAward(A, "VAI-10.1")),
    Line(D, (180, 200, 220, 260), (0, 10, 30, 60), (270, 160, 240, 250), A, CapAward(A, "VAI-10.1")),
    Line(B, (40, 120, 40, 80), (10, 60, 10, 30), (280, 220, 250, 280), A, CapAward(D, "VAI-10.3")),
    Line(B, (80, 120, 100, 80), (10, 60, 30, 10), (290, 280, 280, 290), D, CapAward(D, "VAI-10.4")),
    Line(B, (37, 40, 31, 28), (30, 60, 10, 0), (320, 340, 290, 290), D, CapAward(B, "VAI-10.1")),
    Line(D, (160, 200, 220, 240), (0, 10, 30, 60), (320, 350, 320, 350), B, None),
]


def total_up(lines: Sequence[tuple[int, ...]]) -> list[int]:
    return [sum(column) for column in zip(*lines, strict=True)]


@pytest.mark.rule("VAI-10.1", "VAI-15.1", "VAI-17.4")
@pytest.mark.parametrize("stage", range(1, 13))
def test_example_57_the_ledger_line_by_line(stage: int) -> None:
    ridden = LEDGER[:stage]
    history = [stage_places(line.positions, line.winner) for line in ridden]
    gained = [stage_points(places, SCALE) for places in history]
    line = ridden[-1]
    assert gained[-1] == line.points
    assert total_up(gained) == list(line.totals)
    if line.next_cap is not None:
        assert award_cap(line.totals, history, line.cap) == line.next_cap


def last_stage(options: dict[str, object] | None = None) -> tuple[FinalResult | None, list[int]]:
    """Plays the last stage of the ledger out from a position document and tells how the tour ends."""
    results = [(line.winner, line.positions) for line in LEDGER[:-1]]
    before_line = [160, 200, 220, 220]
    state = race(12, cap=B, turn=D, hand="km20", at=before_line, results=results, options=options or {})
    play(state, "ride km20")
    return state.final(), state.totals


@pytest.mark.rule("VAI-10.6", "VAI-10.7", "VAI-10.10", "VAI-10.11", "VAI-15.8")
def test_example_57_the_cap_decides_the_ledger() -> None:
    final, totals = last_stage()
    assert totals == [320, 350, 320, 350]
    assert final == FinalResult((3, 1, 3, 2), (B,), "VAI-10.7")


@pytest.mark.rule("VAI-16.4")
def test_example_57_with_final_tie_by_the_last_stage() -> None:
    final, _ = last_stage({"final_tie": "last_stage"})
    assert final is not None
    assert (final.winners, final.rule) == ((D,), "VAI-16.4")


@pytest.mark.rule("VAI-16.3", "VAI-1.1")
def test_example_57_with_competition_ranking() -> None:
    final, totals = last_stage({"rank_after_tie": "competition"})
    assert totals == [310, 340, 320, 350]
    assert final is not None
    assert (final.winners, final.rule) == ((D,), "VAI-10.6")


@pytest.mark.rule("VAI-17.5")
def test_example_58_a_corrected_stage_is_totalled_again() -> None:
    corrected = [(line.positions, line.winner) for line in LEDGER[:-1]] + [((160, 200, 240, 200), C)]
    history = [stage_places(positions, winner) for positions, winner in corrected]
    gained = [stage_points(places, SCALE) for places in history]
    assert gained[-1] == (10, 30, 60, 30)
    assert total_up(gained) == [330, 370, 350, 320]
    final = final_result(total_up(gained), history, B)
    assert (final.winners, final.rule) == ((B,), "VAI-10.6")


@pytest.mark.rule("VAI-17.3", "VAI-9.2")
@pytest.mark.parametrize(("position", "by"), [(260, "VAI-9.2"), (210, "VAI-17.3"), (-20, "VAI-17.3"), (240, "")])
def test_example_59_positions_that_cannot_be(position: int, by: str) -> None:
    refusal = check_positions([260, position], winner=A, length=260, step=20)
    assert (refusal.rule if refusal else "") == by


@pytest.mark.rule("VAI-15.2")
def test_example_60_the_order_of_turns() -> None:
    assert turn_order(E, 5) == (E, A, B, C, D)


# --- what the examples leave out ---


@pytest.mark.rule("VAI-17.2", "VAI-17.3")
def test_an_order_with_ties_is_ranked_as_if_each_group_were_a_cell() -> None:
    assert places_by_order([[B, D], [C]], winner=A, seats=4) == (1, 2, 3, 2)
    assert places_by_order([[B, D], [C]], winner=A, seats=4, competition=True) == (1, 2, 4, 2)


@pytest.mark.rule("VAI-17.6")
def test_a_physical_board_only_checks_the_order() -> None:
    assert check_positions([270, 210], winner=A, length=260, step=20, physical=True) is None
    refusal = check_positions([200, 210], winner=A, length=260, step=20, physical=True)
    assert refusal is not None
    assert refusal.rule == "VAI-9.2"


@pytest.mark.rule("VAI-10.4")
def test_cap_by_count_back_when_the_wearer_is_not_among_them() -> None:
    history = [(2, 3, 1), (3, 2, 1), (2, 2, 1)]
    assert award_cap([100, 100, 90], history, wearer=C) == CapAward(B, "VAI-10.4")


@pytest.mark.rule("VAI-10.4")
def test_cap_by_turn_order_when_all_places_are_equal() -> None:
    assert award_cap([60, 60, 50, 60], [(2, 2, 1, 2)], wearer=C) == CapAward(D, "VAI-10.4")


@pytest.mark.rule("VAI-10.9", "VAI-10.11")
def test_equal_places_throughout_win_jointly() -> None:
    final = final_result([60, 60, 50], [(2, 2, 1), (2, 2, 1)], C)
    assert final == FinalResult((1, 1, 3), (A, B), "VAI-10.9")


@pytest.mark.rule("VAI-10.11")
def test_equal_totals_below_the_winner_share_a_rank_and_use_it_up() -> None:
    assert final_result([100, 300, 100, 50], [(1, 2, 3, 4)], B).ranks == (2, 1, 2, 4)
