"""Values and texts that break parsers, drawn from a seeded luck: the same seed does the same mischief."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

Luck = random.Random

_TEXTS = (
    "", " ", "\0", "\x1f", "\x7f", "a\0b", "\u202e", "\ufeff", "\u2028", "é" * 33, "\U0001f469\u200d\U0001f467",
    "ﷺ" * 40, "a\u0301" * 40, "x" * 65, "x" * 201, "x" * 5000, "../../etc/passwd", "%00", "<script>", "';--", "{{7*7}}",
    "${x}", "\\ud800", "null", "true", "-1", "\u0663", "\uff11", "1e400", "NaN", "=1+1", "player:0",
    "rider:99", "cell:-1", "card:", "stage:0", "\r\n\r\n",
)  # fmt: skip
_NUMBERS = (0, 1, -1, 2, 63, 64, 127, 2**31, -(2**31), 2**53, 2**53 + 1, 2**63, -(2**63) - 1, 10**30, 0.5, -0.0, 1e308)


def any_text(luck: Luck) -> str:
    if luck.random() < 0.8:
        return luck.choice(_TEXTS)
    return "".join(
        chr(luck.choice((luck.randrange(0x20), luck.randrange(0x250), luck.randrange(0xE000, 0x11000))))
        for _ in range(luck.randrange(12))
    )


def any_value(luck: Luck, depth: int = 0) -> Any:
    """Anything JSON can say."""
    kind = luck.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return luck.choice((None, True, False))
    if kind in (1, 2):
        return luck.choice(_NUMBERS)
    if kind in (3, 4):
        return any_text(luck)
    if kind in (5, 6):
        return [any_value(luck, depth + 1) for _ in range(luck.randrange(4))]
    return {any_text(luck): any_value(luck, depth + 1) for _ in range(luck.randrange(4))}


def spoilt(value: Any, luck: Luck) -> Any:
    """The same with one thing in it exchanged, left out or put in."""
    if isinstance(value, dict) and value and luck.random() < 0.9:
        key = luck.choice(list(value))
        how = luck.randrange(6)
        if how == 0:
            return {name: part for name, part in value.items() if name != key}
        if how == 1:
            return {**value, any_text(luck): any_value(luck)}
        return {**value, key: spoilt(value[key], luck) if how < 4 else any_value(luck)}
    if isinstance(value, list) and value and luck.random() < 0.8:
        place = luck.randrange(len(value))
        how = luck.randrange(4)
        if how == 0:
            return value[:place] + value[place + 1 :]
        if how == 1:
            return value * luck.randrange(2, 40)
        return [*value[:place], spoilt(value[place], luck), *value[place + 1 :]]
    if isinstance(value, str) and luck.random() < 0.5:
        return garbled(value, luck)
    return any_value(luck)


def garbled(text: str, luck: Luck) -> str:
    """The same text with letters lost, doubled, exchanged or put in."""
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(text) + 1)
        end = min(len(text), at + luck.randrange(4))
        text = (
            text[:at]
            + luck.choice(("", any_text(luck)[:20], text[at:end] * 2, chr(luck.randrange(1, 0x250))))
            + text[end:]
        )
    return text


def written(value: Any, luck: Luck) -> str:
    """As JSON, and now and then as what is nearly JSON, or as what only a program would write."""
    text = msgspec.json.encode(value).decode()
    how = luck.randrange(40)
    if how < len(_NEARLY):
        return _NEARLY[how](text, luck)
    return text


def _cut(text: str, luck: Luck) -> str:
    return text[: luck.randrange(len(text) + 1)]


def _deep(text: str, luck: Luck) -> str:
    depth = luck.choice((10, 100, 1000, 3000))
    opened, closed = luck.choice((("[", "]"), ('{"a":', "}")))
    box = opened * depth + "1" + closed * (depth if luck.random() < 0.7 else 0)
    return text[:-1] + f',"more":{box}' + text[-1:] if text.endswith("}") and luck.random() < 0.5 else box


def _digits(text: str, luck: Luck) -> str:
    return text.replace("0", "9" * luck.choice((20, 400, 5000)), 1)


def _half_a_letter(text: str, luck: Luck) -> str:
    at = text.rfind('"')
    return text[:at] + luck.choice(("\\ud83d", "\\udc00", "\\u0000", "\\x", "\\")) + text[at:]


def _twice(text: str, luck: Luck) -> str:
    return text + text if luck.random() < 0.5 else text[:-1] + "," + text[1:]


def _bare(text: str, luck: Luck) -> str:
    return luck.choice(
        ("", "null", "[]", "{}", '""', "NaN", "Infinity", "\ufeff{}", "//", "{'say':'ping'}", text[1:-1])
    )


_NEARLY: tuple[Callable[[str, Luck], str], ...] = (_cut, _deep, _digits, _half_a_letter, _twice, _bare, garbled)
