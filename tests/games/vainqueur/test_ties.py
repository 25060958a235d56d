"""Who is level on points says what separated him, and the rule named is the one that decided (VAI-9.5, VAI-10)."""

import pytest

from gruppetto.engine.ranking import Parting
from gruppetto.games.vainqueur.rules.scoring import cap_ranking, level_on_points, stage_ranking, tour_ranking
from tests.games.ties import reason
from tests.games.vainqueur.table import A, B, C, D

History = list[tuple[int, ...]]


@pytest.mark.rule("VAI-10.2", "VAI-10.3", "VAI-10.4")
@pytest.mark.parametrize(
    ("totals", "history", "wearer", "pair", "named"),
    [
        ([90, 90, 40], [(1, 2, 3), (2, 1, 3)], A, (B, A), ("VAI-10.2", "cap-winner", 1, 0)),
        ([280, 220, 100, 280], [(3, 1, 4, 2)], A, (D, A), ("VAI-10.3", "cap-place", 2, 3)),
        ([290, 280, 100, 290], [(3, 1, 2, 3)], D, (D, A), ("VAI-10.4", "cap-kept", 1, 0)),
        ([100, 100, 90], [(2, 1, 3), (3, 3, 1)], C, (B, A), ("VAI-10.4", "cap-back", 1, 2)),
        ([60, 60, 50, 60], [(2, 2, 1, 2)], C, (D, A), ("VAI-10.4", "cap-turn", 2, 3)),
    ],
)
def test_the_cap_goes_to_one_of_the_leaders_by_the_step_named(
    totals: list[int], history: History, wearer: int, pair: tuple[int, int], named: tuple[str, str, int, int]
) -> None:
    assert reason(cap_ranking(totals, history, wearer), *pair) == named


@pytest.mark.rule("VAI-10.7", "VAI-10.8", "VAI-10.9")
@pytest.mark.parametrize(
    ("totals", "history", "wearer", "pair", "named"),
    [
        ([540, 540], [(2, 1)], A, (A, B), ("VAI-10.7", "wore-cap", 1, 0)),
        ([400, 410, 410], [(3, 2, 1)], A, (C, B), ("VAI-10.8", "last-place", 1, 2)),
        ([1, 350, 2, 350], [(1, 3, 4, 2), (3, 2, 1, 2)], A, (D, B), ("VAI-10.9", "back", 2, 3)),
        ([350, 350, 2], [(2, 2, 1), (2, 2, 1)], C, (A, B), ("VAI-10.9", "joint", 0, 0)),
    ],
)
def test_the_tour_goes_to_one_of_the_leaders_by_the_step_named(
    totals: list[int], history: History, wearer: int, pair: tuple[int, int], named: tuple[str, str, int, int]
) -> None:
    assert reason(tour_ranking(totals, history, wearer), *pair) == named


@pytest.mark.rule("VAI-16.4")
def test_without_the_rule_of_the_cap_the_last_stage_decides() -> None:
    ranking = tour_ranking([540, 540], [(2, 1)], A, cap_breaks_ties=False)
    assert reason(ranking, B, A) == ("VAI-16.4", "last-place", 1, 2)


@pytest.mark.rule("VAI-10.9")
def test_counting_back_names_the_stage() -> None:
    found = tour_ranking([350, 350], [(1, 2), (2, 2), (2, 2)], C).parting(B)
    assert found is not None
    assert found.args == {"stage": 1}


@pytest.mark.rule("VAI-10.11")
def test_who_is_level_below_the_winner_shares_a_rank() -> None:
    totals = [400, 400, 400, 310]
    awarded = tour_ranking(totals, [(3, 2, 1, 4)], A)
    assert level_on_points(B, [A, B, C, D], totals, awarded) == Parting(A, B, "VAI-10.7", "wore-cap", 1, 0)
    assert level_on_points(C, [A, B, C, D], totals, awarded) == Parting(B, C, "VAI-10.11", "shared")
    assert level_on_points(D, [A, B, C, D], totals, awarded) is None


@pytest.mark.rule("VAI-9.4", "VAI-9.5")
def test_in_a_stage_one_cell_is_one_place_and_without_points_the_nearer_is_before() -> None:
    places = (1, 2, 2, 3, 4)
    assert reason(stage_ranking(places, (260, 200, 200, 180, 160)), B, C)[:2] == ("VAI-9.5", "same-cell")
    assert reason(stage_ranking(places, (60, 30, 30, 0, 0)), D, 4) == ("VAI-9.4", "nearer", 3, 4)
