"""A server in this process for whoever tries to break it: everything seeded, no limits of rate, its log watched.

Its time is faked, and passes only when somebody lets it: clocks run out, people are away for long and tables are put
away without anybody having to wait.
"""

import asyncio
import logging
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.engine.contract import View
from gruppetto.engine.picks import asked
from gruppetto.server.app import make_app
from gruppetto.server.house import House
from gruppetto.server.settings import Settings
from gruppetto.table.advice import Advised, HintChoice
from gruppetto.table.limits import Limits
from gruppetto.table.setting_up import Games
from gruppetto.table.thinking import Thought
from gruppetto.table.tokens import CODE_LENGTH, CODE_LETTERS, TABLE_BYTES, TOKEN_BYTES, Secrets

_IN_MEMORY = Path("/dev/shm")
"""Where there is one: a database that syncs every move to a disk takes most of the time."""
_NO_END = (10**9, 1.0)
UNLIMITED = Limits(
    messages=_NO_END,
    chat=_NO_END,
    requests=_NO_END,
    files=_NO_END,
    tables_a_day=_NO_END,
    kept_bytes=_NO_END,
    tables=_NO_END,
    sheets=_NO_END,
    codes=_NO_END,
    hands=_NO_END,
    claims=_NO_END,
    hints=_NO_END,
    analyses=_NO_END,
    looks=_NO_END,
    queued_jobs=10**6,
    connections=10**6,
)


_LOOKS = 4
"""At the deadlines after time has passed: what a bot decides for somebody late may bring the next one."""


class Failure(Exception):
    """Something that must hold does not, in one sentence."""


class Hours:
    """The time of a server, in seconds since 1970. It stands still until somebody lets it pass."""

    def __init__(self) -> None:
        self.seconds = 1_700_000_000.0

    def __call__(self) -> float:
        return self.seconds

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds


@dataclass
class Stand:
    """The server, what it is just asked, and what it wrote to its log."""

    app: Starlette
    hours: Hours
    complaints: list[str] = field(default_factory=list)
    doing: str = ""

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    async def pass_by(self, seconds: float) -> None:
        """Lets time pass, and the server see to what was due."""
        self.hours.pass_by(seconds)
        await self.house.uptime.beat()
        for _ in range(_LOOKS):
            await self.house.deadlines.look()
            await self.house.deadlines.settle()
            await self.rest()

    async def rest(self) -> None:
        """Waits until no bot has anything to decide or to advise, so that the same seed meets the same."""
        await self.house.hints.settle()
        while drivers := [table.driver for table in self.house.tables.live() if table.driver is not None]:
            await asyncio.wait(drivers)

    def check_log(self) -> None:
        if self.complaints:
            raise Failure(f"the server complains in its log: {self.complaints[0]}")


class _Listener(logging.Handler):
    def __init__(self, complaints: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._complaints = complaints

    def emit(self, record: logging.LogRecord) -> None:
        self._complaints.append(record.getMessage())


def toss(thought: Thought) -> str:
    """What bots do here: whatever comes first in an order of their lots. They need not be good."""
    return random.Random(thought.lots).choice([str(action) for action in thought.view.actions])


def say_anything(games: Games, game: str, lots: str, view: View[Any]) -> Advised:
    """What bots advise here: the first offer."""
    rules = games()[game]
    offer = asked(rules, view).offers[0]
    choice = HintChoice(offer.do, offer.picks, offer.label, offer.hint, chance=0.5, reasons=[])
    return Advised("rouleur", now=0.5, choices=[choice])


class SeededSecrets(Secrets):
    """Ids and tokens that come again with the same seed."""

    def __init__(self, luck: random.Random) -> None:
        self._luck = luck

    def token(self) -> str:
        return self._luck.randbytes(TOKEN_BYTES).hex()

    def table_id(self) -> str:
        return self._luck.randbytes(TABLE_BYTES).hex()

    def code(self) -> str:
        return "".join(self._luck.choices(CODE_LETTERS, k=CODE_LENGTH))

    def seed(self) -> bytes:
        return self._luck.randbytes(SEED_BYTES)


@asynccontextmanager
async def stand(luck: random.Random) -> AsyncIterator[Stand]:
    with tempfile.TemporaryDirectory(
        prefix="gruppetto-fuzz-", dir=_IN_MEMORY if _IN_MEMORY.is_dir() else None
    ) as folder:
        pages = Path(folder) / "pages"
        pages.mkdir()
        (pages / "index.html").write_text("<!doctype html>", encoding="utf-8")
        hours = Hours()
        settings = Settings(
            database=f"sqlite+aiosqlite:///{folder}/fuzz.sqlite",
            limits=UNLIMITED,
            workers=0,  # in this process, where a fault has a traceback
            secrets=SeededSecrets(luck),
            pages=pages,
            bot_workers=0,
            bot_pause=0.0,
            bot_budget=60.0,  # nothing hangs on how busy the machine is
            ponder=toss,
            hint=say_anything,
            now=hours,
            here=hours,
        )
        app = make_app(settings)
        built = Stand(app, hours)
        listener = _Listener(built.complaints)
        log = logging.getLogger("gruppetto")
        log.addHandler(listener)
        await built.house.storage.open()
        await (
            built.house.uptime.begin()
        )  # and no more: what a server looks after by itself is done when time passes here
        try:
            yield built
        finally:
            await built.house.close()
            log.removeHandler(listener)
