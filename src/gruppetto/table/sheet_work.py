"""What a worker process does for score sheets. Sheets travel as the text they are saved as, and come back with the view
of them written; a worker keeps those it saw last.
"""

import hashlib
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from gruppetto.companion.batch import FAULTS, Fault, take_all
from gruppetto.companion.edit import Edit, EditError, edit_to_json
from gruppetto.companion.origin import origin_of
from gruppetto.companion.picture import as_svg
from gruppetto.companion.progress import progress_of
from gruppetto.companion.saved import EditWritten, Name, PlanWritten, load, plan_to_json, read_edit, save
from gruppetto.companion.share import as_csv, as_text
from gruppetto.companion.sheet import Draft, Sheet, new_sheet, refill
from gruppetto.companion.wording import Wording
from gruppetto.engine.event import Params
from gruppetto.engine.fact import FactError, Refuted
from gruppetto.engine.letters import first_letters, seen, shows
from gruppetto.engine.scene import Text
from gruppetto.table import wire
from gruppetto.table.denied import Denied
from gruppetto.table.setting_up import Games, find_game
from gruppetto.table.sheet_view import told_in, trace_of, view_of

_KEPT = 8
"""Sheets a worker keeps: a scorer enters one thing after the other."""


class NewSheet(wire.Body):
    game: wire.Word
    plan: PlanWritten
    name: Name = ""


class NewEdits(wire.Body):
    edits: Annotated[list[EditWritten], Meta(min_length=1)]
    by: Name = ""


class NewEntryPreview(wire.Body):
    edit: EditWritten


class Kept(NamedTuple):
    """A sheet as the server holds it: the text it is saved as, and what anybody with the link may know, written."""

    game: str
    version: int
    saved: bytes
    view: bytes


class Begun(NamedTuple):
    """A new sheet, with what goes into the database."""

    kept: Kept
    head: dict[str, Any]
    edits: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class EditAnswer:
    """What became of one edit. `code` is empty when it was taken, now or before."""

    id: str
    code: str = ""
    rule: str = ""
    params: Params = field(default_factory=dict)
    fact: str = ""
    message: str = ""


@dataclass(frozen=True, slots=True)
class EntryPreview:
    """What an edit would write, as the sheet will tell it, and what would become of it."""

    text: Text | None
    answer: EditAnswer


class Entered(NamedTuple):
    """A sheet with the edits that were taken, which are still to be stored."""

    kept: Kept
    edits: list[dict[str, Any]]
    answers: list[EditAnswer]


class EditLimits(NamedTuple):
    """How edits are entered: at most so many, and names no longer than so."""

    edits: int
    name_length: int


# --- the work ---


def begin(games: Games, sheet_id: str, body: bytes) -> Begun:
    """A new sheet; raises Denied when it cannot be kept."""
    wanted = wire.read_body(body, NewSheet)
    game = find_game(games, wanted.game)
    try:
        return _begun(sheet_id, _named(new_sheet(game, wanted.name, wanted.plan.plan())))
    except FAULTS as fault:
        raise _denied(fault) from None


def begin_with(games: Games, sheet_id: str, saved: bytes) -> Begun:
    """A saved sheet as a new one."""
    try:
        return _begun(sheet_id, _named(load(saved, partial(find_game, games))))
    except EditError as fault:
        raise _denied(fault) from None


def _named(sheet: Sheet) -> Sheet:
    """Return a sheet that comes in, whose names can be seen. One that is kept here already is left as it is."""
    first = sheet.first
    riders = (rider for team in first.plan.teams for rider in team.riders)
    names = (first.name, *(team.name for team in first.plan.teams), *riders, *(edit.name for edit in sheet.trace))
    if any(map(_hides, names)):
        raise _unseen()
    return sheet


def _hides(name: str) -> bool:
    return bool(name.strip()) and not shows(name)


def _unseen() -> EditError:
    return EditError("bad_name", "A name has letters that can be seen.")


def rebuild(games: Games, sheet_id: str, head: dict[str, Any], edits: Sequence[object]) -> Kept:
    """A sheet as it lies in the database."""
    try:
        plan = msgspec.convert(head["plan"], PlanWritten).plan()
        empty = new_sheet(find_game(games, head["game"]), head["name"], plan)
        return _kept(sheet_id, refill(empty, [read_edit(edit) for edit in edits]))
    except (*FAULTS, msgspec.ValidationError) as error:
        raise Denied("unreadable", f"This version cannot read the sheet: {error}.") from None


def take_news(games: Games, sheet_id: str, saved: bytes, edits: Sequence[object]) -> Kept:
    """A sheet with what another server took on it, which is not looked at edit by edit again."""
    news = [read_edit(edit) for edit in edits]
    draft = Draft(_sheet(games, saved), news)
    for edit in news:
        draft.take(edit)
    return _kept(sheet_id, draft.kept())


