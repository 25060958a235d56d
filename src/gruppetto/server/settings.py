"""What can be set when a server is made; everything has a default but the database."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from gruppetto.games import all_games
from gruppetto.server.offline_pack import PACK
from gruppetto.server.tls import Tls
from gruppetto.table.attendance import Now
from gruppetto.table.limits import Limits
from gruppetto.table.setting_up import Games
from gruppetto.table.thinking import Hint, Thought, hint, ponder
from gruppetto.table.tokens import Secrets

PUT_AWAY_DAYS = 90
PAGES = Path(__file__).parent / "pages"


@dataclass(frozen=True, slots=True)
class Settings:
    """One server."""

    database: str
    """A SQLAlchemy URL with an async driver."""
    host: str = "127.0.0.1"
    """The address it listens on, by which it may be called."""
    allow_hosts: tuple[str, ...] = ()
    """Other names by which it may be called, those of proxies in front of it; their pages may use it."""
    tls: Tls | None = None
    """How it proves who it is where it speaks https by itself."""
    limits: Limits = field(default_factory=Limits)
    unlimited: frozenset[str] = frozenset()
    """Addresses that the rate limits do not count: load tests come from there."""
    bot_pause: float = 0.5
    """Seconds between two moves of bots, so that people can follow."""
    bot_budget: float = 10.0
    """Seconds a bot may think before its first legal action is played instead."""
    bot_workers: int | None = None
    """Processes that bots think in; None: by the machine. With 0 they do so in a thread, which nothing can end."""
    bot_retry: tuple[float, float] = (0.5, 8.0)
    """Seconds before a bot's move that was not stored is tried again: at first, and at most."""
    now: Now = time.time
    """Seconds since 1970: by it people are away, and tables are put away."""
    here: Now = time.monotonic
    """Seconds that pass while this process runs: by it the clocks of tables run."""
    undo_patience: float = 60.0
    """Seconds after which a wish to take a move back lapses, since nobody answers."""
    put_away_days: int = PUT_AWAY_DAYS
    """Days after which a table is put away that nobody was at; 0: never."""
    most_bytes: int = 0
    """Bytes of a SQLite file from which on no new tables and sheets are taken; 0: as many as its disk has room for."""
    poll_seconds: float | None = None
    """Seconds between two looks for the moves of other servers; None: once a second, and never on SQLite."""
    workers: int | None = None
    """Processes for positions, as many for finished matches and as many for score sheets, one for hints and one for
    analyses, each started when it is first needed; None: by the machine. With 0 that work is done in threads, which
    saves memory and can stall others."""
    request_budget: float = 10.0
    """Seconds such a request may take before it is refused."""
    replay_budget: float = 60.0
    """The same for a match that is opened or replayed: thousands of moves are ridden and proved again, and nobody can
    make them worse."""
    programs: Mapping[str, str] = field(default_factory=dict)
    """The host's own programs that may ride as bots, by name; each a short string, `exec:./mybot`."""
    games: Games = all_games
    ponder: Callable[[Thought], str] = ponder
    """What a worker process does for a bot; a function of a module, since workers import it by name."""
    hint: Hint = hint
    """The same for somebody who asks what a bot would do."""
    secrets: Secrets = field(default_factory=Secrets)
    pages: Path = PAGES
    offline: Path = PACK
    """Where the offline pack is, if there is one."""
