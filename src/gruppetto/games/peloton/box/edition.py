"""Editions: dice, points, bonuses and stages of a box, read from a TOML document and checked.

An edition is one document, so that a record can carry it whole: the stages of the package are files of their own, whose
`[[hex_stages]]` tables are appended to the edition's text.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gruppetto.engine.edition import Document, Printed, TomlTable
from gruppetto.engine.option import OptionError
from gruppetto.engine.scene import Jersey
from gruppetto.games.peloton.box.options import MOST_STAGES
from gruppetto.road.hex_checks import hex_roads
from gruppetto.road.hex_layout import HexRoad

YELLOW: Final = 0
POLKA: Final = 1
GREEN: Final = 2
WHITE: Final = 3
RED: Final = 4
DICE: Final = ("yellow", "polka", "green", "white", "red")
"""The five dice (PEL-0.3)."""
CARDS: Final[tuple[Jersey, ...]] = ("yellow", "polka", "green")
"""The jersey cards, with the numbers of the dice of their colour (PEL-0.5)."""

FACES: Final = 6
MOST_SPEED: Final = 9
SYMBOL: Final = 10
"""A face with ATTACK is SYMBOL and its number: 12 on the yellow die, 11 on the polka dot die (PEL-5.1, 5.2)."""
CRASH: Final = 20
BIG_CRASH: Final = 21
_WORDS: Final = {"A1": SYMBOL + 1, "A2": SYMBOL + 2, "CRASH": CRASH, "BIG": BIG_CRASH}
_OWN: Final = {"yellow": ("A2",), "polka": ("A1",), "green": (), "white": (), "red": ("CRASH", "BIG")}
"""What is on a die besides numbers."""


@dataclass(frozen=True, slots=True)
class PelotonEdition(Printed):
    """Everything a box prints, checked."""

    dice: tuple[tuple[int, ...], ...]
    """The six faces of each die, in the order of `DICE`: a number, SYMBOL and a number, CRASH or BIG_CRASH."""
    sprint_points: tuple[int, ...]
    summit_points: tuple[int, ...]
    bonuses: tuple[int, ...]
    """Seconds for the first of a stage (PEL-21.11)."""
    sequence_time: int
    """Seconds for each completed sequence (PEL-22.2): at least a minute, so that a later one is never faster."""
    roads: dict[str, HexRoad]
    """The stages by id, laid out."""

    def tour(self, wanted: str) -> tuple[str, ...]:
        """The ids of the stages in a list such as `paris+alpe-dhuez`; raises OptionError."""
        stages = tuple(wanted.split("+"))
        if len(stages) > MOST_STAGES:
            raise OptionError(f"a race has at most {MOST_STAGES} stages, not {len(stages)}")
        for stage in stages:
            if stage not in self.roads:
                raise OptionError(f"there is no stage {stage!r}; there are {', '.join(self.roads)}")
        return stages


@lru_cache(maxsize=8)
def edition_of(text: str, file: str) -> PelotonEdition:
    """The edition with this text, read once for all races and roads that are compiled from it."""
    return read_edition(Document.parse(text, file))


def read_edition(document: Document) -> PelotonEdition:
    """The edition in this document; raises EditionError with file, key and reason."""
    entry = document.table()
    points = entry.table("points")
    dice = entry.table("dice")
    edition = PelotonEdition(
        *entry.head(document),
        dice=tuple(_faces(dice, name) for name in DICE),
        sprint_points=_falling(points, "sprint", 4),
        summit_points=_falling(points, "summit", 4),
        bonuses=_falling(entry, "bonuses", 3),
        sequence_time=entry.whole("minute_per_sequence", least=60, most=3600),
        roads=hex_roads(entry),
    )
    for table in (points, dice, entry):
        table.done()
    return edition


def _faces(entry: TomlTable, die: str) -> tuple[int, ...]:
    words = entry.texts(die)
    if len(words) != FACES:
        raise entry.fail(die, f"must have {FACES} faces, not {len(words)}")
    return tuple(_face(entry, die, word) for word in words)


def _face(entry: TomlTable, die: str, word: str) -> int:
    if word in _OWN[die]:
        return _WORDS[word]
    if not word.isascii() or not word.isdecimal() or len(word) != 1 or word == "0":
        also = "".join(f" or {own}" for own in _OWN[die])
        raise entry.fail(die, f"a face must be a number from 1 to {MOST_SPEED}{also}, not {word!r}")
    return int(word)


def _falling(entry: TomlTable, key: str, count: int) -> tuple[int, ...]:
    """Points or seconds for the first, the second and so on: nobody gets more than who came before."""
    values = entry.whole_numbers(key)
    if len(values) != count:
        raise entry.fail(key, f"must have {count} values, not {len(values)}")
    if min(values) < 0 or max(values) > 99:
        raise entry.fail(key, "must be values from 0 to 99")
    if sorted(values, reverse=True) != values:
        raise entry.fail(key, "must not rise")
    return tuple(values)
