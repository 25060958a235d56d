"""Moving: one to so many steps over free hexes, in one leg or, in a solo attack, in two (PEL-2, 11.6)."""

from collections.abc import Sequence

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import STOP_NOW, Move
from gruppetto.games.peloton.rules.attacks import second_leg
from gruppetto.games.peloton.rules.exact import exact_reach, full_distance, may_stop
from gruppetto.games.peloton.rules.lines import end_move
from gruppetto.games.peloton.rules.position import MOVE2_PHASE, ORDINARY, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.sharing import offer_rest
from gruppetto.games.peloton.rules.turns import can_step
from gruppetto.games.peloton.rules.ways import spread


def reach(table: PelotonOpen) -> dict[int, int]:
    """Where the rider in turn may move, with the steps to each hex; worked out once a move."""
    found = table.reach
    if found is None:
        place = table.hexes[table.rider]
        if table.race.exact_move:
            found = exact_reach(table)
        else:
            cone = table.ways.cone(place, table.speed)
            if cone.mask & table.taken:
                found = spread(table.leg.forward, table.road, place, table.speed)
            else:
                found = cone.steps
        table.reach = found
    return found


def moves(table: PelotonOpen) -> Sequence[Move]:
    """The legal moves, in order; in the second leg he may also stop."""
    found = reach(table)
    cone = table.ways.cone(table.hexes[table.rider], table.speed)
    if found is cone.steps:
        actions: Sequence[Move] = cone.moves
    else:
        every = table.ways.moves
        actions = [every[place] for place in cone.hexes if place in found]
    if table.phase is MOVE2_PHASE and may_stop(table):
        return [*actions, STOP_NOW]
    return actions


def ride(state: PelotonPosition, place: int, chance: Chance, tell: Tell | None) -> bool:
    """Says whether the turn is over."""
    rider = state.rider
    found = reach(state)
    steps = found[place]
    if tell is not None:
        telling.moved(state, rider, _path(state, place), steps, tell)
    if state.race.exact_move:
        state.owes = place not in full_distance(state)
    end_move(state, rider, place, tell)
    state.reach = None
    if state.phase is not MOVE2_PHASE and state.solo != ORDINARY:
        state.speed = second_leg(state, chance, tell)
        if can_step(state, rider):
            state.phase = MOVE2_PHASE
            return False
        return offer_rest(state, state.speed)
    return offer_rest(state, state.speed - steps)


def stop(state: PelotonPosition, tell: Tell | None) -> bool:
    """No step in the second leg; the green die can still be given away (D-10)."""
    if tell is not None:
        telling.stopped(state, state.rider, tell)
    state.owes = state.race.exact_move and can_step(state, state.rider)
    state.reach = None
    return offer_rest(state, state.speed)


def _path(table: PelotonOpen, place: int) -> list[int]:
    """A shortest way, for the eye: hex by hex from where he stands."""
    start = table.hexes[table.rider]
    steps = spread(table.leg.forward, table.road, start, table.speed)
    way = [place]
    while steps[way[-1]] > 1:
        here = way[-1]
        way.append(min(at for at, count in steps.items() if count == steps[here] - 1 and here in table.leg.forward[at]))
    way.append(start)
    return way[::-1]
