"""Playing the card of a jersey instead of throwing: an attack from attack position, else a speed (PEL-25)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.box.edition import CARDS, GREEN, POLKA
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import Move, Verb
from gruppetto.games.peloton.rules.course import CLIMB
from gruppetto.games.peloton.rules.decisions.symbol import begin_solo
from gruppetto.games.peloton.rules.naming import card_name, forbidden
from gruppetto.games.peloton.rules.pace import HARDEST, close, go, pass_on, roll, set_hard_pace, terrain
from gruppetto.games.peloton.rules.position import SPEED_PHASE, SYMBOL_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.view import PelotonView

PLAYS: Final = tuple(Move(Verb.CARD, card) for card in range(len(CARDS)))


def held_cards(table: PelotonOpen) -> list[int]:
    """The cards that somebody holds and has not used (PEL-25.1)."""
    if not table.race.cards or table.over:
        return []
    return [card for card in range(len(CARDS)) if table.jerseys[card] >= 0 and not table.spent >> card & 1]


def playable(table: PelotonOpen) -> list[Move]:
    """The rider in turn plays his cards where their colour says: polka dot on climbs, the others on the flat."""
    climb = terrain(table) == CLIMB
    own = [card for card in held_cards(table) if table.jerseys[card] == table.rider]
    return [PLAYS[card] for card in own if (card == POLKA) == climb]


def why(table: PelotonOpen, action: Move) -> Refusal:
    card = action.what
    if table.phase is not SPEED_PHASE:
        return forbidden(table, "PEL-5.8")
    if table.jerseys[card] != table.rider or card not in held_cards(table):
        return forbidden(table, "PEL-25.1", card=card_name(card))
    if (card == POLKA) != (terrain(table) == CLIMB):
        return forbidden(table, "PEL-25.7" if card == POLKA else "PEL-25.3")
    return forbidden(table, "PEL-1.7")


def play(state: PelotonPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    rider, card = state.rider, action.what
    group = state.group_of[rider]
    state.spent |= 1 << card
    state.card = card
    pass_on(state)
    if tell is not None:
        telling.card_played(state, rider, card, tell)
    if state.attackers >> rider & 1:
        if _may_take_along(state, card):
            state.phase = SYMBOL_PHASE  # solo or for the group (D-33)
        else:
            begin_solo(state, tell)
    elif card == POLKA:
        close(state, group, tell)
        set_hard_pace(state, group, tell)
        go(state, HARDEST)
    else:
        go(state, roll(state, GREEN, chance, tell))
    return False


def _may_take_along(table: PelotonOpen, card: int) -> bool:
    """Tell if the card may be an attack with the group too (D-33)."""
    return card != POLKA and table.race.card_group_attack and not table.breakaways[table.group_of[table.rider]]


def _attack(table: PelotonOpen, card: int) -> str:
    """Say whether the rider in turn attacks with the card, and whether he may choose how."""
    if not table.attackers >> table.rider & 1:
        return "no"
    return "choice" if _may_take_along(table, card) else "yes"


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    """The cards of own riders, also of those whose turn it is not: they say why not."""
    table = view.open
    polka = "polka-next" if table.race.hard_for_next else "polka"  # whom a ride of 4 slows (D-15)
    return [
        Attempt(
            PLAYS[card],
            (card_name(card),),
            Text("peloton-try-card", {"card": card_name(card)}),
            Text(f"peloton-hint-card-{polka if card == POLKA else CARDS[card]}", {"attack": _attack(table, card)}),
        )
        for card in held_cards(table)
        if table.race.owners[table.jerseys[card]] == view.seat
    ]
