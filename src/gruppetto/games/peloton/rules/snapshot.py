"""The start of a sequence: order of play, groups, attack positions, all from the positions then (PEL-3, 4, 7, 11)."""

from gruppetto.games.peloton.rules.position import NONE, PelotonPosition


def take_snapshot(state: PelotonPosition) -> None:
    """Hexes are numbered in the order of play from the rear, so the order is that of their numbers (PEL-3, PEL-4)."""
    road = state.road
    places = sorted([place for place in state.hexes if place >= 0], reverse=True)
    state.order = tuple([road[place] - 1 for place in places])
    _find_groups(state)
    _find_attackers(state)
    count = len(state.leaders)
    state.paces = [0] * count
    state.brakes = [0] * count
    state.breakaways = [0] * count
    state.breakaway_dice = [NONE] * count
    state.climb_paces = state.sheltered = state.resets = state.closed = 0
    state.fallen = state.stuck = 0
    state.arrived = ()
    state.turn = -1


def _find_groups(state: PelotonPosition) -> None:
    """Groups are riders on neighbouring hexes, chains included (PEL-7.1); the first of the order leads (PEL-7.4)."""
    road, hexes, neighbours = state.road, state.hexes, state.leg.neighbours
    group_of = [-1] * len(hexes)
    leaders: list[int] = []
    sizes: list[int] = []
    for rider in state.order:
        if group_of[rider] >= 0:
            continue
        group = len(leaders)
        leaders.append(rider)
        group_of[rider] = group
        members = [rider]
        for member in members:
            for place in neighbours[hexes[member]]:
                other = road[place]
                if other and group_of[other - 1] < 0:
                    group_of[other - 1] = group
                    members.append(other - 1)
        sizes.append(len(members))
    state.group_of = group_of
    state.leaders = tuple(leaders)
    state.group_sizes = tuple(sizes)


def _find_attackers(state: PelotonPosition) -> None:
    """Leaders of groups, and members with nothing but free hexes ahead (PEL-11.2 to 11.4; D-9)."""
    road, hexes, forward = state.road, state.hexes, state.leg.forward
    attackers = 0
    for rider in state.order:
        group = state.group_of[rider]
        if state.group_sizes[group] == 1:
            continue
        if state.leaders[group] == rider:
            attackers |= 1 << rider
            continue
        for place in forward[hexes[rider]]:
            if road[place]:
                break
        else:
            attackers |= 1 << rider
    state.attackers = attackers
