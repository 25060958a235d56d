"""How far a race card would lead each rider, for somebody who looks at it before he plays it (BOS-4, BOS-6)."""

from gruppetto.engine.picks import Reach
from gruppetto.games.bostock.rules.actions import PLAY
from gruppetto.games.bostock.rules.decisions import numbers, race_card
from gruppetto.games.bostock.rules.naming import card_pick
from gruppetto.games.bostock.rules.position import BostockOpen
from gruppetto.games.bostock.rules.view import BostockView


def reach(view: BostockView, thing: str) -> list[Reach]:
    """Of a card that can be played now, by rider; each as if he were the first to move."""
    table = view.open
    for action in view.actions:
        if action.verb == PLAY and card_pick(action.card) == thing:
            race = BostockOpen()
            table.copy_open(race)
            race_card.lay_out(race, table.course.kind_of[action.card])
            return numbers.within_reach(race)
    return []
