"""The legal actions as paths of picks; what somebody might try in vain is still to come."""

from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.actions import BOOSTED, BRAKE, LANE, LINE, PLAY, REMOUNT, RIDER, STAY, STOP, VERBS, Move
from gruppetto.games.seconds.cards import RIDERS, card_name
from gruppetto.games.seconds.naming import RIDER_NAMES
from gruppetto.games.seconds.view import SecondsView


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    return [
        Attempt(action, _picks(view, action), Text(f"seconds-do-{VERBS[action.verb]}", {"action": str(action)}))
        for action in view.actions
    ]


def _picks(view: SecondsView, action: Move) -> tuple[str, ...]:
    verb = action.verb
    if verb == RIDER:
        return (f"rider:{RIDER_NAMES[view.to_decide * RIDERS + action.number - 1]}",)
    if verb == LANE:
        number, length = view.choice_number, view.leg.length
        return (f"cell:{number if number <= length else length - number}.{action.lane}",)
    if verb in (REMOUNT, STOP):
        return ("pile:chance",) if verb == REMOUNT else ("pile:draw",)
    card = card_name(action.card)
    if verb not in (PLAY, BOOSTED, BRAKE):
        return (card, "pile:discard")
    if action.number == STAY:
        target = f"rider:{RIDER_NAMES[view.rider]}"
    else:
        target = "cell:line" if action.number == LINE else f"cell:{action.number}.{action.lane}"
    return ("pile:chance", card, target) if verb == BOOSTED else (card, target)
