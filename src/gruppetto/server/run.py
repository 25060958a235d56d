"""Starts a server for the command line: binds, announces where it listens, says goodbye when it ends."""

import asyncio
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from gruppetto.server.addresses import in_url, ways_in
from gruppetto.server.app import make_app
from gruppetto.server.connections import Connections
from gruppetto.server.database_lock import DatabaseLock
from gruppetto.server.file_permissions import OWNER_ONLY_FOLDER
from gruppetto.server.garbage import spare_what_stays
from gruppetto.server.house import House
from gruppetto.server.settings import PUT_AWAY_DAYS, Settings
from gruppetto.server.sparing_log import SparingHandler
from gruppetto.server.storage_errors import DatabaseError
from gruppetto.server.tls import Tls, keep_fresh, secure

if sys.platform != "win32":
    import resource

Announce = Callable[[str], None]
Picture = Callable[[str], str]
"""What is shown of an address besides its letters, or nothing."""

READY = "Gruppetto is ready: {url}"
NETWORK = "On your network: {url}"
_SHUTDOWN_SECONDS = 2
"""For requests that are being answered, after the goodbyes."""
_LOOK_SECONDS = 0.1
_LOOKS = 50
"""For the lock of the database, before a start is refused."""
_SWITCH = 0.001
"""Seconds after which a busy thread lets another have the interpreter. The thread of the database needs it for
microseconds, a few times for every transaction, and on a busy server waited five milliseconds each time."""
_MANY_FILES = 65_536
"""Open at once: a connection is one, and many systems allow a program only 1,024 unless it asks for more."""


def no_picture(_url: str) -> str:
    return ""


class CannotServe(Exception):
    """Why the server does not start, in one sentence."""


class PortTaken(CannotServe):
    """Somebody listens on the port already."""


def serve(
    host: str,
    port: int,
    database: str | None,
    open_browser: bool,
    announce: Announce,
    bot_pause: float,
    page: str = "",
    allow_hosts: tuple[str, ...] = (),
    unlimited: Sequence[str] = (),
    put_away_days: int = PUT_AWAY_DAYS,
    most_bytes: int = 0,
    programs: Mapping[str, str] | None = None,
    tls: Tls | None = None,
    afterword: str = "",
    picture: Picture = no_picture,
) -> None:
    """Serves until it is told to stop. Port 0 is any free one; without a database, a file in the user's data folder.
    `page` is the one that is opened and announced, if not the first; `allow_hosts` are the names of proxies in front;
    rate limits do not count `unlimited` addresses; tables that nobody was at for so many days are put away, and no new
    ones taken when the file of the database has `most_bytes`. With `tls` it speaks https. The `afterword` is announced
    after the addresses, and a `picture` after one that is for others.
    `programs` of the host may ride as bots, by name.

    Raises CannotServe when the port or the database cannot be had or an allowed host is none, PortTaken when somebody
    listens there already.
    """
    settings = Settings(
        database_url(database),
        bot_pause=bot_pause,
        allow_hosts=allow_hosts,
        unlimited=frozenset(unlimited),
        put_away_days=put_away_days,
        most_bytes=most_bytes,
        tls=tls,
        programs=programs or {},
    )
    run(settings, host, port, open_browser, announce, page, afterword, picture)


def run(
    settings: Settings,
    host: str,
    port: int,
    open_browser: bool,
    announce: Announce,
    page: str = "",
    afterword: str = "",
    picture: Picture = no_picture,
) -> None:
    _quiet_log()
    try:
        app = make_app(replace(settings, host=host))
    except ValueError as error:
        raise CannotServe(str(error)) from None
    listening = _bind(host, port)
    scheme, taken = ("https" if settings.tls else "http"), listening.getsockname()[1]
    here, *network = (f"{scheme}://{in_url(way)}:{taken}{page}" for way in ways_in(host))

    def ready() -> None:
        announce(READY.format(url=here))
        for url in network:
            announce(NETWORK.format(url=url))
        for said in (*map(picture, network), afterword):
            if said:
                announce(said)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    lock = DatabaseLock(settings.database)
    server = _Server(_config(app, settings), app, ready, lock)
    _allow_many_connections()
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return  # Ctrl-C is how one stops it; the goodbyes have been said
    finally:
        listening.close()
        lock.release()
    if server.failure:
        raise CannotServe(server.failure)


