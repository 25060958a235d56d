"""The real server, at which a test lets time pass: `python -m tests.browser.later_server PORT DATABASE`."""

import sys
import time
from functools import partial
from pathlib import Path

from gruppetto.server.run import run
from gruppetto.server.settings import Settings
from gruppetto.table.tokens import Secrets
from tests.browser.known_luck import SEED
from tests.browser.live import LiveServer


class KnownLuck(Secrets):
    def seed(self) -> bytes:
        return SEED


class LaterServer(LiveServer):
    """A server whose players are away for as long as a test says."""

    def __init__(self, database: Path) -> None:
        super().__init__(database)
        self._later = 0
        _note_of(database).write_text("0")

    def command(self) -> list[str]:
        return [sys.executable, "-u", "-m", "tests.browser.later_server", str(self.port), str(self.database)]

    def passes(self, seconds: int) -> None:
        """So many seconds pass at once."""
        self._later += seconds
        _note_of(Path(self.database)).write_text(str(self._later))


def _note_of(database: Path) -> Path:
    """Where the server reads how much later it is than the clocks say."""
    return database.with_suffix(".later")


def main(port: int, database: Path) -> None:
    note = _note_of(database)
    settings = Settings(
        database=f"sqlite+aiosqlite:///{database.resolve()}",
        secrets=KnownLuck(),
        bot_pause=0.0,
        now=lambda: time.time() + float(note.read_text() or "0"),
    )
    run(settings, "127.0.0.1", port, open_browser=False, announce=partial(print, flush=True))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
