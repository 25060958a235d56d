"""Where to ride: one to so many steps over free hexes (PEL-2), the first of two legs in a solo attack (PEL-11.6)."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.remembered import MANY_PIECES, remembered
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import Move
from gruppetto.games.peloton.rules.decisions.sharing import offer_rest
from gruppetto.games.peloton.rules.decisions.symbol import second_leg
from gruppetto.games.peloton.rules.lines import end_move, move_hint, move_signs
from gruppetto.games.peloton.rules.naming import forbidden, of_hex, of_rider, piece
from gruppetto.games.peloton.rules.position import MOVE2_PHASE, MOVE_PHASE, NONE, ORDINARY, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.reach import can_step, full_distance, reach, way_to
from gruppetto.games.peloton.rules.view import PelotonView
from gruppetto.games.peloton.rules.ways import spread

BUTTONS: Final = ()
_RIDING: Final = (MOVE_PHASE, MOVE2_PHASE)


def actions(table: PelotonOpen) -> Sequence[Move]:
    found = reach(table)
    cone = table.ways.cone(table.hexes[table.rider], table.speed)
    if found is cone.steps:
        return cone.moves
    every = table.ways.moves
    return [every[place] for place in cone.hexes if place in found]


def allows(table: PelotonOpen, action: Move) -> bool:
    """Whether he may ride there: the list of all moves need not be made for it."""
    return table.phase in _RIDING and table.leg.index.get(action.hex, NONE) in reach(table)


def why(table: PelotonOpen, action: Move) -> Refusal:
    if table.phase not in _RIDING:
        return forbidden(table, "PEL-5.8")
    place, start = table.leg.index.get(action.hex), table.hexes[table.rider]
    if place is None:
        return forbidden(table, "PEL-2.1")
    if place == start:
        return forbidden(table, "PEL-2.6")
    if table.road[place]:
        return forbidden(table, "PEL-2.4", by=piece(table.race, table.road[place] - 1))
    if place < start:
        return forbidden(table, "PEL-2.3")
    far = "no"
    if place not in table.ways.cone(start, table.speed).steps:
        far = "yes"
    elif place in spread(table.leg.forward, table.road, start, table.speed):
        far = "short"  # he could stop there, were it not for `exact_move`
    return forbidden(table, "PEL-2.5", speed=table.speed, far=far)


def play(state: PelotonPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    rider, place = state.rider, state.leg.index[action.hex]
    found = reach(state)
    steps, furthest = found[place], max(found.values())
    if tell is not None:
        telling.moved(state, rider, way_to(state, place), steps, tell)
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
    over, unused = offer_rest(state, state.speed - steps), state.speed - furthest
    if over and unused > 0 and steps == furthest and tell is not None and place < state.leg.stretch:
        telling.rest_lost(state, rider, unused, tell)
    return over


def question(table: PelotonOpen) -> Text:
    return Text("peloton-question-move", of_rider(table, table.rider) | {"speed": table.speed})


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    """Where he can get, and hexes near by where he cannot; of those that share a cell of the board the first."""
    table = view.open
    found = reach(table)
    by_cell: dict[str, int] = {}
    for place in (*found, *_out_of_reach(table)):
        by_cell.setdefault(table.leg.cells[place], place)
    legal = set(view.actions)
    return [_attempt(table, place, found.get(place, 0), table.ways.moves[place] in legal) for place in by_cell.values()]


def _attempt(table: PelotonOpen, place: int, steps: int, legal: bool) -> Attempt[Move]:
    tried = _ride(table, table.rider, place)
    if not legal:
        return tried
    hint = move_hint(table, table.rider, place, steps, table.speed - steps)
    signs = move_signs(table, table.rider, place)
    return Attempt(tried.action, tried.picks, tried.label, hint, signs=signs)


def _roads(table: PelotonOpen) -> tuple[object, ...]:
    return (table.race, table.leg)


@remembered(_roads, MANY_PIECES)
def _ride(table: PelotonOpen, rider: int, place: int) -> Attempt[Move]:
    """Whatever comes of it: every move of a rider asks for most of the hexes of the last one."""
    label = Text("peloton-try-move", of_rider(table, rider) | of_hex(table, place))
    return Attempt(table.ways.moves[place], (table.leg.cells[place],), label)


def _out_of_reach(table: PelotonOpen) -> list[int]:
    """His own hex, those behind it, and those ahead that are taken, cut off or one step too far."""
    start = table.hexes[table.rider]
    ahead = spread(table.leg.forward, bytes(table.leg.size), start, table.speed + 1)
    return [*ahead, start, *(place for place in table.leg.neighbours[start] if place < start)]
