"""A load test: whole matches by random legal moves at many tables of a live server, as browsers would play them.

Every seat has a connection of its own. What is measured is what people feel: how many moves a second the server
takes in all, and how long it is from sending a move to seeing the table after it.
"""

import asyncio
import random
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from msgspec import DecodeError, Raw, Struct
from msgspec import json as msgjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

_PATIENCE = 30.0
"""Seconds without a word from the server after which it is given up."""


class LoadFailed(Exception):
    """The server did not do what a load test needs, in one sentence."""


@dataclass(frozen=True, slots=True)
class Load:
    """What to ask of a server."""

    url: str
    game: str
    tables: int
    players: int
    seconds: float
    options: Mapping[str, object] = field(default_factory=dict)
    seed: int = 1


@dataclass(slots=True)
class Throughput:
    """What a load test saw. `delays` are seconds from a move to the update that shows it to who made it."""

    seconds: float = 0.0
    moves: int = 0
    matches: int = 0
    """Those that were played to their end."""
    received: int = 0
    """Bytes of all messages to all seats after their first picture, before compression."""
    delays: list[float] = field(default_factory=list)

    @property
    def moves_a_second(self) -> float:
        return self.moves / self.seconds if self.seconds else 0.0

    @property
    def bytes_a_move(self) -> float:
        return self.received / self.moves if self.moves else 0.0

    def delay(self, share: float) -> float:
        """The delay that this share of all moves did not exceed."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class _Offer(Struct):
    do: str


class _Asked(Struct):
    offers: list[_Offer]


class _Picture(Struct):
    over: bool


class _Patch(Struct):
    changes: list[tuple[list[str | int], Raw]] = []


class _Heard(Struct):
    """What a player needs of a message; the rest of it is skipped."""

    say: str
    version: int = -1
    code: str = ""
    message: str = ""
    ask: _Asked | None = None
    picture: _Picture | None = None
    patch: _Patch | None = None

    @property
    def ends(self) -> bool:
        """Whether this picture, or what changed of it, says that the match is over."""
        if self.picture is not None:
            return self.picture.over
        return self.patch is not None and any(path == ["over"] for path, _ in self.patch.changes)


class _Made(Struct):
    """The answer to a new table."""

    table: str
    tokens: dict[str, str]


_heard = msgjson.Decoder(_Heard)


def run_load(load: Load) -> Throughput:
    """Plays until the time is over; raises LoadFailed."""
    with asyncio.Runner(loop_factory=_quick_loop()) as runner:
        return runner.run(_run(load))


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that servers have, where there is one: who measures must not be slower than what is measured."""
    if sys.platform == "win32":
        return None
    from uvloop import new_event_loop

    return new_event_loop


async def _run(load: Load) -> Throughput:
    seen = Throughput()
    tables = [_Table(load, seen, number) for number in range(load.tables)]
    try:
        for table in tables:  # one after the other, and before the clock: making tables is not what is measured
            await table.open()
        start = time.perf_counter()
        async with asyncio.TaskGroup() as players:
            for table in tables:
                players.create_task(table.play_until(start + load.seconds))
        seen.seconds = time.perf_counter() - start
    except (OSError, WebSocketException, TimeoutError, DecodeError) as error:
        raise LoadFailed(_sentence(load, error)) from None
    except ExceptionGroup as group:
        raise LoadFailed(_sentence(load, group.exceptions[0])) from None
    finally:
        await asyncio.gather(*(table.close() for table in tables))
    return seen


def _sentence(load: Load, error: Exception) -> str:
    if isinstance(error, LoadFailed):
        return str(error)
    return f"The server at {load.url} did not go on: {error or type(error).__name__}."


