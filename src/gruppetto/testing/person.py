"""Somebody with a device at a table that is tried: the tokens they were given, and what comes to their screen."""

import re
from typing import Any

import msgspec
from starlette.types import ASGIApp

from gruppetto.testing.ledger import Ledger
from gruppetto.testing.stand import Failure
from gruppetto.testing.visitor import Closed, Connection

_UPDATE = re.compile(r'\{"say":"update","seat":(-?\d+),"version":(\d+),')
_LOG = re.compile(r'\{"say":"log","seat":(-?\d+),"events":\[\{"version":(\d+)')
_TELLS_SEATS = ('{"say":"lobby"', '{"say":"seats"', '{"say":"presence"', '{"say":"chat"')


class Person:
    def __init__(self, app: ASGIApp, ledger: Ledger) -> None:
        self.pocket: set[str] = set()
        """Every token that ever came to this device."""
        self.connection: Connection | None = None
        self.presented: frozenset[str] = frozenset()
        """What was shown with the last hello that was answered with `ok`."""
        self.updates: dict[int, str] = {}
        """The last one for each seat."""
        self._shown: set[str] = set()
        """All that was shown on this connection."""
        self._app = app
        self._ledger = ledger

    def good_tokens(self) -> list[str]:
        """Those that open something."""
        ledger = self._ledger
        good = {*ledger.owners().values(), *ledger.claiming(), *ledger.former.values()}
        return sorted(self.pocket & good)[:16]

    def arrive(self) -> None:
        self.connection = Connection(self._app)
        self._shown.clear()

    async def leave(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.leave()
            self._check(connection.overheard())
            self.presented = frozenset()
            self._ledger.present.pop(self, None)
            self.updates.clear()

    async def say(self, text: str) -> dict[str, Any]:
        """Says something; the answer."""
        assert self.connection is not None
        try:
            said: dict[str, Any] = msgspec.json.decode(await self.connection.ask(text))
        except Closed:
            raise Failure("the connection was closed") from None
        except TimeoutError:
            raise Failure("there was no answer") from None
        if said["say"] == "ok" and "seats" in said:
            self.presented = self._ledger.shown(text)
            self._ledger.present[self] = self.presented
            self._shown |= self.presented
            if said["seats"] != self._ledger.owned(self.presented):
                raise Failure(f"somebody came in with the seats {said['seats']}, which are not what their tokens open")
        return said

    def check_heard(self) -> None:
        """What came to this screen is what somebody with these tokens may see."""
        assert self.connection is not None
        heard, self.connection.heard = self.connection.heard, []
        self._check(heard)

    def _check(self, heard: list[str]) -> None:
        for line in heard:
            if line.startswith(_TELLS_SEATS):
                self._ledger.check_told(line, frozenset(self._shown))
            elif found := _UPDATE.match(line) or _LOG.match(line):
                seat, version = int(found[1]), int(found[2])
                if seat >= 0 and line.startswith('{"say":"update"'):
                    self._ledger.check_view(seat, version, self._shown)
                    self.updates[seat] = line
                elif seat >= 0 and not set(self._ledger.owned(self._shown)) >= {seat}:
                    raise Failure(f"the log of seat {seat} came to somebody without its token")
