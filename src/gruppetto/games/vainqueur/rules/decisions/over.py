"""The tour is over: there is nothing left to decide (VAI-15.8)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.rules.actions import NO_PLAYS, Play
from gruppetto.games.vainqueur.rules.decisions import road
from gruppetto.games.vainqueur.rules.position import VainqueurPosition
from gruppetto.games.vainqueur.rules.view import VainqueurView


def actions(state: VainqueurPosition) -> tuple[Play, ...]:
    return NO_PLAYS


def why(state: VainqueurPosition, action: Play) -> Refusal:
    return Refusal("VAI-15.8")


def play(state: VainqueurPosition, action: Play, chance: Chance, tell: Tell | None) -> None:
    raise ValueError(f"the tour is over: nobody can {action}")


def question(view: VainqueurView) -> Text:
    return Text("vainqueur-question-over")


def attempts(view: VainqueurView) -> list[Attempt[Play]]:
    return road.attempts(view)
