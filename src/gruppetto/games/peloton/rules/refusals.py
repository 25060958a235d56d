"""Why an action is not allowed: the first rule that forbids it (section 4.4 of the specification)."""

from gruppetto.engine.event import Params
from gruppetto.engine.refusal import Refusal
from gruppetto.games.peloton.rules.actions import (
    ADOPT,
    AGREE,
    ATTACK,
    CARD,
    CARDS,
    CATCH,
    DECLINE,
    DICE,
    GREEN,
    GROUP,
    KEEP,
    MOVE,
    PLACE,
    POLKA,
    RED,
    REFUSE,
    SHARE,
    STOP,
    THROW,
    YELLOW,
    Move,
)
from gruppetto.games.peloton.rules.course import CLIMB
from gruppetto.games.peloton.rules.pace import terrain
from gruppetto.games.peloton.rules.position import (
    MOVE2_PHASE,
    MOVE_PHASE,
    NO_RIDER,
    NONE,
    OVER,
    PLACE_PHASE,
    SHARE_PHASE,
    SPEED_PHASE,
    SYMBOL_PHASE,
    PelotonPosition,
)
from gruppetto.games.peloton.rules.sharing import can_receive, exact_way
from gruppetto.games.peloton.rules.speed import holds, is_opening
from gruppetto.games.peloton.rules.tour import to_place


def out_of_turn(state: PelotonPosition) -> Refusal:
    """Somebody else is to decide, or nobody any more (PEL-3.1)."""
    if state.phase is OVER:
        return Refusal("PEL-24.13")
    return _by("PEL-3.1", state)


def refused(state: PelotonPosition, action: Move) -> Refusal:
    """Why the seat to decide may not play an action that is not legal."""
    verb, phase = action.verb, state.phase
    if phase is PLACE_PHASE or verb == PLACE:
        return _placing(state, action)
    if verb in (ADOPT, THROW, CARD):
        return _speed(state, action) if phase is SPEED_PHASE else _by("PEL-5.8", state)
    if verb in (ATTACK, CATCH, DECLINE):
        return _symbol(state, action)
    if verb in (MOVE, STOP):
        return _move(state, action)
    if verb in (SHARE, KEEP):
        return _share(state, action)
    assert verb in (AGREE, REFUSE)
    return _by("PEL-19.5", state)


def _by(rule: str, state: PelotonPosition, **more: str | int) -> Refusal:
    """A refusal that names who is to decide and the rider in turn."""
    params: dict[str, str | int] = {"turn": f"player:{state.to_decide}"}
    if state.rider != NO_RIDER:
        params["bib"] = state.race.bibs[state.rider]
    return Refusal(rule, _params({**params, **more}))


def _params(params: dict[str, str | int]) -> Params:
    return dict(params)


def _placing(state: PelotonPosition, action: Move) -> Refusal:
    if state.phase is not PLACE_PHASE or action.verb != PLACE:
        return _by("PEL-1.3", state)
    rider = state.race.rider_of_bib.get(action.bib, NO_RIDER)
    if rider not in to_place(state):
        return _by("PEL-1.5" if state.stage_index else "PEL-1.3", state)
    return _by("PEL-1.4", state)


# --- speed ---


def _speed(state: PelotonPosition, action: Move) -> Refusal:
    if action.verb == CARD:
        return _card(state, action.what)
    if action.verb == THROW:
        return _throw(state, action.what)
    group = state.group_of[state.rider]
    if is_opening(state):
        return _by("PEL-1.7", state)
    if state.group_sizes[group] == 1:
        return _by("PEL-9.2", state)
    if state.leaders[group] == state.rider:
        return _by("PEL-7.4", state)
    if state.breakaways[group]:
        return _by("PEL-12.1", state, value=state.breakaways[group])
    if state.paces[group] and terrain(state) == CLIMB:
        return _by("PEL-16.2", state, pace=state.paces[group])
    return _by("PEL-18.5" if state.resets >> group & 1 else "PEL-7.8", state)


def _throw(state: PelotonPosition, die: int) -> Refusal:
    group = state.group_of[state.rider]
    climb = terrain(state) == CLIMB
    named = f"die:{DICE[die]}"
    if die == GREEN:
        return _by("PEL-5.3", state)
    if climb:
        return _by("PEL-14.1", state, die=named)
    if die == POLKA:
        return _by("PEL-5.2", state)
    if is_opening(state):
        return _by("PEL-1.7", state)
    if state.resets >> group & 1:
        return _by("PEL-18.5", state, die=named)
    assert die in (YELLOW, RED), "white is always there but for a reset"
    return _by("PEL-17.3", state, die=named)


def _card(state: PelotonPosition, card: int) -> Refusal:
    if not holds(state, card):
        return _by("PEL-25.1", state, card=f"card:{CARDS[card]}")
    if (card == POLKA) != (terrain(state) == CLIMB):
        return _by("PEL-25.7" if card == POLKA else "PEL-25.3", state)
    return _by("PEL-1.7", state)


# --- the symbol ---


def _symbol(state: PelotonPosition, action: Move) -> Refusal:
    """Attack, catch or decline where the symbol does not allow it, or none was thrown."""
    if state.rider == NO_RIDER:
        return _by("PEL-11.5", state)
    group = state.group_of[state.rider]
    if action.verb == CATCH:
        return _by("PEL-12.2", state)
    if state.group_sizes[group] == 1:
        return _by("PEL-9.4", state)
    if state.phase is SYMBOL_PHASE:
        if state.card != NONE:
            return _by("PEL-25.4", state)
        if state.breakaways[group]:
            return _by("PEL-12.3", state)
        return _by("PEL-15.3", state)
    if action.verb == DECLINE:
        return _by("PEL-11.5", state)
    if state.card != NONE and action.what == GROUP:
        return _by("PEL-25.6", state)
    if state.closed >> group & 1:
        return _by("PEL-12.5", state)
    return _by("PEL-12.3" if state.breakaways[group] else "PEL-11.5", state)


# --- moving and sharing ---


def _move(state: PelotonPosition, action: Move) -> Refusal:
    if state.phase not in (MOVE_PHASE, MOVE2_PHASE):
        return _by("PEL-5.8", state)
    if action.verb == STOP:
        return _by("PEL-2.6", state)
    place = state.leg.index.get(action.hex)
    if place is None:
        return _by("PEL-2.1", state)
    start = state.hexes[state.rider]
    if place == start:
        return _by("PEL-2.6", state)
    if state.road[place]:
        return _by("PEL-2.4", state, by=f"rider:{state.race.bibs[state.road[place] - 1]}")
    return _by("PEL-2.3" if place < start else "PEL-2.5", state, speed=state.speed)


def _share(state: PelotonPosition, action: Move) -> Refusal:
    if state.phase is not SHARE_PHASE:
        return _by("PEL-19.1", state)
    if action.verb == KEEP:
        return _by("PEL-2.5", state, speed=state.speed)
    receiver = state.race.rider_of_bib.get(action.bib, NO_RIDER)
    if receiver == NO_RIDER or state.hexes[receiver] < 0 or receiver == state.rider:
        return _by("PEL-19.2", state)
    if not can_receive(state, receiver):
        down = (state.fallen | state.stuck) >> receiver & 1
        return _by("PEL-19.2" if down else "PEL-19.5", state)
    place, start = state.leg.index.get(action.hex), state.hexes[receiver]
    if place is None or state.road[place] or not exact_way(state.ways, state.road, start, place, state.rest):
        return _by("PEL-19.3", state, rest=state.rest)
    return _by("PEL-19.4", state)
