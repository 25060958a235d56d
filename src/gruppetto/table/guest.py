"""Somebody at a table: one connection with its outbox (backpressure), the seats it owns, and what it has seen."""

import asyncio
from collections import deque

from gruppetto.engine.event import SPECTATOR

_FRAME = 16 * 1024
"""Bytes that are sent at once. A longer message goes alone."""


class Guest:
    """What is said to a guest waits in an outbox, so that a slow reader holds nobody up. All that waits goes in one
    frame, a message a line: a frame is dear, and a move is told in two or three messages.

    A guest whose outbox is full is dropped; it comes back with `hello` and `since`, and gets what it missed. One that
    leaves much unread is not listened to until it has read, since what it says would only bring more.
    """

    def __init__(self, address: str, waiting: int, unread_bytes: int) -> None:
        self.address = address
        self.outbox: deque[bytes] = deque()
        self.owned: dict[int, str] = {}
        """The seats this guest owns, and the hash of the token for each."""
        self.claims: dict[int, str] = {}
        """The seats it says are its own, and the hash of the token for each: it owns them once the others agree."""
        self.seen: dict[int, int | None] = {}
        """The last version each pair of eyes saw; None for somebody who has seen nothing yet."""
        self.pictured: int | None = None
        """The version of the picture it has, if it has one."""
        self.boards: set[str] = set()
        self.silent = asyncio.Event()
        """Set when nothing more will be sent."""
        self.attentive = asyncio.Event()
        """Set while little is left unread."""
        self.attentive.set()
        self._spoken = asyncio.Event()
        """Set while something waits in the outbox, and when nothing more will."""
        self._waiting = waiting
        self._unread_bytes = unread_bytes
        self._unread = 0
        self._gone = False

    @property
    def seats(self) -> set[int]:
        return set(self.owned)

    @property
    def eyes(self) -> list[int]:
        """The seats this guest looks through; somebody without a seat watches."""
        return sorted(self.owned) or [SPECTATOR]

    def keep(self, owners: list[str]) -> dict[int, str] | None:
        """Gives up the seats that have another token by now, by the hashes of all seats, and takes those it claimed
        that have its token. The seats it lost, each with its hash; None where nothing has changed."""
        lost = {seat: token_hash for seat, token_hash in self.owned.items() if owners[seat] != token_hash}
        won = {seat: token_hash for seat, token_hash in self.claims.items() if owners[seat] == token_hash}
        for seat in lost:
            del self.owned[seat]
        for seat in won:
            self.owned[seat] = self.claims.pop(seat)
        return lost if lost or won else None

    def say(self, message: bytes) -> None:
        if self._gone:
            return
        if len(self.outbox) >= self._waiting:
            self.dismiss()
            return
        self.outbox.append(message)
        self._spoken.set()
        self._unread += len(message)
        if self._unread > self._unread_bytes:
            self.attentive.clear()

    async def next_frame(self) -> bytes | None:
        """What to send next, a message a line; None when nothing more will be said."""
        await self._spoken.wait()
        if not self.outbox:
            return None
        lines = [self.outbox.popleft()]
        size = len(lines[0])
        while self.outbox and size + len(self.outbox[0]) <= _FRAME:
            lines.append(self.outbox.popleft())
            size += len(lines[-1])
        if not self.outbox and not self._gone:
            self._spoken.clear()
        self._unread -= size
        if self._unread <= self._unread_bytes:
            self.attentive.set()
        return b"\n".join(lines)

    def fall_silent(self) -> None:
        """Nothing more will be sent, or can be; nobody needs to wait for it."""
        self._gone = True  # or what others say would count as unread, and nobody is left to read it
        self.silent.set()
        self.attentive.set()

    def dismiss(self) -> None:
        """Nothing more is said; the connection closes after what waits has been sent."""
        self._gone = True
        self._spoken.set()
