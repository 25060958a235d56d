"""What a screen shows: stage, riders, groups, dice, cards, order of the sequence. Tables and ends are elsewhere."""

import math
from functools import cache, lru_cache
from typing import Final

from gruppetto.engine.remembered import MANY_PIECES, MANY_TABLES, remembered
from gruppetto.engine.scene import Button, Card, Die, Heading, Mark, Own, Picture, Piece, Point, Text, Turn
from gruppetto.games.peloton.box.edition import CARDS, DICE, GREEN, POLKA, RED, WHITE, YELLOW
from gruppetto.games.peloton.look.board import drawn
from gruppetto.games.peloton.look.podium import last_result
from gruppetto.games.peloton.look.rows import gap, jersey_of, stage_of, tour_of
from gruppetto.games.peloton.look.tables import standings_tables
from gruppetto.games.peloton.look.television import along, groups, may_attack, road_of, time_gap
from gruppetto.games.peloton.rules.decisions import DECISIONS
from gruppetto.games.peloton.rules.decisions.cards import held_cards
from gruppetto.games.peloton.rules.decisions.placing import waiting_riders
from gruppetto.games.peloton.rules.naming import CARD_LOOKS, button, card_name, die_name, lying_die, piece, team_of
from gruppetto.games.peloton.rules.pace import offered_pace
from gruppetto.games.peloton.rules.position import PLACE_PHASE, PelotonOpen
from gruppetto.games.peloton.rules.race import Race
from gruppetto.games.peloton.rules.scoring import written
from gruppetto.games.peloton.rules.view import PelotonView

_SYMBOLS: Final = dict.fromkeys(("solo", "group", "catch"), "attack")
_ON_THE_TABLE: Final = ((YELLOW, "5"), (WHITE, "2"), (RED, "7"), (POLKA, "3"), (GREEN, "4"))
"""The dice from left to right, each with the face it shows while nobody has thrown it."""
_AT_THE_START: Final = Text("peloton-round-start")
_APART: Final = (41.0, 36.0)
_CLOSE: Final = (33.0, 27.0)
"""How far riders who wait for the start stand from each other, along the corridor and away from it: few, and many."""
_FEW: Final = 14


def heading(table: PelotonOpen) -> Heading:
    return Heading(stage_of(table, table.stage_index), _round(table))


def own(view: PelotonView) -> Own:
    """Jersey cards lie before their riders: nothing is hidden."""
    return Own(_hand(view), _buttons(view), secret=False)


def picture(table: PelotonOpen) -> Picture:
    return Picture(
        board=table.leg.id,
        stage=stage_of(table, table.stage_index),
        stages=[],
        round=_round(table),
        turn=table.to_decide,
        pieces=_pieces(table),
        dice=_dice(table),
        piles=[],
        standings=standings_tables(table),
        result=last_result(table),
        provenance=table.race.edition.provenance,
        over=table.over,
        order=_order(table),
        rider=piece(table.race, table.rider) if table.rider >= 0 else "",
        groups=groups(table),
    )


def _round(table: PelotonOpen) -> Text:
    return _round_text(table.sequence, table.time(table.sequence)) if table.sequence else _AT_THE_START


@lru_cache(maxsize=MANY_TABLES)
def _round_text(sequence: int, time: int) -> Text:
    return Text("peloton-round", {"sequence": sequence, "clock": written(time)})


# --- riders ---


def _pieces(table: PelotonOpen) -> list[Piece]:
    """Who stands on the road, and before the start who waits for a place beside the corridor, each on one spot."""
    head = max(table.hexes)
    pieces = [_riding(table, rider, head) for rider, place in enumerate(table.hexes) if place >= 0]
    waiting = waiting_riders(table)
    if not waiting:
        return pieces
    queue = table.line_up if table.stage_index else range(table.race.riders)
    spots = dict(zip(queue, _beside_corridor(table, len(queue)), strict=True))
    fallen = table.fallen
    return pieces + [_waiting(table, rider, spots[rider], bool(fallen >> rider & 1)) for rider in waiting]


def _who(race: Race, rider: int) -> tuple[str, int, str, int]:
    """A rider as pieces and turns name him: the thing, his seat, team and number."""
    return piece(race, rider), race.owners[rider], team_of(race, rider), race.bibs[rider]


def _riding(table: PelotonOpen, rider: int, head: int) -> Piece:
    place, stuck, fallen = table.hexes[rider], table.stuck >> rider & 1, table.fallen >> rider & 1
    behind = time_gap(table, place, head) if table.sequence else 0
    return _on_the_road(table, rider, place, behind, may_attack(table, rider), bool(stuck), bool(fallen))


def _worn(table: PelotonOpen) -> tuple[object, ...]:
    """What the look of a rider rests on besides himself: the road, and who wears and holds what."""
    return (table.race, table.leg, table.jerseys, table.spent, table.over)


