"""A chance card has moved a rider to a number with several free lanes, and his owner takes one: `lane 2` (SEC-8.12)."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.rules.actions import LANE, Move, move, moves_to
from gruppetto.games.seconds.rules.decisions.ride import not_yet
from gruppetto.games.seconds.rules.fortune import arrive
from gruppetto.games.seconds.rules.naming import of_rider
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition
from gruppetto.games.seconds.rules.view import SecondsView
from gruppetto.road.lane_board import cell_id

VERBS: Final = (LANE,)


def rule(race: SecondsOpen) -> str:
    return "SEC-8.12"


def actions(state: SecondsPosition) -> Sequence[Move]:
    return moves_to(LANE, 0, 0, state.choice_lanes)


def why(state: SecondsPosition, action: Move) -> Refusal:
    return Refusal("SEC-8.12", {"lane": action.lane, "number": state.choice_number})


def play(state: SecondsPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    number = state.choice_number
    state.choice_number = 0
    state.choice_lanes = 0
    return arrive(state, number, 1 << action.lane - 1, chance, tell)


def question(view: SecondsView) -> Text:
    return Text("seconds-question-lane", of_rider(view.open, view.open.rider))


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    road, number = view.open.leg.road, view.open.choice_number
    lanes = [
        Attempt(move(LANE, lane=lane), (cell_id(road, number, lane),), Text("seconds-try-lane", {"lane": lane}))
        for lane in range(1, road.lanes(number) + 1)
    ]
    return lanes + not_yet(view)
