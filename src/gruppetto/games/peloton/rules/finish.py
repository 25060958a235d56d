"""The end of a sequence: who finishes, how they are placed, which time they get (PEL-21)."""

from gruppetto.engine.event import Tell
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.position import PelotonPosition
from gruppetto.games.peloton.rules.scoring import time_groups


def finish_sequence(state: PelotonPosition, tell: Tell | None) -> None:
    """Everybody in the stretch finishes, and who is attached to them (PEL-21.5); they leave the road (PEL-21.12)."""
    if not state.arrived:
        return
    home = placing(state)
    attached = attached_riders(state)
    values = {rider: state.leg.seconds[state.hexes[rider]] for rider in home}
    links = _links(state, home, attached)
    seconds = time_groups(values, attached, links, one_group=state.race.one_time_group)
    for rider in (*home, *attached):
        state.finishes[rider] = (state.sequence, seconds[rider])
        state.finishers = (*state.finishers, rider)
        if tell is not None:
            telling.finished(state, rider, len(state.finishers), seconds[rider], tell)
    for rider in (*home, *attached):
        state.lift(rider)
    state.arrived = ()


def placing(state: PelotonPosition) -> list[int]:
    """The riders in the stretch by the value of their own hexes; equal values by arrival (PEL-21.6)."""
    seconds, hexes = state.leg.seconds, state.hexes
    return sorted(state.arrived, key=lambda rider: seconds[hexes[rider]])


def attached_riders(state: PelotonPosition) -> list[int]:
    """Riders outside the stretch who are linked to it by a chain of riders, in the order of play (PEL-21.5, 21.6)."""
    chain = list(state.arrived)
    for rider in chain:
        for place in state.leg.neighbours[state.hexes[rider]]:
            other = state.road[place] - 1
            if other >= 0 and other not in chain:
                chain.append(other)
    return sorted(chain[len(state.arrived) :], key=lambda rider: -state.hexes[rider])


def _links(state: PelotonPosition, home: list[int], attached: list[int]) -> list[tuple[int, int]]:
    """Who rode in together: groups of the start of the sequence, and neighbours at its end (PEL-21.8)."""
    links: list[tuple[int, int]] = []
    first: dict[int, int] = {}
    for rider in home:
        links.append((first.setdefault(state.group_of[rider], rider), rider))
    for rider in (*home, *attached):
        for place in state.leg.neighbours[state.hexes[rider]]:
            if state.road[place]:
                links.append((rider, state.road[place] - 1))
    return links
