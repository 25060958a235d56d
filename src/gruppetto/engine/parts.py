"""Things made of named parts: sent as them and compared by them, whether the code runs compiled or interpreted."""

from functools import cache
from typing import Any, ClassVar, TypeVar

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


P = TypeVar("P", bound=Parts)


def copy_parts(old: Parts, new: P) -> P:
    """Puts the parts of `old` that both have into `new`: lists anew, and lists in them; all else is shared. A game that
    bots search deeply writes its copies out, which is several times as fast."""
    kept = set(_names(type(new).__mro__))
    for name in _names(type(old).__mro__):
        if name in kept:
            setattr(new, name, _copied(getattr(old, name)))
    return new


def _copied(part: Any) -> Any:
    return [_copied(each) for each in part] if isinstance(part, list) else part


@cache
def _names(classes: tuple[type, ...]) -> tuple[str, ...]:
    """The parts of a class that derives from the others, in a fixed order."""
    names: set[str] = set()
    for each in classes:
        names.update(getattr(each, "__mypyc_attrs__", ()), getattr(each, "__slots__", ()))
    return tuple(sorted(names - {"__dict__"}))  # the compiler lists it for classes that could have one
