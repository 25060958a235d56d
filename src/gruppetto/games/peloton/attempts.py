"""Everything somebody in front of the table might try, legal or not, as a path of things to pick.

A die, a card, a button or a hex is one pick; before the start and for sharing a rider comes first, then the hex. What
is not allowed is tried too, within reason: every die, every button, hexes within reach that are taken, one step too
far or behind. Nothing here decides what is legal: the rules do.
"""

from collections.abc import Iterable, Sequence

from gruppetto.engine.chance import RecordedChance
from gruppetto.engine.event import Params
from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.actions import (
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
from gruppetto.games.peloton.foresight import adopt_hint, attack_hint, card_hint, move_hint, move_signs, throw_hint
from gruppetto.games.peloton.moving import reach
from gruppetto.games.peloton.naming import card_name, die_name, of_hex, of_rider, piece
from gruppetto.games.peloton.scene import (
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
from gruppetto.games.peloton.state import (
    CONSENT_PHASE,
    MOVE2_PHASE,
    MOVE_PHASE,
    PLACE_PHASE,
    SHARE_PHASE,
    SPEED_PHASE,
    SYMBOL_PHASE,
    Position,
)
from gruppetto.games.peloton.view import PelotonView
from gruppetto.games.peloton.ways import spread


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    """By phase; nothing for who is not to decide."""
    if view.seat != view.to_decide or view.over:
        return []
    phase = view.phase
    if phase is PLACE_PHASE:
        return _placings(view)
    table = view.imagine(RecordedChance(()))
    if phase is SPEED_PHASE:
        return [*_speeds(view, table), *_cards(view, table)]
    if phase is SYMBOL_PHASE:
        return _attacks(table)
    if phase in (MOVE_PHASE, MOVE2_PHASE):
        return _moves(view, table)
    if phase is SHARE_PHASE:
        return _shares(view, table)
    assert phase is CONSENT_PHASE
    return _consents(view)


# --- the start ---


def _placings(view: PelotonView) -> list[Attempt[Move]]:
    """Own riders who wait, on every hex of the corridor."""
    return [
        Attempt(
            view.ways.placing(view.race.bibs[rider], place),
            (piece(view.race, rider), view.leg.cells[place]),
            Text("peloton-try-place", of_rider(view.race, rider) | of_hex(view.leg, place)),
        )
        for rider in waiting_riders(view)
        if view.race.owners[rider] == view.seat
        for place in view.leg.corridor
    ]


# --- speed ---


def _speeds(view: PelotonView, table: Position) -> list[Attempt[Move]]:
    pace = view.paces[view.group_of[view.rider]]
    adopt = Attempt(ADOPT_NOW, (ADOPT_BUTTON,), Text("peloton-try-adopt", {"pace": pace}), adopt_hint(table))
    dice = [
        Attempt(THROWS[die], (die_name(die),), Text(f"peloton-try-throw-{name}"), throw_hint(table, die))
        for die, name in enumerate(DICE)
    ]
    return [adopt, *dice]


def _cards(view: PelotonView, table: Position) -> list[Attempt[Move]]:
    """The cards of own riders, also of those whose turn it is not: they say why not."""
    return [
        Attempt(
            PLAYS[card], (card_name(card),), Text("peloton-try-card", {"card": card_name(card)}), card_hint(table, card)
        )
        for card in held_cards(view)
        if view.race.owners[view.jerseys[card]] == view.seat
    ]


def _attacks(table: Position) -> list[Attempt[Move]]:
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


def _moves(view: PelotonView, table: Position) -> list[Attempt[Move]]:
    """Where he can get, and hexes near by where he cannot."""
    found = reach(table)
    rider = view.rider
    legal = {action.hex for action in view.actions if action.verb == MOVE}
    tried: list[Attempt[Move]] = []
    taken: set[str] = set()
    for place in (*found, *_out_of_reach(view, table, found)):
        cell = view.leg.cells[place]
        action = view.ways.moves[place]
        if cell in taken:
            continue
        taken.add(cell)
        steps = found.get(place, 0)
        hint = move_hint(table, rider, place, steps, view.speed - steps) if action.hex in legal else None
        label = Text("peloton-try-move", of_rider(view.race, rider) | of_hex(view.leg, place))
        tried.append(Attempt(action, (cell,), label, hint, signs=move_signs(table, rider, place) if hint else ()))
    if view.phase is MOVE2_PHASE:
        tried.append(Attempt(STOP_NOW, (STOP_BUTTON,), Text("peloton-try-stop"), Text("peloton-hint-stop")))
    return tried


def _out_of_reach(view: PelotonView, table: Position, found: Iterable[int]) -> list[int]:
    """His own hex, those behind it, and those ahead that are taken, cut off or one step too far."""
    start = view.hexes[view.rider]
    ahead = spread(view.leg.forward, bytes(view.leg.size), start, view.speed + 1)
    behind = [place for place in view.leg.neighbours[start] if place < start]
    reached = frozenset(found)
    return [place for place in (*ahead, start, *behind) if place not in reached]


# --- sharing ---


def _shares(view: PelotonView, table: Position) -> list[Attempt[Move]]:
    """The legal gifts, for each other rider of the team one that tells why not, and keeping the rest."""
    gifts = [action for action in view.actions if action.verb == SHARE]
    tried = [_gift(view, table, action) for action in gifts]
    given = {action.bib for action in gifts}
    start = view.hexes[view.rider]
    near = [place for place in view.leg.neighbours[start] if not table.road[place]]
    for rider in _mates(view):
        if view.race.bibs[rider] not in given and near:
            action = view.ways.gift(view.race.bibs[rider], near[0])
            tried.append(Attempt(action, (piece(view.race, rider),), _share_label(view, rider, near[0])))
    hint = Text("peloton-hint-keep", {"steps": view.rest})
    return [*tried, Attempt(KEEP_NOW, (KEEP_BUTTON,), Text("peloton-try-keep", {"steps": view.rest}), hint)]


def _mates(view: PelotonView) -> Sequence[int]:
    team = view.race.entrants[view.race.team_of[view.rider]]
    return [rider for rider in team if rider != view.rider and view.hexes[rider] >= 0]


def _gift(view: PelotonView, table: Position, action: Move) -> Attempt[Move]:
    rider, place = view.race.rider_of_bib[action.bib], view.leg.index[action.hex]
    asked = view.race.owners[rider] != view.seat
    hint = Text("peloton-hint-share-ask", of_rider(view.race, rider)) if asked else None
    return Attempt(
        action,
        (piece(view.race, rider), view.leg.cells[place]),
        _share_label(view, rider, place),
        hint or move_hint(table, rider, place, view.rest, 0),
        signs=move_signs(table, rider, place),
    )


def _share_label(view: PelotonView, rider: int, place: int) -> Text:
    args = of_rider(view.race, rider) | of_hex(view.leg, place) | {"steps": view.rest}
    return Text("peloton-try-share", args)


def _consents(view: PelotonView) -> list[Attempt[Move]]:
    args: Params = {
        "receiver": view.race.bibs[view.offer_rider],
        **of_hex(view.leg, view.offer_hex),
        "steps": view.rest,
    }
    return [
        Attempt(AGREE_NOW, (AGREE_BUTTON,), Text("peloton-try-agree", args)),
        Attempt(REFUSE_NOW, (REFUSE_BUTTON,), Text("peloton-try-refuse", args)),
    ]
