"""Cards are swapped in the Feed zone, one by one; when it is enough, as many new ones are drawn (BOS-8.6, D-45).

`swap red-211`, `stop`.
"""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt, Guide, Several
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.rules.actions import STOP, STOP_SWAPPING, SWAP, Move
from gruppetto.games.bostock.rules.naming import DRAW_PILE, card_pick, of_card, player
from gruppetto.games.bostock.rules.piles import draw_cards, lay_down
from gruppetto.games.bostock.rules.position import BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.turns import NOTHING, Over, go_on
from gruppetto.games.bostock.rules.view import BostockView

VERBS: Final = {SWAP: "BOS-8.6", STOP: "BOS-8.6"}


def question(table: BostockOpen) -> Text:
    return Text("bostock-question-swap")


def guide(view: BostockView) -> Guide:
    """The cards are chosen together, as at the table; the actions stay one a card (D-45)."""
    return Guide(several=Several(0, len(view.hand), str(STOP_SWAPPING)))


def actions(state: BostockPosition) -> list[Move]:
    return [*state.course.with_cards(SWAP, state.hands[state.to_decide]), STOP_SWAPPING]


def why(state: BostockPosition, action: Move) -> Refusal:
    if action.verb == SWAP:
        return Refusal("BOS-4.2", of_card(state.to_decide, action.card))
    return Refusal("BOS-8.4", {"who": player(state.to_decide)})


def play(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    seat = state.to_decide
    if action is not STOP_SWAPPING:
        lay_down(state, seat, state.course.kind_of[action.card])
        state.swapped += 1
        if tell is not None:
            tell(Event("swapped", {"who": player(seat), "cards": [card_pick(action.card)]}))
        if state.hands[seat]:
            return NOTHING
    return _draw_new_ones(state, seat, chance, tell)


def _draw_new_ones(state: BostockPosition, seat: int, chance: Chance, tell: Tell | None) -> Over:
    count = state.swapped
    state.clear_choice()
    if not count and tell is not None:
        tell(Event("hand_kept", {"who": player(seat)}))
    draw_cards(state, seat, count, chance, tell)
    return go_on(state, tell)


def attempts(view: BostockView) -> list[Attempt[Move]]:
    args = {"count": view.open.swapped}
    stop = Attempt(STOP_SWAPPING, (DRAW_PILE,), Text("bostock-try-stop", args), Text("bostock-hint-stop", args))
    swaps = [(swap, card_pick(swap.card)) for swap in view.open.course.with_cards(SWAP, view.hand)]
    hint = Text("bostock-hint-swap")
    return [stop, *[Attempt(swap, (card,), Text("bostock-try-swap", {"card": card}), hint) for swap, card in swaps]]
