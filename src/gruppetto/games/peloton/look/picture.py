"""What a screen shows: stage, riders, groups, dice, cards, order of the sequence. Tables and ends are elsewhere."""

import math
from typing import Final

from gruppetto.engine.scene import Button, Card, Die, Heading, Mark, Own, Picture, Piece, Point, Text, Turn
from gruppetto.games.peloton.look.board import drawn
from gruppetto.games.peloton.look.podium import last_result
from gruppetto.games.peloton.look.rows import gap, jersey_of, stage_of
from gruppetto.games.peloton.look.tables import standings_tables
from gruppetto.games.peloton.look.television import along, attack_marks, groups, time_gap
from gruppetto.games.peloton.rules.actions import CARDS, DICE, GREEN, POLKA, RED, WHITE, YELLOW
from gruppetto.games.peloton.rules.naming import card_name, die_name, lying_die, of_hex, of_rider, piece, team_of
from gruppetto.games.peloton.rules.position import (
    CONSENT_PHASE,
    MOVE2_PHASE,
    MOVE_PHASE,
    NONE,
    PLACE_PHASE,
    SHARE_PHASE,
    SPEED_PHASE,
    SYMBOL_PHASE,
    PelotonOpen,
    Phase,
)
from gruppetto.games.peloton.rules.scoring import stage_time, written
from gruppetto.games.peloton.rules.view import PelotonView

ADOPT_BUTTON: Final = "choice:adopt"
SOLO_BUTTON: Final = "choice:solo"
GROUP_BUTTON: Final = "choice:group"
CATCH_BUTTON: Final = "choice:catch"
DECLINE_BUTTON: Final = "choice:decline"
STOP_BUTTON: Final = "choice:stop"
KEEP_BUTTON: Final = "choice:keep"
AGREE_BUTTON: Final = "choice:agree"
REFUSE_BUTTON: Final = "choice:refuse"
_BUTTONS: Final[dict[Phase, tuple[str, ...]]] = {
    SPEED_PHASE: (ADOPT_BUTTON,),
    SYMBOL_PHASE: (SOLO_BUTTON, GROUP_BUTTON, CATCH_BUTTON, DECLINE_BUTTON),
    MOVE2_PHASE: (STOP_BUTTON,),
    SHARE_PHASE: (KEEP_BUTTON,),
    CONSENT_PHASE: (AGREE_BUTTON, REFUSE_BUTTON),
}
_SYMBOLS: Final = {SOLO_BUTTON: "attack", GROUP_BUTTON: "attack", CATCH_BUTTON: "attack"}
_ON_THE_TABLE: Final = ((YELLOW, 5), (WHITE, 2), (RED, 7), (POLKA, 3), (GREEN, 4))
"""The dice from left to right, each with the face it shows while nobody has thrown it."""
_CARD_LOOKS: Final = {YELLOW: ("breakaway", "chance"), POLKA: ("climber", "climber"), GREEN: ("sprinter", "sprinter")}
"""The picture and the frame of a jersey's card."""
_APART: Final = (41.0, 36.0)
_CLOSE: Final = (33.0, 27.0)
"""How far riders who wait for the start stand from each other, along the corridor and away from it: few, and many."""
_FEW: Final = 14


def heading(table: PelotonOpen) -> Heading:
    return Heading(stage_of(table, table.stage_index), _round(table))


def own(view: PelotonView) -> Own:
    return Own(_hand(view), _buttons(view))


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


def question(table: PelotonOpen) -> Text:
    """The one imperative line for the seat to decide."""
    phase = table.phase
    if table.over:
        return Text("peloton-question-over")
    if phase is PLACE_PHASE:
        if table.stage_index:
            return Text("peloton-question-place-rider", of_rider(table.race, table.line_up[table.placed]))
        return Text("peloton-question-place", {"team": f"team:{table.race.team_names[table.line_up[table.placed]]}"})
    rider = of_rider(table.race, table.rider)
    if phase is MOVE_PHASE or phase is MOVE2_PHASE:
        key = "leg" if phase is MOVE2_PHASE else "move"
        return Text(f"peloton-question-{key}", rider | {"speed": table.speed})
    if phase is SHARE_PHASE:
        return Text("peloton-question-share", rider | {"steps": table.rest})
    if phase is CONSENT_PHASE:
        offered = of_hex(table.leg, table.offer_hex) | {"receiver": table.race.bibs[table.offer_rider]}
        return Text("peloton-question-consent", rider | offered | {"steps": table.rest})
    if phase is SYMBOL_PHASE:
        chase = "catch" if table.breakaways[table.group_of[table.rider]] and table.card == NONE else "attack"
        return Text(f"peloton-question-{chase}", rider)
    return Text("peloton-question-speed", rider)


def _round(table: PelotonOpen) -> Text:
    if table.sequence == 0:
        return Text("peloton-round-start")
    time = stage_time(table.leg.base_time, table.sequence, 0, table.race.edition.sequence_time)
    return Text("peloton-round", {"sequence": table.sequence, "clock": written(time)})


# --- riders ---


