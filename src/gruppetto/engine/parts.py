"""Things made of named parts: sent as them and compared by them, whether the code runs compiled or interpreted."""

from functools import cache
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts:
    """What a view and the open part of a position are. The parts are the slots of its class and of those it derives
    from; where they are compiled, the attributes."""

    __slots__ = ()

    derived: ClassVar[frozenset[str]] = frozenset()
    """Parts that follow from the others, such as a table of the course: not sent, not compared."""

    def derive(self) -> None:
        """Finds again what is derived."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in _names(type(self).__mro__) if name not in self.derived}

    def __setstate__(self, parts: dict[str, Any]) -> None:
        for name, value in parts.items():
            setattr(self, name, value)
        self.derive()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__getstate__() == other.__getstate__()


@cache
def _names(classes: tuple[type, ...]) -> tuple[str, ...]:
    """The parts of a class that derives from the others, in a fixed order."""
    names: set[str] = set()
    for each in classes:
        names.update(getattr(each, "__mypyc_attrs__", ()), getattr(each, "__slots__", ()))
    return tuple(sorted(names - {"__dict__"}))  # the compiler lists it for classes that could have one
