"""The end of a sequence: who finishes, how they are placed, which time they get (PEL-21)."""

from gruppetto.engine.event import Tell
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.lines import score_by_distance
from gruppetto.games.peloton.rules.position import PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.scoring import time_groups


def finish_sequence(state: PelotonPosition, tell: Tell | None) -> None:
    """Everybody in the stretch finishes, and who is attached to them (PEL-21.5); they leave the road (PEL-21.12)."""
    score_by_distance(state, tell)
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


def placing(table: PelotonOpen) -> list[int]:
    """The riders in the stretch by the value of their own hexes; equal values by arrival (PEL-21.6)."""
    seconds, hexes = table.leg.seconds, table.hexes
    return sorted(table.arrived, key=lambda rider: seconds[hexes[rider]])


def attached_riders(table: PelotonOpen) -> list[int]:
    """Riders outside the stretch who are linked to it by a chain of riders, in the order of play (PEL-21.5, 21.6)."""
    chain = list(table.arrived)
    for rider in chain:
        for place in table.leg.neighbours[table.hexes[rider]]:
            other = table.road[place] - 1
            if other >= 0 and other not in chain:
                chain.append(other)
    return sorted(chain[len(table.arrived) :], key=lambda rider: -table.hexes[rider])


def _links(table: PelotonOpen, home: list[int], attached: list[int]) -> list[tuple[int, int]]:
    """Who rode in together: groups of the start of the sequence, and neighbours at its end (PEL-21.8)."""
    first: dict[int, int] = {}
    together = [(first.setdefault(table.group_of[rider], rider), rider) for rider in home]
    beside = [
        (rider, table.road[place] - 1)
        for rider in (*home, *attached)
        for place in table.leg.neighbours[table.hexes[rider]]
        if table.road[place]
    ]
    return together + beside
