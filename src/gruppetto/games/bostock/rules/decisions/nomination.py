"""A rider is named for the individual time trial, openly and one player after the other (BOS-14.1, 14.2).

`nominate red-2`.
"""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import RIDERS_OF
from gruppetto.games.bostock.rules.actions import NOMINATE, Move, with_figure
from gruppetto.games.bostock.rules.heats import seats_in_order, start_ride
from gruppetto.games.bostock.rules.naming import of_rider, piece, player
from gruppetto.games.bostock.rules.position import NO_RIDER, BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.turns import NOTHING, Over
from gruppetto.games.bostock.rules.view import BostockView

VERBS: Final = {NOMINATE: "BOS-14.1"}


def question(table: BostockOpen) -> Text:
    return Text("bostock-question-nominate")


def actions(state: BostockPosition) -> list[Move]:
    figures = state.course.figures
    return [with_figure(NOMINATE, figures[rider]) for rider in RIDERS_OF[state.to_decide]]


def why(state: BostockPosition, action: Move) -> Refusal:
    if action.verb != NOMINATE:
        return Refusal("BOS-14.1", {"who": player(state.to_decide)})
    return Refusal("BOS-14.1", of_rider(state.course, state.course.rider_of[action.figure]))


def play(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """After the last one the first heat begins."""
    rider = state.course.rider_of[action.figure]
    state.named[state.to_decide] = rider
    if tell is not None:
        tell(Event("nominated", of_rider(state.course, rider)))
    left = [seat for seat in seats_in_order(state) if state.named[seat] == NO_RIDER]
    if left:
        state.to_decide = left[0]
    else:
        start_ride(state, seats_in_order(state), chance, tell)
    return NOTHING


def attempts(view: BostockView) -> list[Attempt[Move]]:
    course = view.open.course
    hint = Text("bostock-hint-nominate", {"points": course.points.solo_trial[0]})
    return [
        Attempt(
            with_figure(NOMINATE, course.figures[rider]),
            (piece(course, rider),),
            Text("bostock-try-nominate", of_rider(course, rider)),
            hint,
        )
        for rider in RIDERS_OF[view.seat]
    ]
