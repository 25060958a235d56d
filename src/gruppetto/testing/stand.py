"""A server in this process for whoever tries to break it: everything seeded, no limits of rate, its log watched."""

import logging
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette

from gruppetto.engine.chance import SEED_BYTES
from gruppetto.server.app import make_app
from gruppetto.server.settings import Settings
from gruppetto.table.limits import Limits
from gruppetto.table.tokens import CODE_LENGTH, CODE_LETTERS, TABLE_BYTES, TOKEN_BYTES, Secrets

_IN_MEMORY = Path("/dev/shm")
"""Where there is one: a database that syncs every move to a disk takes most of the time."""
_NO_END = (10**9, 1.0)
UNLIMITED = Limits(
    messages=_NO_END,
    chat=_NO_END,
    requests=_NO_END,
    tables=_NO_END,
    sheets=_NO_END,
    codes=_NO_END,
    looks=_NO_END,
    queued_jobs=10**6,
    connections=10**6,
)


class Failure(Exception):
    """Something that must hold does not, in one sentence."""


@dataclass
class Stand:
    """The server, what it is just asked, and what it wrote to its log."""

    app: Starlette
    complaints: list[str] = field(default_factory=list)
    doing: str = ""

    def check_log(self) -> None:
        if self.complaints:
            raise Failure(f"the server complains in its log: {self.complaints[0]}")


class _Listener(logging.Handler):
    def __init__(self, complaints: list[str]) -> None:
        super().__init__(logging.WARNING)
        self._complaints = complaints

    def emit(self, record: logging.LogRecord) -> None:
        self._complaints.append(record.getMessage())


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
        settings = Settings(
            database=f"sqlite+aiosqlite:///{folder}/fuzz.sqlite",
            limits=UNLIMITED,
            workers=0,  # in this process, where a fault has a traceback
            secrets=SeededSecrets(luck),
            pages=pages,
        )
        app = make_app(settings)
        built = Stand(app)
        listener = _Listener(built.complaints)
        log = logging.getLogger("gruppetto")
        log.addHandler(listener)
        await app.state.house.open()
        try:
            yield built
        finally:
            await app.state.house.close()
            log.removeHandler(listener)
