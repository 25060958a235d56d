"""The one imperative line for the seat to decide."""

from gruppetto.engine.event import Params
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.actions import END, PASS, RISK
from gruppetto.games.bostock.naming import of_rider
from gruppetto.games.bostock.state import (
    CHOOSE_PHASE,
    LAY_OFF_PHASE,
    MOVE_PHASE,
    NOMINATE_PHASE,
    PICK_PHASE,
    RIDE_PHASE,
    SWAP_PHASE,
)
from gruppetto.games.bostock.view import BostockView


def question(view: BostockView) -> Text:
    key, args = _asked(view)
    return Text(f"bostock-question-{key}", args)


def _asked(view: BostockView) -> tuple[str, Params]:
    phase = view.phase
    if phase is CHOOSE_PHASE:
        return _card(view)
    if phase is MOVE_PHASE:
        return _move(view)
    if phase is PICK_PHASE:
        return "pick", of_rider(view.risk_rider)
    if phase is SWAP_PHASE:
        return "swap", {}
    if phase is LAY_OFF_PHASE:
        return "lay_off", {}
    if phase is NOMINATE_PHASE:
        return "nominate", {}
    return ("ride", of_rider(view.named[view.to_decide])) if phase is RIDE_PHASE else ("over", {})


def _card(view: BostockView) -> tuple[str, Params]:
    verbs = {action.verb for action in view.actions}
    if verbs == {RISK}:
        return "risk", {"title": view.course.risk_cards[view.held[view.to_decide]].title}
    if PASS in verbs:
        return "crossing" if view.still else "pass", {}
    return "second" if view.cards_played else "card", {}


def _move(view: BostockView) -> tuple[str, Params]:
    if view.gift_steps:
        return "gift", {"steps": view.gift_steps}
    if any(action.verb == END for action in view.actions):
        return "bonus", {}
    return "move", {"numbers": [number for number in view.numbers if number]}
