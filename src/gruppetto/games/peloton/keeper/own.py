"""Stages that the edition has not, such as those sold separately, as their owner reads them off the board."""

from typing import Final

from gruppetto.engine.edition import Words
from gruppetto.engine.figures import Figure, FigureGroup
from gruppetto.engine.own_stage import OwnLine, OwnLines, OwnNumbers, OwnStage
from gruppetto.engine.scene import Text
from gruppetto.games.peloton.rules.course import LINE_KINDS

OWN: Final = "own"
OWN_NAME: Final[Words] = {"en": "Own stage", "fr": "Étape à vous", "nl": "Eigen etappe", "de": "Eigene Etappe"}
LONGEST: Final = 99 * 3600
"""Seconds that a base time may have."""
_SHORTEST: Final = 60
MOST_SECONDS: Final = 59
_MOST_KM: Final = 500
_MOST_LINES: Final = 6
"""Of a kind; the longest of our stages has three."""
_MOST_NUMBERS: Final = 30
_LETTERS: Final = dict(zip(LINE_KINDS, "SM", strict=True))
_LINE_NAMES: Final[dict[str, Words]] = {
    "sprint": {"en": "Sprint", "fr": "Sprint", "nl": "Sprint", "de": "Sprint"},
    "summit": {"en": "Mountain", "fr": "Sommet", "nl": "Berg", "de": "Bergwertung"},
}


def line_id(kind: str, number: int) -> str:
    """A sprint or summit of a stage, by its number among its kind: `S1`, `M2`."""
    return f"{_LETTERS[kind]}{number}"


def own_line_ids(kind: str) -> list[str]:
    """All that a stage of one's own could have."""
    return [line_id(kind, number) for number in range(1, _MOST_LINES + 1)]


def own_stage(seconds: list[int]) -> OwnStage:
    """What can be said of a stage, with the seconds behind a finish that are usual. There is no usual length or time: 0
    is none that anybody could type."""
    figures = [
        Figure("length", _text("length"), 0, "ours", 1, _MOST_KM),
        Figure("base_time", _text("base"), 0, "ours", _SHORTEST, LONGEST, "time"),
    ]
    return OwnStage(
        groups=[FigureGroup(_text("stage"), figures)],
        needed=["base_time"],
        numbers=[OwnNumbers("seconds", _text("seconds"), seconds, 0, MOST_SECONDS, _MOST_NUMBERS)],
        lines=[OwnLines(kind, _text(kind), _lines(kind)) for kind in LINE_KINDS],
    )


def _lines(kind: str) -> list[OwnLine]:
    names = _LINE_NAMES[kind]
    return [
        OwnLine({language: f"{name} {number}" for language, name in names.items()})
        for number in range(1, _MOST_LINES + 1)
    ]


def _text(word: str) -> Text:
    return Text(f"peloton-sheet-own-{word}")
