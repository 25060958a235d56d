"""A duel of two riders on a road short enough to see the end of it, for bots that look ahead or back."""

from collections.abc import Sequence
from typing import cast

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import NOBODY, AnyGame, View
from gruppetto.engine.event import Tell
from gruppetto.engine.judgement import Judgement, Search
from gruppetto.engine.open import Open
from gruppetto.engine.refusal import Refusal

LENGTH = 6


class Unruled:
    """What the contract asks of a state and no bot does: here all is allowed."""

    places: list[int]

    def refusal(self, seat: int, action: str) -> Refusal | None:
        return None

    def why(self, action: str) -> Refusal:
        raise NotImplementedError("all is allowed")

    def document(self) -> str:
        return f"{self.places}"


class Duel(Unruled):
    """Two riders in turn: `safe` goes one cell, `sprint` two with a throw of 4 or more and none otherwise, and
    `trap` looks best and goes nowhere. The first at the end wins."""

    def __init__(self, places: Sequence[int] = (0, 0), to_decide: int = 0) -> None:
        self.places = list(places)
        self.to_decide = to_decide

    def copy(self) -> "Duel":
        return Duel(self.places, self.to_decide)

    def actions(self) -> Sequence[str]:
        return ("safe", "sprint", "trap")

    def play(self, action: str, chance: Chance, tell: Tell | None = None) -> None:
        steps = {"safe": 1, "trap": 0}.get(action)
        seat = self.to_decide
        self.places[seat] += steps if steps is not None else 2 * (chance.die(6) >= 4)
        self.to_decide = NOBODY if self.places[seat] >= LENGTH else 1 - seat

    def view(self, seat: int) -> "Seen":
        return Seen(self, seat)

    def standing(self) -> list[float]:
        return [float(place >= LENGTH) for place in self.places]


class Seen:
    def __init__(self, state: Duel, seat: int) -> None:
        self.seat = seat
        self.actions = state.actions()
        self.open = Open()
        self.imagined = 0
        self._state = state

    def imagine(self, chance: Chance) -> Duel:
        self.imagined += 1
        return self._state.copy()


class Sight(Judgement[Duel]):
    names = ("ahead",)

    def appraise(self, state: Duel) -> list[float]:
        return [1.0, 0.0, 2.0]

    def features(self, state: Duel, seat: int) -> list[float]:
        return [state.places[seat] / LENGTH]

    def turn(self, state: Duel) -> int:
        return 2 * sum(state.places) + state.to_decide

    def stage(self, state: Duel) -> int:
        return 0


class Trapping:
    """The game whose trap looks best at a glance."""

    id = "duel"

    def __init__(self, search: Search) -> None:
        self.searches = {"puncheur": search}

    def appraise(self, view: View[str]) -> list[float]:
        return [1.0, 0.0, 2.0]

    def judgement(self) -> Sight:
        return Sight([4.0])


SEARCH = Search(simulations=60, turns=1, sure=0.5)


def game(search: Search = SEARCH) -> AnyGame:
    return cast(AnyGame, Trapping(search))
