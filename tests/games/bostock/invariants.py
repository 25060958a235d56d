"""What holds in every position of the game, for the conformance kit to check on the way, and what the rules reveal."""

from typing import Any

from gruppetto.engine.contract import State
from gruppetto.games.bostock.box.cards import NO_CARD
from gruppetto.games.bostock.rules.actions import RIDE, RIDE_ON
from gruppetto.games.bostock.rules.hands import hand_size, has_laid
from gruppetto.games.bostock.rules.heats import riding
from gruppetto.games.bostock.rules.state import BostockState


def cards_are_conserved(state: State[Any]) -> str | None:
    """Every race card and every Risk card is somewhere, once."""
    assert isinstance(state, BostockState)
    for kind, total in enumerate(state.course.deck):
        found = state.draw[kind] + state.discards[kind] + state.chosen.count(kind)
        found += sum(hand.count(kind) for hand in state.hands)
        if found != total:
            return f"there are {found} cards of kind {kind}, not {total}"
    for kind, total in enumerate(state.course.risk_deck):
        found = state.risk_pile[kind] + state.risk_bottom.count(kind) + state.held.count(kind)
        if found != total:
            return f"there are {found} Risk cards of kind {kind}, not {total}"
    return None


def one_rider_a_cell(state: State[Any]) -> str | None:
    assert isinstance(state, BostockState)
    occupied = [0] * len(state.occupied)
    if state.leg.abreast:  # mates may be level in the lanes of their team (D-32)
        return None if state.occupied == occupied else "a rider is in the way of his mates"
    for row, lane in zip(state.rows, state.lanes, strict=True):
        if occupied[row] & lane or lane & ~state.leg.full[row]:
            return f"a cell of row {row} holds two riders, or is none"
        occupied[row] |= lane
    return None if occupied == state.occupied else "the occupied cells are not those of the riders"


def hands_are_full(state: State[Any]) -> str | None:
    """Outside a time trial everybody else holds the hand that was dealt."""
    assert isinstance(state, BostockState)
    if state.leg.solo_trial or state.to_decide < 0:
        return None
    sizes = [len(hand) for seat, hand in enumerate(state.hands) if seat != state.to_decide]
    return None if set(sizes) == {state.course.hand_size} else f"the other hands have {sizes} cards"


def hidden_cards_are_counted(state: State[Any]) -> str | None:
    """What everybody sees of hidden cards follows from what lies open, and is true."""
    assert isinstance(state, BostockState)
    for seat, hand in enumerate(state.hands):
        if hand_size(state, seat) != len(hand):
            return f"seat {seat} holds {len(hand)} cards, not {hand_size(state, seat)}"
        if has_laid(state, seat) != (state.chosen[seat] != NO_CARD):
            return f"it is not seen whether seat {seat} has laid a card"
    return None


def points_add_up(state: State[Any]) -> str | None:
    """What the riders collected is what their player has (D-29)."""
    assert isinstance(state, BostockState)
    for result in state.results:
        for seat, points in enumerate(result.individual):
            if sum(result.collected[seat * 3 : seat * 3 + 3]) != points:
                return f"the riders of seat {seat} collected something else than {points}"
    return None


def reveals(state: State[Any], action: Any) -> bool:
    """Cards of an individual time trial are turned over when the heat has chosen; who rides on shows the rest."""
    assert isinstance(state, BostockState)
    last = all(state.chosen[seat] != NO_CARD for seat in riding(state) if seat != state.to_decide)
    return action.verb == RIDE_ON or (action.verb == RIDE and (last or bool(state.automatic)))


INVARIANTS = (cards_are_conserved, one_rider_a_cell, hands_are_full, hidden_cards_are_counted, points_add_up)
REVEALS = reveals
