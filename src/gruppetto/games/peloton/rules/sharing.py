"""Sharing speed: steps that a rider did not use, given to one other rider who ends beside him (PEL-19)."""

from collections.abc import Iterator

from gruppetto.engine.event import Tell
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import KEEP_NOW, Move
from gruppetto.games.peloton.rules.lines import end_move
from gruppetto.games.peloton.rules.position import (
    CONSENT_PHASE,
    NO_RIDER,
    NONE,
    SHARE_PHASE,
    PelotonOpen,
    PelotonPosition,
)
from gruppetto.games.peloton.rules.ways import Ways


def offer_rest(state: PelotonPosition, rest: int) -> bool:
    """Asks whether the rest is to be given away, if it can be; says whether the turn is over."""
    if rest <= 0:
        return True
    state.rest = rest
    state.gifts = None
    if not find_gifts(state):
        return True
    state.phase = SHARE_PHASE
    state.to_decide = state.race.owners[state.rider]
    return False


def find_gifts(table: PelotonOpen) -> tuple[Move, ...]:
    """Every rider who can get beside the giver in exactly so many steps, and where; worked out once a choice (PEL-19.2
    to 19.5)."""
    if table.gifts is None:
        found: dict[int, list[int]] = {}
        giver = table.hexes[table.rider]
        for receiver, place in ways_beside(table, table.road, giver, table.rest, table.taken):
            found.setdefault(receiver, []).append(place)
        bibs, ways = table.race.bibs, table.ways
        table.gifts = tuple(
            [ways.gift(bibs[receiver], place) for receiver in sorted(found) for place in ways.in_order(found[receiver])]
        )
    return table.gifts


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
    """A team-mate, or an opponent who may still be asked, who has neither crashed nor collided (PEL-19.2, 19.5)."""
    if (table.fallen | table.stuck | table.declined) >> receiver & 1 or receiver == table.rider:
        return False
    race = table.race
    return race.share_with_opponents or race.team_of[receiver] == race.team_of[table.rider]


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


def gifts(table: PelotonOpen) -> tuple[Move, ...]:
    found = find_gifts(table)
    return found if must_share(table) else (*found, KEEP_NOW)


def must_share(table: PelotonOpen) -> bool:
    """Who stopped short under `exact_move` must give the rest to a rider of his own (D-21)."""
    return table.owes and any(is_own(table, table.race.rider_of_bib[gift.bib]) for gift in find_gifts(table))


def is_own(table: PelotonOpen, receiver: int) -> bool:
    """Whether nobody else need be asked (D-23)."""
    owners = table.race.owners
    return owners[receiver] == owners[table.rider]


def share(state: PelotonPosition, receiver: int, place: int, tell: Tell | None) -> bool:
    """Says whether the turn is over: an opponent is asked first."""
    if is_own(state, receiver):
        _give(state, receiver, place, tell)
        return True
    if tell is not None:
        telling.offered(state, state.rider, receiver, place, state.rest, tell)
    state.offer_rider = receiver
    state.offer_hex = place
    state.phase = CONSENT_PHASE
    state.to_decide = state.race.owners[receiver]
    return False


def keep(state: PelotonPosition, tell: Tell | None) -> bool:
    if tell is not None:
        telling.kept_rest(state, state.rider, state.rest, tell)
    return True


def agree(state: PelotonPosition, tell: Tell | None) -> bool:
    _give(state, state.offer_rider, state.offer_hex, tell)
    return True


def refuse(state: PelotonPosition, tell: Tell | None) -> bool:
    """He may make another offer, not to the same rider (PEL-19.5)."""
    receiver = state.offer_rider
    if tell is not None:
        telling.refused_share(state, state.rider, receiver, tell)
    state.declined |= 1 << receiver
    state.offer_rider = NO_RIDER
    state.offer_hex = NONE
    return offer_rest(state, state.rest)


def _give(state: PelotonPosition, receiver: int, place: int, tell: Tell | None) -> None:
    if tell is not None:
        telling.shared(state, state.rider, receiver, place, state.rest, tell)
        telling.moved(state, receiver, _path(state, receiver, place), state.rest, tell)
    end_move(state, receiver, place, tell)


def _path(table: PelotonOpen, receiver: int, place: int) -> list[int]:
    layers = exact_way(table.ways, table.road, table.hexes[receiver], place, table.rest)
    way = [place]
    for layer in layers[-2::-1]:
        way.append(min(at for at in layer if way[-1] in table.leg.forward[at]))
    return way[::-1]
