"""A scorer who gets everything wrong at first: enters facts in any order and with other figures, strikes, moves and
undoes them, and in the end has the right facts in the right order."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from gruppetto.companion.edit import Edit, EditError
from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact, Refuted
from tests.companion.scorer import add, change, edit

Mistake = Callable[[Fact], Mapping[str, Any]]
"""Other data that the same fact might have had."""


def blunder(sheet: Sheet, right: Sequence[Fact], mistake: Mistake, data: st.DataObject) -> Sheet:
    """What a careless scorer makes of it; refused edits leave the sheet as it was."""
    for _ in range(data.draw(st.integers(0, 12), label="blunders")):
        sheet = _try(sheet, _some_edit(sheet, right, mistake, data))
    return sheet


def put_right(sheet: Sheet, right: Sequence[Fact]) -> Sheet:
    """The facts as they should be. Everything wrong goes first, so that nothing right is refused because of it."""
    for entry in sheet.content.entries:
        if not entry.struck:
            sheet = _try(sheet, edit("strike", fact=entry.fact.id))
    while sheet.content.facts():  # what could not go before something else
        for fact in reversed(sheet.content.facts()):
            sheet = _try(sheet, edit("strike", fact=fact.id))
    there = {entry.fact.id for entry in sheet.content.entries}
    for fact in right:
        if fact.id in there:
            sheet = sheet.take(edit("move", fact=fact.id)).take(change(fact, fact.data))
            sheet = sheet.take(edit("restore", fact=fact.id))
        else:
            sheet = sheet.take(add(fact))
    return sheet


def _some_edit(sheet: Sheet, right: Sequence[Fact], mistake: Mistake, data: st.DataObject) -> Edit:
    fact = data.draw(st.sampled_from(right), label="fact")
    do = data.draw(st.sampled_from(["add", "add", "change", "move", "strike", "restore", "undo", "redo"]), label="do")
    other = data.draw(st.sampled_from(right), label="other").id
    if do == "add":
        return edit("add", fact=fact.id, kind=fact.kind, data=data.draw(st.sampled_from([fact.data, mistake(fact)])))
    if do == "change":
        return change(fact, mistake(fact))
    if do == "undo":
        return edit("undo", edit=sheet.done[-1].id if sheet.done else "")
    if do == "redo":
        return edit("redo", edit=sheet.undone[-1].id if sheet.undone else "")
    return edit(do, fact=fact.id, before=other if do == "move" else "")


def _try(sheet: Sheet, wanted: Edit) -> Sheet:
    try:
        return sheet.take(wanted)
    except (Refuted, EditError):
        return sheet
