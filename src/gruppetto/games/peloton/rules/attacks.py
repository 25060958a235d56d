"""The symbol: attacking alone or for the group, catching a breakaway, or neither (PEL-11, 12, 15)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.games.peloton.box.edition import SYMBOL
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import (
    ATTACK_GROUP,
    ATTACK_SOLO,
    CATCH_NOW,
    DECLINE_NOW,
    GREEN,
    POLKA,
    Move,
)
from gruppetto.games.peloton.rules.dice import roll
from gruppetto.games.peloton.rules.pace import close, empty_pace, go, ride_on_number, ride_sheltering, set_pace
from gruppetto.games.peloton.rules.position import BY_DIE, NONE, PelotonOpen, PelotonPosition

_ON_THE_FLAT: Final = (ATTACK_SOLO, ATTACK_GROUP, DECLINE_NOW)
_ON_A_CLIMB: Final = (ATTACK_SOLO, DECLINE_NOW)
_WITH_A_CARD: Final = (ATTACK_SOLO, ATTACK_GROUP)
_BEHIND_A_BREAKAWAY: Final = (CATCH_NOW, DECLINE_NOW)
CARD_STEPS: Final = (2, 1, 2)
"""The first leg of an attack with a card, by its colour (PEL-25.4, 25.8)."""


def may_choose(table: PelotonOpen, die: int) -> bool:
    """Whether the symbol is more than a number for the rider in turn (PEL-11.5, 12.2, 12.5)."""
    rider = table.rider
    group = table.group_of[rider]
    if table.breakaways[group]:
        return table.breakaway_dice[group] == die
    return bool(table.attackers >> rider & 1) and not table.closed >> group & 1


def choices(table: PelotonOpen) -> tuple[Move, ...]:
    """What the symbol, or a card that stands for it, allows."""
    if table.card != NONE:
        return _WITH_A_CARD
    if table.breakaways[table.group_of[table.rider]]:
        return _BEHIND_A_BREAKAWAY
    return _ON_A_CLIMB if table.die == POLKA else _ON_THE_FLAT


def symbol_steps(table: PelotonOpen) -> int:
    """The number beside the symbol that was thrown: 2, or 1 on a climb; a card stands for the same."""
    if table.card != NONE:
        return CARD_STEPS[table.card]
    return table.race.edition.dice[table.die][table.face] - SYMBOL


def begin_solo(state: PelotonPosition, how: int, tell: Tell | None) -> None:
    """The first leg, before the green die is thrown (PEL-11.6; D-10)."""
    state.solo = how
    if tell is not None:
        telling.attacked_solo(state, state.rider, tell)
    go(state, symbol_steps(state))


def second_leg(state: PelotonPosition, chance: Chance, tell: Tell | None) -> int:
    """The green die after the first leg; a breakaway opens unless a card was played (PEL-11.7, 25.6)."""
    die, first = state.die, state.speed
    green = roll(state, GREEN, chance, tell)
    if state.solo == BY_DIE:
        group = state.group_of[state.rider]
        empty_pace(state, group)
        state.breakaways[group] = first + green
        state.breakaway_dice[group] = die
        if tell is not None:
            telling.broke_away(state, state.rider, first + green, tell)
    return green


def attack_for_group(state: PelotonPosition, chance: Chance, tell: Tell | None) -> None:
    """He takes the group along: the pace is 2 and the green die (PEL-11.8)."""
    group = state.group_of[state.rider]
    pace = symbol_steps(state) + roll(state, GREEN, chance, tell)
    set_pace(state, group, pace, climb=False)
    if tell is not None:
        telling.attacked_group(state, state.rider, pace, tell)
    ride_sheltering(state, group, pace, pace, None)


def catch(state: PelotonPosition, tell: Tell | None) -> None:
    """As far as the attacker; the breakaway stays open for the next (PEL-12.2; D-11)."""
    speed = state.breakaways[state.group_of[state.rider]]
    if tell is not None:
        telling.caught(state, state.rider, speed, tell)
    go(state, speed)


def decline(state: PelotonPosition, tell: Tell | None) -> None:
    """The symbol is just its number (PEL-11.5, 11.10, 12.3)."""
    close(state, state.group_of[state.rider], tell)
    ride_on_number(state, state.die, symbol_steps(state), tell)
