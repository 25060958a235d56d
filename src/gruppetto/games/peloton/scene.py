"""What a screen shows: stage, riders, groups, dice, cards, order of the sequence. Tables and ends are elsewhere."""

import math
from typing import Final

from gruppetto.engine.scene import Button, Card, Die, Heading, Mark, Own, Picture, Piece, Point, Text, Turn
from gruppetto.games.peloton.actions import CARDS, DICE, GREEN, POLKA, RED, WHITE, YELLOW
from gruppetto.games.peloton.board import drawn
from gruppetto.games.peloton.edition import SYMBOL
from gruppetto.games.peloton.naming import card_name, die_name, of_hex, of_rider, piece, team_of
from gruppetto.games.peloton.podium import last_result
from gruppetto.games.peloton.rows import gap, jersey_of, stage_of
from gruppetto.games.peloton.scoring import stage_time, written
from gruppetto.games.peloton.state import (
    CONSENT_PHASE,
    MOVE2_PHASE,
    MOVE_PHASE,
    NONE,
    PLACE_PHASE,
    SHARE_PHASE,
    SPEED_PHASE,
    SYMBOL_PHASE,
    Phase,
)
from gruppetto.games.peloton.tables import standings_tables
from gruppetto.games.peloton.television import along, attack_marks, groups, time_gap
from gruppetto.games.peloton.view import PelotonView

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


def heading(view: PelotonView) -> Heading:
    return Heading(stage_of(view, view.stage_index), _round(view))


def own(view: PelotonView) -> Own:
    return Own(_hand(view), _buttons(view))


def picture(view: PelotonView) -> Picture:
    return Picture(
        board=view.leg.id,
        stage=stage_of(view, view.stage_index),
        stages=[],
        round=_round(view),
        turn=view.to_decide,
        pieces=_pieces(view),
        dice=_dice(view),
        piles=[],
        standings=standings_tables(view),
        result=last_result(view),
        provenance=view.race.edition.provenance,
        over=view.over,
        order=_order(view),
        rider=piece(view.race, view.rider) if view.rider >= 0 else "",
        groups=groups(view),
    )


def question(view: PelotonView) -> Text:
    """The one imperative line for the seat to decide."""
    phase = view.phase
    if view.over:
        return Text("peloton-question-over")
    if phase is PLACE_PHASE:
        if view.stage_index:
            return Text("peloton-question-place-rider", of_rider(view.race, view.line_up[view.placed]))
        return Text("peloton-question-place", {"team": f"team:{view.race.team_names[view.line_up[view.placed]]}"})
    rider = of_rider(view.race, view.rider)
    if phase is MOVE_PHASE or phase is MOVE2_PHASE:
        key = "leg" if phase is MOVE2_PHASE else "move"
        return Text(f"peloton-question-{key}", rider | {"speed": view.speed})
    if phase is SHARE_PHASE:
        return Text("peloton-question-share", rider | {"steps": view.rest})
    if phase is CONSENT_PHASE:
        offered = of_hex(view.leg, view.offer_hex) | {"receiver": view.race.bibs[view.offer_rider]}
        return Text("peloton-question-consent", rider | offered | {"steps": view.rest})
    if phase is SYMBOL_PHASE:
        chase = "catch" if view.breakaways[view.group_of[view.rider]] and view.card == NONE else "attack"
        return Text(f"peloton-question-{chase}", rider)
    return Text("peloton-question-speed", rider)


def _round(view: PelotonView) -> Text:
    if view.sequence == 0:
        return Text("peloton-round-start")
    time = stage_time(view.leg.base_time, view.sequence, 0, view.race.edition.sequence_time)
    return Text("peloton-round", {"sequence": view.sequence, "clock": written(time)})


# --- riders ---


def _pieces(view: PelotonView) -> list[Piece]:
    """Who stands on the road, and before the start who waits for a place beside the corridor, each on one spot."""
    pieces = [_piece(view, rider) for rider, place in enumerate(view.hexes) if place >= 0]
    waiting = waiting_riders(view)
    if not waiting:
        return pieces
    queue = view.line_up if view.stage_index else range(view.race.riders)
    spots = dict(zip(queue, _beside_corridor(view, len(queue)), strict=True))
    return pieces + [_waiting(view, rider, spots[rider]) for rider in waiting]


def waiting_riders(view: PelotonView) -> list[int]:
    """Who has not been placed yet: in the first stage by team, later in the order of the classification."""
    if view.phase is not PLACE_PHASE:
        return []
    if view.stage_index:
        return list(view.line_up[view.placed :])
    return [rider for rider, place in enumerate(view.hexes) if place < 0]


