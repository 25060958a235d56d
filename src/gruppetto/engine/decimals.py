"""A figure with decimals as each language writes it: as words, since params of a text are whole numbers or words."""

from typing import Final

from gruppetto.engine.edition import Words

_WITH_COMMA: Final = ("fr", "nl", "de")


def decimal(figure: float) -> Words:
    """115.6 in English, 115,6 elsewhere; what is whole is the same everywhere."""
    plain = f"{figure:g}"
    return {"en": plain} | {language: plain.replace(".", ",") for language in _WITH_COMMA}