def _config(app: Starlette, settings: Settings) -> uvicorn.Config:
    limits, tls = settings.limits, settings.tls
    connections = Connections(limits)
    return uvicorn.Config(
        app,
        http=connections.http,
        ws=connections.websocket,
        # A little more than we allow, so that a message a bit too large is refused and not cut off.
        ws_max_size=limits.message_bytes * 4,
        ws_ping_interval=limits.heartbeat_seconds,
        ws_ping_timeout=limits.heartbeat_seconds,
        timeout_keep_alive=limits.idle_seconds,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        ssl_context_factory=(lambda *_: secure(tls)) if tls else None,
    )


def _allow_many_connections() -> None:
    """As many as the system lets us have; where it cannot be asked, it is left as it is."""
    if sys.platform == "win32":  # which has no such bound
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MANY_FILES if most == resource.RLIM_INFINITY else min(most, _MANY_FILES)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def database_url(text: str | None) -> str:
    """The URL of a database named by a URL, a file or nothing."""
    if text is None:
        text = str(user_data_path("gruppetto", appauthor=False) / "gruppetto.sqlite")
    for scheme in ("postgresql://", "postgres://"):
        if text.startswith(scheme):
            return "postgresql+asyncpg://" + text.removeprefix(scheme)
    if text.startswith("sqlite:///"):
        text = text.removeprefix("sqlite:///")
    if "://" in text:
        return text
    try:
        Path(text).absolute().parent.mkdir(OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"The folder of the database cannot be made: {error.strerror}: {text}") from None
    return f"sqlite+aiosqlite:///{Path(text).absolute()}"


class _Server(uvicorn.Server):
    """uvicorn, with our opening and closing words."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None], lock: DatabaseLock) -> None:
        super().__init__(config)
        self._lock = lock
        self.failure = ""
        self._house: House = app.state.house
        self._ready = ready
        self._tls: Tls | None = app.state.tls

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            if not await self._have_database_alone():
                raise DatabaseError(self._lock.refusal)
            await self._house.open()
        except DatabaseError as error:
            self.failure = str(error)
            self.should_exit = True
            return
        await super().startup(sockets)
        if self.started:
            self._ready()
            self._settling = asyncio.create_task(self._settle_in())
            if self._tls and self.config.ssl:
                self._renewing = asyncio.create_task(keep_fresh(self._tls, self.config.ssl))

    async def _have_database_alone(self) -> bool:
        """One that is just ending, as at a restart, is waited for."""
        for _ in range(_LOOKS):
            if self._lock.take():
                return True
            await asyncio.sleep(_LOOK_SECONDS)
        return self._lock.take()

    async def _settle_in(self) -> None:
        """Loads what the first visitor will need, so that from now on nobody waits for it."""
        await asyncio.to_thread(self._house.games)
        spare_what_stays()
        sys.setswitchinterval(_SWITCH)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:  # first of all, or whoever hears the goodbye comes straight back
            server.close()
        await self._house.sessions.farewell()
        await super().shutdown(sockets)


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # on Windows the same option would let two servers share the port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        # At once, or two servers that start in the same moment would both have the port until one of them fails.
        listening.listen()
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        taken = getattr(error, "errno", None) == errno.EADDRINUSE
        raise (PortTaken if taken else CannotServe)(f"Nobody can listen on {host}, port {port}: {reason}.") from None
    return listening


class _OneLine(logging.Formatter):
    """A log for people: one line a fault, with the last line of its traceback."""

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging names it so
        return super().formatException(ei).splitlines()[-1]


def _quiet_log() -> None:
    to_stderr = SparingHandler()
    to_stderr.setFormatter(_OneLine("gruppetto: %(message)s"))
    for name in ("gruppetto", "uvicorn", "asyncio"):
        log = logging.getLogger(name)
        log.handlers = [to_stderr]
        log.setLevel(logging.WARNING)
        log.propagate = False
