"""Reading positions: what the documents of all games begin with, and values of one kind. A fault is a PositionError."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar

from gruppetto.engine.contract import E, PositionError, Setup
from gruppetto.engine.option import Option, OptionError, settle

Fields = Mapping[str, Any]
P = TypeVar("P", bound=IntEnum)
C = TypeVar("C")


class Box(NamedTuple):
    """What a document must be of: the game, for how many, with which options."""

    game: str
    players: range
    options: tuple[Option, ...]


def course_named(
    fields: Fields,
    box: Box,
    lay_out: Callable[[Setup[E]], C],
    setup: Setup[E] | None,
    editions: Sequence[E],
) -> C:
    """The course of the set-up a document names, laid out by the game.

    With a set-up given the document must agree with it, and only its edition is known.
    """
    if fields.get("game") != box.game:
        raise PositionError(f"this is a position of {fields.get('game')!r}, not of {box.game!r}")
    named = fields.get("edition")
    known = {edition.id: edition for edition in ([setup.edition] if setup else editions)}
    if not isinstance(named, str) or named not in known:
        raise PositionError(f"the edition {named!r} is not known here; known are {', '.join(known)}")
    seats = fields.get("seats")
    if type(seats) is not int or seats not in box.players:
        raise PositionError(f"seats must be {box.players[0]} to {box.players[-1]}, not {seats!r}")
    try:
        options = settle(box.options, table(fields, "options"))
        course = lay_out(Setup(known[named], options, seats))
    except OptionError as error:
        raise PositionError(str(error)) from None
    if setup and (options != setup.options or seats != setup.seats):
        raise PositionError("the options or seats of the position are not those of the match")
    return course


def check_keys(fields: Fields, known: Sequence[str]) -> None:
    """A misspelt key is told, not passed over."""
    for key in fields:
        if key not in known:
            raise PositionError(f"{key!r} is not a key of a position; the keys are {', '.join(known)}")


def phase_of(fields: Fields, phases: type[P]) -> P:
    """The phase by its name in small letters."""
    known = {phase.name.lower(): phase for phase in phases}
    name = fields.get("phase")
    if not isinstance(name, str) or name not in known:
        raise PositionError(f"phase must be one of {', '.join(known)}, not {name!r}")
    return known[name]


def flag(fields: Fields, key: str) -> bool:
    value = fields.get(key, False)
    if not isinstance(value, bool):
        raise PositionError(f"{key} must be true or false, not {value!r}")
    return value


def listing(fields: Fields, key: str) -> list[Any]:
    value = fields.get(key, [])
    if not isinstance(value, list):
        raise PositionError(f"{key} must be a list, not {value!r}")
    return value


def table(fields: Fields, key: str) -> dict[str, Any]:
    value = fields.get(key, {})
    if not isinstance(value, dict):
        raise PositionError(f"{key} must be a table, not {value!r}")
    return value
