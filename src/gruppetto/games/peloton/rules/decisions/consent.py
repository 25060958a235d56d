"""An opponent is offered steps: his owner agrees that his rider takes them, or refuses (PEL-19.5)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import Move, Verb
from gruppetto.games.peloton.rules.decisions.sharing import give, offer_rest
from gruppetto.games.peloton.rules.naming import button, not_given, of_hex, of_rider
from gruppetto.games.peloton.rules.position import NO_RIDER, NONE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.view import PelotonView

AGREE: Final = Move(Verb.AGREE)
_TRIED: Final = {"agree": AGREE, "refuse": Move(Verb.REFUSE)}
BUTTONS: Final = tuple(_TRIED)
_ACTIONS: Final = tuple(_TRIED.values())


def actions(table: PelotonOpen) -> tuple[Move, ...]:
    return _ACTIONS


def why(table: PelotonOpen, action: Move) -> Refusal:
    return not_given(table)


def play(state: PelotonPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    """Who is refused may make another offer, not to the same rider."""
    receiver = state.offer_rider
    if action.verb is AGREE.verb:
        give(state, receiver, state.offer_hex, tell)
        return True
    if tell is not None:
        telling.refused_share(state, state.rider, receiver, tell)
    state.declined |= 1 << receiver
    state.offer_rider = NO_RIDER
    state.offer_hex = NONE
    return offer_rest(state, state.rest)


def question(table: PelotonOpen) -> Text:
    offered = of_hex(table, table.offer_hex) | {"receiver": table.race.bibs[table.offer_rider]}
    return Text("peloton-question-consent", of_rider(table, table.rider) | offered | {"steps": table.rest})


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    table = view.open
    receiver = {"receiver": table.race.bibs[table.offer_rider]}
    args = receiver | of_hex(table, table.offer_hex) | {"steps": table.rest}
    return [Attempt(action, (button(how),), Text(f"peloton-try-{how}", args)) for how, action in _TRIED.items()]
