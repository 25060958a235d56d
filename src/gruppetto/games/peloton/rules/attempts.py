"""Everything somebody in front of the table might try, legal or not, as a path of things to pick.

A die, a card, a button or a hex is one pick; before the start and for sharing a rider comes first, then the hex. What
is not allowed is tried too, within reason: every die, every button, hexes within reach that are taken, one step too
far or behind. Nothing here decides what is legal: the rules do.
"""

from collections.abc import Iterable, Sequence

from gruppetto.engine.event import Params
from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.look.picture import (
    ADOPT_BUTTON,
    AGREE_BUTTON,
    CATCH_BUTTON,
    DECLINE_BUTTON,
    GROUP_BUTTON,
    KEEP_BUTTON,
    REFUSE_BUTTON,
    SOLO_BUTTON,
    STOP_BUTTON,
    held_cards,
    waiting_riders,
)
from gruppetto.games.peloton.rules.actions import (
    ADOPT_NOW,
    AGREE_NOW,
    ATTACK_GROUP,
    ATTACK_SOLO,
    CATCH_NOW,
    DECLINE_NOW,
    DICE,
    KEEP_NOW,
    MOVE,
    PLAYS,
    REFUSE_NOW,
    SHARE,
    STOP_NOW,
    THROWS,
    Move,
)
from gruppetto.games.peloton.rules.foresight import (
    adopt_hint,
    attack_hint,
    card_hint,
    move_hint,
    move_signs,
    throw_hint,
)
from gruppetto.games.peloton.rules.moving import reach
from gruppetto.games.peloton.rules.naming import card_name, die_name, of_hex, of_rider, piece
from gruppetto.games.peloton.rules.position import (
    CONSENT_PHASE,
    MOVE2_PHASE,
    MOVE_PHASE,
    PLACE_PHASE,
    SHARE_PHASE,
    SPEED_PHASE,
    SYMBOL_PHASE,
    PelotonOpen,
)
from gruppetto.games.peloton.rules.view import PelotonView
from gruppetto.games.peloton.rules.ways import spread


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    """By phase; nothing for who is not to decide."""
    table = view.open
    if view.seat != table.to_decide or table.over:
        return []
    phase = table.phase
    if phase is PLACE_PHASE:
        return _placings(view)
    if phase is SPEED_PHASE:
        return [*_speeds(table), *_cards(view)]
    if phase is SYMBOL_PHASE:
        return _attacks(table)
    if phase in (MOVE_PHASE, MOVE2_PHASE):
        return _moves(view)
    if phase is SHARE_PHASE:
        return _shares(view)
    assert phase is CONSENT_PHASE
    return _consents(table)


# --- the start ---


def _placings(view: PelotonView) -> list[Attempt[Move]]:
    """Own riders who wait, on every hex of the corridor."""
    table = view.open
    return [
        Attempt(
            table.ways.placing(table.race.bibs[rider], place),
            (piece(table.race, rider), table.leg.cells[place]),
            Text("peloton-try-place", of_rider(table.race, rider) | of_hex(table.leg, place)),
        )
        for rider in waiting_riders(table)
        if table.race.owners[rider] == view.seat
        for place in table.leg.corridor
    ]


# --- speed ---


def _speeds(table: PelotonOpen) -> list[Attempt[Move]]:
    pace = table.paces[table.group_of[table.rider]]
    adopt = Attempt(ADOPT_NOW, (ADOPT_BUTTON,), Text("peloton-try-adopt", {"pace": pace}), adopt_hint(table))
    dice = [
        Attempt(THROWS[die], (die_name(die),), Text(f"peloton-try-throw-{name}"), throw_hint(table, die))
        for die, name in enumerate(DICE)
    ]
    return [adopt, *dice]


def _cards(view: PelotonView) -> list[Attempt[Move]]:
    """The cards of own riders, also of those whose turn it is not: they say why not."""
    table = view.open
    return [
        Attempt(
            PLAYS[card], (card_name(card),), Text("peloton-try-card", {"card": card_name(card)}), card_hint(table, card)
        )
        for card in held_cards(table)
        if table.race.owners[table.jerseys[card]] == view.seat
    ]


