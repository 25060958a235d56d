"""Sequences open by themselves: order of play, groups and attack positions, all from the positions then (PEL-3, 4, 7,
11); then everybody has his turn, but for the fallen and the boxed in, who are passed over (PEL-0.18, 6, 18.4)."""

from gruppetto.engine.event import Tell
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.course import CLIMB
from gruppetto.games.peloton.rules.position import SPEED_PHASE, PelotonPosition
from gruppetto.games.peloton.rules.reach import can_step


def begin_sequence(state: PelotonPosition, tell: Tell | None) -> None:
    """Hexes are numbered in the order of play from the rear, so the order is that of their numbers (PEL-3, PEL-4)."""
    state.sequence += 1
    road = state.road
    places = sorted([place for place in state.hexes if place >= 0], reverse=True)
    state.order = tuple([road[place] - 1 for place in places])
    _find_groups(state)
    _find_attackers(state)
    state.clear_groups(len(state.leaders))
    if tell is not None:
        telling.sequence_started(state, tell)


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
    """Leaders of groups, and members with nothing but free hexes ahead (PEL-11.2 to 11.4); on a climb both may be
    needed (PEL-15.1; D-9)."""
    road, hexes, forward, terrain = state.road, state.hexes, state.leg.forward, state.leg.terrain
    strict = state.race.lead_and_free
    attackers = 0
    for rider in state.order:
        group = state.group_of[rider]
        if state.group_sizes[group] > 1:
            leads = state.leaders[group] == rider
            free = not sum([road[place] for place in forward[hexes[rider]]])
            both = strict and terrain[hexes[rider]] == CLIMB
            if (leads and free) if both else (leads or free):
                attackers |= 1 << rider
    state.attackers = attackers


def next_turn(state: PelotonPosition, tell: Tell | None) -> bool:
    """Opens the turn of the next rider who can play; False when the sequence is over."""
    order = state.order
    while state.turn + 1 < len(order):
        state.turn += 1
        rider = order[state.turn]
        group = state.group_of[rider]
        braked = state.brakes[group] > 0
        if braked:
            state.brakes[group] -= 1
        if state.fallen >> rider & 1:
            if tell is not None:
                telling.lost_turn(state, rider, tell)
            continue
        if not can_step(state, rider):
            state.stuck |= 1 << rider
            if tell is not None:
                telling.collided(state, rider, tell)
            continue
        state.clear_turn()
        state.rider = rider
        state.braked = braked
        state.phase = SPEED_PHASE
        state.to_decide = state.race.owners[rider]
        return True
    return False
