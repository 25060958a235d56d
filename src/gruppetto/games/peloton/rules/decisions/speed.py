"""How a rider gets his speed: he adopts the pace of his group or throws one die (PEL-5, 7, 14, 17, 18); a fall ends
his turn, and a white throw brakes who comes next. Playing a card instead is in `cards.py`."""

from collections.abc import Sequence
from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.option import told
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import BIG_CRASH, CRASH, DICE, GREEN, POLKA, RED, SYMBOL, WHITE, YELLOW
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import Move, Verb
from gruppetto.games.peloton.rules.course import BRIDGE, CLIMB
from gruppetto.games.peloton.rules.decisions import cards
from gruppetto.games.peloton.rules.decisions.symbol import decline, may_choose
from gruppetto.games.peloton.rules.naming import button, die_name, forbidden, of_rider
from gruppetto.games.peloton.rules.pace import (
    HARDEST,
    bridge_takes,
    close,
    empty_pace,
    exposed,
    go,
    offered_pace,
    open_pace,
    pass_on,
    ridden,
    ride_on_number,
    roll,
    terrain,
)
from gruppetto.games.peloton.rules.position import SPEED_PHASE, SYMBOL_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.view import PelotonView

BUTTONS: Final = ("adopt",)
BRAKED: Final = 2
"""How many members a white throw binds (PEL-17.3)."""
VICTIMS: Final = 2
"""How many members a big crash brings down (PEL-18.4)."""
ADOPT: Final = Move(Verb.ADOPT)
THROWS: Final = tuple(Move(Verb.THROW, die) for die in range(len(DICE)))


def _offer(*dice: int) -> tuple[tuple[Move, ...], tuple[Move, ...]]:
    """These dice alone, and with a pace to adopt."""
    throws = tuple(THROWS[die] for die in dice)
    return throws, (ADOPT, *throws)


_UPHILL: Final = _offer(POLKA)
_YELLOW: Final = _offer(YELLOW)
_WHITE: Final = _offer(WHITE)
_FLAT: Final = _offer(YELLOW, WHITE, RED)


def actions(table: PelotonOpen) -> Sequence[Move]:
    """What the rider in turn may do (section 4.3)."""
    group = table.group_of[table.rider]
    climb = terrain(table) == CLIMB
    if is_opening(table):
        return (_UPHILL if climb else _YELLOW)[0]
    if climb:
        offered = _UPHILL
    elif table.resets >> group & 1:
        offered = _YELLOW  # a reset goes before a brake (D-43)
    else:
        offered = _WHITE if table.braked else _FLAT
    found = offered[table.group_sizes[group] > 1 and open_pace(table) > 0]
    return (*found, *cards.playable(table)) if table.rider in table.jerseys else found


def is_opening(table: PelotonOpen) -> bool:
    """The very first rider of the stage must open it with the yellow or polka dot die (PEL-1.7)."""
    return table.sequence == 1 and table.turn == 0


def why(table: PelotonOpen, action: Move) -> Refusal:
    if table.phase is not SPEED_PHASE:
        return forbidden(table, "PEL-5.8")
    group = table.group_of[table.rider]
    return _not_adopted(table, group) if action.verb is ADOPT.verb else _not_thrown(table, group, action.what)


def _not_adopted(table: PelotonOpen, group: int) -> Refusal:
    if is_opening(table):
        return forbidden(table, "PEL-1.7")
    if table.group_sizes[group] == 1:
        return forbidden(table, "PEL-9.2")
    if table.leaders[group] == table.rider:
        return forbidden(table, "PEL-7.4")
    if table.breakaways[group]:
        return forbidden(table, "PEL-12.1", value=table.breakaways[group])
    if table.paces[group] and terrain(table) == CLIMB:
        return forbidden(table, "PEL-16.2", pace=table.paces[group])
    return forbidden(table, "PEL-18.5" if table.resets >> group & 1 else "PEL-7.8")


def _not_thrown(table: PelotonOpen, group: int, die: int) -> Refusal:
    named = die_name(die)
    if die == GREEN:
        return forbidden(table, "PEL-5.3")
    if terrain(table) == CLIMB:
        return forbidden(table, "PEL-14.1", die=named)
    if die == POLKA:
        return forbidden(table, "PEL-5.2")
    if is_opening(table):
        return forbidden(table, "PEL-1.7")
    if table.resets >> group & 1:
        return forbidden(table, "PEL-18.5", die=named)
    assert die in (YELLOW, RED), "white is always there but for a reset"
    return forbidden(table, "PEL-17.3", die=named)