def _attacks(table: PelotonOpen) -> list[Attempt[Move]]:
    tried = (
        (ATTACK_SOLO, SOLO_BUTTON, "solo"),
        (ATTACK_GROUP, GROUP_BUTTON, "group"),
        (CATCH_NOW, CATCH_BUTTON, "catch"),
        (DECLINE_NOW, DECLINE_BUTTON, "decline"),
    )
    return [
        Attempt(action, (button,), Text(f"peloton-try-{how}"), attack_hint(table, how)) for action, button, how in tried
    ]


# --- riding ---


def _moves(view: PelotonView) -> list[Attempt[Move]]:
    """Where he can get, and hexes near by where he cannot."""
    table = view.open
    found = reach(table)
    rider = table.rider
    legal = {action.hex for action in view.actions if action.verb == MOVE}
    tried: list[Attempt[Move]] = []
    taken: set[str] = set()
    for place in (*found, *_out_of_reach(table, found)):
        cell = table.leg.cells[place]
        action = table.ways.moves[place]
        if cell in taken:
            continue
        taken.add(cell)
        steps = found.get(place, 0)
        hint = move_hint(table, rider, place, steps, table.speed - steps) if action.hex in legal else None
        label = Text("peloton-try-move", of_rider(table.race, rider) | of_hex(table.leg, place))
        tried.append(Attempt(action, (cell,), label, hint, signs=move_signs(table, rider, place) if hint else ()))
    if table.phase is MOVE2_PHASE:
        tried.append(Attempt(STOP_NOW, (STOP_BUTTON,), Text("peloton-try-stop"), Text("peloton-hint-stop")))
    return tried


def _out_of_reach(table: PelotonOpen, found: Iterable[int]) -> list[int]:
    """His own hex, those behind it, and those ahead that are taken, cut off or one step too far."""
    start = table.hexes[table.rider]
    ahead = spread(table.leg.forward, bytes(table.leg.size), start, table.speed + 1)
    behind = [place for place in table.leg.neighbours[start] if place < start]
    reached = frozenset(found)
    return [place for place in (*ahead, start, *behind) if place not in reached]


# --- sharing ---


def _shares(view: PelotonView) -> list[Attempt[Move]]:
    """The legal gifts, for each other rider of the team one that tells why not, and keeping the rest."""
    table = view.open
    gifts = [action for action in view.actions if action.verb == SHARE]
    tried = [_gift(view, action) for action in gifts]
    given = {action.bib for action in gifts}
    start = table.hexes[table.rider]
    near = [place for place in table.leg.neighbours[start] if not table.road[place]]
    for rider in _mates(table):
        if table.race.bibs[rider] not in given and near:
            action = table.ways.gift(table.race.bibs[rider], near[0])
            tried.append(Attempt(action, (piece(table.race, rider),), _share_label(table, rider, near[0])))
    hint = Text("peloton-hint-keep", {"steps": table.rest})
    return [*tried, Attempt(KEEP_NOW, (KEEP_BUTTON,), Text("peloton-try-keep", {"steps": table.rest}), hint)]


def _mates(table: PelotonOpen) -> Sequence[int]:
    team = table.race.entrants[table.race.team_of[table.rider]]
    return [rider for rider in team if rider != table.rider and table.hexes[rider] >= 0]


def _gift(view: PelotonView, action: Move) -> Attempt[Move]:
    table = view.open
    rider, place = table.race.rider_of_bib[action.bib], table.leg.index[action.hex]
    asked = table.race.owners[rider] != view.seat
    hint = Text("peloton-hint-share-ask", of_rider(table.race, rider)) if asked else None
    return Attempt(
        action,
        (piece(table.race, rider), table.leg.cells[place]),
        _share_label(table, rider, place),
        hint or move_hint(table, rider, place, table.rest, 0),
        signs=move_signs(table, rider, place),
    )


def _share_label(table: PelotonOpen, rider: int, place: int) -> Text:
    args = of_rider(table.race, rider) | of_hex(table.leg, place) | {"steps": table.rest}
    return Text("peloton-try-share", args)


def _consents(table: PelotonOpen) -> list[Attempt[Move]]:
    args: Params = {
        "receiver": table.race.bibs[table.offer_rider],
        **of_hex(table.leg, table.offer_hex),
        "steps": table.rest,
    }
    return [
        Attempt(AGREE_NOW, (AGREE_BUTTON,), Text("peloton-try-agree", args)),
        Attempt(REFUSE_NOW, (REFUSE_BUTTON,), Text("peloton-try-refuse", args)),
    ]
