"""A match in numbers: its actions and what a view shows (`engine/coding.py`)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from gruppetto.engine.coding import Coding, Row, bits, figures, one_of, seats_of
from gruppetto.engine.contract import Setup
from gruppetto.games.peloton.box.edition import CARDS, DICE, FACES
from gruppetto.games.peloton.rules.actions import GROUP, SOLO, Move, Verb
from gruppetto.games.peloton.rules.course import Leg
from gruppetto.games.peloton.rules.position import Phase
from gruppetto.games.peloton.rules.race import Race, race_of

_SEQUENCES = 120
_SPEED = 20
_TAKERS = 4
_SECONDS = 60_000
_STAGE = 100_000
"""In seconds; a stage takes less."""
_ASIDE = frozenset({"race", "ledger", "jerseys"})
"""The score sheet is told by times; jerseys by who wears each."""


def coding(setup: Setup[Any]) -> Coding:
    return _coded(race_of(setup))


@lru_cache(maxsize=32)
def _coded(race: Race) -> Coding:
    rows = (*_table(race), *_road(race), *_groups(race), *_turn(race))
    moves, most = tuple(map(str, sorted(_every_move(race)))), max(FACES, race.team_count)
    if race.hard_for_next:
        return Coding(moves, most, (*rows, bits("hard_paces", race.riders)), _ASIDE)
    return Coding(moves, most, rows, _ASIDE | {"hard_paces"})  # the figures of a view are as many as ever


def _every_move(race: Race) -> Iterator[Move]:
    yield from (Move(Verb.THROW, die) for die in range(len(DICE)))
    yield from (Move(Verb.CARD, card) for card in range(len(CARDS)))
    yield from (Move(Verb.ATTACK, kind) for kind in (SOLO, GROUP))
    alone = (Verb.ADOPT, Verb.CATCH, Verb.DECLINE, Verb.STOP, Verb.KEEP, Verb.AGREE, Verb.REFUSE)
    yield from (Move(verb) for verb in alone)
    for leg in dict.fromkeys(race.legs):
        yield from _on(leg, race.bibs)


def _on(leg: Leg, bibs: tuple[int, ...]) -> Iterator[Move]:
    """What leads to a hex of this road; roads of other stages have other addresses, or mean the same by them."""
    yield from (Move(Verb.MOVE, hex=address) for address in leg.address)
    for bib in bibs:
        yield from (Move(Verb.PLACE, bib=bib, hex=leg.address[place]) for place in leg.corridor)
        yield from (Move(Verb.SHARE, bib=bib, hex=address) for address in leg.address)


def _table(race: Race) -> tuple[Row, ...]:
    riders = race.riders
    return (
        *seats_of(race.seats),
        one_of("phase", 0, len(Phase) - 1),
        figures("stage_index", most=len(race.legs) - 1),
        figures("sequence", most=_SEQUENCES),
        bits("out", riders),
        figures("worn", len(CARDS), least=-1, most=riders - 1, read=lambda view: view.open.jerseys),
        figures("line_up", riders, least=-1, most=riders - 1),
        figures("placed", most=riders),
        bits("spent", len(CARDS)),
        figures("times", riders, most=_STAGE * len(race.legs), read=lambda view: _times(view.open, riders)),
    )


def _times(table: Any, riders: int) -> list[int]:
    """What the individual classification says so far; 0 for who is not ranked."""
    found = table.standings().times if table.ledger else {}
    return [found.get(rider, 0) for rider in range(riders)]


def _road(race: Race) -> tuple[Row, ...]:
    riders, lines = race.riders, max(len(leg.lines) for leg in race.legs)
    return (
        figures("hexes", riders, least=-1, most=max(leg.size for leg in race.legs) - 1),
        figures("takers", lines, width=_TAKERS, least=-1, most=riders - 1),
        figures("finishes", riders, width=2, least=-1, most=_SEQUENCES),
        figures("finishers", riders, least=-1, most=riders - 1),
        figures("arrived", riders, least=-1, most=riders - 1),
        bits("fallen", riders),
        bits("stuck", riders),
    )


def _groups(race: Race) -> tuple[Row, ...]:
    """There are never more groups than riders."""
    riders = race.riders
    return (
        figures("order", riders, least=-1, most=riders - 1),
        figures("turn", least=-1, most=riders),
        figures("group_of", riders, least=-1, most=riders - 1),
        figures("group_sizes", riders, most=riders),
        figures("leaders", riders, least=-1, most=riders - 1),
        bits("attackers", riders),
        figures("paces", riders, most=_SPEED),
        bits("climb_paces", riders),
        bits("sheltered", riders),
        figures("brakes", riders, most=riders),
        bits("resets", riders),
        figures("breakaways", riders, most=_SPEED),
        figures("breakaway_dice", riders, least=-1, most=len(DICE) - 1),
        bits("closed", riders),
    )


def _turn(race: Race) -> tuple[Row, ...]:
    riders = race.riders
    return (
        one_of("rider", -1, riders - 1),
        bits("braked", 1),
        one_of("die", -1, len(DICE) - 1),
        one_of("face", -1, FACES - 1),
        one_of("card", -1, len(CARDS) - 1),
        one_of("solo", 0, 2),
        figures("speed", most=_SPEED),
        figures("rest", most=_SPEED),
        bits("owes", 1),
        bits("declined", riders),
        one_of("offer_rider", -1, riders - 1),
        figures("offer_hex", least=-1, most=max(leg.size for leg in race.legs) - 1),
    )
