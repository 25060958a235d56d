"""Cards are swapped: three on an exchange cell (SEC-8.1 to 8.3), up to so many by a chance card (SEC-8.4), which may
`stop` before. Each is discarded by itself, `discard 2`; then as many are drawn (D-16)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.engine.picks import Attempt, Guide, Several
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box.cards import RIDERS, card_name
from gruppetto.games.seconds.rules.actions import DISCARD, STOP, STOP_NOW, Move, move
from gruppetto.games.seconds.rules.decisions.held import giving_away, values_in_hand
from gruppetto.games.seconds.rules.naming import of_rider, player
from gruppetto.games.seconds.rules.piles import bury, draw_cards
from gruppetto.games.seconds.rules.position import EXCHANGE_PHASE, SWAP_PHASE, Phase, SecondsOpen, SecondsPosition
from gruppetto.games.seconds.rules.view import SecondsView

VERBS: Final = (DISCARD, STOP)
EXCHANGED: Final = 3
"""Cards that an exchange cell swaps (SEC-8.1)."""


def exchange(state: SecondsPosition, rider: int, tell: Tell | None) -> bool:
    """He stands on an exchange cell; says whether his owner must choose cards (SEC-8.1, 8.2)."""
    count = begin_swap(state, rider, EXCHANGED, EXCHANGE_PHASE)
    if count and tell is not None:
        tell(Event("exchange", of_rider(state, rider) | {"count": count}))
    return count > 0


def begin_swap(state: SecondsPosition, rider: int, most: int, phase: Phase = SWAP_PHASE) -> int:
    """Says how many cards wait to be discarded; with an empty hand nothing is asked."""
    count = min(most, state.hand_sizes[rider // RIDERS])
    if count:
        state.phase = phase
        state.to_discard = count
        state.swapped = 0
    return count


def rule(race: SecondsOpen) -> str:
    return "SEC-8.4" if race.phase is SWAP_PHASE else "SEC-8.1"


def actions(state: SecondsPosition) -> list[Move]:
    found = [move(DISCARD, value) for value in values_in_hand(state)]
    if state.phase is SWAP_PHASE:
        found.append(STOP_NOW)
    return found


def why(state: SecondsPosition, action: Move) -> Refusal:
    return Refusal("SEC-8.1", of_rider(state, state.rider))  # an exchange is not stopped


def play(state: SecondsPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    seat = state.to_decide
    if action.verb == DISCARD:
        bury(state, seat, action.card)
        state.to_discard -= 1
        state.swapped += 1
        if tell is not None:
            cards = [card_name(action.card)]
            tell(Event("swapped", {"who": player(seat), "count": 1}, owner=seat, secret={"cards": cards}))
        if state.to_discard:
            return False
    if state.swapped:
        draw_cards(state, seat, state.swapped, chance, tell)
    elif tell is not None:
        tell(Event("hand_kept", {"who": player(seat)}))
    return True


def guide(view: SecondsView) -> Guide:
    """The cards are chosen together, as at the table; the actions stay one a card (D-16). Who must exchange gives most
    often the lowest away, so they are proposed."""
    race = view.open
    if race.phase is SWAP_PHASE:
        return Guide(several=Several(0, race.to_discard, str(STOP_NOW)))
    lowest = [card_name(value) for value, count in enumerate(view.hand) for _ in range(count)][: race.to_discard]
    return Guide(several=Several(race.to_discard, race.to_discard), proposed=tuple(lowest))


def question(view: SecondsView) -> Text:
    count = {"count": view.open.to_discard}
    return Text("seconds-question-swap" if view.open.phase is SWAP_PHASE else "seconds-question-exchange", count)


def attempts(view: SecondsView) -> list[Attempt[Move]]:
    race = view.open
    cards = giving_away(view, DISCARD, "discard", {"count": race.to_discard}, loses=False)
    if race.phase is not SWAP_PHASE:
        return cards
    so_far = {"count": race.swapped}
    stop = Attempt(STOP_NOW, ("pile:draw",), Text("seconds-try-stop", so_far), Text("seconds-hint-stop", so_far))
    return [stop, *cards]
