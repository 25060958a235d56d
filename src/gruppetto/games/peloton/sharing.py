"""Sharing speed: steps that a rider did not use, given to one other rider who ends beside him (PEL-19)."""

from collections.abc import Iterator

from gruppetto.engine.event import Tell
from gruppetto.games.peloton import telling
from gruppetto.games.peloton.actions import KEEP_NOW, Move
from gruppetto.games.peloton.lines import end_move
from gruppetto.games.peloton.state import CONSENT_PHASE, NO_RIDER, NONE, SHARE_PHASE, Position


def offer_rest(state: Position, rest: int) -> bool:
    """Asks whether the rest is to be given away, if it can be; says whether the turn is over."""
    if rest <= 0:
        return True
    state.rest = rest
    state.gifts = find_gifts(state)
    if not state.gifts:
        return True
    state.phase = SHARE_PHASE
    state.to_decide = state.race.owners[state.rider]
    return False


def find_gifts(state: Position) -> tuple[Move, ...]:
    """Every rider who can get beside the giver in exactly so many steps, and where (PEL-19.2 to 19.5)."""
    found: dict[int, list[int]] = {}
    for receiver, place in ways_beside(state, state.taken):
        found.setdefault(receiver, []).append(place)
    if not found:
        return ()
    bibs, ways = state.race.bibs, state.ways
    return tuple(
        [ways.gift(bibs[receiver], place) for receiver in sorted(found) for place in ways.in_order(found[receiver])]
    )


def ways_beside(state: Position, among: int) -> Iterator[tuple[int, int]]:
    """The riders on a set of hexes who can take the rest, each with the hexes beside the giver where it leads."""
    rest, road, ways = state.rest, state.road, state.ways
    for place in state.leg.neighbours[state.hexes[state.rider]]:
        if road[place]:
            continue
        sources = ways.behind(place, rest) & among
        while sources:
            low = sources & -sources
            sources ^= low
            start = low.bit_length() - 1
            receiver = road[start] - 1
            if can_receive(state, receiver) and exactly(state, start, place, rest):
                yield receiver, place


def can_receive(state: Position, receiver: int) -> bool:
    """A team-mate, or an opponent who may still be asked, who has neither crashed nor collided (PEL-19.2, 19.5)."""
    if (state.fallen | state.stuck | state.declined) >> receiver & 1 or receiver == state.rider:
        return False
    race = state.race
    return race.share_with_opponents or race.team_of[receiver] == race.team_of[state.rider]


def exactly(state: Position, start: int, place: int, steps: int) -> bool:
    """Whether exactly so many steps over free hexes lead from one hex to another (PEL-19.3)."""
    return bool(exact_way(state, start, place, steps))


def exact_way(state: Position, start: int, place: int, steps: int) -> list[list[int]]:
    """The hexes that a way of exactly so many steps may use, step by step; nothing where there is none."""
    road, forward, ways = state.road, state.leg.forward, state.ways
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


def gifts(state: Position) -> tuple[Move, ...]:
    if must_share(state):
        return state.gifts
    return (*state.gifts, KEEP_NOW)


def must_share(state: Position) -> bool:
    """Who stopped short under `exact_move` must give the rest to a rider of his own (D-21)."""
    return state.owes and any(is_own(state, state.race.rider_of_bib[gift.bib]) for gift in state.gifts)


def is_own(state: Position, receiver: int) -> bool:
    """Whether nobody else need be asked (D-23)."""
    owners = state.race.owners
    return owners[receiver] == owners[state.rider]


def share(state: Position, receiver: int, place: int, tell: Tell | None) -> bool:
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


def keep(state: Position, tell: Tell | None) -> bool:
    if tell is not None:
        telling.kept_rest(state, state.rider, state.rest, tell)
    return True


def agree(state: Position, tell: Tell | None) -> bool:
    _give(state, state.offer_rider, state.offer_hex, tell)
    return True


def refuse(state: Position, tell: Tell | None) -> bool:
    """He may make another offer, not to the same rider (PEL-19.5)."""
    receiver = state.offer_rider
    if tell is not None:
        telling.refused_share(state, state.rider, receiver, tell)
    state.declined |= 1 << receiver
    state.offer_rider = NO_RIDER
    state.offer_hex = NONE
    return offer_rest(state, state.rest)


def _give(state: Position, receiver: int, place: int, tell: Tell | None) -> None:
    if tell is not None:
        telling.shared(state, state.rider, receiver, place, state.rest, tell)
        telling.moved(state, receiver, _path(state, receiver, place), state.rest, tell)
    end_move(state, receiver, place, tell)


def _path(state: Position, receiver: int, place: int) -> list[int]:
    layers = exact_way(state, state.hexes[receiver], place, state.rest)
    way = [place]
    for layer in layers[-2::-1]:
        way.append(min(at for at in layer if way[-1] in state.leg.forward[at]))
    return way[::-1]
