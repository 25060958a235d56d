"""What holds in every position of the game, for the conformance kit to check on the way."""

from typing import Any

from gruppetto.engine.contract import State
from gruppetto.games.peloton.rules.state import PelotonState

OPEN = True
"""Nothing is hidden in this game: every seat sees the whole table."""


def one_rider_a_hex(state: State[Any]) -> str | None:
    """The riders' hexes, the road and the set of taken hexes tell the same."""
    assert isinstance(state, PelotonState)
    road, taken = bytearray(state.leg.size), 0
    for rider, place in enumerate(state.hexes):
        if place >= 0:
            if road[place]:
                return f"hex {state.leg.address[place]} holds two riders"
            road[place] = rider + 1
            taken |= 1 << place
    return None if (road, taken) == (state.road, state.taken) else "the road is not where the riders are"


def every_starter_is_somewhere(state: State[Any]) -> str | None:
    """On the road, home, or out, once the stage has begun."""
    assert isinstance(state, PelotonState)
    if state.sequence == 0:
        return None
    starters = state.line_up if state.stage_index else range(state.race.riders)
    lost = [who for who in starters if (state.hexes[who] >= 0) == (state.finishes[who][0] != 0)]
    return f"riders {lost} are nowhere or in two places" if lost else None


def at_most_four_score_at_a_line(state: State[Any]) -> str | None:
    assert isinstance(state, PelotonState)
    wrong = [takers for takers in state.takers if len(takers) > 4 or len(set(takers)) < len(takers)]
    return f"a line has the takers {wrong}" if wrong else None


def nobody_placed_ahead_is_slower(state: State[Any]) -> str | None:
    assert isinstance(state, PelotonState)
    for result in state.ledger:
        if list(result.times) != sorted(result.times):
            return f"a stage is placed with the times {result.times}"
    return None


INVARIANTS = (one_rider_a_hex, every_starter_is_somewhere, at_most_four_score_at_a_line, nobody_placed_ahead_is_slower)
