"""TOML that people wrote, with every way to be wrong told as a sentence."""

import tomllib
from typing import Any, Final

_MOST: Final = 1 << 63
"""TOML knows whole numbers of 64 bits. Longer ones, which can be written as 0xff…, could not even be told again."""


def parse(text: str) -> dict[str, Any]:
    """The tables of a TOML text; raises ValueError with the reason when it is none."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError:  # Python reads no number of more than 4300 digits
        raise ValueError("it has a number that is too long") from None
    _check_numbers(tables)
    return tables


def _check_numbers(tables: dict[str, Any]) -> None:
    waiting: list[Any] = [tables]
    for value in waiting:
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, int) and not -_MOST <= value < _MOST:
            raise ValueError("it has a number that is too long")
