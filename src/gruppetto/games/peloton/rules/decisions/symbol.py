"""The symbol: attacking alone or for the group, catching a breakaway, or neither (PEL-11, 12, 15)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.option import told
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import GREEN, POLKA, SYMBOL
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import GROUP, SOLO, Move, Verb
from gruppetto.games.peloton.rules.naming import button, forbidden, of_rider
from gruppetto.games.peloton.rules.pace import close, empty_pace, go, may_catch, ride_on_number, roll, set_pace
from gruppetto.games.peloton.rules.position import BY_CARD, BY_DIE, NONE, SYMBOL_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.view import PelotonView

_TRIED: Final = {
    "solo": Move(Verb.ATTACK, SOLO),
    "group": Move(Verb.ATTACK, GROUP),
    "catch": Move(Verb.CATCH),
    "decline": Move(Verb.DECLINE),
}
BUTTONS: Final = tuple(_TRIED)
_SOLO, _GROUP, _CATCH, _DECLINE = _TRIED.values()
_ON_THE_FLAT: Final = (_SOLO, _GROUP, _DECLINE)
_ON_A_CLIMB: Final = (_SOLO, _DECLINE)
_WITH_A_CARD: Final = (_SOLO, _GROUP)
_BEHIND_A_BREAKAWAY: Final = (_CATCH, _DECLINE)
CARD_STEPS: Final = (2, 1, 2)
"""The first leg of an attack with a card, by its colour (PEL-25.4, 25.8)."""


def may_choose(table: PelotonOpen, die: int) -> bool:
    """Whether the symbol is more than a number for the rider in turn (PEL-11.5, 12.2, 12.5)."""
    rider = table.rider
    group = table.group_of[rider]
    if table.breakaways[group]:
        return may_catch(table, rider, die)
    return bool(table.attackers >> rider & 1) and not table.closed >> group & 1


def actions(table: PelotonOpen) -> tuple[Move, ...]:
    """What the symbol, or a card that stands for it, allows."""
    if table.card != NONE:
        return _WITH_A_CARD
    if table.breakaways[table.group_of[table.rider]]:
        return _BEHIND_A_BREAKAWAY
    return _ON_A_CLIMB if table.die == POLKA else _ON_THE_FLAT


def why(table: PelotonOpen, action: Move) -> Refusal:
    """Attack, catch or decline where the symbol does not allow it, or none was thrown."""
    group = table.group_of[table.rider]
    if action.verb is _CATCH.verb:
        return forbidden(table, "PEL-12.2", **told(table.race.options, "who_catches"))
    if table.group_sizes[group] == 1:
        return forbidden(table, "PEL-9.4")
    if table.phase is SYMBOL_PHASE:
        if table.card != NONE:
            return forbidden(table, "PEL-25.4")
        return _only_to_catch(table) if table.breakaways[group] else forbidden(table, "PEL-15.3")
    if action.verb is _DECLINE.verb:
        return _not_in_position(table)
    if table.card != NONE and action.what == GROUP:
        return forbidden(table, "PEL-25.6")
    if table.closed >> group & 1:
        return forbidden(table, "PEL-12.5")
    return _only_to_catch(table) if table.breakaways[group] else _not_in_position(table)


def _only_to_catch(table: PelotonOpen) -> Refusal:
    return forbidden(table, "PEL-12.3", **told(table.race.options, "who_catches"))


def _not_in_position(table: PelotonOpen) -> Refusal:
    return forbidden(table, "PEL-11.5", **told(table.race.options, "climb_attack"))


def play(state: PelotonPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    if action.verb is _CATCH.verb:
        speed = state.breakaways[state.group_of[state.rider]]  # the breakaway stays open for the next (PEL-12.2; D-11)
        if tell is not None:
            telling.caught(state, state.rider, speed, tell)
        go(state, speed)
    elif action.verb is _DECLINE.verb:
        decline(state, tell)
    elif action.what == SOLO:
        begin_solo(state, tell)
    else:
        _attack_for_group(state, chance, tell)
    return False


def symbol_steps(table: PelotonOpen) -> int:
    """The number beside the symbol that was thrown: 2, or 1 on a climb; a card stands for the same."""
    if table.card != NONE:
        return CARD_STEPS[table.card]
    return table.race.edition.dice[table.die][table.face] - SYMBOL


def begin_solo(state: PelotonPosition, tell: Tell | None) -> None:
    """The first leg, before the green die is thrown (PEL-11.6; D-10)."""
    state.solo = BY_DIE if state.card == NONE else BY_CARD
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


def _attack_for_group(state: PelotonPosition, chance: Chance, tell: Tell | None) -> None:
    """He takes the group along: the pace is 2 and the green die (PEL-11.8)."""
    group = state.group_of[state.rider]
    pace = symbol_steps(state) + roll(state, GREEN, chance, tell)
    set_pace(state, group, pace, climb=False)
    state.sheltered |= 1 << group
    if tell is not None:
        telling.attacked_group(state, state.rider, pace, tell)
    go(state, pace)


def decline(state: PelotonPosition, tell: Tell | None) -> None:
    """The symbol is just its number (PEL-11.5, 11.10, 12.3)."""
    close(state, state.group_of[state.rider], tell)
    ride_on_number(state, state.die, symbol_steps(state), tell)


def question(table: PelotonOpen) -> Text:
    chase = "catch" if table.breakaways[table.group_of[table.rider]] and table.card == NONE else "attack"
    return Text(f"peloton-question-{chase}", of_rider(table, table.rider))


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    """What attacking, catching or declining is worth: 2 on the flat, 1 uphill, and the green die."""
    table = view.open
    first = 1 if POLKA in (table.die, table.card) else 2
    value = table.breakaways[table.group_of[table.rider]]
    worth: dict[str, int | str] = {"first": first, "value": value, **told(table.race.options, "who_catches")}
    return [
        Attempt(action, (button(how),), Text(f"peloton-try-{how}"), Text(f"peloton-hint-{how}", {**worth}))
        for how, action in _TRIED.items()
    ]
