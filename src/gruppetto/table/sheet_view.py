"""What anybody with the link of a sheet may know: the page, and what a scorer needs to correct it."""

from msgspec import Struct

from gruppetto.companion.edit import Do, Edit
from gruppetto.companion.origin import origin_of
from gruppetto.companion.sheet import Sheet
from gruppetto.engine.fact import Fact
from gruppetto.engine.keeper import Page, Plan
from gruppetto.engine.scene import Text


class StruckLine(Struct):
    """A fact that does not count any more and can be restored."""

    fact: str
    kind: str
    text: Text


class TraceLine(Struct):
    """An edit of the trace: what it did, by whom and when, and whether it counts. `text` is the fact it speaks of."""

    id: str
    do: Do
    by: str
    at: int
    counts: bool
    fact: str
    name: str
    text: Text | None


class SheetView(Struct):
    """`undo` and `redo` are the edits that could be undone and brought back next, or empty."""

    sheet: str
    game: str
    name: str
    version: int
    plan: Plan
    page: Page
    struck: list[StruckLine]
    undo: str
    redo: str
    origin: list[Text]
    """Whose figures it counts with, in sentences."""
    undoes: TraceLine | None = None
    """What `undo` would take back."""


def view_of(sheet_id: str, sheet: Sheet) -> SheetView:
    content = sheet.content
    struck = [entry.fact for entry in content.entries if entry.struck]
    return SheetView(
        sheet=sheet_id,
        game=sheet.game.id,
        name=content.name,
        version=sheet.version,
        plan=content.plan,
        page=sheet.page,
        struck=[StruckLine(fact.id, fact.kind, sheet.sentence(fact)) for fact in struck],
        undo=sheet.done[-1].id if sheet.done else "",
        redo=sheet.undone[-1].id if sheet.undone else "",
        origin=origin_of(sheet),
        undoes=_line(sheet.done[-1], told_in(sheet, sheet.done[-1].fact), counts=True) if sheet.done else None,
    )


def told_in(sheet: Sheet, fact: str) -> Text | None:
    """What the sheet says of a fact, with what the others bring about: the time of an arrival."""
    for told in sheet.page.history:
        if told.fact == fact:
            return told.text
    return next((sheet.sentence(entry.fact) for entry in sheet.content.entries if entry.fact.id == fact), None)


def _line(edit: Edit, text: Text | None, *, counts: bool) -> TraceLine:
    return TraceLine(edit.id, edit.do, edit.by, edit.at, counts, edit.fact, edit.name, text)


def trace_of(sheet: Sheet) -> list[TraceLine]:
    """Everything that was ever done to a sheet, the first first."""
    counting = {edit.id for edit in sheet.done}
    said: dict[str, Text] = {}
    lines: list[TraceLine] = []
    for edit in sheet.trace:
        if edit.do in ("add", "change"):
            said[edit.fact] = sheet.sentence(Fact(edit.fact, edit.kind, edit.data))
        counts = edit.id in counting or edit.do in ("undo", "redo")
        lines.append(_line(edit, said.get(edit.fact), counts=counts))
    return lines
