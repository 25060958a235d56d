"""After the green die of a solo attack: riding on as far as it says, or stopping (PEL-11.6; D-10)."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import Move, Verb
from gruppetto.games.peloton.rules.decisions import moving
from gruppetto.games.peloton.rules.decisions.sharing import offer_rest
from gruppetto.games.peloton.rules.naming import button, forbidden, of_rider
from gruppetto.games.peloton.rules.position import MOVE2_PHASE, MOVE_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.reach import can_step, may_stay
from gruppetto.games.peloton.rules.view import PelotonView

BUTTONS: Final = ("stop",)
STOP: Final = Move(Verb.STOP)


def actions(table: PelotonOpen) -> Sequence[Move]:
    return [*moving.actions(table), STOP] if may_stay(table) else moving.actions(table)


def why(table: PelotonOpen, action: Move) -> Refusal:
    return forbidden(table, "PEL-2.6" if table.phase in (MOVE_PHASE, MOVE2_PHASE) else "PEL-5.8")


def play(state: PelotonPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    """Stops; the green die can still be given away."""
    if tell is not None:
        telling.stopped(state, state.rider, tell)
    state.owes = state.race.exact_move and can_step(state, state.rider)
    state.reach = None
    return offer_rest(state, state.speed)


def question(table: PelotonOpen) -> Text:
    return Text("peloton-question-leg", of_rider(table, table.rider) | {"speed": table.speed})


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    stop = Attempt(STOP, (button("stop"),), Text("peloton-try-stop"), Text("peloton-hint-stop"))
    return [*moving.attempts(view), stop]
