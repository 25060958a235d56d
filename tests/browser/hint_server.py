"""The real server with a toy game whose bots look ahead: `python -m tests.browser.hint_server PORT DATABASE`."""

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from gruppetto.engine.contract import AnyGame
from gruppetto.server.run import run
from gruppetto.server.settings import Settings
from tests.browser.live import LiveServer
from tests.toy.wise import Wise


def wise_games() -> Mapping[str, AnyGame]:
    return {Wise.id: Wise()}


class HintServer(LiveServer):
    """`gruppetto serve` with nothing on its shelf but this game."""

    def command(self) -> list[str]:
        return [sys.executable, "-u", "-m", "tests.browser.hint_server", str(self.port), str(self.database)]


if __name__ == "__main__":
    port, database = int(sys.argv[1]), f"sqlite+aiosqlite:///{Path(sys.argv[2]).resolve()}"
    settings = Settings(database=database, games=wise_games, bot_pause=0.0)
    run(settings, "127.0.0.1", port, open_browser=False, announce=partial(print, flush=True))
