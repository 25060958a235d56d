"""The real server with the toy games, in a process of its own: `python -m tests.server.toy_server PORT DATABASE`."""

import sys
from functools import partial
from pathlib import Path

from gruppetto.server.run import run
from gruppetto.server.settings import Settings
from tests.browser.live import LiveServer
from tests.table.memory import GENEROUS
from tests.table.players import toy_games, toy_ponder


def toy_settings(database: str) -> Settings:
    """Quick bots, quick eyes for other servers, and limits that no test meets by chance."""
    return Settings(
        database=database,
        limits=GENEROUS,
        bot_pause=0.0,
        poll_seconds=0.05,
        games=toy_games,
        ponder=toy_ponder,
        pages=Path("no pages"),
    )


class ToyServer(LiveServer):
    """One that a test may kill and start again; its database is a URL."""

    def command(self) -> list[str]:
        return [sys.executable, "-u", "-m", "tests.server.toy_server", str(self.port), str(self.database)]


if __name__ == "__main__":
    port, database = sys.argv[1:]
    run(toy_settings(database), "127.0.0.1", int(port), open_browser=False, announce=partial(print, flush=True))
