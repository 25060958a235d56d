"""A card is laid face down in the individual time trial, until both riders of the heat have chosen (BOS-14.6 to 14.8).

`ride red-211`, or `ride on`: from now on until the heat ends the greatest sum every time, since nothing but the highest
card is worth playing (D-44).
"""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import NO_CARD
from gruppetto.games.bostock.rules.actions import RIDE, RIDE_ON, RIDE_ON_NOW, Move
from gruppetto.games.bostock.rules.heats import next_cards, riding
from gruppetto.games.bostock.rules.naming import DRAW_PILE, card_pick, of_card, of_rider, player, yes
from gruppetto.games.bostock.rules.piles import best_cards, discard, leave_hand
from gruppetto.games.bostock.rules.position import BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.turns import NOTHING, Over
from gruppetto.games.bostock.rules.view import BostockView

VERBS: Final = {RIDE: "BOS-14.6", RIDE_ON: "BOS-14.6"}


def question(table: BostockOpen) -> Text:
    return Text("bostock-question-ride", of_rider(table.course, table.named[table.to_decide]))


def actions(state: BostockPosition) -> list[Move]:
    return [*state.course.with_cards(RIDE, state.hands[state.to_decide]), RIDE_ON_NOW]


def why(state: BostockPosition, action: Move) -> Refusal:
    if action.verb == RIDE:
        return Refusal("BOS-4.2", of_card(state.to_decide, action.card))
    return Refusal("BOS-14.6", {"who": player(state.to_decide)})


def play(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """The card of the seat to decide, and whatever follows by itself (D-44)."""
    seat = state.to_decide
    if action is RIDE_ON_NOW:
        state.automatic |= 1 << seat
        if tell is not None:
            tell(Event("rides_on", {"who": player(seat)}))
        over = NOTHING
    else:
        over = _lay(state, seat, state.course.kind_of[action.card], chance, tell)
    while over is NOTHING and state.automatic >> state.to_decide & 1:
        over = _lay(state, state.to_decide, best_cards(state, state.to_decide)[0], chance, tell)
    return over


def _lay(state: BostockPosition, seat: int, kind: int, chance: Chance, tell: Tell | None) -> Over:
    """Face down; the cards are turned over when all who ride have laid one (BOS-14.6)."""
    leave_hand(state, seat, kind)
    state.chosen[seat] = kind
    racing = riding(state)
    if tell is not None and len(racing) > 1:  # also for the last one: what he then sees cannot be taken back alone
        card = card_pick(state.course.codes[kind])
        tell(Event("card_chosen", {"who": player(seat)}, owner=seat, secret={"card": card}))
    left = [other for other in racing if state.chosen[other] == NO_CARD]
    if left:
        state.to_decide = left[0]
        return NOTHING
    for rider in racing:
        _turn_over(state, rider, tell)
    return next_cards(state, chance, tell)


def _turn_over(state: BostockPosition, seat: int, tell: Tell | None) -> None:
    """He rides the sum of his card, whatever its colour (BOS-14.6, 14.7)."""
    kind = state.chosen[seat]
    state.chosen[seat] = NO_CARD
    discard(state, kind)
    state.distances[seat] += state.course.totals[kind]
    state.used[seat] += 1
    if tell is not None:
        about: Params = {
            **of_rider(state.course, state.named[seat]),
            "card": card_pick(state.course.codes[kind]),
            "steps": state.course.totals[kind],
            "distance": state.distances[seat],
            "used": state.used[seat],
        }
        tell(Event("rode", about))
    if state.distances[seat] >= state.leg.stage.length:
        _come_home(state, seat, tell)


def _come_home(state: BostockPosition, seat: int, tell: Tell | None) -> None:
    """The cards he has left are discarded (D-34)."""
    left = state.hands[seat]
    state.hands[seat] = ()
    for kind in left:
        discard(state, kind)
    if tell is not None:
        tell(Event("trial_home", {**of_rider(state.course, state.named[seat]), "used": state.used[seat]}))
        if left:
            cards = [card_pick(state.course.codes[kind]) for kind in left]
            tell(Event("hand_laid", {"who": player(seat), "cards": cards}))


def attempts(view: BostockView) -> list[Attempt[Move]]:
    on = Attempt(RIDE_ON_NOW, (DRAW_PILE,), Text("bostock-try-ride_on"), Text("bostock-hint-ride_on"))
    return [on, *[_attempt(view, action) for action in view.open.course.with_cards(RIDE, view.hand)]]


def _attempt(view: BostockView, action: Move) -> Attempt[Move]:
    table, card = view.open, card_pick(action.card)
    steps, length = table.course.totals[table.course.kind_of[action.card]], table.leg.stage.length
    distance = table.distances[view.seat] + steps
    home = distance >= length
    args: Params = {"steps": steps, "distance": distance, "length": length, "home": yes(home)}
    label, hint = Text("bostock-try-ride", {"card": card}), Text("bostock-hint-ride", args)
    return Attempt(action, (card,), label, hint, signs=("mark-finish",) if home else ())
