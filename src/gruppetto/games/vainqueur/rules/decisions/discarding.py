"""Laying a card away (VAI-8.7): always allowed, or by the option only for who is stuck (VAI-16.1)."""

from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.vainqueur.box.cards import NAMES
from gruppetto.games.vainqueur.rules.actions import DISCARDS, Play
from gruppetto.games.vainqueur.rules.naming import DISCARD_PILE, player
from gruppetto.games.vainqueur.rules.position import VainqueurPosition
from gruppetto.games.vainqueur.rules.tour import put_on_discard


def why(state: VainqueurPosition, action: Play) -> Refusal:
    return Refusal("VAI-16.1", {"card": NAMES[action.card]})


def discard(state: VainqueurPosition, seat: int, card: int, tell: Tell | None) -> None:
    put_on_discard(state, card)
    if tell is not None:
        tell(Event("discarded", {"who": player(seat), "card": NAMES[card]}))


def attempt_discard(kind: int) -> Attempt[Play]:
    label = Text("vainqueur-try-discard", {"card": NAMES[kind]})
    hint = Text("vainqueur-hint-discard")
    return Attempt(DISCARDS[kind], (NAMES[kind], DISCARD_PILE), label, hint, side=True, loses=True)
