"""A fair queue: visitors are served in turn (round robin), so that nobody waits long for what one other brings."""

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Visitors are called in turn, each for the first of the things it waits for. Whoever brings one thing waits for at
    most one of each other visitor, however many those bring."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str | None, deque[asyncio.Future[T]]] = OrderedDict()
        """Those who wait, by visitor; the one who is called next stands first."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def waiting(self, visitor: str | None) -> int:
        return len(self._lines.get(visitor, ()))

    def join(self, visitor: str | None) -> asyncio.Future[T]:
        """Comes true when it is called."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(visitor, deque()).append(turn)
        return turn

    def leave(self, visitor: str | None, turn: asyncio.Future[T]) -> None:
        """For one that gave up."""
        line = self._lines.get(visitor, deque())
        if turn in line:
            line.remove(turn)
        if not line:
            self._lines.pop(visitor, None)

    def call_each(self, given: T) -> set[str | None]:
        """Gives it to the first of every visitor who waits; the visitors it called."""
        return {visitor for visitor in list(self._lines) if self._call_first(visitor, given)}

    def served(self, visitor: str | None) -> None:
        """This visitor just had something: everybody else who waits is called before it."""
        if visitor in self._lines:
            self._lines.move_to_end(visitor)

    def call(self, given: T) -> bool:
        """Gives it to the next; whether anybody waited."""
        while self._lines:
            visitor = next(iter(self._lines))
            if self._call_first(visitor, given):
                self.served(visitor)
                return True
        return False

    def _call_first(self, visitor: str | None, given: T) -> bool:
        """Gives it to the first that this visitor waits for and has not given up."""
        while visitor in self._lines:
            turn = self._lines[visitor][0]
            self.leave(visitor, turn)
            if not turn.cancelled():  # else it gave up and has not yet come to leave
                turn.set_result(given)
                return True
        return False
