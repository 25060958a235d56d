"""How much one connection or one address may ask for, so that nobody can wear the server out."""

import time
from collections.abc import Callable, Set
from dataclasses import dataclass

Clock = Callable[[], float]

_CROWD = 4096
"""So many remembered addresses before those that are owed nothing are forgotten."""


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits. Rates are (how many, in how many seconds)."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 256 * 1024
    messages: tuple[int, float] = (40, 2.0)
    """Of one connection."""
    chat: tuple[int, float] = (6, 6.0)
    """Lines of one connection."""
    requests: tuple[int, float] = (200, 4.0)
    """To the API, of one address."""
    tables: tuple[int, float] = (120, 3600.0)
    """Made by one address."""
    sheets: tuple[int, float] = (120, 3600.0)
    """Score sheets made by one address."""
    sheet_bytes: int = 1024 * 1024
    """Of a saved sheet that is loaded again."""
    edits: int = 100
    """In one request; a phone that was away sends the rest with the next."""
    codes: tuple[int, float] = (30, 60.0)
    """Join codes and invitations tried by one address."""
    connections: int = 64
    """Open at once, of one address."""
    patience: int = 200
    """Refused messages in a row, after which a connection that floods us is closed."""
    waiting: int = 512
    """Messages a slow reader may leave unread before it must come back with `hello`."""
    name_length: int = 32
    chat_length: int = 400
    chat_history: int = 50
    replay_scenes: int = 50


class Allowance:
    """So many in so many seconds for each key: a bucket that refills steadily."""

    __slots__ = ("_buckets", "_clock", "_most", "_refill", "_unlimited")

    def __init__(
        self, rate: tuple[int, float], clock: Clock = time.monotonic, unlimited: Set[str] = frozenset()
    ) -> None:
        most, seconds = rate
        self._most = float(most)
        self._refill = most / seconds
        self._clock = clock
        self._unlimited = unlimited
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str = "") -> bool:
        """Whether `key` may once more; if so, it is counted."""
        if key in self._unlimited:
            return True
        now = self._clock()
        left = self._left(key, now)
        if left < 1.0:
            return False
        if len(self._buckets) >= _CROWD:
            self._forget(now)
        self._buckets[key] = (left - 1.0, now)
        return True

    def _left(self, key: str, now: float) -> float:
        left, then = self._buckets.get(key, (self._most, now))
        return min(self._most, left + (now - then) * self._refill)

    def _forget(self, now: float) -> None:
        self._buckets = {key: kept for key, kept in self._buckets.items() if self._left(key, now) < self._most}


class Doormen:
    """The limits that count by address, for the whole server."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic, unlimited: Set[str] = frozenset()) -> None:
        self.requests = Allowance(limits.requests, clock, unlimited)
        self.tables = Allowance(limits.tables, clock, unlimited)
        self.sheets = Allowance(limits.sheets, clock, unlimited)
        self.codes = Allowance(limits.codes, clock, unlimited)
        self._unlimited = unlimited
        self._most = limits.connections
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether this address may open one more connection; if so, it is counted until `leave`."""
        if self._open.get(address, 0) >= self._most and address not in self._unlimited:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def of_connection(self, rate: tuple[int, float], address: str) -> Allowance:
        """What one connection of this address may do: counted apart from its others."""
        return Allowance(rate, unlimited={""} if address in self._unlimited else frozenset())

    def leave(self, address: str) -> None:
        left = self._open[address] - 1
        if left:
            self._open[address] = left
        else:
            del self._open[address]
