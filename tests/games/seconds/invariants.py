"""What holds in every position of the game, for the conformance kit to check on the way, and what the rules reveal."""

from typing import Any

from gruppetto.engine.contract import State
from gruppetto.games.seconds.rules.actions import CRASH
from gruppetto.games.seconds.rules.state import SecondsState


def cards_are_conserved(state: State[Any]) -> str | None:
    """Every card is somewhere, once."""
    assert isinstance(state, SecondsState)
    kinds = state.course.kinds
    for value, total in enumerate(state.course.deck):
        found = state.draw[value] + state.played[value]
        found += sum(state.hands[value::kinds]) + sum(state.buried[value::kinds])
        if found != total:
            return f"there are {found} cards {value}, not {total}"
    chance = sum(state.chance_pile) + len(state.chance_bottom) + sum(state.kept)
    return None if chance == state.course.chance_count else f"there are {chance} chance cards"


def piles_are_counted(state: State[Any]) -> str | None:
    """How many cards lie where is open, and agrees with what is hidden."""
    assert isinstance(state, SecondsState)
    kinds, seats = state.course.kinds, range(state.course.seats)
    if state.hand_sizes != [sum(state.hand(seat)) for seat in seats]:
        return f"the hands do not have {state.hand_sizes} cards"
    if list(state.buried_sizes) != [sum(state.buried[seat * kinds : (seat + 1) * kinds]) for seat in seats]:
        return f"the seats have not laid {state.buried_sizes} cards aside"
    return None if state.draw_count == sum(state.draw) else f"the draw pile does not have {state.draw_count} cards"


def one_rider_a_cell(state: State[Any]) -> str | None:
    assert isinstance(state, SecondsState)
    blocked = [0] * len(state.blocked)
    for number, lanes in [*zip(state.numbers, state.lanes, strict=True), *state.zones]:
        if blocked[number] & lanes:
            return f"a cell of {number} holds two riders, or one in a crash zone"
        blocked[number] |= lanes
    return None if blocked == state.blocked else "the blocked cells are not those of riders and crash zones"


def reveals(state: State[Any], action: Any) -> bool:
    """A hand is turned over when somebody cannot avoid a crash (SEC-10.3)."""
    return bool(action.verb == CRASH)


INVARIANTS = (cards_are_conserved, piles_are_counted, one_rider_a_cell)
REVEALS = reveals
