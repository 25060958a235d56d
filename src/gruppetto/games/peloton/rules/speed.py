"""How a rider gets his speed: adopt the pace, throw one die, or play one card (PEL-5, 7, 10, 14, 17, 18, 25)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.games.peloton.box.edition import BIG_CRASH, CRASH, SYMBOL
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import (
    ADOPT_NOW,
    CARDS,
    DICE,
    GREEN,
    PLAYS,
    POLKA,
    RED,
    THROWS,
    WHITE,
    YELLOW,
    Move,
)
from gruppetto.games.peloton.rules.attacks import begin_solo, decline, may_choose
from gruppetto.games.peloton.rules.course import CLIMB
from gruppetto.games.peloton.rules.dice import roll
from gruppetto.games.peloton.rules.pace import (
    HARDEST,
    UPHILL_PACE,
    close,
    empty_pace,
    go,
    open_pace,
    ride_on_number,
    set_pace,
    terrain,
)
from gruppetto.games.peloton.rules.position import BY_CARD, SYMBOL_PHASE, PelotonOpen, PelotonPosition

BRAKED: Final = 2
"""How many members a white throw binds (PEL-17.3)."""
VICTIMS: Final = 2
"""How many members a big crash brings down (PEL-18.4)."""
ADOPTING: Final = 1 << len(DICE)
CARD_BITS: Final = len(DICE) + 1
_OFFERS: Final[dict[int, tuple[Move, ...]]] = {}


# --- what is offered ---


def offers(table: PelotonOpen) -> int:
    """What the rider in turn may do, as bits: the dice, ADOPTING, then the cards (section 4.3)."""
    rider = table.rider
    group = table.group_of[rider]
    climb = terrain(table) == CLIMB
    if is_opening(table):
        return 1 << POLKA if climb else 1 << YELLOW
    found = ADOPTING if table.group_sizes[group] > 1 and open_pace(table) else 0
    if climb:
        found |= 1 << POLKA
    elif table.resets >> group & 1:
        found |= 1 << YELLOW  # a reset goes before a brake (D-43)
    elif table.braked:
        found |= 1 << WHITE
    else:
        found |= 1 << YELLOW | 1 << WHITE | 1 << RED
    if rider in table.jerseys:
        for card in range(len(CARDS)):
            if holds(table, card) and (card == POLKA) == climb:
                found |= 1 << CARD_BITS + card
    return found


def is_opening(table: PelotonOpen) -> bool:
    """The very first rider of the stage must open it with the yellow or polka dot die (PEL-1.7)."""
    return table.sequence == 1 and table.turn == 0


def holds(table: PelotonOpen, card: int) -> bool:
    """Whether the rider in turn has this card and has not used it (PEL-25.1)."""
    return table.jerseys[card] == table.rider and table.race.cards and not table.spent >> card & 1


def speeds(table: PelotonOpen) -> tuple[Move, ...]:
    found = offers(table)
    actions = _OFFERS.get(found)
    if actions is None:
        dice = [THROWS[die] for die in range(len(DICE)) if found >> die & 1]
        cards = [PLAYS[card] for card in range(len(CARDS)) if found >> CARD_BITS + card & 1]
        actions = _OFFERS[found] = (*([ADOPT_NOW] if found & ADOPTING else []), *dice, *cards)
    return actions


# --- carrying it out ---


def adopt(state: PelotonPosition, tell: Tell | None) -> None:
    """His speed is the full pace (PEL-7.6)."""
    group = state.group_of[state.rider]
    pace = state.paces[group]
    state.sheltered |= 1 << group
    if tell is not None:
        telling.adopted(state, state.rider, pace, tell)
    go(state, pace)


def throw(state: PelotonPosition, die: int, chance: Chance, tell: Tell | None) -> bool:
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
        state.sheltered |= 1 << group  # a speed of his own: the pace stays (D-18)
        go(state, value)
        return False
    if die == WHITE and not state.braked:
        _brake(state, group, tell)
    ride_on_number(state, die, value, tell)
    return False


def next_members(table: PelotonOpen, group: int, count: int) -> list[int]:
    """The next riders of a group who have not had their turn, in the order."""
    found = [rider for rider in table.order[table.turn + 1 :] if table.group_of[rider] == group]
    return found[:count]


def _brake(state: PelotonPosition, group: int, tell: Tell | None) -> None:
    """The next two may only adopt, throw white or play a card (PEL-17.3)."""
    state.brakes[group] = BRAKED
    if tell is not None:
        bound = next_members(state, group, BRAKED)
        if bound:
            telling.braked(state, state.rider, bound, tell)


def _fall(state: PelotonPosition, group: int, big: bool, tell: Tell | None) -> None:
    """A crash, or a big one that takes him out and the next two down (PEL-18.3 to 18.5)."""
    rider = state.rider
    if big:
        _abandon(state, rider, tell)
        for other in next_members(state, group, VICTIMS):
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


def _abandon(state: PelotonPosition, rider: int, tell: Tell | None) -> None:
    place = state.hexes[rider]
    state.lift(rider)
    state.out |= 1 << rider
    state.finishes[rider] = (-1, 0)
    state.arrived = tuple(other for other in state.arrived if other != rider)
    if tell is not None:
        telling.big_crash(state, rider, place, tell)


# --- cards (PEL-25) ---


def play_card(state: PelotonPosition, card: int, chance: Chance, tell: Tell | None) -> None:
    rider = state.rider
    group = state.group_of[rider]
    state.spent |= 1 << card
    state.card = card
    if tell is not None:
        telling.card_played(state, rider, card, tell)
    if state.attackers >> rider & 1:
        if card != POLKA and state.race.card_group_attack and not state.breakaways[group]:
            state.phase = SYMBOL_PHASE  # solo or for the group (D-33)
        else:
            begin_solo(state, BY_CARD, tell)
    elif card == POLKA:
        close(state, group, tell)
        set_pace(state, group, UPHILL_PACE, climb=True)
        if tell is not None and state.group_sizes[group] > 1:
            telling.paced(state, rider, UPHILL_PACE, HARDEST, tell)
        go(state, HARDEST)
    else:
        go(state, roll(state, GREEN, chance, tell))