def enter(games: Games, sheet_id: str, saved: bytes, body: bytes, bounds: EditLimits) -> Entered:
    """Takes each edit that can be taken, for itself."""
    wanted, sheet = wire.read_body(body, NewEdits), _sheet(games, saved)
    if len(wanted.edits) > bounds.edits:
        raise Denied("too_large", f"A request has at most {bounds.edits} edits.")
    by, now = first_letters(seen(wanted.by).strip(), bounds.name_length), int(time.time())
    edits = [edit.signed(by, now) for edit in wanted.edits]
    after, faults = take_all(sheet, [edit for edit in edits if not _hides(edit.name)])
    answers = list(_answers(edits, faults))
    taken = [edit_to_json(edit) for edit in after.trace[sheet.version :]]
    return Entered(_kept(sheet_id, after), taken, answers)


def _answers(edits: Sequence[Edit], faults: Sequence[Fault | None]) -> Iterator[EditAnswer]:
    """Yield what became of each; with the faults end the answers, which leave out what was not looked at."""
    told = iter(faults)
    for edit in edits:
        if _hides(edit.name):
            yield _answer(edit.id, _unseen())
            continue
        try:
            fault = next(told)
        except StopIteration:
            return
        yield _answer(edit.id, fault)


def preview(games: Games, saved: bytes, body: bytes) -> bytes:
    """An entry before anybody saves it: nothing is kept."""
    edit, sheet = wire.read_body(body, NewEntryPreview).edit.signed(), _sheet(games, saved)
    try:
        after = sheet.take(edit)
    except FAULTS as fault:
        return wire.write(EntryPreview(sheet.said_by(edit), _answer(edit.id, fault)))
    return wire.write(EntryPreview(told_in(after, edit.fact), _answer(edit.id, None)))


def trace(games: Games, saved: bytes) -> bytes:
    return wire.write(trace_of(_sheet(games, saved)))


def progress(games: Games, saved: bytes) -> bytes:
    """How the race went, stage by stage."""
    return wire.write(progress_of(_sheet(games, saved)))


def share(games: Games, saved: bytes, form: str, language: str) -> bytes:
    """The results as a table, a text or a picture."""
    sheet = _sheet(games, saved)
    wording = Wording(sheet.game, language, sheet.page)
    make = {"csv": as_csv, "text": as_text, "svg": as_svg}[form]
    return make(sheet.content.name, sheet.page, wording, origin_of(sheet)).encode()


# --- sheets and their text ---

_sheets: OrderedDict[bytes, Sheet] = OrderedDict()
"""The sheets this process saw last, by the hash of their text: what was never stored cannot be taken for what was."""


def _sheet(games: Games, saved: bytes) -> Sheet:
    key = hashlib.sha256(saved).digest()
    if key not in _sheets:
        _remember(key, load(saved, partial(find_game, games)))
    _sheets.move_to_end(key)
    return _sheets[key]


def _remember(key: bytes, sheet: Sheet) -> None:
    _sheets[key] = sheet
    if len(_sheets) > _KEPT:
        _sheets.popitem(last=False)


def _kept(sheet_id: str, sheet: Sheet) -> Kept:
    saved = save(sheet)
    _remember(hashlib.sha256(saved).digest(), sheet)
    return Kept(sheet.game.id, sheet.version, saved, wire.write(view_of(sheet_id, sheet)))


def _begun(sheet_id: str, sheet: Sheet) -> Begun:
    head = {"game": sheet.game.id, "name": sheet.first.name, "plan": plan_to_json(sheet.first.plan)}
    return Begun(_kept(sheet_id, sheet), head, [edit_to_json(edit) for edit in sheet.trace])


# --- what is said about a fault ---


def _answer(edit_id: str, fault: Fault | None) -> EditAnswer:
    if fault is None:
        return EditAnswer(edit_id)
    if isinstance(fault, Refuted):
        refusal = fault.refusal
        return EditAnswer(edit_id, "rule", refusal.rule, dict(refusal.params), fault.fact)
    if isinstance(fault, EditError):
        return EditAnswer(edit_id, fault.code, message=str(fault))
    if isinstance(fault, FactError):
        return EditAnswer(edit_id, "malformed", fact=fault.fact, message=f"This is no entry of the sheet: {fault}.")
    return EditAnswer(edit_id, "bad_plan", message=f"This cannot be planned: {fault}.")


def _denied(fault: Fault) -> Denied:
    """Why a sheet cannot be made."""
    answer = _answer("", fault)
    if answer.rule:
        return Denied("rule", f"A rule of the game forbids it: {answer.rule}.", answer.params, answer.rule)
    return Denied(answer.code, answer.message)
