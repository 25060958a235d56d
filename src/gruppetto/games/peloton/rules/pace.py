"""Dice, pace and wind: what a die shows, what a group offers to its next rider, and what the wind takes from who rides
first (PEL-5, PEL-7, PEL-8)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.games.peloton.box.edition import FACES, POLKA, RED, WHITE, YELLOW
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.course import BRIDGE, CLIMB
from gruppetto.games.peloton.rules.position import MOVE_PHASE, NONE, PelotonOpen, PelotonPosition

UPHILL_PACE: Final = 3
"""What a 4 on a climb leaves to the others (PEL-14.3)."""
HARDEST: Final = 4
BRIDGE_LOSS: Final = 2
"""What the bridge takes from who is exposed (PEL-26.2)."""


def roll(state: PelotonPosition, die: int, chance: Chance, tell: Tell | None) -> int:
    """What the die of the rider in turn shows: a number, a symbol or a fall, as the edition writes faces."""
    face = chance.die(FACES) - 1
    state.die = die
    state.face = face
    if tell is not None:
        telling.threw(state, state.rider, die, face, tell)
    return state.race.edition.dice[die][face]


def terrain(table: PelotonOpen) -> int:
    """Where the rider in turn stands; before his move it is where he began it (PEL-5.7)."""
    return table.leg.terrain[table.hexes[table.rider]]


def open_pace(table: PelotonOpen) -> int:
    """The pace that the rider in turn can adopt, or 0: none on a climb from the flat (PEL-16.2), and none while a
    breakaway is open, which empties it (PEL-11.7, 12.1)."""
    group = table.group_of[table.rider]
    if terrain(table) == CLIMB and not table.climb_paces >> group & 1:
        return 0
    return offered_pace(table, group)


def offered_pace(table: PelotonOpen, group: int) -> int:
    """The pace of a group as its next rider finds it: behind a 4 on a climb it may be 3 for him alone (D-15)."""
    return UPHILL_PACE if table.hard_paces >> group & 1 else table.paces[group]


def pass_on(state: PelotonPosition) -> None:
    """The rider in turn has decided about the pace he found; those behind him find the whole of it (D-15)."""
    state.hard_paces &= ~(1 << state.group_of[state.rider])


def exposed(table: PelotonOpen) -> bool:
    """Whether the wind blows into the face of the rider in turn (PEL-8.1; D-6)."""
    rider = table.rider
    group = table.group_of[rider]
    if terrain(table) == CLIMB:
        return False
    if table.group_sizes[group] == 1:
        return True
    if table.race.wind_heir:
        return not table.sheltered >> group & 1
    return table.leaders[group] == rider


def ridden(table: PelotonOpen, die: int, value: int) -> int:
    """The speed that a number gives: less for the exposed with the yellow die (PEL-8.2, 26.2), least 1."""
    if die in (WHITE, RED):
        return max(1, value - BRIDGE_LOSS) if bridge_takes(table) else value
    if die == YELLOW and exposed(table):
        loss = 0 if value <= 2 else 1  # PEL-8.4
        if terrain(table) == BRIDGE:
            loss += 1
        return max(1, value - loss)
    if die == POLKA and table.race.uphill_lone_wind and table.group_sizes[table.group_of[table.rider]] == 1:
        return max(1, value - 1)  # D-16
    return value


def bridge_takes(table: PelotonOpen) -> bool:
    """Whether the wind on the bridge slows the white and the red die of the rider in turn (PEL-26.4, D-37)."""
    return table.race.windy_bridge and terrain(table) == BRIDGE and exposed(table)


def set_pace(state: PelotonPosition, group: int, pace: int, climb: bool) -> None:
    bit = 1 << group
    state.paces[group] = pace
    state.climb_paces = state.climb_paces | bit if climb else state.climb_paces & ~bit
    state.hard_paces &= ~bit
    state.resets &= ~bit


def set_hard_pace(state: PelotonPosition, group: int, tell: Tell | None) -> None:
    """The pace behind a rider who rides 4 on a climb: 3 for all, or for the next alone (PEL-14.3, 25.9; D-15)."""
    once = state.race.hard_for_next
    set_pace(state, group, HARDEST if once else UPHILL_PACE, climb=True)
    if once:
        state.hard_paces |= 1 << group
    if tell is not None and state.group_sizes[group] > 1:
        telling.paced(state, state.rider, state.paces[group], HARDEST, tell)
        if once and state.group(group, state.turn):
            telling.hard_to_follow(state, state.rider, UPHILL_PACE, tell)


def empty_pace(state: PelotonPosition, group: int) -> None:
    state.paces[group] = 0
    state.hard_paces &= ~(1 << group)
    state.climb_paces &= ~(1 << group)


def may_catch(table: PelotonOpen, rider: int, die: int) -> bool:
    """Tell if the symbol of this die lets a member catch an open breakaway (PEL-12.2): it takes the die of the attack,
    and attack position too where that is the reading (D-12)."""
    in_position = not table.race.catch_in_position or bool(table.attackers >> rider & 1)
    return in_position and table.breakaway_dice[table.group_of[rider]] == die


def close(state: PelotonPosition, group: int, tell: Tell | None) -> None:
    """A breakaway that somebody lets go is closed for the group (PEL-12.4, 12.5)."""
    if state.breakaways[group]:
        state.breakaways[group] = 0
        state.breakaway_dice[group] = NONE
        state.closed |= 1 << group
        if tell is not None:
            telling.closed(state, state.rider, tell)


def go(state: PelotonPosition, speed: int) -> None:
    """The rider in turn is to move with this speed."""
    state.speed = speed
    state.reach = None
    state.phase = MOVE_PHASE


def ride_on_number(state: PelotonPosition, die: int, value: int, tell: Tell | None) -> None:
    """A number makes the pace and moves the thrower (PEL-7.5); from now on the others are out of the wind (PEL-8.1)."""
    group = state.group_of[state.rider]
    speed = ridden(state, die, value)
    state.sheltered |= 1 << group
    if die == POLKA and value == HARDEST:
        set_hard_pace(state, group, tell)
    else:
        set_pace(state, group, value, terrain(state) == CLIMB)
        if tell is not None and state.group_sizes[group] > 1:
            telling.paced(state, state.rider, value, speed, tell)
    if tell is not None and state.group_sizes[group] == 1:
        telling.lone_speed(state, state.rider, speed, tell)
    go(state, speed)
