"""Many edits at once. Each is taken or refused for itself, and the keeper, who reads the whole sheet, is asked as
seldom as can be: once, when all of them can be."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from gruppetto.companion.edit import Edit, EditError
from gruppetto.companion.sheet import Draft, Sheet
from gruppetto.engine.fact import FactError, Refuted
from gruppetto.engine.keeper import PlanError

Fault = EditError | FactError | PlanError | Refuted
FAULTS: Final = (EditError, FactError, PlanError, Refuted)

MOST_KEEPS: Final = 32
"""How often the keeper is asked for one batch. A hundred edits with two faults take about twenty."""


def take_all(sheet: Sheet, edits: Sequence[Edit]) -> tuple[Sheet, list[Fault | None]]:
    """The sheet with every edit that can be taken, and what is wrong with each, in their order.

    Where so much is wrong that the keeper would be asked too often, the answers end early, never before the first:
    the edits without one were not looked at.
    """
    taking = _Taking(sheet)
    for run in _runs(edits):
        taking.take(run)
    return taking.sheet, taking.faults


def _runs(edits: Sequence[Edit]) -> Iterator[list[Edit]]:
    """Edits that can be taken together. A new plan stands alone: it is held against the page as it is then."""
    for is_plan, run in groupby(edits, key=lambda edit: edit.do == "plan"):
        if is_plan:
            yield from ([edit] for edit in run)
        else:
            yield list(run)


class _Taking:
    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.faults: list[Fault | None] = []
        self._keeps = 0

    def take(self, edits: list[Edit]) -> None:
        if self._keeps >= MOST_KEEPS:
            return
        self._keeps += 1
        try:
            self.sheet, faults = _together(self.sheet, edits)
        except FAULTS as fault:
            if len(edits) == 1:
                self.faults.append(fault)
                return
            # Somewhere among them something cannot be: each half for itself, until the edit is found.
            half = len(edits) // 2
            self.take(edits[:half])
            self.take(edits[half:])
        else:
            self.faults += faults


def _together(sheet: Sheet, edits: list[Edit]) -> tuple[Sheet, list[Fault | None]]:
    """All of them with one look of the keeper, whose refusal is raised; those that cannot be done at all left out."""
    if len(edits) == 1:
        return sheet.take(edits[0]), [None]
    draft = Draft(sheet, edits)
    faults: list[Fault | None] = []
    for edit in edits:
        try:
            draft.take(edit)
        except (EditError, PlanError) as fault:
            faults.append(fault)
        else:
            faults.append(None)
    return draft.kept(), faults
