"""What two servers together must look like: one table, at which one thing happens after the other.

Things that were asked for at once may have happened in any order, but in one. Those that were done must have been
allowed in their moment, and together they must lead to what the database holds. Of those that a killed server left
unanswered each may have happened or not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations, permutations

from gruppetto.table.public import Kind
from gruppetto.table.store import BOT, HUMAN, OPEN, Seat

MAKER = 0
"""The seat of whoever made the table: nobody is put out of it."""

UNKNOWN = "?"
"""A token or an invitation that got lost with its answer."""


@dataclass(frozen=True)
class Chair:
    """A seat: the token of who sits there, the invitation to an open one, or the bot."""

    kind: Kind
    key: str

    def looks_like(self, other: "Chair") -> bool:
        return self.kind == other.kind and (self.key == other.key or UNKNOWN in (self.key, other.key))


def chair(seat: Seat) -> Chair:
    return Chair(seat.kind, {HUMAN: seat.token_hash, OPEN: seat.invitation_hash, BOT: seat.bot}[seat.kind])


@dataclass(frozen=True)
class Lobby:
    chairs: tuple[Chair, ...]
    started: bool = False

    def sit(self, seat: int, kind: Kind, key: str) -> "Lobby":
        return replace(self, chairs=(*self.chairs[:seat], Chair(kind, key), *self.chairs[seat + 1 :]))

    def looks_like(self, other: "Lobby") -> bool:
        alike = all(mine.looks_like(theirs) for mine, theirs in zip(self.chairs, other.chairs, strict=True))
        return alike and self.started == other.started


@dataclass(frozen=True)
class Deed:
    """Something that was asked for; the key is what the answer told, a hash where only that is stored."""

    key: str = UNKNOWN

    def refusal(self, lobby: Lobby) -> str:
        """The code of what stands against it, or nothing."""
        raise NotImplementedError

    def done(self, lobby: Lobby) -> Lobby:
        return lobby


@dataclass(frozen=True)
class Sit(Deed):
    wanted: int | None = None
    invitation: str = ""
    given: int | None = None
    """The seat of the answer."""

    def refusal(self, lobby: Lobby) -> str:
        if lobby.started:
            return "started"
        seat = self._seat(lobby)
        return "" if seat is not None and self.given in (None, seat) else "seat_taken"

    def done(self, lobby: Lobby) -> Lobby:
        seat = self._seat(lobby)
        assert seat is not None
        return lobby.sit(seat, HUMAN, self.key)

    def _seat(self, lobby: Lobby) -> int | None:
        free = [seat for seat, chair in enumerate(lobby.chairs) if chair.kind == OPEN]
        if self.invitation:
            free = [seat for seat in free if lobby.chairs[seat].looks_like(Chair(OPEN, self.invitation))]
        elif self.wanted is not None:
            free = [seat for seat in free if seat == self.wanted]
        return free[0] if free else None


@dataclass(frozen=True)
class Free(Deed):
    seat: int = MAKER

    def refusal(self, lobby: Lobby) -> str:
        if lobby.started:
            return "started"
        return "seat_taken" if self.seat == MAKER else ""

    def done(self, lobby: Lobby) -> Lobby:
        return lobby.sit(self.seat, OPEN, self.key)


@dataclass(frozen=True)
class GiveToBot(Deed):
    seat: int = MAKER

    def refusal(self, lobby: Lobby) -> str:
        if lobby.started:
            return "started"
        return "seat_taken" if lobby.chairs[self.seat].kind == HUMAN else ""

    def done(self, lobby: Lobby) -> Lobby:
        return lobby.sit(self.seat, BOT, self.key)


@dataclass(frozen=True)
class Start(Deed):
    def refusal(self, lobby: Lobby) -> str:
        if lobby.started:
            return "started"
        return "seats_open" if any(chair.kind == OPEN for chair in lobby.chairs) else ""

    def done(self, lobby: Lobby) -> Lobby:
        return replace(lobby, started=True)


@dataclass(frozen=True)
class Use(Deed):
    """A line of talk, or coming in: for whoever owns the seat, and nobody else. The key is the token's."""

    seat: int = MAKER
    otherwise: str = "not_your_seat"

    def refusal(self, lobby: Lobby) -> str:
        return "" if lobby.chairs[self.seat] == Chair(HUMAN, self.key) else self.otherwise


def explains(before: Lobby, done: Sequence[Deed], unanswered: Sequence[Deed], after: Lobby) -> bool:
    """Whether some order of what was done, and of some that was never answered, leads from one lobby to the other."""
    return any(_leads(before, order, after) for order in _orders(done, unanswered))


def _orders(done: Sequence[Deed], unanswered: Sequence[Deed]) -> Iterator[tuple[Deed, ...]]:
    some = chain.from_iterable(combinations(unanswered, many) for many in range(len(unanswered) + 1))
    return chain.from_iterable(permutations([*done, *also]) for also in some)


def _leads(lobby: Lobby, order: Sequence[Deed], after: Lobby) -> bool:
    for deed in order:
        if deed.refusal(lobby):
            return False
        lobby = deed.done(lobby)
    return lobby.looks_like(after)
