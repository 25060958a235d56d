"""What somebody means who presses a thing that leads nowhere: a cell, a rider, a number."""

from collections.abc import Sequence

from gruppetto.engine.refusal import Refusal
from gruppetto.games.bostock.box.cards import RIDERS, RIDERS_OF
from gruppetto.games.bostock.rules.actions import FINISH, Move, step
from gruppetto.games.bostock.rules.naming import of_rider, player
from gruppetto.games.bostock.rules.position import CHOOSE_PHASE, MOVE_PHASE, BostockOpen
from gruppetto.games.bostock.rules.riding import able_riders, bonus_alone, bonus_riders, line_open
from gruppetto.games.bostock.rules.view import BostockView
from gruppetto.road.grid_board import FINISH_CELL


def meant(view: BostockView, picks: Sequence[str]) -> Move | Refusal | None:
    table = view.open
    kind, _, name = picks[-1].partition(":")
    if kind == "rider" and table.course.names.index(name) // RIDERS != view.seat:
        return Refusal("BOS-1.2", of_rider(table.course, table.course.names.index(name)))
    if kind == "given":
        return Refusal("BOS-4.5")
    if picks[-1] == "number:bonus":
        return Refusal("BOS-4.9", {"zero": "apart" if table.course.bonus_apart else "no"})
    if kind not in ("cell", "rider"):
        return None
    if table.phase is CHOOSE_PHASE:
        return Refusal("BOS-5.1" if table.cards_due else "BOS-4.2", {"who": player(view.seat)})
    row, lane = _place(picks[-1]) if kind == "cell" else (FINISH, 0)
    if table.phase is not MOVE_PHASE:
        return step(table.course.figures[RIDERS_OF[view.seat][0]], 1, False, row, lane)
    return _move(view, picks, row, lane) if kind == "cell" else None


def _place(cell: str) -> tuple[int, int]:
    """The row and lane of a cell; of one behind the start the first row."""
    if cell == FINISH_CELL:
        return FINISH, 0
    row, _, lane = cell.removeprefix("cell:").partition(".")
    return int(row), int(lane or 1)


def _move(view: BostockView, picks: Sequence[str], row: int, lane: int) -> Move:
    """With the rider and the number that are picked, else with those that come nearest to the cell."""
    table = view.open
    riders = [table.course.names.index(pick[6:]) for pick in picks if pick.startswith("rider:")]
    numbers = [int(pick[7:]) for pick in picks if pick.startswith("number:") and pick[7:].isdecimal()]
    alone = bonus_alone(table)
    asked = bonus_riders(table) if alone else table.gift_riders if table.gift_count else table.unmoved
    able = able_riders(table, asked, is_open=line_open(table, view.seat))
    end = table.leg.last + 1 if row == FINISH else row
    rider = riders[0] if riders else min(able or RIDERS_OF[view.seat], key=lambda each: _distance(table, each, end))
    if alone:
        return step(table.course.figures[rider], 0, True, row, lane)
    given = numbers or ([table.gift_steps] if table.gift_count else list(table.numbers) or [0])
    number = min(given, key=lambda each: abs(end - table.rows[rider] - each))
    return step(table.course.figures[rider], number, False, row, lane)


def _distance(table: BostockOpen, rider: int, end: int) -> tuple[bool, int]:
    """Who has the cell before him comes first, and of those the nearest."""
    gained = end - table.rows[rider]
    return gained <= 0, abs(gained)