@remembered(_worn, MANY_PIECES)
def _on_the_road(
    table: PelotonOpen, rider: int, place: int, behind: int, attack: str, stuck: bool, fallen: bool
) -> Piece:
    """A rider on his hex. Few of them change from one picture to the next."""
    marks: list[Mark] = []
    if attack:
        explain = "mark:breakaway" if attack == "catch" else "mark:attack"
        marks.append(Mark("attack", Text(f"peloton-mark-attack-{attack}"), helps=True, explain=explain))
    if stuck:
        marks.append(Mark("mark-crash", Text("peloton-mark-stuck"), sound="thud", explain="mark:stuck"))
    marks += [
        Mark(f"jersey-{CARDS[card]}", Text("peloton-mark-card", {"card": card_name(card)}), explain=card_name(card))
        for card in held_cards(table)
        if table.jerseys[card] == rider
    ]
    race = table.race
    return Piece(
        *_who(race, rider),
        cell=table.leg.cells[place],
        along=along(table, place),
        jersey=jersey_of(table, rider),
        marks=marks,
        fallen=fallen,
        gap=gap(behind) if behind else "",
    )


@remembered(_worn, MANY_PIECES)
def _waiting(table: PelotonOpen, rider: int, spot: Point, fallen: bool) -> Piece:
    """A rider on a spot beside the last hex of the corridor."""
    race = table.race
    return Piece(
        *_who(race, rider),
        cell=table.leg.cells[table.leg.corridor[-1]],
        along=0.0,
        jersey=jersey_of(table, rider),
        at=spot,
        fallen=fallen,
    )


@remembered(road_of)
def _beside_corridor(table: PelotonOpen, count: int) -> list[Point]:
    """Places in rows beside the start corridor, on its lee side."""
    cells = [cell for cell in drawn(table.leg.road).cells if cell.kind == "start"]
    turn = math.radians(cells[0].heading)
    ahead, right = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    lee = -1 if table.leg.road.sections[0].segment.wind == "R" else 1
    along_road = [cell.centre[0] * ahead[0] + cell.centre[1] * ahead[1] for cell in cells]
    aside = [lee * (cell.centre[0] * right[0] + cell.centre[1] * right[1]) for cell in cells]
    apart = _APART if count <= _FEW else _CLOSE
    a_row = max(1, int((max(along_road) - min(along_road)) / apart[0]) + 1)
    places: list[Point] = []
    for number in range(count):
        forward = max(along_road) - number % a_row * apart[0]
        outward = lee * (max(aside) + 42.0 + number // a_row * apart[1])
        x, y = forward * ahead[0] + outward * right[0], forward * ahead[1] + outward * right[1]
        places.append((round(x, 1), round(y, 1)))
    return places


def _order(table: PelotonOpen) -> list[Turn]:
    """The riders of this sequence in turn; before a later stage those who are placed one by one."""
    if table.phase is PLACE_PHASE:
        line_up = table.line_up if table.stage_index else ()
        in_turn = [(rider, place - table.placed) for place, rider in enumerate(line_up)]
    else:
        hexes = table.hexes
        in_turn = [(rider, at - table.turn) for at, rider in enumerate(table.order) if hexes[rider] >= 0]
    return [_turn(table, rider, _turn_state(table, rider, ahead)) for rider, ahead in in_turn]


def _turn_state(table: PelotonOpen, rider: int, ahead: int) -> str:
    """Of a rider who has his turn after so many others."""
    if ahead > 0:
        return "skips" if table.fallen >> rider & 1 else "next"
    return "done" if ahead else "now"


@remembered(tour_of, MANY_PIECES)
def _turn(table: PelotonOpen, rider: int, state: str) -> Turn:
    return Turn(*_who(table.race, rider), state)


# --- dice, cards, buttons ---


def _dice(table: PelotonOpen) -> list[Die]:
    """The five dice while speed is decided; the one thrown last in this turn shows its face."""
    if table.over or table.phase is PLACE_PHASE:
        return []
    return [_die(table, die, shows) for die, shows in _ON_THE_TABLE]


def _die(table: PelotonOpen, die: int, shows: str) -> Die:
    if die == table.die:
        return lying_die(die, table.race.edition.dice[die][table.face])
    return _waiting_die(die, shows)


@cache
def _waiting_die(die: int, shows: str) -> Die:
    return Die(die_name(die), f"die-{DICE[die]}-{shows}", Text(f"peloton-die-{DICE[die]}"), explain=die_name(die))


def _hand(view: PelotonView) -> list[Card]:
    """The cards of the reader's own riders."""
    table = view.open
    owners = table.race.owners
    return [jersey_card(card) for card in held_cards(table) if owners[table.jerseys[card]] == view.seat]


@cache
def jersey_card(card: int) -> Card:
    return Card(card_name(card), *CARD_LOOKS[card], Text(f"peloton-card-{CARDS[card]}"), explain=card_name(card))


def _buttons(view: PelotonView) -> list[Button]:
    """What the reader may choose, if it is for them to decide."""
    table = view.open
    if table.over or view.seat != table.to_decide:
        return []
    return [
        Button(button(name), Text(f"peloton-button-{name}", _figures(table)), _SYMBOLS.get(name, ""))
        for name in DECISIONS[table.phase].BUTTONS
    ]


def _figures(table: PelotonOpen) -> dict[str, int]:
    """The figures that buttons may mention."""
    group = table.group_of[table.rider]
    return {"pace": offered_pace(table, group), "value": table.breakaways[group], "steps": table.rest or table.speed}
