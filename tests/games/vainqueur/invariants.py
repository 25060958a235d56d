"""What holds in every position of the game, for the conformance kit to check on the way."""

from typing import Any

from gruppetto.engine.contract import State
from gruppetto.games.vainqueur.box.cards import CARD_IDS, CLIMBER, KINDS, NO_CARD
from gruppetto.games.vainqueur.rules.position import Phase
from gruppetto.games.vainqueur.rules.state import VainqueurState


def cards_are_conserved(state: State[Any]) -> str | None:
    """Every card is in a hand, on a pile or in front of somebody; the deck is dealt after the prologue."""
    assert isinstance(state, VainqueurState)
    if state.phase is Phase.PROLOGUE:
        return None
    for kind, card in enumerate(CARD_IDS):
        laid = sum(handicap == kind for handicap in state.handicaps if handicap != NO_CARD)
        laid += state.climbers.bit_count() if kind == CLIMBER else 0
        count = state.draw[kind] + state.discard[kind] + sum(state.hands[kind::KINDS]) + laid
        if count != state.course.deck[kind]:
            return f"there are {count} cards {card} instead of {state.course.deck[kind]}"
    return None


def counts_agree_with_what_they_count(state: State[Any]) -> str | None:
    assert isinstance(state, VainqueurState)
    if (state.draw_count, state.discard_count) != (sum(state.draw), sum(state.discard)):
        return "the size of a pile is not the number of its cards"
    blocked = sum(1 << seat for seat, handicap in enumerate(state.handicaps) if handicap != NO_CARD)
    return None if state.blocked == blocked else "who is blocked is not who has a handicap"


INVARIANTS = (cards_are_conserved, counts_agree_with_what_they_count)