def _pieces(table: PelotonOpen) -> list[Piece]:
    """Who stands on the road, and before the start who waits for a place beside the corridor, each on one spot."""
    pieces = [_piece(table, rider) for rider, place in enumerate(table.hexes) if place >= 0]
    waiting = waiting_riders(table)
    if not waiting:
        return pieces
    queue = table.line_up if table.stage_index else range(table.race.riders)
    spots = dict(zip(queue, _beside_corridor(table, len(queue)), strict=True))
    return pieces + [_waiting(table, rider, spots[rider]) for rider in waiting]


def waiting_riders(table: PelotonOpen) -> list[int]:
    """Who has not been placed yet: in the first stage by team, later in the order of the classification."""
    if table.phase is not PLACE_PHASE:
        return []
    if table.stage_index:
        return list(table.line_up[table.placed :])
    return [rider for rider, place in enumerate(table.hexes) if place < 0]


def _piece(table: PelotonOpen, rider: int) -> Piece:
    race, place = table.race, table.hexes[rider]
    behind = time_gap(table, place)
    return Piece(
        id=piece(race, rider),
        seat=race.owners[rider],
        team=team_of(race, rider),
        bib=race.bibs[rider],
        cell=table.leg.cells[place],
        along=along(table, place),
        jersey=jersey_of(table, rider),
        marks=_marks(table, rider),
        fallen=bool(table.fallen >> rider & 1),
        gap=gap(behind) if behind and table.sequence else "",
    )


def _waiting(table: PelotonOpen, rider: int, at: Point) -> Piece:
    race = table.race
    return Piece(
        id=piece(race, rider),
        seat=race.owners[rider],
        team=team_of(race, rider),
        bib=race.bibs[rider],
        cell=table.leg.cells[table.leg.corridor[-1]],
        along=0.0,
        jersey=jersey_of(table, rider),
        at=at,
    )


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


def _marks(table: PelotonOpen, rider: int) -> list[Mark]:
    """What everybody should know about a rider: may he attack, is he boxed in, does he hold a card."""
    marks = attack_marks(table, rider)
    if table.stuck >> rider & 1:
        marks.append(Mark("mark-crash", Text("peloton-mark-stuck"), sound="thud"))
    marks += [
        Mark(f"jersey-{CARDS[card]}", Text("peloton-mark-card", {"card": card_name(card)}))
        for card in held_cards(table)
        if table.jerseys[card] == rider
    ]
    return marks


def _order(table: PelotonOpen) -> list[Turn]:
    """The riders of this sequence in turn; before a later stage those who are placed one by one."""
    race = table.race
    if table.phase is PLACE_PHASE:
        riders = table.line_up if table.stage_index else ()
        states = ["done" if p < table.placed else "now" if p == table.placed else "next" for p in range(len(riders))]
    else:
        riders = table.order
        states = [_turn_state(table, place, rider) for place, rider in enumerate(riders)]
    return [
        Turn(piece(race, rider), race.owners[rider], team_of(race, rider), race.bibs[rider], state)
        for rider, state in zip(riders, states, strict=True)
        if table.phase is PLACE_PHASE or table.hexes[rider] >= 0
    ]


def _turn_state(table: PelotonOpen, place: int, rider: int) -> str:
    if place < table.turn:
        return "done"
    if place == table.turn:
        return "now"
    return "skips" if table.fallen >> rider & 1 else "next"


# --- dice, cards, buttons ---


def _dice(table: PelotonOpen) -> list[Die]:
    """The five dice while speed is decided; the one thrown last in this turn shows its face."""
    if table.over or table.phase is PLACE_PHASE:
        return []
    return [_thrown(table, die) if die == table.die else _lying(die, shows) for die, shows in _ON_THE_TABLE]


def _lying(die: int, shows: int) -> Die:
    return Die(die_name(die), f"die-{DICE[die]}-{shows}", Text(f"peloton-die-{DICE[die]}"))


def _thrown(table: PelotonOpen, die: int) -> Die:
    return lying_die(die, table.race.edition.dice[die][table.face])


def held_cards(table: PelotonOpen) -> list[int]:
    """The cards that somebody holds and has not used (PEL-25.1)."""
    if not table.race.cards or table.over:
        return []
    return [card for card in range(len(CARDS)) if table.jerseys[card] >= 0 and not table.spent >> card & 1]


def _hand(view: PelotonView) -> list[Card]:
    """The cards of the reader's own riders."""
    if view.seat < 0:
        return []
    table = view.open
    owners = table.race.owners
    return [
        Card(card_name(card), *_CARD_LOOKS[card], Text(f"peloton-card-{CARDS[card]}"))
        for card in held_cards(table)
        if owners[table.jerseys[card]] == view.seat
    ]


def _buttons(view: PelotonView) -> list[Button]:
    """What the reader may choose, if it is for them to decide."""
    table = view.open
    if view.seat != table.to_decide:
        return []
    return [
        Button(name, Text(f"peloton-button-{name.partition(':')[2]}", _figures(table)), _SYMBOLS.get(name, ""))
        for name in _BUTTONS.get(table.phase, ())
    ]


def _figures(table: PelotonOpen) -> dict[str, int]:
    """The figures that buttons may mention."""
    group = table.group_of[table.rider]
    return {"pace": table.paces[group], "value": table.breakaways[group], "steps": table.rest or table.speed}
