"""TOML that people wrote, with every way to be wrong told as a sentence."""

import tomllib
from typing import Any


def parse(text: str) -> dict[str, Any]:
    """The tables of a TOML text; raises ValueError with the reason when it is none."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except ValueError:  # Python reads no number of more than 4300 digits
        raise ValueError("it has a number that is too long") from None
