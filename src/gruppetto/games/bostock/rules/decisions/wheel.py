"""A team mate gives up his wheel: which of two upright ones sits out for the rider who drew the card (BOS-8.6, BOS-9).

`pick red-2`.
"""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import RIDERS, RIDERS_OF
from gruppetto.games.bostock.rules.actions import PICK, Move, with_figure
from gruppetto.games.bostock.rules.naming import of_rider, piece, player
from gruppetto.games.bostock.rules.position import BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.risks import turn_rider, upright_mates
from gruppetto.games.bostock.rules.turns import Over, go_on
from gruppetto.games.bostock.rules.view import BostockView

VERBS: Final = {PICK: "BOS-8.6"}


def question(table: BostockOpen) -> Text:
    return Text("bostock-question-pick", of_rider(table.course, table.risk_rider))


def actions(state: BostockPosition) -> list[Move]:
    figures = state.course.figures
    return [with_figure(PICK, figures[rider]) for rider in upright_mates(state, state.risk_rider)]


def why(state: BostockPosition, action: Move) -> Refusal:
    if action.verb != PICK:
        return Refusal("BOS-8.4", {"who": player(state.to_decide)})
    rider = state.course.rider_of[action.figure]
    foreign = rider // RIDERS != state.to_decide
    return Refusal("BOS-1.2" if foreign else "BOS-8.6", of_rider(state.course, rider))


def play(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    turns = state.course.risk_cards[state.risk_card].amount
    state.clear_choice()
    turn_rider(state, state.course.rider_of[action.figure], turns, tell)
    return go_on(state, tell)


def attempts(view: BostockView) -> list[Attempt[Move]]:
    course = view.open.course
    hint = Text("bostock-hint-pick", {"mate": course.bibs[view.open.risk_rider]})
    return [
        Attempt(
            with_figure(PICK, course.figures[rider]),
            (piece(course, rider),),
            Text("bostock-try-pick", of_rider(course, rider)),
            hint,
        )
        for rider in RIDERS_OF[view.seat]
    ]
