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
from gruppetto.games.bostock.rules.actions import NOMINATE, Move, with_rider
from gruppetto.games.bostock.rules.heats import seats_in_order, start_ride
from gruppetto.games.bostock.rules.naming import of_rider, piece, player
from gruppetto.games.bostock.rules.position import NO_RIDER, BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.turns import NOTHING, Over
from gruppetto.games.bostock.rules.view import BostockView

VERBS: Final = {NOMINATE: "BOS-14.1"}


def question(table: BostockOpen) -> Text:
    return Text("bostock-question-nominate")


def actions(state: BostockPosition) -> list[Move]:
    return [with_rider(NOMINATE, rider) for rider in RIDERS_OF[state.to_decide]]


def why(state: BostockPosition, action: Move) -> Refusal:
    naming = action.verb == NOMINATE
    return Refusal("BOS-14.1", of_rider(action.rider) if naming else {"who": player(state.to_decide)})


def play(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """After the last one the first heat begins."""
    state.named[state.to_decide] = action.rider
    if tell is not None:
        tell(Event("nominated", of_rider(action.rider)))
    left = [seat for seat in seats_in_order(state) if state.named[seat] == NO_RIDER]
    if left:
        state.to_decide = left[0]
    else:
        start_ride(state, seats_in_order(state), chance, tell)
    return NOTHING


def attempts(view: BostockView) -> list[Attempt[Move]]:
    hint = Text("bostock-hint-nominate", {"points": view.open.course.edition.points.solo_trial[0]})
    return [
        Attempt(with_rider(NOMINATE, rider), (piece(rider),), Text("bostock-try-nominate", of_rider(rider)), hint)
        for rider in RIDERS_OF[view.seat]
    ]
