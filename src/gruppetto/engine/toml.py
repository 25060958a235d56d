"""TOML that people wrote, with every way to be wrong told as a sentence.

The parser of the standard library takes time by the square of the parts of a key, and a frame a bracket. So a text is
looked over before it is parsed, in one pass that no text can make long.
"""

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final

_MOST: Final = 1 << 63
"""TOML knows whole numbers of 64 bits. Longer ones, which can be written as 0xff…, could not even be told again."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much a text may ask of the parser. Ours stay far below."""

    letters: int = 512 * 1024
    keys: int = 20_000
    """Keys and headings of tables, together."""
    parts: int = 8
    """Of one key: `a.b.c` has three."""
    depth: int = 16
    """Brackets in brackets."""


FILE: Final = Bounds()
"""An edition or a stage file."""

# Strings first, so that nothing in them counts. What is never closed reaches to the end of its line or of the text:
# the parser refuses it, and the quantifiers that give nothing back (`*+`) keep the search linear until then.
_TOKEN: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*+(?:"{3,5})?'
    r"|'''(?:[^']|'{1,2}(?!'))*+(?:'{3,5})?"
    r'|"(?:[^"\\\n]|\\[^\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
    r"|[\[\]{}.=,\n]",
    re.DOTALL,
)


def parse(text: str, bounds: Bounds = FILE) -> dict[str, Any]:
    """The tables of a TOML text; raises ValueError with the reason when it is none."""
    check_bounds(text, bounds)
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


def check_bounds(text: str, bounds: Bounds) -> None:
    """Raises ValueError when a text would ask too much of the parser, whether it is TOML or not."""
    if len(text) > bounds.letters:
        raise ValueError(f"it has {len(text)} letters, and at most {bounds.letters} are read")
    depth = dots = keys = 0
    for found in _TOKEN.finditer(text):
        token = found[0]
        if token == ".":
            dots += 1
            if dots >= bounds.parts:
                raise ValueError(f"it has a key of more than {bounds.parts} parts")
            continue
        if token[0] in "\"'#":
            continue
        dots = 0
        if token in "[{":
            depth += 1
            keys += token == "["
        elif token in "]}":
            depth -= 1
        elif token == "=":
            keys += 1
        if depth > bounds.depth:
            raise ValueError(f"it is nested too deeply: {bounds.depth} brackets in each other are read")
        if keys > bounds.keys:
            raise ValueError(f"it has more than {bounds.keys} keys")


def _check_numbers(tables: dict[str, Any]) -> None:
    waiting: list[Any] = [tables]
    for value in waiting:
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
        elif isinstance(value, int) and not -_MOST <= value < _MOST:
            raise ValueError("it has a number that is too long")
