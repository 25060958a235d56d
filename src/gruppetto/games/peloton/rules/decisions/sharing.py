"""Sharing speed: steps that a rider did not use are given to one other rider who ends beside him, or kept (PEL-19).
An opponent is asked first, which is in `consent.py`."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import Move, Verb
from gruppetto.games.peloton.rules.lines import end_move, move_hint, move_signs
from gruppetto.games.peloton.rules.naming import button, forbidden, not_given, of_hex, of_rider, piece
from gruppetto.games.peloton.rules.position import CONSENT_PHASE, NO_RIDER, SHARE_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.reach import can_receive, exact_way, is_own, ways_beside
from gruppetto.games.peloton.rules.view import PelotonView

BUTTONS: Final = ("keep",)
KEEP: Final = Move(Verb.KEEP)
_SHARE: Final = Verb.SHARE


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


def gift(table: PelotonOpen, bib: int, place: int) -> Move:
    """The action that gives the rider with this number the steps to a hex."""
    return table.ways.named(_SHARE, bib, place)


def find_gifts(table: PelotonOpen) -> tuple[Move, ...]:
    """Every rider who can get beside the giver in exactly so many steps, and where; worked out once a choice (PEL-19.2
    to 19.5)."""
    if table.gifts is None:
        found: dict[int, list[int]] = {}
        giver = table.hexes[table.rider]
        for receiver, place in ways_beside(table, table.road, giver, table.rest, table.taken):
            found.setdefault(receiver, []).append(place)
        bibs, ways = table.race.bibs, table.ways
        receivers = sorted(found, key=bibs.__getitem__)
        table.gifts = tuple(
            [gift(table, bibs[receiver], place) for receiver in receivers for place in ways.in_order(found[receiver])]
        )
    return table.gifts


def actions(table: PelotonOpen) -> tuple[Move, ...]:
    """Who stopped short under `exact_move` must give the rest to a rider of his own, if he can (D-21)."""
    found = find_gifts(table)
    must = table.owes and any(is_own(table, table.race.rider_of_bib[given.bib]) for given in found)
    return found if must else (*found, KEEP)


def why(table: PelotonOpen, action: Move) -> Refusal:
    if table.phase is not SHARE_PHASE:
        return forbidden(table, "PEL-19.1")
    if action.verb is KEEP.verb:
        return forbidden(table, "PEL-2.5", speed=table.speed, far="short")  # only where the rest is owed (D-21)
    receiver = table.race.rider_of_bib.get(action.bib, NO_RIDER)
    if receiver == NO_RIDER or table.hexes[receiver] < 0 or receiver == table.rider:
        return forbidden(table, "PEL-19.2")
    if not can_receive(table, receiver):
        if (table.fallen | table.stuck) >> receiver & 1:
            return forbidden(table, "PEL-19.2")
        return not_given(table, own=is_own(table, receiver))
    place, start = table.leg.index.get(action.hex), table.hexes[receiver]
    if place is None or table.road[place] or not exact_way(table.ways, table.road, start, place, table.rest):
        return forbidden(table, "PEL-19.3", rest=table.rest)
    return forbidden(table, "PEL-19.4")


def play(state: PelotonPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    if action.verb is KEEP.verb:
        if tell is not None:
            telling.kept_rest(state, state.rider, state.rest, tell)
        return True
    receiver, place = state.race.rider_of_bib[action.bib], state.leg.index[action.hex]
    if is_own(state, receiver):
        give(state, receiver, place, tell)
        return True
    if tell is not None:
        telling.offered(state, state.rider, receiver, place, state.rest, tell)
    state.offer_rider = receiver
    state.offer_hex = place
    state.phase = CONSENT_PHASE
    state.to_decide = state.race.owners[receiver]
    return False


def give(state: PelotonPosition, receiver: int, place: int, tell: Tell | None) -> None:
    """The receiver moves with the steps of the rider in turn."""
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


def question(table: PelotonOpen) -> Text:
    return Text("peloton-question-share", of_rider(table, table.rider) | {"steps": table.rest})


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    """The legal gifts, for each other rider of the team one that tells why not, and keeping the rest."""
    table, bibs = view.open, view.open.race.bibs
    gifts = [action for action in view.actions if action.verb is not KEEP.verb]
    given = {action.bib for action in gifts}
    steps = {"steps": table.rest}
    return [
        *(_gift(view, action) for action in gifts),
        *(
            Attempt(gift(table, bibs[rider], place), (piece(table.race, rider),), _label(table, rider, place))
            for rider, place in _not_beside(table)
            if bibs[rider] not in given
        ),
        Attempt(KEEP, (button("keep"),), Text("peloton-try-keep", steps), Text("peloton-hint-keep", steps)),
    ]


def _not_beside(table: PelotonOpen) -> list[tuple[int, int]]:
    """The other riders of the team on the road, each with a hex beside the giver."""
    free = [place for place in table.leg.neighbours[table.hexes[table.rider]] if not table.road[place]]
    team = table.race.entrants[table.race.team_of[table.rider]]
    return [(rider, place) for rider in team if rider != table.rider and table.hexes[rider] >= 0 for place in free[:1]]


def _gift(view: PelotonView, action: Move) -> Attempt[Move]:
    table = view.open
    rider, place = table.race.rider_of_bib[action.bib], table.leg.index[action.hex]
    if is_own(table, rider):
        hint = move_hint(table, rider, place, table.rest, 0)
    else:
        hint = Text("peloton-hint-share-ask", of_rider(table, rider))
    picks = (piece(table.race, rider), table.leg.cells[place])
    return Attempt(action, picks, _label(table, rider, place), hint, signs=move_signs(table, rider, place))


def _label(table: PelotonOpen, rider: int, place: int) -> Text:
    args = of_rider(table, rider) | of_hex(table, place) | {"steps": table.rest}
    return Text("peloton-try-share", args)
