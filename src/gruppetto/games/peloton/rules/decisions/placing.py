"""Placing a rider before the start: teams in the drawn order choose one each, later riders come by rank (PEL-1)."""

from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.engine.picks import Attempt
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules import telling
from gruppetto.games.peloton.rules.actions import Move, Verb
from gruppetto.games.peloton.rules.naming import forbidden, of_hex, of_rider, piece
from gruppetto.games.peloton.rules.position import NO_RIDER, PLACE_PHASE, PelotonOpen, PelotonPosition
from gruppetto.games.peloton.rules.turns import begin_sequence
from gruppetto.games.peloton.rules.view import PelotonView

BUTTONS: Final = ()
_PLACE: Final = Verb.PLACE


def ask_to_place(state: PelotonPosition) -> None:
    state.phase = PLACE_PHASE
    state.to_decide = placer(state)


def placer(table: PelotonOpen) -> int:
    """The seat that places the next rider."""
    return table.race.owners[to_place(table)[0]]


def to_place(table: PelotonOpen) -> list[int]:
    """The riders of whom one is placed next: the team chooses in the first stage, later there is one (PEL-1.3, 1.5)."""
    who, race = table.line_up[table.placed], table.race
    if table.stage_index:
        return [who]
    return [rider for rider in race.entrants[who] if table.hexes[rider] < 0]


def waiting_riders(table: PelotonOpen) -> list[int]:
    """Who has not been placed yet: in the first stage by team, later in the order of the classification."""
    if table.phase is not PLACE_PHASE:
        return []
    if table.stage_index:
        return list(table.line_up[table.placed :])
    return [rider for rider, place in enumerate(table.hexes) if place < 0]


def put(table: PelotonOpen, bib: int, place: int) -> Move:
    """The action that puts the rider with this number on a hex of the corridor."""
    return table.ways.named(_PLACE, bib, place)


def actions(table: PelotonOpen) -> list[Move]:
    """Any rider of the team, or the one whose place it is, on any free hex of the corridor (PEL-1.4, 1.5)."""
    ways, bibs, road = table.ways, table.race.bibs, table.road
    free = ways.in_order([place for place in table.leg.corridor if not road[place]])
    return [put(table, bibs[rider], at) for rider in to_place(table) for at in free]


def why(table: PelotonOpen, action: Move) -> Refusal:
    if table.phase is not PLACE_PHASE or action.verb is not _PLACE:
        return forbidden(table, "PEL-1.3")
    if table.race.rider_of_bib.get(action.bib, NO_RIDER) in to_place(table):
        return forbidden(table, "PEL-1.4")
    return forbidden(table, "PEL-1.5" if table.stage_index else "PEL-1.3")


def play(state: PelotonPosition, action: Move, chance: Chance, tell: Tell | None) -> bool:
    """When all stand, the first sequence begins."""
    put_up(state, state.race.rider_of_bib[action.bib], state.leg.index[action.hex], tell)
    if state.placed < len(state.line_up):
        state.to_decide = placer(state)
        return False
    begin_sequence(state, tell)
    return True


def put_up(state: PelotonPosition, rider: int, at: int, tell: Tell | None) -> None:
    """The next of the line-up stands on a hex of the corridor."""
    state.put(rider, at)
    state.placed += 1
    if tell is not None:
        telling.placed(state, rider, tell)


def question(table: PelotonOpen) -> Text:
    who, race = table.line_up[table.placed], table.race
    if table.stage_index:
        return Text("peloton-question-place-rider", of_rider(table, who))
    return Text("peloton-question-place", {"team": f"team:{race.team_names[who]}"})


def attempts(view: PelotonView) -> list[Attempt[Move]]:
    """Own riders who wait, on every hex of the corridor."""
    table = view.open
    race, leg = table.race, table.leg
    return [
        Attempt(
            put(table, race.bibs[rider], place),
            (piece(race, rider), leg.cells[place]),
            Text("peloton-try-place", of_rider(table, rider) | of_hex(table, place)),
        )
        for rider in waiting_riders(table)
        if race.owners[rider] == view.seat
        for place in leg.corridor
    ]
