"""Live score sheets: loaded from their edits, kept while they are used, changed by one writer at a time."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from gruppetto.companion.edit import Edit, EditError, edit_to_json
from gruppetto.companion.saved import PlanWritten, plan_to_json, read_edit
from gruppetto.companion.sheet import Sheet, new_sheet, refill
from gruppetto.engine.contract import AnyGame
from gruppetto.engine.fact import FactError, Refuted
from gruppetto.engine.keeper import Plan, PlanError
from gruppetto.server.denied import Denied
from gruppetto.server.guest import Guest
from gruppetto.server.sheet_storage import SheetStorage, StoredSheet
from gruppetto.server.tokens import Secrets, hashed, matches
from gruppetto.server.wire import SheetChanged, write
from gruppetto.server.writer import Conflict

_IDLE = 64
"""Sheets kept in memory although nobody is looking at them."""
_ATTEMPTS = 3
"""How often edits are tried again when another server was faster."""


@dataclass(frozen=True, slots=True)
class Made:
    """What the maker of a sheet gets, once: the token is nowhere else in plain text."""

    sheet: str
    token: str
    version: int


@dataclass(frozen=True, slots=True)
class EditAnswer:
    """What became of one edit. `code` is empty when it was taken, now or before."""

    id: str
    code: str = ""
    rule: str = ""
    params: dict[str, Any] = field(default_factory=dict)
    fact: str = ""
    message: str = ""


class LiveSheet:
    """One sheet and those who watch it. Whoever changes it holds `lock`."""

    def __init__(self, sheet_id: str, sheet: Sheet, scorer_hash: str) -> None:
        self.id = sheet_id
        self.sheet = sheet
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self._scorer_hash = scorer_hash

    def need_scorer(self, token: str) -> None:
        if not matches(token, self._scorer_hash):
            raise Denied("bad_token", "This token may not write on this sheet.")

    def changed(self) -> SheetChanged:
        return SheetChanged(self.id, self.sheet.version)

    def tell(self) -> None:
        message = write(self.changed())
        for guest in self.guests:
            guest.say(message)


class Sheets:
    """All sheets in memory, and the way to those that are not."""

    def __init__(self, storage: SheetStorage, find_game: Callable[[str], AnyGame], secrets: Secrets) -> None:
        self._storage = storage
        self._find_game = find_game
        self._secrets = secrets
        self._live: OrderedDict[str, LiveSheet] = OrderedDict()
        self._loading = asyncio.Lock()

    def live(self) -> list[LiveSheet]:
        return list(self._live.values())

    def plan(self, game_id: str, name: str, plan: Plan) -> Sheet:
        """An empty sheet; raises Denied when it cannot be kept."""
        game = self._find_game(game_id)
        try:
            return new_sheet(game, name, plan)
        except (EditError, PlanError, Refuted) as fault:
            raise denied(fault) from None

    async def make(self, sheet: Sheet) -> Made:
        """Stores a sheet, new or loaded from a file, under an id of its own."""
        made = Made(self._secrets.table_id(), self._secrets.token(), sheet.version)
        head = {"game": sheet.game.id, "name": sheet.first.name, "plan": plan_to_json(sheet.first.plan)}
        stored = StoredSheet(made.sheet, head, hashed(made.token))
        await self._storage.create(stored, [edit_to_json(edit) for edit in sheet.trace])
        self._seat(LiveSheet(made.sheet, sheet, stored.scorer_hash))
        return made

    async def find(self, sheet_id: str) -> LiveSheet:
        """The sheet as it is now, with what other servers on the same database wrote on it."""
        found = self._live.get(sheet_id)
        if found is None:
            return await self._load(sheet_id)
        self._live.move_to_end(sheet_id)
        async with found.lock:
            await self.refresh(found)
        return found

    async def refresh(self, live: LiveSheet) -> None:
        """Takes in what the database has and we have not; the caller holds the sheet's lock."""
        news = await self._storage.edits_from(live.id, live.sheet.version)
        for edit in news:
            live.sheet = live.sheet.take(read_edit(edit))
        if news:
            live.tell()

    async def enter(self, live: LiveSheet, edits: Sequence[Edit]) -> list[EditAnswer]:
        """Takes each edit that can be taken, for itself; they are durable when this returns, and only then true."""
        async with live.lock:
            for _ in range(_ATTEMPTS):
                before = live.sheet
                after, answers = await asyncio.to_thread(_take_all, before, edits)
                taken = [edit_to_json(edit) for edit in after.trace[before.version :]]
                try:
                    await self._storage.append(live.id, before.version, taken)
                except Conflict:
                    await self.refresh(live)
                    continue
                live.sheet = after
                if taken:
                    live.tell()
                return answers
        raise Denied("stale", "Others were writing on this sheet at the same time; please send it again.")

    async def _load(self, sheet_id: str) -> LiveSheet:
        async with self._loading:
            if sheet_id in self._live:
                return self._live[sheet_id]
            stored = await self._storage.load(sheet_id)
            if stored is None:
                raise Denied("unknown_sheet", "There is no such sheet.")
            head, edits = stored.head, await self._storage.edits_from(sheet_id)
            try:
                plan = msgspec.convert(head["plan"], PlanWritten).plan()
                empty = new_sheet(self._find_game(head["game"]), head["name"], plan)
                sheet = await asyncio.to_thread(refill, empty, [read_edit(edit) for edit in edits])
            except (EditError, FactError, PlanError, Refuted, msgspec.ValidationError) as error:
                raise Denied("unreadable", f"This version cannot read the sheet: {error}.") from None
            return self._seat(LiveSheet(sheet_id, sheet, stored.scorer_hash))

    def _seat(self, live: LiveSheet) -> LiveSheet:
        """Sheets that nobody watches or writes on make room, the longest unused first."""
        idle = [old.id for old in self._live.values() if not old.guests and not old.lock.locked()]
        for sheet_id in idle[: max(0, len(self._live) + 1 - _IDLE)]:
            del self._live[sheet_id]
        self._live[live.id] = live
        return live


def _take_all(sheet: Sheet, edits: Sequence[Edit]) -> tuple[Sheet, list[EditAnswer]]:
    answers: list[EditAnswer] = []
    for edit in edits:
        try:
            sheet = sheet.take(edit)
        except (EditError, FactError, PlanError, Refuted) as fault:
            answers.append(_refused(edit.id, fault))
        else:
            answers.append(EditAnswer(edit.id))
    return sheet, answers


Fault = EditError | FactError | PlanError | Refuted


def _refused(edit_id: str, fault: Fault) -> EditAnswer:
    if isinstance(fault, Refuted):
        refusal = fault.refusal
        return EditAnswer(edit_id, "rule", refusal.rule, dict(refusal.params), fault.fact)
    if isinstance(fault, EditError):
        return EditAnswer(edit_id, fault.code, message=str(fault))
    if isinstance(fault, FactError):
        return EditAnswer(edit_id, "malformed", fact=fault.fact, message=f"This is no entry of the sheet: {fault}.")
    return EditAnswer(edit_id, "bad_plan", message=f"This cannot be planned: {fault}.")


def denied(fault: Fault) -> Denied:
    """Why a sheet cannot be made."""
    answer = _refused("", fault)
    if answer.rule:
        params = {"rule": answer.rule, "params": answer.params}
        return Denied("rule", f"A rule of the game forbids it: {answer.rule}.", params, answer.rule)
    return Denied(answer.code, answer.message)
