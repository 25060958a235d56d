"""The open part of a position: what everybody at the table may see."""

from functools import cache
from typing import Any, ClassVar


class Open:
    """The lower floor of a game's state: the state derives from it and adds what is hidden.

    Rules that ask only for what lies open are written on it, so they serve states and views alike. A field belongs
    here exactly when a spectator may know it; what is not here cannot reach anybody's screen but its owner's.
    """

    __slots__ = ()

    derived: ClassVar[frozenset[str]] = frozenset()
    """Slots that follow from the others, such as a table of the course: not sent, not compared."""

    to_decide: int
    """The seat whose decision is next, or NOBODY when the match is over."""

    def derive(self) -> None:
        """Finds again what is derived."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _fields(self.__class__.__mro__) if name not in self.derived}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)
        self.derive()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__getstate__() == other.__getstate__()


@cache
def _fields(classes: tuple[type, ...]) -> tuple[str, ...]:
    """All slots of a class and of those it derives from, in a fixed order."""
    slots = {name for each in classes for name in getattr(each, "__slots__", ())}
    return tuple(sorted(slots))
