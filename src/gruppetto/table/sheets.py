"""Live score sheets: loaded from their edits, kept while they are used, changed by one writer at a time."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial

from gruppetto.table import sheet_work
from gruppetto.table.denied import Denied
from gruppetto.table.guest import Guest
from gruppetto.table.live_cache import LiveCache
from gruppetto.table.setting_up import Games
from gruppetto.table.sheet_work import Begun, EditAnswer, EditLimits, Kept
from gruppetto.table.store import Conflict, Gone, SheetStore, StoredSheet
from gruppetto.table.tokens import Secrets, hashed, matches
from gruppetto.table.wire import SentAway, SheetChanged, write
from gruppetto.table.work import Visitor, VisitorWork

_IDLE = 64
"""Sheets kept in memory although nobody is looking at them."""
_ATTEMPTS = 3
"""How often edits are tried again when another server was faster."""


@dataclass(frozen=True, slots=True)
class MadeSheet:
    """What the maker of a sheet gets, once: the tokens are nowhere else in plain text."""

    sheet: str
    token: str
    """Of those who write on it, to be shared."""
    version: int
    owner: str
    """Of who may delete it; it stays with the maker."""


class LiveSheet:
    """One sheet and those who watch it. It changes only within `changing`."""

    def __init__(self, stored: StoredSheet, kept: Kept) -> None:
        self.id = stored.id
        self.kept = kept
        self.guests: set[Guest] = set()
        self._lock = asyncio.Lock()
        self._users = 0
        self._stored = stored

    @property
    def version(self) -> int:
        return self.kept.version

    @property
    def idle(self) -> bool:
        """Whether nobody watches it, writes on it or waits to."""
        return not (self.guests or self._users)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """For whoever changes it, one after the other."""
        self._users += 1  # the lock alone is open for a moment between one and the next
        try:
            async with self._lock:
                yield
        finally:
            self._users -= 1

    def need_scorer(self, token: str) -> None:
        if not matches(token, self._stored.scorer_hash):
            raise Denied("bad_token", "This token may not write on this sheet.")

    def need_owner(self, token: str) -> None:
        if not matches(token, self._stored.owner_hash):
            raise Denied("bad_token", "Only who made the sheet may delete it.")

    def changed(self) -> SheetChanged:
        return SheetChanged(self.id, self.version)

    def tell(self) -> None:
        self._say(write(self.changed()))

    def vanish(self) -> None:
        """It was deleted: whoever looks at it is told."""
        self._say(write(SentAway("deleted")))
        self.guests.clear()

    def _say(self, message: bytes) -> None:
        for guest in self.guests:
            guest.say(message)


class Sheets:
    """All sheets in memory, and the way to those that are not."""

    def __init__(
        self, store: SheetStore, games: Games, secrets: Secrets, work: VisitorWork, edit_limits: EditLimits
    ) -> None:
        self._store = store
        self._games = games
        self._secrets = secrets
        self._work = work
        self._edit_limits = edit_limits
        self._cache: LiveCache[LiveSheet] = LiveCache(_IDLE)

    def live(self) -> list[LiveSheet]:
        return self._cache.all()

    async def begin(self, who: Visitor, job: Callable[[Games, str, bytes], Begun], body: bytes) -> MadeSheet:
        """Stores a sheet, new or loaded from a file, under an id of its own; raises Denied when it cannot be kept."""
        sheet_id, token, owner = self._secrets.table_id(), self._secrets.token(), self._secrets.token()
        begun = await self._work(who, job, self._games, sheet_id, body)
        stored = StoredSheet(sheet_id, begun.head, hashed(token), hashed(owner))
        await self._store.create(stored, begun.edits)
        self._cache.add(LiveSheet(stored, begun.kept))
        return MadeSheet(sheet_id, token, begun.kept.version, owner)

    async def find(self, who: Visitor, sheet_id: str) -> LiveSheet:
        """The sheet as it is now, with what other servers on the same database wrote on it."""
        found = self._cache.get(sheet_id)
        if found is None:
            return await self._cache.load(sheet_id, partial(self._load, who))
        async with found.changing():
            await self.refresh(who, found)
        return found

    async def refresh(self, who: Visitor, live: LiveSheet) -> None:
        """Takes in what the database has and we have not; for a caller who is `changing` it."""
        try:
            news = await self._store.edits_from(live.id, live.version)
        except Gone:
            self.forget(live)
            raise _unknown_sheet() from None
        if news:
            live.kept = await self._work(who, sheet_work.take_news, self._games, live.id, live.kept.saved, news)
            live.tell()

    async def enter(self, who: Visitor, live: LiveSheet, body: bytes) -> list[EditAnswer]:
        """Takes each edit that can be taken, for itself; they are durable when this returns, and only then true."""
        async with live.changing():
            for _ in range(_ATTEMPTS):
                before = live.kept
                job = (self._games, live.id, before.saved, body, self._edit_limits)
                entered = await self._work(who, sheet_work.enter, *job)
                try:
                    await self._store.append(live.id, before.version, entered.edits)
                except Conflict:
                    await self.refresh(who, live)
                    continue
                live.kept = entered.kept
                if entered.edits:
                    live.tell()
                return entered.answers
        raise Denied("stale", "Others were writing on this sheet at the same time; please send it again.")

    async def delete(self, live: LiveSheet, owner: str) -> None:
        """Every word of a sheet, for who made it."""
        live.need_owner(owner)
        async with live.changing():
            await self._store.delete(live.id)
            self.forget(live)

    def forget(self, live: LiveSheet) -> None:
        """It is no more."""
        self._cache.remove(live.id)
        live.vanish()

    async def _load(self, who: Visitor, sheet_id: str) -> LiveSheet:
        stored = await self._store.load(sheet_id)
        if stored is None:
            raise _unknown_sheet()
        try:
            edits = await self._store.edits_from(sheet_id)
        except Gone:
            raise _unknown_sheet() from None
        kept = await self._work(who, sheet_work.rebuild, self._games, sheet_id, stored.head, edits)
        return LiveSheet(stored, kept)


def _unknown_sheet() -> Denied:
    return Denied("unknown_sheet", "There is no such sheet.")