class _Table:
    """One table and everybody at it, match after match. Whoever is asked answers; all others only read."""

    def __init__(self, load: Load, seen: Throughput, number: int) -> None:
        self._load = load
        self._seen = seen
        self._number = number
        self._luck = random.Random(f"{load.seed} {number}")
        self._acts = 0
        self._seats: list[ClientConnection] = []
        self._readers: list[asyncio.Task[None]] = []
        self._clear()

    def _clear(self) -> None:
        """As it is before a match: nobody moves until everybody is there."""
        self._deadline: float | None = None
        self._begun: set[int] = set()
        self._mover, self._sent, self._over = -1, 0.0, False
        self._asked: tuple[int, int, _Asked] | None = None
        self._ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        """A new match with a connection for each seat."""
        made = await asyncio.to_thread(_make_table, self._load)
        address = "ws" + self._load.url.removeprefix("http") + "/ws"
        self._clear()
        for seat in range(self._load.players):
            socket = await connect(address, max_size=None, max_queue=None, ping_interval=None)
            self._seats.append(socket)
            self._readers.append(asyncio.create_task(self._read(seat, socket)))
            hello = {"say": "hello", "id": 1, "table": made.table, "tokens": [made.tokens[str(seat)]]}
            await socket.send(msgjson.encode(hello).decode())

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, *(socket.close() for socket in self._seats), return_exceptions=True)
        self._readers, self._seats = [], []

    async def play_until(self, deadline: float) -> None:
        while await self._play(deadline):
            self._seen.matches += 1
            await self.close()
            await self.open()

    async def _play(self, deadline: float) -> bool:
        """Whether the match came to its end before the deadline."""
        self._deadline = deadline
        if self._asked is not None:
            await self._act(*self._asked)
        return await self._ended

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        try:
            while not self._ended.done():
                async with asyncio.timeout(_PATIENCE):
                    frame = await socket.recv()
                await self._hear(seat, _heard.decode_lines(frame), len(frame))
        except (LoadFailed, OSError, WebSocketException, TimeoutError, DecodeError) as error:
            if not self._ended.done():
                self._ended.set_exception(error)

    async def _hear(self, seat: int, frame: list[_Heard], size: int) -> None:
        """The messages of a frame, of so many bytes."""
        if seat in self._begun:
            self._seen.received += size
        for heard in frame:
            if heard.say == "refused":
                raise LoadFailed(f"The server refused a move ({heard.code}): {heard.message or 'by a rule'}")
            self._over = self._over or heard.ends
            if heard.say == "update":
                await self._look(seat, heard)

    async def _look(self, seat: int, update: _Heard) -> None:
        self._begun.add(seat)
        now = time.perf_counter()
        if seat == self._mover:
            self._seen.moves += 1
            self._seen.delays.append(now - self._sent)
            self._mover = -1
        late = self._deadline is not None and now >= self._deadline
        # Every table makes a move, however short the time is, and none is left while its move is on the way.
        leaving = late and self._acts > 0
        if self._over or (leaving and self._mover < 0):
            if not self._ended.done():
                self._ended.set_result(not late)
        elif update.ask is not None:
            self._asked = seat, update.version, update.ask
            if self._deadline is not None and not leaving:
                await self._act(*self._asked)

    async def _act(self, seat: int, version: int, ask: _Asked) -> None:
        self._acts += 1
        unique = f"load-{self._number}-{self._acts}"
        act = {"say": "act", "id": unique, "seat": seat, "version": version, "do": self._luck.choice(ask.offers).do}
        self._mover, self._sent = seat, time.perf_counter()
        await self._seats[seat].send(msgjson.encode(act).decode())


def _make_table(load: Load) -> _Made:
    seats = [{"kind": "me", "name": f"Load {seat + 1}"} for seat in range(load.players)]
    wanted = {"game": load.game, "seats": seats, "options": dict(load.options), "start": True}
    request = urllib.request.Request(
        f"{load.url}/api/tables", msgjson.encode(wanted), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            return msgjson.decode(answer.read(), type=_Made)
    except urllib.error.HTTPError as error:
        raise LoadFailed(f"The server makes no table: {error.read().decode(errors='replace')}") from None
