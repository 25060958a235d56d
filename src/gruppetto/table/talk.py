"""The talk at a live table: the latest lines, for who comes in while they are said."""

from collections import deque

from gruppetto.table.store import ChatLine
from gruppetto.table.wire import Chat

_LATEST = 50


class Talk:
    """The lines said here lately. Whoever comes in reads the stored ones without the table's lock, since a slow
    database must not hold it; what is said until they are in stands here."""

    def __init__(self) -> None:
        self._latest: deque[ChatLine] = deque(maxlen=_LATEST)

    def keep(self, line: ChatLine) -> None:
        self._latest.append(line)

    def since(self, stored: list[ChatLine]) -> list[ChatLine]:
        """The stored lines and those that came after them, each once."""
        last = stored[-1].number if stored else 0
        return [*stored, *sorted((line for line in self._latest if line.number > last), key=lambda line: line.number)]


def told(line: ChatLine) -> Chat:
    return Chat(line.number, line.seat, line.name, line.text, line.version)
