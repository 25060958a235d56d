"""A program, or a bot of the server's own, in a seat of a live table: it comes in by the WebSocket as a browser does.

The server tells what changed; a program is told the whole, as a browser that has just come in.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import quote
from uuid import uuid4

from msgspec import json as msgjson
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from gruppetto.adapters.program.messages import Begin, Question, lines, seed_for
from gruppetto.adapters.program.program import Program
from gruppetto.adapters.program.ride import Ride
from gruppetto.adapters.program.seat import NotSeated, SeatAt
from gruppetto.bots import BotSpec
from gruppetto.engine.match import match_of
from gruppetto.engine.record import RecordError, loads
from gruppetto.games import UnknownGame, find_game
from gruppetto.table.changes import patched
from gruppetto.table.thinking import STAND_IN
from gruppetto.table.wire import PROTOCOL

Message = dict[str, Any]
Note = Callable[[str], None]
"""Told what happens, by the key of its sentence."""

_WAITS = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 30.0)
"""Seconds before a server that is gone is tried again; then nobody tries any more."""
_TOO_QUICK = 1.0
"""Seconds after which a move is sent again that came too soon after others."""


class Guest:
    """One seat from hello to the end of the match. Who rides is a program, or by its name a bot of the server."""

    def __init__(self, at: SeatAt, spec: BotSpec, note: Note, pause: float) -> None:
        """`pause` seconds lie before each move, so that people can follow. Raises BotError where there is no such
        program."""
        self._at = at
        self._spec = spec
        self._note = note
        self._pause = pause
        self._program = Program(spec) if spec.command else None
        self._ride: Ride | None = None
        self._table: Message = {}
        self._boards: dict[str, bytes] = {}
        self._picture: Message = {}
        self._own: Message = {}
        self._lent = False
        """A bot of the server rides, by our own word: what the server tells of it may be older than what we did."""
        self._lent_at = -1
        """The version of the question that it was to decide."""
        self._act: Message = {}
        """The last move that was sent."""
        self._over = False
        self._waits = iter(_WAITS)

    def run(self) -> None:
        """Rides until the match is over; raises NotSeated when that cannot be."""
        try:
            while not self._over:
                with suppress(OSError, WebSocketException), connect(self._at.socket, max_size=None) as socket:
                    self._hello(socket)
                    self._listen(socket)
                if not self._over:
                    self._wait()
        finally:
            self._leave()

    def _wait(self) -> None:
        seconds = next(self._waits, None)
        if seconds is None:
            raise NotSeated(f"the server at {self._at.server} is gone")
        self._note("guest-away")
        time.sleep(seconds)

    def _hello(self, socket: ClientConnection) -> None:
        hello = {"say": "hello", "id": 1, "table": self._at.table, "tokens": [self._at.token]}
        socket.send(msgjson.encode(hello).decode())

    def _listen(self, socket: ClientConnection) -> None:
        for frame in socket:
            for line in (frame.encode() if isinstance(frame, str) else frame).split(b"\n"):
                self._hear(socket, line)
            if self._over:
                return

    def _hear(self, socket: ClientConnection, line: bytes) -> None:
        message: Message = msgjson.decode(line)
        match message["say"]:
            case "lobby":
                self._table = message["table"]
            case "board":
                self._boards[message["board"]["id"]] = line
            case "picture":
                self._picture = message["picture"]
            case "changed":
                self._picture = patched(self._picture, message["patch"])
            case "update":
                self._own = message.get("own") or patched(self._own, message.get("patch", {}))
                self._look(socket, message)
            case "refused":
                self._refused(socket, message)
            case "ok" if "seats" in message and not message["seats"]:
                raise NotSeated("this token opens no seat there any more")
            case "seats" if not message["seats"]:
                raise NotSeated("somebody else has the seat now")
            case "sent_away":
                raise NotSeated("the table was deleted or put away")

    def _look(self, socket: ClientConnection, update: Message) -> None:
        """The seat was told something: it may be its turn, or the end."""
        self._waits = iter(_WAITS)
        self._at = replace(self._at, seat=update["seat"])
        if self._picture["over"]:
            self._over = True
            return
        if self._program is None:
            self._lent = self._lent or self._lend()
        elif self._lent:
            if any(self._is_move(event) for event in update["events"]):
                self._take_back()
        elif update["ask"]:
            self._decide(socket, update)

    def _is_move(self, event: Message) -> bool:
        """Whether it tells what was decided for us."""
        return event["version"] > self._lent_at and event.get("by") == self._at.seat and not event.get("stands")

    def _decide(self, socket: ClientConnection, update: Message) -> None:
        ride = self._riding()
        time.sleep(self._pause)
        do = ride.answer(self._question(update))
        if do is None:
            self._lent, self._lent_at = self._lend(), update["version"]
            if self._lent:
                return
            do = update["ask"]["home"] or update["ask"]["offers"][0]["do"]
        self._act = {"say": "act", "id": uuid4().hex, "seat": self._at.seat, "version": update["version"], "do": do}
        self._send(socket)

    def _send(self, socket: ClientConnection) -> None:
        socket.send(msgjson.encode(self._act).decode())

    def _refused(self, socket: ClientConnection, message: Message) -> None:
        """A move that came too late is answered by the next update; one that came too soon is sent again."""
        if message["id"] == 1 or message["id"] is None:
            raise NotSeated(str(message.get("message", message["code"])))
        if message["code"] in ("rate", "not_stored"):
            time.sleep(_TOO_QUICK)
            self._send(socket)
        elif message["code"] == "ridden":
            self._take_back()

    def _question(self, update: Message) -> Question:
        whole = {**update, "own": self._own, "events": [], "replace": False}
        whole.pop("patch", None)
        board = self._picture["board"]
        told = lines({"say": "picture", "version": update["version"], "picture": self._picture}, whole)
        return Question(board, lambda: self._boards[board], told, {offer["do"] for offer in update["ask"]["offers"]})

    def _riding(self) -> Ride:
        if self._ride is None:
            assert self._program is not None
            table, seat = self._table, self._at.seat
            seed = seed_for(self._at.table.encode(), seat)
            players, seconds = len(table["seats"]), self._spec.seconds
            start = Begin(PROTOCOL, table["game"], table["edition"], table["options"], players, seat, seed, seconds)
            self._ride = Ride(self._program, start, STAND_IN)
        return self._ride

    def _lend(self) -> bool:
        """Lets a bot of the server ride; whether one does."""
        try:
            self._at.change("lend", bot=STAND_IN if self._program is not None else self._spec.name)
        except NotSeated as refused:
            if self._program is None and refused.code == "bad_bot":
                raise
            return refused.code == "ridden"
        return True

    def _take_back(self) -> None:
        """The program rides again, unless it will not answer any more."""
        if self._ride is None or not self._ride.given_up:
            self._lent = False
            with suppress(NotSeated):
                self._at.change("back")

    def _leave(self) -> None:
        """Who rode is told how it ended; whoever has the seat finds it as it was."""
        if self._ride is not None and self._over:
            self._ride.over(self._result())
        if self._program is not None:
            Program.retire([self._program])
        if self._lent and not self._over:
            with suppress(NotSeated):
                self._at.change("back")

    def _result(self) -> list[float] | None:
        """From the record, which anybody may have once the match is over; None where this version cannot read it."""
        try:
            record = loads(self._at.ask(f"/api/tables/{quote(self._at.table)}/record").decode())
            return match_of(find_game(record.header.game), record.header, record.entries).state.standing()
        except (NotSeated, RecordError, UnknownGame, ValueError):
            return None
