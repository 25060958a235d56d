"""Rate limits and bounds: how much one connection or visitor may ask for, so that nobody wears the server out."""

import ipaddress
import time
from collections.abc import Callable, Set
from dataclasses import dataclass
from functools import lru_cache

Clock = Callable[[], float]

_ONE_HOME = 64
"""The bits of an IPv6 address that a provider gives to a home; the rest its owner makes up at will."""

_ONE_NETWORK = 48
"""The bits that a provider gives to a business, or to any customer who asks: 65,536 homes of one owner."""

_HOMES = 8
"""As many homes of one such network may do together what one may do; a provider's other customers are in others."""

_CROWD = 4096
"""So many remembered visitors before those that are owed nothing are forgotten."""


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
    """To the API, of one visitor."""
    files: tuple[int, float] = (2000, 10.0)
    """Of the pages, of one visitor: ten first visits at once, as of friends behind one address. Each takes some two
    hundred, since the service worker fetches all of them."""
    tables: tuple[int, float] = (120, 3600.0)
    """Made by one visitor."""
    tables_a_day: tuple[int, float] = (1000, 86_400.0)
    """The same, since what has started is kept for good."""
    sheets: tuple[int, float] = (120, 3600.0)
    """Score sheets made by one visitor."""
    analyses: tuple[int, float] = (30, 3600.0)
    """Finished matches that one visitor has looked back at."""
    kept_bytes: tuple[int, float] = (64 * 1024 * 1024, 86_400.0)
    """Of score sheets, new ones, loaded ones and entries, sent by one visitor in a day."""
    sheet_bytes: int = 1024 * 1024
    """Of a saved sheet that is loaded again."""
    edits: int = 100
    """In one request; a phone that was away sends the rest with the next."""
    codes: tuple[int, float] = (30, 60.0)
    """Join codes and invitations tried by one visitor."""
    hands: tuple[int, float] = (30, 60.0)
    """Seats handed over, links to them made and answers given, by one visitor."""
    claims: tuple[int, float] = (5, 300.0)
    """Seats that one visitor says are theirs: each asks everybody at the table."""
    claim_seconds: float = 120.0
    """In which the others must answer."""
    hints: tuple[int, float] = (20, 60.0)
    """Asked for by one visitor: each is more than a second of a processor."""
    questions: tuple[int, float] = (240, 12.0)
    """`why` and `peek`, asked by one visitor. A person who moves the mouse along a whole hand asks ten in a second, and
    seldom does so."""
    refused_acts: tuple[int, float] = (120, 12.0)
    """Acts, undos and answers to a wish that were refused to one visitor; a connection of which nothing was refused is
    not held up by its neighbours'. Browsers send what is legal: theirs are refused when another was faster."""
    looks: tuple[int, float] = (8, 1.0)
    """At a whole table, by one visitor: a long match takes the server a twentieth of a second to show. Whoever wants
    more waits for the next."""
    queued_jobs: int = 8
    """Costly requests of one visitor that wait for a worker process, of each kind; the next are told `busy`. A browser
    sends six at once, as when somebody drags the slider of a replay."""
    entries: int = 80_000
    """In the log of one match. The longest that can be set up, three weeks of `peloton` with 36 riders, has 76,000;
    other games have a few thousand."""
    undos: int = 50
    """Of one decision."""
    connections: int = 64
    """Live tables open at once, of one visitor."""
    sockets: int = 256
    """Connections of any kind open at once, of one visitor who comes without a proxy."""
    head_seconds: float = 10.0
    """In which the head of a request must have come, counted from the connection or from its first byte."""
    body_seconds: float = 60.0
    """In which the body of a request must have come."""
    idle_seconds: int = 5
    """A connection is kept for a next request."""
    hello_seconds: float = 30.0
    """In which a live connection must have said hello to a table, or watch a sheet."""
    heartbeat_seconds: float = 20.0
    """Between two signs of life that we ask of a live connection, and to wait for the answer."""
    stalled_seconds: float = 20.0
    """In which a reader must take something of what was written to it."""
    pings: tuple[int, float] = (20, 20.0)
    """Of the WebSocket protocol itself, of one connection; browsers send none."""
    fragments: int = 64
    """Pieces in which one message may come."""
    patience: int = 200
    """Refused messages in a row, after which a connection that floods us is closed."""
    waiting: int = 512
    """Messages a slow reader may leave unread before it must come back with `hello`."""
    unread_bytes: int = 256 * 1024
    """Left unread by a connection, beyond which it is not listened to until it has read."""
    name_length: int = 32
    chat_length: int = 400
    chat_history: int = 50
    replay_scenes: int = 50


