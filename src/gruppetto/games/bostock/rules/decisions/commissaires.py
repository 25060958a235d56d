"""The commissaires take the best card of a hand: which of those with the greatest sum is laid off (BOS-8.6, D-45).

`lay_off red-211`.
"""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import NO_CARD
from gruppetto.games.bostock.rules.actions import LAY_OFF, Move
from gruppetto.games.bostock.rules.cues import LAID_OFF
from gruppetto.games.bostock.rules.naming import card_pick, of_card, player
from gruppetto.games.bostock.rules.piles import best_cards, lay_down
from gruppetto.games.bostock.rules.position import BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.turns import Over, go_on
from gruppetto.games.bostock.rules.view import BostockView

VERBS: Final = {LAY_OFF: "BOS-8.6"}


def question(table: BostockOpen) -> Text:
    return Text("bostock-question-lay_off")


def actions(state: BostockPosition) -> list[Move]:
    return state.course.with_cards(LAY_OFF, best_cards(state, state.to_decide))


def why(state: BostockPosition, action: Move) -> Refusal:
    seat = state.to_decide
    if action.verb != LAY_OFF:
        return Refusal("BOS-8.4", {"who": player(seat)})
    held = state.course.kind_of.get(action.card, NO_CARD) in state.hands[seat]
    return Refusal("BOS-8.6" if held else "BOS-4.2", of_card(seat, action.card))


def play(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    seat = state.to_decide
    state.clear_choice()
    lay_down(state, seat, state.course.kind_of[action.card])
    if tell is not None:
        tell(Event("laid_off", of_card(seat, action.card), cue=LAID_OFF))
    return go_on(state, tell)


def attempts(view: BostockView) -> list[Attempt[Move]]:
    tried = [(action, card_pick(action.card)) for action in view.open.course.with_cards(LAY_OFF, view.hand)]
    hint = Text("bostock-hint-lay_off")
    return [
        Attempt(action, (card,), Text("bostock-try-lay_off", {"card": card}), hint, loses=True)
        for action, card in tried
    ]
