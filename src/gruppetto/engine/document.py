"""Position documents: TOML, written plainly so that people can read, change and paste them."""

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from gruppetto.engine import toml
from gruppetto.engine.contract import AnyGame, PositionError, Setup

BOUNDS: Final = toml.Bounds(letters=16 * 1024, keys=4000, parts=4)
"""Of a position: a few hundred letters as games write it, by hand perhaps twice that."""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def write(fields: Mapping[str, object]) -> str:
    """A flat table as TOML, in the order given; a nested mapping becomes an inline table."""
    return "".join(f"{key_text(key)} = {value_text(value)}\n" for key, value in fields.items())


def read(text: str) -> dict[str, Any]:
    try:
        return toml.parse(text, BOUNDS)
    except ValueError as error:
        raise PositionError(f"this is no position document: {error}") from None


def setup_at(
    game: AnyGame,
    text: str,
    players: int | None = None,
    wanted: Mapping[str, object] | None = None,
    edition: Any = None,
) -> Setup[Any]:
    """The set-up that a position names, as far as nothing else is wanted. It names its options and teams; how many play
    is seen by reading it, with somebody's own edition by trying. Raises PositionError, or what `setup` raises."""
    head = read(text)
    named, teams = head.get("options", {}), head.get("teams", ())
    options = {**(named if isinstance(named, dict) else {}), **(wanted or {})}
    if players is None and edition is None:
        players = len(game.position(text).standing())
    last: ValueError | None = None
    for seats in game.players if players is None else (players,):
        chosen = [*teams, *[""] * (seats - len(teams))] if isinstance(teams, list) else ()
        try:
            setup = game.setup(seats, options, edition, chosen)
            if players is None:
                game.position(text, setup)
            return setup
        except ValueError as error:
            last = error
    raise last or PositionError("this position is for nobody")


@lru_cache(maxsize=1024)
def key_text(name: str) -> str:
    return name if _BARE.fullmatch(name) else _quoted(name)


@lru_cache(maxsize=1024)
def _quoted(text: str) -> str:
    """As JSON quotes it; TOML wants one more character escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def value_text(value: object) -> str:
    if type(value) is int:
        return str(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, Mapping):
        return table_text([f"{key_text(key)} = {value_text(item)}" for key, item in value.items()])
    if isinstance(value, list | tuple):
        return list_text([value_text(item) for item in value])
    raise TypeError(f"a position document cannot hold {value!r}")


def list_text(items: list[str]) -> str:
    return f"[{', '.join(items)}]"


def table_text(pairs: list[str]) -> str:
    return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
