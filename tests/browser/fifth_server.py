"""The real server with a fifth game on its shelf: `python -m tests.browser.fifth_server PORT DATABASE`."""

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from gruppetto.server.run import run
from gruppetto.server.settings import Settings
from tests.browser.live import LiveServer
from tests.toy import GAME


def five_games() -> Mapping[str, AnyGame]:
    return {**all_games(), GAME.id: GAME}


class FifthServer(LiveServer):
    """`gruppetto serve` as if the folder of the toy lay among the games."""

    def command(self) -> list[str]:
        return [sys.executable, "-u", "-m", "tests.browser.fifth_server", str(self.port), str(self.database)]


if __name__ == "__main__":
    port, database = int(sys.argv[1]), f"sqlite+aiosqlite:///{Path(sys.argv[2]).resolve()}"
    settings = Settings(database=database, games=five_games, bot_pause=0.0)
    run(settings, "127.0.0.1", port, open_browser=False, announce=partial(print, flush=True))
