"""A judgement that breaks what a search counts on is found out."""

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from gruppetto.engine.judgement import Judgement, Search
from gruppetto.testing import Fault, judges
from tests.toy import GAME
from tests.toy.state import TinyState
from tests.toy.wise import Sight, Wise


class Peeking(Sight):
    def appraise(self, state: TinyState) -> list[float]:
        others = [hand for seat, hand in enumerate(state.hands) if seat != state.to_decide]
        return [float(others[0][0])] * len(state.actions())


class Unsure(Sight):
    def chances(self, state: TinyState) -> list[float]:
        return [0.4] * len(state.places)


class Judging(Wise):
    """Wise with another judgement."""

    def __init__(self, judgement: Judgement[Any]) -> None:
        super().__init__()
        self._judgement = judgement

    def judgement(self) -> Judgement[Any]:
        return self._judgement


class Blind(Wise):
    searches: ClassVar[Mapping[str, Search]] = {}


def test_a_sound_judgement_passes() -> None:
    assert judges(Wise(), Wise().setup(2), seed=1) > 2


def test_a_game_without_one_has_nothing_to_judge() -> None:
    assert judges(GAME, GAME.setup(2), seed=1) == 0


@pytest.mark.parametrize(
    ("game", "claim"),
    [
        (Judging(Peeking([5.0, 1.0])), "a glance at the position knows more"),
        (Judging(Unsure([5.0, 1.0])), "chances add up to 0.8"),
        (Blind(), "has levels that look ahead exactly if it can judge"),
    ],
)
def test_what_a_search_cannot_count_on_is_a_fault(game: Wise, claim: str) -> None:
    with pytest.raises(Fault, match=claim):
        judges(game, game.setup(2), seed=1)
