"""A match in numbers: rows of figures, and what they do with what is missing or too much."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from gruppetto.engine.coding import Coding, Row, bits, figures, one_of
from gruppetto.testing import Fault, codes
from gruppetto.testing.playing import luck
from tests.toy import GAME
from tests.toy.game import Tiny


@dataclass
class Table:
    """What lies open."""

    places: list[int] = field(default_factory=lambda: [3, 0])
    pairs: tuple[tuple[int, ...], ...] = ((1, 2), (4,))
    blocked: int = 0b101
    phase: int = 1


@dataclass
class View:
    open: Any = field(default_factory=Table)
    hand: tuple[int, ...] = (2, 1)


@pytest.mark.parametrize(
    ("row", "told"),
    [
        (figures("places", 2, most=5), [3, 0]),
        (figures("hand", 3, least=-1, most=5), [2, 1, -1]),  # what is not there is the least
        (figures("phase", most=5), [1]),
        (figures("pairs", 3, width=2, most=5), [1, 2, 4, 0, 0, 0]),
        (figures("best", most=5, read=lambda view: max(view.open.places)), [3]),
        (bits("blocked", 4), [1, 0, 1, 0]),
        (one_of("phase", -1, 2), [0, 0, 1, 0]),
    ],
)
def test_a_row_tells_a_part_of_a_view(row: Row, told: list[int]) -> None:
    assert list(row.figures(View())) == told
    assert row.length == len(told)
    assert row.fits(View())


@pytest.mark.parametrize(
    "row",
    [
        figures("places", 1, most=5),  # too many
        figures("places", 2, most=2),  # too much
        figures("hand", 2, least=2, most=5),  # too little
        figures("pairs", 2, width=1, most=5, read=lambda view: [7]),
        bits("blocked", 2),
        one_of("phase", 2, 3),
    ],
)
def test_a_row_says_when_it_does_not_tell_all(row: Row) -> None:
    assert not row.fits(View())


def test_actions_are_numbered_by_their_place() -> None:
    coding = Coding(("drop km1", "drop km2", "play km1"), 6, ())

    assert [coding.number_of[notation] for notation in ("play km1", "drop km2")] == [2, 1]


def test_what_no_row_tells_is_found() -> None:
    setup = GAME.setup(2)
    coding = GAME.coding(setup)
    state = GAME.start(setup, luck(1))

    assert coding.untold(state.view(0)) == set()
    assert Coding(coding.actions, 6, coding.rows[:-1], coding.aside).untold(state.view(0)) == {"hand"}


@pytest.mark.parametrize(
    ("left_out", "sentence"),
    [
        ({"actions": ("drop km1",)}, "the coding does not list"),
        ({"rows": ()}, "no row of the coding tells"),
        ({"outcomes": 2}, "luck has an outcome"),
        ({"actions": ("drop km1", "drop km1")}, "lists an action twice"),
    ],
)
def test_the_kit_finds_what_a_coding_forgets(left_out: dict[str, Any], sentence: str) -> None:
    class Forgetful(Tiny):
        def coding(self, setup: Any) -> Coding:
            whole = super().coding(setup)
            parts = {"actions": whole.actions, "outcomes": whole.outcomes, "rows": whole.rows, "aside": whole.aside}
            return Coding(**{**parts, **left_out})

    game = Forgetful()
    with pytest.raises(Fault, match=sentence):
        codes(game, game.setup(2), seed=1)


def test_a_game_without_a_coding_has_nothing_to_check() -> None:
    class Wordless(Tiny):
        def coding(self, setup: Any) -> None:  # type: ignore[override]  # as a game that says nothing about it
            return None

    assert codes(Wordless(), GAME.setup(2), seed=1) == 0
