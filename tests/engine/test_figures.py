"""Figures of a box: what the edition says until somebody says otherwise."""

import pytest

from gruppetto.engine.figures import Figure, FigureError, FigureGroup, said_by, settle_figures, values_of
from gruppetto.engine.scene import Text

GROUPS = [
    FigureGroup(
        Text("points"),
        [Figure("first", Text("first"), 6, "ours", most=20), Figure("green", Text("green"), 3, "printed", most=20)],
    )
]


def test_what_is_typed_is_yours_and_remembers_what_the_edition_says() -> None:
    first, green = settle_figures(GROUPS, {"first": 7})[0].figures
    assert (first.value, first.by, first.instead, first.instead_by) == (7, "yours", 6, "ours")
    assert green == GROUPS[0].figures[1]


def test_what_is_typed_like_ours_is_yours_all_the_same() -> None:
    assert settle_figures(GROUPS, {"first": 6})[0].figures[0].by == "yours"


@pytest.mark.parametrize("typed", [{}, {"first": None}])
def test_what_is_left_empty_or_emptied_stays_as_it_was(typed: dict[str, None]) -> None:
    assert settle_figures(GROUPS, typed) == GROUPS


@pytest.mark.parametrize("typed", [{"first": 21}, {"first": -1}, {"first": "7"}, {"first": True}, {"second": 5}])
def test_what_no_box_has_is_refused_in_a_sentence(typed: dict[str, object]) -> None:
    with pytest.raises(FigureError, match=r"first is a whole number from 0 to 20|no figure 'second'"):
        settle_figures(GROUPS, typed)


def test_it_is_told_how_many_are_whose() -> None:
    settled = settle_figures(GROUPS, {"green": 4})
    assert said_by(settled).args == {"yours": 1, "ours": 1}
    assert values_of(settled) == {"first": 6, "green": 4}
