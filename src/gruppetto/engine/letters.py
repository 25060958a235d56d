"""How long a name is to those who read it: in letters as people see them, not in code points.

A flag is two code points, a family joined by U+200D seven, an é may be two. The rules are the extended grapheme
clusters of Unicode (UAX 29) as far as names need them: marks, joiners, skin tones, tags and the pairs of a flag.
"""

import unicodedata
from typing import Final

_JOINER: Final = "\u200d"
_TONES: Final = ("\U0001f3fb", "\U0001f3ff")
_TAGS: Final = ("\U000e0020", "\U000e007f")
_REGIONS: Final = ("\U0001f1e6", "\U0001f1ff")
_MARKS: Final = ("Mn", "Mc", "Me")
"""Accents, vowel signs, and the selector that asks for the coloured picture of a sign."""

_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Printable signs that show nothing, as the fillers of Hangul and the empty cell of Braille. Marks of direction are not
printable."""
_VISIBLE: Final = "LNPS"
"""Categories of Unicode: letters, numbers, punctuation, symbols."""


def letters(text: str) -> int:
    """How many letters people see."""
    return len(_letters_of(text))


def first_letters(text: str, most: int) -> str:
    """At most so many of them, and none in half."""
    return "".join(_letters_of(text)[:most])


def _letters_of(text: str) -> list[str]:
    found: list[str] = []
    before, half_flag = "", False
    for sign in unicodedata.normalize("NFC", text):
        flag = _within(sign, _REGIONS)
        if found and (_clings(sign) or before == _JOINER or (flag and half_flag)):
            found[-1] += sign
            half_flag = False
        else:
            found.append(sign)
            half_flag = flag
        before = sign
    return found


def readable(text: str) -> bool:
    """Whether all of it can be shown; a joiner or a tag is no letter, but makes one out of others."""
    return all(sign.isprintable() or sign == _JOINER or _within(sign, _TAGS) for sign in text)


def seen(text: str) -> str:
    """Return a text with a blank for each sign that shows nothing, or turns the direction of what follows: a name must
    not be empty to look at, nor write over its neighbours."""
    return "".join(sign if sign not in _UNSEEN and readable(sign) else " " for sign in text)


def shows(text: str) -> bool:
    """Tell if there is anything to see; marks and joiners alone are nothing."""
    return any(unicodedata.category(sign)[0] in _VISIBLE for sign in seen(text))


def _clings(sign: str) -> bool:
    """Whether it belongs to the letter before it."""
    joins = sign == _JOINER or _within(sign, _TONES) or _within(sign, _TAGS)
    return joins or unicodedata.category(sign) in _MARKS


def _within(sign: str, bounds: tuple[str, str]) -> bool:
    return bounds[0] <= sign <= bounds[1]
