"""The option `exact_move`: exactly so many steps, or as many as possible, unless the rest is shared (D-21)."""

from gruppetto.games.peloton.sharing import is_own, ways_beside
from gruppetto.games.peloton.state import MOVE2_PHASE, ORDINARY, Position
from gruppetto.games.peloton.turns import can_step
from gruppetto.games.peloton.ways import spread


def full_distance(state: Position) -> frozenset[int]:
    """The hexes at the end of the longest ways, of at most the speed."""
    forward, road = state.leg.forward, state.road
    layer = {state.hexes[state.rider]}
    for _ in range(state.speed):
        ahead = {to for here in layer for to in forward[here] if not road[to]}
        if not ahead:
            break
        layer = ahead
    return frozenset(layer)


def exact_reach(state: Position) -> dict[int, int]:
    """The full distance, and shorter moves after which a rider of his own can take the rest."""
    steps = spread(state.leg.forward, state.road, state.hexes[state.rider], state.speed)
    full = full_distance(state)
    first_leg = state.solo != ORDINARY and state.phase is not MOVE2_PHASE
    own = _own_hexes(state)
    return {
        place: count
        for place, count in steps.items()
        if place in full or (not first_leg and _can_share_from(state, place, state.speed - count, own))
    }


def may_stop(state: Position) -> bool:
    """Whether the second leg may have no step."""
    if not state.race.exact_move or not can_step(state, state.rider):
        return True
    return _can_share_from(state, state.hexes[state.rider], state.speed, _own_hexes(state))


def _own_hexes(state: Position) -> int:
    """Where other riders of the same owner stand, as a set."""
    bits, hexes = state.ways.bits, state.hexes
    return sum(
        bits[place] for rider, place in enumerate(hexes) if place >= 0 and rider != state.rider and is_own(state, rider)
    )


def _can_share_from(state: Position, place: int, rest: int, own: int) -> bool:
    """Whether a rider of his own could take the rest if he stood there."""
    if rest <= 0:
        return False
    rider, start, kept = state.rider, state.hexes[state.rider], state.rest
    state.lift(rider)
    state.put(rider, place)
    state.rest = rest
    found = next(ways_beside(state, own), None)
    state.lift(rider)
    state.put(rider, start)
    state.rest = kept
    return found is not None
