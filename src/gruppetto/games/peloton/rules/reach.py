"""Where a rider gets to: the hexes within his speed, and those beside him that others reach with what he leaves over.

Moving, stopping and sharing ask this; so does the option `exact_move`: exactly so many steps, or as many as possible,
unless the rest is shared (D-21).
"""

from collections.abc import Iterator

from gruppetto.games.peloton.rules.position import MOVE2_PHASE, ORDINARY, PelotonOpen
from gruppetto.games.peloton.rules.ways import Ways, spread


def can_step(table: PelotonOpen, rider: int) -> bool:
    """Whether a forward hex is free (PEL-6.1)."""
    road = table.road
    return 0 in [road[place] for place in table.leg.forward[table.hexes[rider]]]


def reach(table: PelotonOpen) -> dict[int, int]:
    """Where the rider in turn may move, with the steps to each hex; worked out once a move (PEL-2)."""
    found = table.reach
    if found is None:
        place = table.hexes[table.rider]
        if table.race.exact_move:
            found = _exact_reach(table)
        else:
            cone = table.ways.cone(place, table.speed)
            if cone.mask & table.taken:
                found = spread(table.leg.forward, table.road, place, table.speed)
            else:
                found = cone.steps
        table.reach = found
    return found


def way_to(table: PelotonOpen, place: int) -> list[int]:
    """A shortest way of the rider in turn, for the eye: hex by hex from where he stands."""
    start = table.hexes[table.rider]
    steps = spread(table.leg.forward, table.road, start, table.speed)
    way = [place]
    while steps[way[-1]] > 1:
        here = way[-1]
        way.append(min(at for at, count in steps.items() if count == steps[here] - 1 and here in table.leg.forward[at]))
    return [start, *way[::-1]]


# --- who gets beside him (PEL-19) ---


def ways_beside(table: PelotonOpen, road: bytearray, giver: int, rest: int, among: int) -> Iterator[tuple[int, int]]:
    """The riders on a set of hexes who can take the rest, each with the hexes beside the giver's where it leads."""
    ways = table.ways
    for place in ways.leg.neighbours[giver]:
        if road[place]:
            continue
        sources = ways.behind(place, rest) & among
        while sources:
            low = sources & -sources
            sources ^= low
            start = low.bit_length() - 1
            receiver = road[start] - 1
            if can_receive(table, receiver) and exact_way(ways, road, start, place, rest):
                yield receiver, place


def can_receive(table: PelotonOpen, receiver: int) -> bool:
    """A team-mate, or a rider of another team that may get some, who has neither crashed nor collided nor declined
    (PEL-19.2, 19.5)."""
    if (table.fallen | table.stuck | table.declined) >> receiver & 1 or receiver == table.rider:
        return False
    race = table.race
    if race.team_of[receiver] == race.team_of[table.rider]:
        return True
    return race.share_own_teams if is_own(table, receiver) else race.share_with_opponents


def is_own(table: PelotonOpen, receiver: int) -> bool:
    """Whether nobody else need be asked (D-23)."""
    owners = table.race.owners
    return owners[receiver] == owners[table.rider]


def own_hexes(table: PelotonOpen) -> int:
    """Where other riders of the owner of the rider in turn stand, as a set."""
    found, owners, bits = 0, table.race.owners, table.ways.bits
    for rider, place in enumerate(table.hexes):
        if place >= 0 and owners[rider] == owners[table.rider] and rider != table.rider:
            found |= bits[place]
    return found


def exact_way(ways: Ways, road: bytearray, start: int, place: int, steps: int) -> list[list[int]]:
    """The free hexes over which exactly so many steps lead from one hex to another, step by step; nothing where there
    is no such way (PEL-19.3)."""
    forward = ways.leg.forward
    layers = [[start]]
    for left in range(steps - 1, -1, -1):
        useful = ways.behind(place, left)
        ahead: list[int] = []
        for here in layers[-1]:
            for to in forward[here]:
                if not road[to] and useful >> to & 1 and to not in ahead:
                    ahead.append(to)
        if not ahead:
            return []
        layers.append(ahead)
    return layers


# --- exact_move (D-21) ---


def full_distance(table: PelotonOpen) -> frozenset[int]:
    """The hexes at the end of the longest ways, of at most the speed."""
    forward, road = table.leg.forward, table.road
    layer = {table.hexes[table.rider]}
    for _ in range(table.speed):
        layer = {to for here in layer for to in forward[here] if not road[to]} or layer
    return frozenset(layer)


def _exact_reach(table: PelotonOpen) -> dict[int, int]:
    """The full distance, and shorter moves after which a rider of his own can take the rest."""
    steps = spread(table.leg.forward, table.road, table.hexes[table.rider], table.speed)
    full = full_distance(table)
    first_leg = table.solo != ORDINARY and table.phase is not MOVE2_PHASE
    own = own_hexes(table)
    return {
        place: count
        for place, count in steps.items()
        if place in full or (not first_leg and _can_share_from(table, place, table.speed - count, own))
    }


def may_stay(table: PelotonOpen) -> bool:
    """Whether the second leg may have no step."""
    if not table.race.exact_move or not can_step(table, table.rider):
        return True
    return _can_share_from(table, table.hexes[table.rider], table.speed, own_hexes(table))


def _can_share_from(table: PelotonOpen, place: int, rest: int, own: int) -> bool:
    """Whether a rider of his own could take the rest if he stood there."""
    if rest <= 0:
        return False
    road = table.road[:]
    road[table.hexes[table.rider]] = 0
    road[place] = table.rider + 1
    return any(ways_beside(table, road, place, rest, own))
