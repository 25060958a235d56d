"""Somebody at a table: one connection, the seats it owns, and what it has seen."""

import asyncio

from gruppetto.engine.event import SPECTATOR


class Guest:
    """What is said to a guest waits in an outbox, so that a slow reader holds nobody up.

    A guest whose outbox is full is dropped; it comes back with `hello` and `since`, and gets what it missed.
    """

    def __init__(self, address: str, waiting: int) -> None:
        self.address = address
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.owned: dict[int, str] = {}
        """The seats this guest owns, and the hash of the token for each."""
        self.seen: dict[int, int | None] = {}
        """The last version each pair of eyes saw; None for somebody who has seen nothing yet."""
        self.boards: set[str] = set()
        self.silent = asyncio.Event()
        """Set when nothing more will be sent."""
        self._waiting = waiting
        self._gone = False

    @property
    def seats(self) -> set[int]:
        return set(self.owned)

    @property
    def eyes(self) -> list[int]:
        """The seats this guest looks through; somebody without a seat watches."""
        return sorted(self.owned) or [SPECTATOR]

    def keep(self, owners: list[str]) -> bool:
        """Gives up the seats that have another token by now, by the hashes of all seats; whether there were any."""
        lost = [seat for seat, token_hash in self.owned.items() if owners[seat] != token_hash]
        for seat in lost:
            del self.owned[seat]
        return bool(lost)

    def say(self, message: bytes) -> None:
        if self._gone:
            return
        if self.outbox.qsize() >= self._waiting:
            self.dismiss()
            return
        self.outbox.put_nowait(message)

    def dismiss(self) -> None:
        """Nothing more is said; the connection closes after what waits has been sent."""
        if not self._gone:
            self._gone = True
            self.outbox.put_nowait(None)
