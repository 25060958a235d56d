"""Tiny with a bot that looks ahead: it judges how far everybody is, and what they hold."""

from collections.abc import Mapping
from typing import Any, ClassVar

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.judgement import Judgement, Search
from tests.toy import GAME
from tests.toy.game import Tiny
from tests.toy.state import TinyState


class Sight(Judgement[TinyState]):
    names = ("ahead", "in_hand")

    def appraise(self, state: TinyState) -> list[float]:
        return GAME.appraise(state.view(state.to_decide))

    def features(self, state: TinyState, seat: int) -> list[float]:
        cells = sum(count * (card + 1) for card, count in enumerate(state.hands[seat][:3]))
        return [state.places[seat] / state.setup.edition.length, cells / 10]

    def turn(self, state: TinyState) -> int:
        return sum(state.used)

    def stage(self, state: TinyState) -> int:
        return int(state.to_decide == NOBODY)


_SIGHT = Sight([5.0, 1.0])


class Wise(Tiny):
    id: ClassVar[str] = "wise"
    searches: ClassVar[Mapping[str, Search]] = {"rouleur": Search(20), "puncheur": Search(60), "patron": Search(90)}

    def judgement(self) -> Judgement[Any]:
        return _SIGHT
