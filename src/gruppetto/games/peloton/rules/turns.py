"""Whose turn it is: sequences open by themselves, the fallen and the boxed in are passed over (PEL-0.18, 6, 18.4)."""

from gruppetto.engine.event import Tell
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.position import SPEED_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.snapshot import take_snapshot


def begin_sequence(state: PelotonPosition, tell: Tell | None) -> None:
    state.sequence += 1
    take_snapshot(state)
    if tell is not None:
        telling.sequence_started(state, tell)


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


def can_step(table: PelotonOpen, rider: int) -> bool:
    """Whether a forward hex is free (PEL-6.1)."""
    road = table.road
    return 0 in [road[place] for place in table.leg.forward[table.hexes[rider]]]
