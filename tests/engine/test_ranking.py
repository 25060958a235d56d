"""Order, places and reasons come from the same steps."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gruppetto.engine.event import Param
from gruppetto.engine.ranking import Parting, Ranking, Share, Step, parting_by_award, ranked, tie
from gruppetto.engine.scene import Text, Tie

SHARE = Share("TOY-9")


def race(*columns: list[int], most: tuple[bool, ...] = ()) -> Ranking:
    """Everybody's figures, a column a step; rule and word of a step are its number."""
    more = most or (False,) * len(columns)
    steps = [Step(f"TOY-{n}", f"step-{n}", figures, more[n]) for n, figures in enumerate(columns)]
    return ranked(range(len(columns[0])), steps, SHARE)


def test_the_first_step_in_which_two_differ_separates_them() -> None:
    ranking = race([90, 90, 95], [4, 4, 1], [7, 5, 1])
    assert ranking.order == (1, 0, 2)
    assert ranking.parting(0) == Parting(1, 0, "TOY-2", "step-2", 5, 7)


def test_the_first_of_those_who_are_level_is_told_from_the_second_and_everybody_else_from_who_stands_above() -> None:
    ranking = race([90, 90, 90], [1, 2, 2], [1, 1, 2])
    assert [ranking.parting(who) for who in ranking.order] == [
        Parting(0, 1, "TOY-1", "step-1", 1, 2),
        Parting(0, 1, "TOY-1", "step-1", 1, 2),
        Parting(1, 2, "TOY-2", "step-2", 1, 2),
    ]


def test_who_is_level_with_nobody_has_no_reason() -> None:
    assert race([90, 91], [2, 1]).parting(0) is None


def test_whom_no_step_separates_shares_a_place_and_the_next_one_is_left_out() -> None:
    ranking = race([90, 90, 95])
    assert ranking.places == {0: 1, 1: 1, 2: 3}
    assert ranking.parting(1) == Parting(0, 1, "TOY-9", "shared")


def test_people_may_see_another_figure_than_the_first_that_is_compared() -> None:
    ranking = ranked([0, 1], [Step("TOY-0", "round", [1, 2])], SHARE, shown=[95, 95])
    assert ranking.parting(1) == Parting(0, 1, "TOY-0", "round", 1, 2)


def test_the_rule_of_the_first_is_the_one_that_decided() -> None:
    assert race([90, 95], [1, 1]).rule_of_first("TOY-0") == "TOY-0"
    assert race([90, 90], [1, 2]).rule_of_first("TOY-0") == "TOY-1"


def test_where_level_ones_share_a_place_one_may_still_be_given_something() -> None:
    awarded = ranked([2, 0], [Step("TOY-5", "cap", {0: 2, 2: 1})], SHARE)
    order, points = [2, 0, 1, 3], [50, 40, 50, 40]
    assert parting_by_award(0, order, points, awarded, SHARE) == Parting(2, 0, "TOY-5", "cap", 1, 2)
    assert parting_by_award(3, order, points, awarded, SHARE) == Parting(1, 3, "TOY-9", "shared")
    assert parting_by_award(0, order, points, None, SHARE) == Parting(2, 0, "TOY-9", "shared")


def test_a_reason_is_a_sentence_of_the_game_with_names_figures_and_rule() -> None:
    told = tie(Parting(3, 5, "TOY-1", "places", 4, 7, {"stage": 2}), "toy", lambda who: (f"player:{who}", who + 1))
    names: dict[str, Param] = {"ahead": "player:3", "ahead_bib": 4, "behind": "player:5", "behind_bib": 6}
    assert told == Tie(Text("toy-tie-places", {**names, "best": 4, "other": 7, "stage": 2}), "TOY-1")
    assert tie(None, "toy", lambda who: ("", who)) is None


@st.composite
def rankings(draw: st.DrawFn) -> Ranking:
    """Small figures, so that many are level for many steps."""
    count, steps = draw(st.integers(1, 6)), draw(st.integers(1, 4))
    figures = st.lists(st.integers(0, 2), min_size=count, max_size=count)
    columns = [draw(figures) for _ in range(steps)]
    return race(*columns, most=tuple(draw(st.lists(st.booleans(), min_size=steps, max_size=steps))))


@given(rankings())
def test_the_step_named_differs_and_all_before_it_are_equal(ranking: Ranking) -> None:
    for who in ranking.order:
        found = ranking.parting(who)
        if found is None:
            continue
        assert who in (found.ahead, found.behind)
        equal = [step.figures[found.ahead] == step.figures[found.behind] for step in ranking.steps]
        if found.rule == SHARE.rule:
            assert all(equal)
            assert ranking.places[found.ahead] == ranking.places[found.behind]
            continue
        number = int(found.rule.removeprefix("TOY-"))
        step = ranking.steps[number]
        assert all(equal[:number])
        assert step.key(found.ahead) < step.key(found.behind)
        assert (found.best, found.other) == (step.figures[found.ahead], step.figures[found.behind])


@given(rankings())
def test_everybody_level_with_another_has_a_reason_and_nobody_else(ranking: Ranking) -> None:
    for who in ranking.order:
        level = any(ranking.shown[other] == ranking.shown[who] for other in ranking.order if other != who)
        assert (ranking.parting(who) is not None) == level


@given(rankings())
def test_the_order_is_that_of_all_steps_in_turn(ranking: Ranking) -> None:
    keys = [tuple(step.key(who) for step in ranking.steps) for who in ranking.order]
    assert keys == sorted(keys)
    assert [ranking.places[who] for who in ranking.order] == [1 + keys.index(key) for key in keys]


@pytest.mark.parametrize("count", [0, 1])
def test_few_can_be_ranked(count: int) -> None:
    assert ranked(range(count), [Step("TOY-0", "time", [90])], SHARE).order == tuple(range(count))
