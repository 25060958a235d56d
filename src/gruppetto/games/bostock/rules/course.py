"""The course of one match: what edition, options and number of seats fix, as tables for quick play.

Lanes are bits: lane 1 is 1, lane 2 is 2, lane 3 is 4; the cells of a row are a mask of them. One step from a set of
lanes is one look-up by that set and by who stands in both rows, squeezes included. A course never changes; all copies
of a position share it, and a pickled one is compiled again where it arrives.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from gruppetto.engine.contract import Setup
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.box.edition import BostockEdition, read_edition
from gruppetto.games.bostock.box.stages import DOT, GAP, MOST_LANES, ROAD, SOLO_TRIAL, TEAM_TRIAL, Stage
from gruppetto.games.bostock.rules.actions import LAY_OFF, PASS, PLAY, RIDE, SWAP, Move, with_card

LANE_OF: Final = {1 << lane - 1: lane for lane in range(1, MOST_LANES + 1)}
"""The lane of a bit."""
CORNER: Final = "corner"
GATE: Final = "gate"
STRAIGHT: Final = "straight"
ANYWAY: Final = "anyway"


@dataclass(frozen=True, slots=True, eq=False)
class Leg:
    """A stage of this match, its road as masks by row; index 0 is no row, and one more lies behind the last."""

    stage: Stage
    road: bool
    team_trial: bool
    solo_trial: bool
    last: int
    """The last row before the finish line; 0 in an individual time trial."""
    full: tuple[int, ...]
    """All cells of a row."""
    dots: tuple[int, ...]
    green_after: int
    """The row before the green line; where there is none, a row nobody can leave."""
    width: int
    onward: bytes
    """By lanes, riders in their row and riders in the next (each `width` bits): the lanes of one step."""
    unsqueezed: bytes
    """The same as if nobody could be squeezed out, to tell a squeeze from a wall."""


class Course:
    """The compiled set-up."""

    __slots__ = (
        "codes",
        "colours",
        "deck",
        "deck_count",
        "edition",
        "hand_size",
        "kind_of",
        "kinds",
        "lay_offs",
        "legs",
        "numbers",
        "options",
        "passes",
        "plays",
        "riders",
        "rides",
        "risk_cards",
        "risk_deck",
        "road_rotation",
        "seats",
        "shared_tie",
        "swaps",
        "totals",
        "yellow_by_rider",
    )

    def __init__(self, edition: BostockEdition, options: dict[str, Choice], seats: int) -> None:
        self.edition = edition
        self.options = options
        self.seats = seats
        self.riders = seats * RIDERS
        self.hand_size = edition.hand_size
        cards = edition.race_cards
        self.kinds = len(cards)
        self.codes = tuple(card.code for card in cards)
        self.kind_of = {code: kind for kind, code in enumerate(self.codes)}
        self.colours = tuple(card.colour for card in cards)
        self.numbers = tuple(card.numbers for card in cards)
        self.totals = tuple(card.total for card in cards)
        self.deck = tuple(card.copies for card in cards)
        self.deck_count = sum(self.deck)
        self.plays = self._with_cards(PLAY)
        self.passes = self._with_cards(PASS)
        self.swaps = self._with_cards(SWAP)
        self.lay_offs = self._with_cards(LAY_OFF)
        self.rides = self._with_cards(RIDE)
        self.risk_cards = edition.risk_cards
        self.risk_deck = tuple(card.copies for card in edition.risk_cards)
        self.road_rotation = options["dealer_rotation"] == "road"
        self.yellow_by_rider = options["yellow_by"] == "rider"
        self.shared_tie = options["final_tie"] == "shared"
        tour = edition.tour(str(options["stages"]))
        self.legs = tuple(_leg(stage, str(options["squeeze"])) for stage in tour)

    def _with_cards(self, verb: int) -> tuple[Move, ...]:
        return tuple(with_card(verb, code) for code in self.codes)

    def __reduce__(self) -> tuple[Any, ...]:
        document = self.edition.document
        return (_compiled, (document.text, document.file, tuple(self.options.items()), self.seats))


def course_of(setup: Setup[BostockEdition]) -> Course:
    """The course of a set-up; compiled once for all matches with the same one."""
    document = setup.edition.document
    return _compiled(document.text, document.file, tuple(setup.options.items()), setup.seats)


@lru_cache(maxsize=64)
def _compiled(text: str, file: str, options: tuple[tuple[str, Choice], ...], seats: int) -> Course:
    return Course(read_edition(Document.parse(text, file)), dict(options), seats)


def _leg(stage: Stage, squeeze: str) -> Leg:
    rows = stage.rows
    last = len(rows)
    return Leg(
        stage=stage,
        road=stage.kind == ROAD,
        team_trial=stage.kind == TEAM_TRIAL,
        solo_trial=stage.kind == SOLO_TRIAL,
        last=last,
        full=(0, *(_mask(row, GAP, False) for row in rows), 0),
        dots=(0, *(_mask(row, DOT, True) for row in rows), 0),
        green_after=stage.green_after or last + 1,
        width=stage.lanes,
        onward=onward_table(stage.lanes, STRAIGHT if stage.kind == TEAM_TRIAL else squeeze),
        unsqueezed=onward_table(stage.lanes, STRAIGHT if stage.kind == TEAM_TRIAL else ANYWAY),
    )


def _mask(row: str, sign: str, present: bool) -> int:
    return sum(1 << place for place, cell in enumerate(row) if (cell == sign) is present)


@lru_cache(maxsize=16)
def onward_table(width: int, squeeze: str) -> bytes:
    """Where one step leads, for every set of lanes and every two rows of riders; missing cells are not its business."""
    masks = range(1 << width)
    everywhere = (1 << width) - 1
    table = bytearray(1 << 3 * width)
    for lanes in masks:
        for beside in masks:
            for ahead in masks:
                found = _one_step(lanes, beside, ahead, squeeze)
                table[lanes << 2 * width | beside << width | ahead] = found & everywhere & ~ahead
    return bytes(table)


def _one_step(lanes: int, beside: int, ahead: int, squeeze: str) -> int:
    """Straight on and both diagonals (BOS-6.1), without those that a squeeze forbids (BOS-6.6, D-7)."""
    if squeeze == STRAIGHT:
        return lanes
    if squeeze == ANYWAY:
        return lanes | lanes << 1 | lanes >> 1
    if squeeze == GATE:
        return lanes & ~(ahead << 1 & ahead >> 1) | lanes << 1 | lanes >> 1
    to_the_left = lanes & ~(ahead & beside << 1)
    to_the_right = lanes & ~(ahead & beside >> 1)
    return lanes | to_the_left >> 1 | to_the_right << 1
