"""Reads a QR code as a camera does once it has found it. Codes on a screen are not damaged: nothing is corrected here.

The tables of the standard are taken from segno, which makes none of the codes that the pages show.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from segno import consts

Modules = list[list[bool]]

_BLOCKS: Any = consts.ECC
_SPOTS: Any = consts.ALIGNMENT_POS
_MASKS: list[Callable[[int, int], bool]] = [
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
]
_FORMAT = 0b101010000010010
"""What the format bits are masked with."""


def modules_of(path: str) -> Modules:
    """The modules of a code that is drawn as squares of one unit, from the first dark one on."""
    dark = {(int(y), int(x)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    top, left = min(y for y, _ in dark), min(x for _, x in dark)
    size = max(y for y, _ in dark) - top + 1
    return [[(y + top, x + left) in dark for x in range(size)] for y in range(size)]


def read(modules: Modules) -> str:
    version = (len(modules) - 17) // 4
    form = sum(modules[8][x] << (14 - at) for at, x in enumerate((0, 1, 2, 3, 4, 5))) ^ _FORMAT
    level, mask = form >> 13, form >> 10 & 7
    bits = [modules[y][x] != _MASKS[mask](y, x) for y, x in _data(version)]
    codewords = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    return _text(_joined(codewords, _BLOCKS[version][level]), version)


def _data(version: int) -> Iterator[tuple[int, int]]:
    """Where data is, in the order it is written: up and down in pairs of columns, from the right."""
    size = 17 + 4 * version
    columns = [right for right in range(size - 1, 0, -2) if right > 6] + [5, 3, 1]
    for turn, right in enumerate(columns):
        for y in range(size) if turn % 2 else reversed(range(size)):
            yield from ((y, x) for x in (right, right - 1) if not _is_fixed(version, y, x))


def _is_fixed(version: int, y: int, x: int) -> bool:
    """Whether a module belongs to the patterns by which a camera finds its way, or says how the code is written."""
    far = 17 + 4 * version - 9
    spots: tuple[int, ...] = _SPOTS[version - 2] if version > 1 else ()
    corners = (y < 9 and x < 9) or (y < 9 and x > far) or (y > far and x < 9)
    numbered = version > 6 and ((y < 6 and x > far - 3) or (x < 6 and y > far - 3))
    aligned = any(
        abs(y - row) < 3 and abs(x - column) < 3
        for row in spots
        for column in spots
        if (row, column) not in ((6, 6), (6, spots[-1]), (spots[-1], 6))
    )
    return corners or numbered or aligned or 6 in (y, x)


def _joined(codewords: list[int], blocks: Sequence[Any]) -> list[int]:
    """The data of all blocks, which are written by turns."""
    lengths = [block.num_data for block in blocks for _ in range(block.num_blocks)]
    written = iter(codewords)
    parts: list[list[int]] = [[] for _ in lengths]
    for place in range(max(lengths)):
        for part, length in zip(parts, lengths, strict=True):
            if place < length:
                part.append(next(written))
    return [codeword for part in parts for codeword in part]


def _text(codewords: list[int], version: int) -> str:
    bits = [bool(codeword >> at & 1) for codeword in codewords for at in reversed(range(8))]
    at = 0

    def take(count: int) -> int:
        nonlocal at
        at += count
        return _number(bits[at - count : at])

    said = b""
    while len(bits) - at >= 4 and (mode := take(4)):
        count = take({1: (10, 12), 2: (9, 11), 4: (8, 16)}[mode][version > 9])
        if mode == 4:
            said += bytes(take(8) for _ in range(count))
        elif mode == 1:
            while count > 0:
                said += f"{take((0, 4, 7, 10)[min(count, 3)]):0{min(count, 3)}}".encode()
                count -= 3
        else:
            letters = consts.ALPHANUMERIC_CHARS
            for _ in range(count // 2):
                pair = take(11)
                said += bytes((letters[pair // 45], letters[pair % 45]))
            said += bytes((letters[take(6)],)) if count % 2 else b""
    return said.decode()


def _number(bits: list[bool]) -> int:
    return sum(bit << at for at, bit in enumerate(reversed(bits)))