def visitor(address: str) -> str:
    """Return who is counted for what comes from an address: an IPv6 home network as one, an IPv4 address as itself.
    (What a limit of a home lets through is counted for the wider network too, `network_of`.)

    What is no address (a local socket, a proxy's `unknown`) is one visitor all together, so that nobody becomes
    many by inventing names.
    """
    try:
        # A zone (`fe80::1%eth0`) only names our own cable.
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, _ONE_HOME), strict=False))


@lru_cache(_CROWD)
def network_of(visitor: str) -> str | None:
    """Return the wider network that an IPv6 home belongs to; None for who is no such home."""
    home, slash, bits = visitor.partition("/")
    if not slash or bits != str(_ONE_HOME):
        return None
    return str(ipaddress.IPv6Network((home, _ONE_NETWORK), strict=False))


class Allowance:
    """A rate limit by token bucket: so many in so many seconds for each key, refilled steadily. IPv6 homes also count
    for the network they are in, which has more."""

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

    def take(self, key: str = "", many: float = 1.0) -> bool:
        """Return whether `key` may once more, or so many times at once; if so, it is counted."""
        if key in self._unlimited:
            return True
        now = self._clock()
        left = {each: self._left(each, now) for each in _counted(key)}
        if min(left.values()) < many:
            return False
        if len(self._buckets) >= _CROWD:
            self._forget(now)
        for each in left:
            self._buckets[each] = (left[each] - many, now)
        return True

    def _left(self, key: str, now: float) -> float:
        share = _share(key)
        left, then = self._buckets.get(key, (self._most * share, now))
        return min(self._most * share, left + (now - then) * self._refill * share)

    def _forget(self, now: float) -> None:
        full = self._most
        self._buckets = {key: kept for key, kept in self._buckets.items() if self._left(key, now) < full * _share(key)}


def _counted(visitor: str) -> list[str]:
    """Return the keys by which a visitor is counted."""
    network = network_of(visitor)
    return [visitor] if network is None else [visitor, network]


def _share(key: str) -> int:
    """Return how many homes a key stands for."""
    return _HOMES if key.endswith(f"/{_ONE_NETWORK}") else 1


class Turnstile:
    """A concurrency limit: counts who is in, at most so many of each visitor at once."""

    __slots__ = ("_inside", "_most", "_unlimited")

    def __init__(self, most: int, unlimited: Set[str] = frozenset()) -> None:
        self._most = most
        self._unlimited = unlimited
        self._inside: dict[str, int] = {}

    def enter(self, visitor: str) -> bool:
        """Whether this visitor may come in once more; if so, it is counted until `leave`."""
        if visitor in self._unlimited:
            return True
        if any(self._is_full(each) for each in _counted(visitor)):
            return False
        for each in _counted(visitor):
            self._inside[each] = self._inside.get(each, 0) + 1
        return True

    def leave(self, visitor: str) -> None:
        if visitor in self._unlimited:
            return
        for each in _counted(visitor):
            self._inside[each] -= 1
            if not self._inside[each]:
                del self._inside[each]

    def _is_full(self, key: str) -> bool:
        return self._inside.get(key, 0) >= self._most * _share(key)


class RateLimits:
    """The rate limits that count by visitor, for the whole server."""

    def __init__(
        self,
        limits: Limits,
        clock: Clock = time.monotonic,
        unlimited: Set[str] = frozenset(),
        has_room: Callable[[], bool] = lambda: True,
    ) -> None:
        """`has_room` tells if there is room for new tables and sheets where all are kept."""
        self.has_room = has_room
        self.requests = Allowance(limits.requests, clock, unlimited)
        self.files = Allowance(limits.files, clock, unlimited)
        self.tables = Allowance(limits.tables, clock, unlimited)
        self.tables_a_day = Allowance(limits.tables_a_day, clock, unlimited)
        self.sheets = Allowance(limits.sheets, clock, unlimited)
        self.kept_bytes = Allowance(limits.kept_bytes, clock, unlimited)
        self.analyses = Allowance(limits.analyses, clock, unlimited)
        self.codes = Allowance(limits.codes, clock, unlimited)
        self.hands = Allowance(limits.hands, clock, unlimited)
        self.claims = Allowance(limits.claims, clock, unlimited)
        self.hints = Allowance(limits.hints, clock, unlimited)
        self.questions = Allowance(limits.questions, clock, unlimited)
        self.refused_acts = Allowance(limits.refused_acts, clock, unlimited)
        self.looks = Allowance(limits.looks, clock, unlimited)
        self.live = Turnstile(limits.connections, unlimited)
        self._unlimited = unlimited

    def of_connection(self, rate: tuple[int, float], visitor: str) -> Allowance:
        """What one connection of this visitor may do: counted apart from its others."""
        return Allowance(rate, unlimited={""} if visitor in self._unlimited else frozenset())
