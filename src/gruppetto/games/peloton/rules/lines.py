"""A move ends: the rider stands on his hex, lines he has reached are scored, the stretch notes his arrival (PEL-20)."""

from gruppetto.engine.event import Tell
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.course import SPRINT
from gruppetto.games.peloton.rules.position import PelotonPosition


def end_move(state: PelotonPosition, rider: int, place: int, tell: Tell | None) -> None:
    """After every move, leg or shared move (PEL-19.8, 20.4, 21.6)."""
    leg, hexes, bits = state.leg, state.hexes, state.ways.bits
    before = hexes[rider]
    state.road[before] = 0
    state.road[place] = rider + 1
    state.taken ^= bits[before] | bits[place]
    hexes[rider] = place
    reached = leg.reached[place]
    if reached != leg.reached[before]:
        _score(state, rider, reached & ~leg.reached[before], tell)
    if place >= leg.stretch:
        state.arrived = (*(other for other in state.arrived if other != rider), rider)


def _score(state: PelotonPosition, rider: int, crossed: int, tell: Tell | None) -> None:
    """The first four at each line, in time (PEL-20.3, 20.4)."""
    edition = state.race.edition
    for line, contest in enumerate(state.leg.lines):
        if crossed >> line & 1:
            points = edition.sprint_points if contest.kind == SPRINT else edition.summit_points
            place = len(state.takers[line])
            if place < len(points):
                state.takers[line] = (*state.takers[line], rider)
                if tell is not None:
                    telling.line_reached(state, rider, line, place + 1, points[place], tell)