def _piece(view: PelotonView, rider: int) -> Piece:
    race, place = view.race, view.hexes[rider]
    behind = time_gap(view, place)
    return Piece(
        id=piece(race, rider),
        seat=race.owners[rider],
        team=team_of(race, rider),
        bib=race.bibs[rider],
        cell=view.leg.cells[place],
        along=along(view, place),
        jersey=jersey_of(view, rider),
        marks=_marks(view, rider),
        fallen=bool(view.fallen >> rider & 1),
        gap=gap(behind) if behind and view.sequence else "",
    )


def _waiting(view: PelotonView, rider: int, at: Point) -> Piece:
    race = view.race
    return Piece(
        id=piece(race, rider),
        seat=race.owners[rider],
        team=team_of(race, rider),
        bib=race.bibs[rider],
        cell=view.leg.cells[view.leg.corridor[-1]],
        along=0.0,
        jersey=jersey_of(view, rider),
        at=at,
    )


def _beside_corridor(view: PelotonView, count: int) -> list[Point]:
    """Places in rows beside the start corridor, on its lee side."""
    cells = [cell for cell in drawn(view.leg.road).cells if cell.kind == "start"]
    turn = math.radians(cells[0].heading)
    ahead, right = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    lee = -1 if view.leg.road.sections[0].segment.wind == "R" else 1
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


def _marks(view: PelotonView, rider: int) -> list[Mark]:
    """What everybody should know about a rider: may he attack, is he boxed in, does he hold a card."""
    marks = attack_marks(view, rider)
    if view.stuck >> rider & 1:
        marks.append(Mark("mark-crash", Text("peloton-mark-stuck")))
    marks += [
        Mark(f"jersey-{CARDS[card]}", Text("peloton-mark-card", {"card": card_name(card)}))
        for card in held_cards(view)
        if view.jerseys[card] == rider
    ]
    return marks


def _order(view: PelotonView) -> list[Turn]:
    """The riders of this sequence in turn; before a later stage those who are placed one by one."""
    race = view.race
    if view.phase is PLACE_PHASE:
        riders = view.line_up if view.stage_index else ()
        states = ["done" if p < view.placed else "now" if p == view.placed else "next" for p in range(len(riders))]
    else:
        riders = view.order
        states = [_turn_state(view, place, rider) for place, rider in enumerate(riders)]
    return [
        Turn(piece(race, rider), race.owners[rider], team_of(race, rider), race.bibs[rider], state)
        for rider, state in zip(riders, states, strict=True)
        if view.phase is PLACE_PHASE or view.hexes[rider] >= 0
    ]


def _turn_state(view: PelotonView, place: int, rider: int) -> str:
    if place < view.turn:
        return "done"
    if place == view.turn:
        return "now"
    return "skips" if view.fallen >> rider & 1 else "next"


# --- dice, cards, buttons ---


def _dice(view: PelotonView) -> list[Die]:
    """The five dice while speed is decided; the one thrown last in this turn shows its face."""
    if view.over or view.phase is PLACE_PHASE:
        return []
    return [_thrown(view, die) if die == view.die else _lying(die, shows) for die, shows in _ON_THE_TABLE]


def _lying(die: int, shows: int) -> Die:
    return Die(die_name(die), f"die-{DICE[die]}-{shows}", Text(f"peloton-die-{DICE[die]}"))


def _thrown(view: PelotonView, die: int) -> Die:
    face = view.race.edition.dice[die][view.face]
    shows = f"A{face - SYMBOL}" if face > SYMBOL else str(face)
    return Die(die_name(die), f"die-{DICE[die]}-{shows}", Text(f"peloton-die-{DICE[die]}"), face % SYMBOL)


def held_cards(view: PelotonView) -> list[int]:
    """The cards that somebody holds and has not used (PEL-25.1)."""
    if not view.race.cards or view.over:
        return []
    return [card for card in range(len(CARDS)) if view.jerseys[card] >= 0 and not view.spent >> card & 1]


def _hand(view: PelotonView) -> list[Card]:
    """The cards of the reader's own riders."""
    if view.seat < 0:
        return []
    owners = view.race.owners
    return [
        Card(card_name(card), *_CARD_LOOKS[card], Text(f"peloton-card-{CARDS[card]}"))
        for card in held_cards(view)
        if owners[view.jerseys[card]] == view.seat
    ]


def _buttons(view: PelotonView) -> list[Button]:
    """What the reader may choose, if it is for them to decide."""
    if view.seat != view.to_decide:
        return []
    return [
        Button(name, Text(f"peloton-button-{name.partition(':')[2]}", _figures(view)), _SYMBOLS.get(name, ""))
        for name in _BUTTONS.get(view.phase, ())
    ]


def _figures(view: PelotonView) -> dict[str, int]:
    """The figures that buttons may mention."""
    group = view.group_of[view.rider]
    return {"pace": view.paces[group], "value": view.breakaways[group], "steps": view.rest or view.speed}
