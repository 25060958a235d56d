"""In a time trial the team says which of its riders goes next: `rider 2` (SEC-17.3)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules.actions import RIDER, Move, move
from gruppetto.games.seconds.rules.decisions.ride import not_yet
from gruppetto.games.seconds.rules.falls import waiting
from gruppetto.games.seconds.rules.naming import of_rider, piece
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition, team
from gruppetto.games.seconds.rules.rounds import begin_turn
from gruppetto.games.seconds.rules.view import SecondsView

VERBS: Final = (RIDER,)


def rule(race: SecondsOpen) -> str:
    return "SEC-17.3" if race.leg.trial else "SEC-4.3"


def actions(state: SecondsPosition) -> list[Move]:
    return [move(RIDER, number=rider % RIDERS + 1) for rider in waiting(state, state.to_decide)]


def why(state: SecondsPosition, action: Move) -> Refusal:
    rider = state.to_decide * RIDERS + action.number - 1
    return Refusal("SEC-17.6" if state.finish_rounds[rider] else "SEC-17.3", of_rider(state, rider))


def play(state: SecondsPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    rider = state.to_decide * RIDERS + action.number - 1
    state.moved |= 1 << rider
    if tell is not None:
        tell(Event("rider_chosen", of_rider(state, rider)))
    begin_turn(state, rider, chance, tell)
    return False


def question(view: SecondsView) -> Text:
    return Text("seconds-question-choose")


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    labels = {rider: Text("seconds-try-rider", of_rider(view.open, rider)) for rider in team(view.seat)}
    riders = [Attempt(move(RIDER, number=rider % RIDERS + 1), (piece(rider),), labels[rider]) for rider in labels]
    return riders + not_yet(view)
