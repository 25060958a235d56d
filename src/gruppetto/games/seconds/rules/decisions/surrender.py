"""A card is surrendered for every rider who is home, before the others ride on: `surrender 2` (SEC-13.3)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import card_name
from gruppetto.games.seconds.rules.actions import SURRENDER, Move, move
from gruppetto.games.seconds.rules.decisions.held import giving_away, values_in_hand
from gruppetto.games.seconds.rules.naming import player
from gruppetto.games.seconds.rules.piles import bury
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition, changed
from gruppetto.games.seconds.rules.view import SecondsView

VERBS: Final = (SURRENDER,)


def rule(race: SecondsOpen) -> str:
    return "SEC-13.3"


def actions(state: SecondsPosition) -> list[Move]:
    return [move(SURRENDER, value) for value in values_in_hand(state)]


def why(state: SecondsPosition, action: Move) -> Refusal:
    raise ValueError(f"{action} is legal: any card that is held can be surrendered")


def play(state: SecondsPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    """A card for a rider who has finished, face down (SEC-13.3)."""
    seat = state.to_decide
    bury(state, seat, action.card)
    state.due = changed(state.due, seat, state.due[seat] - 1)
    if tell is not None:
        tell(Event("surrendered", {"who": player(seat)}, owner=seat, secret={"card": card_name(action.card)}))
    return True


def question(view: SecondsView) -> Text:
    return Text("seconds-question-surrender", {"count": view.open.due[view.open.to_decide]})


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    return giving_away(view, SURRENDER, "surrender", {})
