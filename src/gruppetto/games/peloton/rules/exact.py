"""The option `exact_move`: exactly so many steps, or as many as possible, unless the rest is shared (D-21)."""

from gruppetto.games.peloton.rules.position import MOVE2_PHASE, ORDINARY, PelotonOpen
from gruppetto.games.peloton.rules.sharing import is_own, ways_beside
from gruppetto.games.peloton.rules.turns import can_step
from gruppetto.games.peloton.rules.ways import spread


def full_distance(table: PelotonOpen) -> frozenset[int]:
    """The hexes at the end of the longest ways, of at most the speed."""
    forward, road = table.leg.forward, table.road
    layer = {table.hexes[table.rider]}
    for _ in range(table.speed):
        ahead = {to for here in layer for to in forward[here] if not road[to]}
        if not ahead:
            break
        layer = ahead
    return frozenset(layer)


def exact_reach(table: PelotonOpen) -> dict[int, int]:
    """The full distance, and shorter moves after which a rider of his own can take the rest."""
    steps = spread(table.leg.forward, table.road, table.hexes[table.rider], table.speed)
    full = full_distance(table)
    first_leg = table.solo != ORDINARY and table.phase is not MOVE2_PHASE
    own = _own_hexes(table)
    return {
        place: count
        for place, count in steps.items()
        if place in full or (not first_leg and _can_share_from(table, place, table.speed - count, own))
    }


def may_stop(table: PelotonOpen) -> bool:
    """Whether the second leg may have no step."""
    if not table.race.exact_move or not can_step(table, table.rider):
        return True
    return _can_share_from(table, table.hexes[table.rider], table.speed, _own_hexes(table))


def _own_hexes(table: PelotonOpen) -> int:
    """Where other riders of the same owner stand, as a set."""
    bits, hexes = table.ways.bits, table.hexes
    return sum(
        bits[place] for rider, place in enumerate(hexes) if place >= 0 and rider != table.rider and is_own(table, rider)
    )


def _can_share_from(table: PelotonOpen, place: int, rest: int, own: int) -> bool:
    """Whether a rider of his own could take the rest if he stood there."""
    if rest <= 0:
        return False
    road = table.road[:]
    road[table.hexes[table.rider]] = 0
    road[place] = table.rider + 1
    return any(ways_beside(table, road, place, rest, own))