def play(state: PelotonPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    group = state.group_of[state.rider]
    pace = offered_pace(state, group)
    pass_on(state)
    if action.verb is not ADOPT.verb:
        return _throw(state, action.what, chance, tell)
    state.sheltered |= 1 << group
    if tell is not None:
        telling.adopted(state, state.rider, pace, tell)
    go(state, pace)  # the full pace (PEL-7.6)
    return False


def _throw(state: PelotonPosition, die: int, chance: Chance, tell: Tell | None) -> bool:
    """Says whether the turn is over: after a fall."""
    value = roll(state, die, chance, tell)
    group = state.group_of[state.rider]
    if value >= CRASH:
        _fall(state, group, value == BIG_CRASH, tell)
        return True
    state.resets &= ~(1 << group)
    if value > SYMBOL:
        if may_choose(state, die):
            state.phase = SYMBOL_PHASE
        else:
            decline(state, tell)
        return False
    close(state, group, tell)
    if die == RED and not state.race.red_sets_pace and state.paces[group]:
        speed = value if state.race.red_finds_shelter else ridden(state, die, value)
        state.sheltered |= 1 << group  # a speed of his own: the pace stays (D-18), and the next are sheltered (PEL-8.1)
        go(state, speed)
        return False
    if die == WHITE and brakes_others(state):
        _brake(state, group, tell)
    ride_on_number(state, die, value, tell)
    return False


def brakes_others(table: PelotonOpen) -> bool:
    """Tell if a white throw of the rider in turn brakes those after him, which it may not if he is braked himself
    (PEL-17.4; D-17)."""
    return not table.braked or table.race.white_prolongs


def _brake(state: PelotonPosition, group: int, tell: Tell | None) -> None:
    """The next two may only adopt, throw white or play a card (PEL-17.3)."""
    state.brakes[group] = BRAKED
    if tell is not None:
        bound = state.group(group, state.turn)[:BRAKED]
        if bound:
            telling.braked(state, state.rider, bound, tell)


def _fall(state: PelotonPosition, group: int, big: bool, tell: Tell | None) -> None:
    """A crash, or a big one that takes him out and the next two down (PEL-18.3 to 18.5)."""
    rider = state.rider
    if big:
        place = state.hexes[rider]
        state.lift(rider)
        state.out |= 1 << rider
        state.finishes[rider] = (-1, 0)
        state.arrived = tuple(other for other in state.arrived if other != rider)
        if tell is not None:
            telling.big_crash(state, rider, place, tell)
        for other in _victims(state, group, place):
            state.fallen |= 1 << other
            if tell is not None:
                telling.brought_down(state, other, tell)
    else:
        state.fallen |= 1 << rider
        if tell is not None:
            telling.crashed(state, rider, tell)
    if big or state.race.red_sets_pace:
        empty_pace(state, group)
        state.resets |= 1 << group
    close(state, group, tell)


def _victims(table: PelotonOpen, group: int, place: int) -> list[int]:
    """Victims of a big crash on this hex: the next members in the order, or those who now stand next behind it
    on the road (PEL-18.4; D-19)."""
    members = table.group(group, table.turn)
    if table.race.crash_behind:
        hexes, ranks = table.hexes, table.leg.ranks
        behind = [rider for rider in members if ranks[hexes[rider]] < ranks[place]]
        members = sorted(behind, key=hexes.__getitem__, reverse=True)
    return members[:VICTIMS]


def question(table: PelotonOpen) -> Text:
    return Text("peloton-question-speed", of_rider(table, table.rider))


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    table = view.open
    pace = {"pace": offered_pace(table, table.group_of[table.rider])}
    return [
        Attempt(ADOPT, (button("adopt"),), Text("peloton-try-adopt", pace), Text("peloton-hint-adopt", pace)),
        *(
            Attempt(
                THROWS[die],
                (die_name(die),),
                Text(f"peloton-try-throw-{name}"),
                _throw_hint(table, die),
                throws=True,
            )
            for die, name in enumerate(DICE)
        ),
        *cards.attempts(view),
    ]


def _throw_hint(table: PelotonOpen, die: int) -> Text:
    """What the die gives to the rider in turn, whether the wind takes some of it, and whether he may attack."""
    group = table.group_of[table.rider]
    wind = "no" if not exposed(table) else "bridge" if terrain(table) == BRIDGE else "yes"
    attack = "no"
    if may_choose(table, die):
        attack = "catch" if table.breakaways[group] else "yes"
    lone = "yes" if table.group_sizes[group] == 1 or (die == WHITE and not brakes_others(table)) else "no"
    args: dict[str, str] = {"wind": wind, "attack": attack, "lone": lone}
    if die == POLKA:
        args["slowed"] = "yes" if ridden(table, die, HARDEST) < HARDEST else "no"  # D-16
    if die == RED:
        args |= told(table.race.options, "dnf_scope")
    return Text(f"peloton-hint-throw-{DICE[die]}{_ground(table, die)}", {**args})


def _ground(table: PelotonOpen, die: int) -> str:
    """Ending of the key of a hint: wind on the bridge, or a 4 that slows the next rider alone (D-15, D-37)."""
    if die in (WHITE, RED) and bridge_takes(table):
        return "-bridge"
    return "-next" if die == POLKA and table.race.hard_for_next else ""
