"""The course of one match: what edition, options and number of seats fix, as tables for quick play.

Lanes are bits: lane 1 is 1, lane 2 is 2, lane 3 is 4, lane 4 is 8; the cells of a number are a mask of them. A step
from a set of cells is one look-up by number and mask. A course never changes; all copies of a position share it, and
a pickled one is compiled again where it arrives.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from gruppetto.engine.contract import Setup
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice
from gruppetto.games.seconds.box.cards import KEEP_BOOST, KEPT, MOST_VALUE, NO_CARD, RIDERS
from gruppetto.games.seconds.box.edition import TRIAL, SecondsEdition, StageEntry, read_edition
from gruppetto.road.lanes import MOST_LANES, LaneRoad

MASKS: Final = 1 << MOST_LANES
LANE_OF: Final = {1 << lane - 1: lane for lane in range(1, MOST_LANES + 1)}
"""The lane of a bit."""
HIGHEST: Final = tuple(1 << mask.bit_length() - 1 if mask else 0 for mask in range(MASKS))
"""The highest lane of a mask, as a bit: the one furthest from the numbers (SEC-10.5)."""
Table = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Leg:
    """A stage of this match: its road as tables by number, from 0 behind the start line to the end of the run-out."""

    entry: StageEntry
    road: LaneRoad
    trial: bool
    length: int
    end: int
    full: tuple[int, ...]
    """All lanes of a number."""
    onward: Table
    """By number and mask: where one step leads (SEC-3.5 to 3.7)."""
    back: Table
    """By number and mask: from where one step leads there."""
    beside: Table
    """By number and mask: the neighbouring lanes of the same carriageway (SEC-6.2)."""
    side: Table
    """By number and bit: the carriageway (SEC-3.8)."""
    section: tuple[tuple[int, int], ...]
    """By number: first and last number of the divided section it lies in, or (0, 0)."""
    up: tuple[bool, ...]
    down: tuple[bool, ...]
    steps: Table
    """By number and value: how many steps a card of that value gives (SEC-7.2, 7.6)."""
    exchange: tuple[int, ...]
    chance: tuple[int, ...]
    sprints: tuple[int, ...]
    """The numbers of the sprint lines; none in a time trial (SEC-17.5)."""


class Course:
    """The compiled set-up."""

    __slots__ = (
        "boost",
        "causer_first",
        "chance_cards",
        "chance_count",
        "chance_deck",
        "deck",
        "diagonal",
        "edition",
        "end_of_round",
        "kept_kinds",
        "kinds",
        "legs",
        "options",
        "passing",
        "per_cell",
        "refill_finished",
        "reverse_start",
        "riders",
        "seats",
        "starter",
        "trial_refill",
        "trial_turns",
    )

    def __init__(self, edition: SecondsEdition, options: dict[str, Choice], seats: int) -> None:
        self.edition = edition
        self.options = options
        self.seats = seats
        self.riders = seats * RIDERS
        self.deck = edition.deck(str(options["deck"]))
        self.kinds = len(self.deck)
        cards = edition.chance_cards if options["chance"] else ()
        self.chance_cards = cards
        self.chance_deck = tuple(card.copies for card in cards)
        self.chance_count = sum(self.chance_deck)
        self.kept_kinds = tuple(_kind_with(edition, effect) for effect in KEPT)
        self.boost = sum(card.amount for card in cards if card.effect == KEEP_BOOST)
        self.diagonal = bool(options["slipstream_diagonal"])
        self.end_of_round = options["sprint_order"] == "end_of_round"
        self.causer_first = options["crash_line"] == "causer_first"
        self.passing = bool(options["passing_principle"])
        self.refill_finished = bool(options["refill_finished"])
        self.starter = str(options["starter"])
        self.reverse_start = options["ttt_start_order"] == "reverse_team_standing"
        top_up = options["ttt_refill"] == "top_up"
        self.trial_refill = 4 if top_up else 5
        self.trial_turns = 9 if top_up else 10
        self.per_cell = options["climb_rule"] == "per_cell"
        values = self.kinds + self.boost + MOST_VALUE  # at most one card changes what the next one counts
        tour = edition.tour(str(options["stages"]))
        legs = {entry: _leg(edition, entry, values, self.per_cell) for entry in dict.fromkeys(tour)}
        self.legs = tuple(legs[entry] for entry in tour)

    def __reduce__(self) -> tuple[Any, ...]:
        document = self.edition.document
        return (_compiled, (document.text, document.file, tuple(self.options.items()), self.seats))


def _kind_with(edition: SecondsEdition, effect: str) -> int:
    kinds = [kind for kind, card in enumerate(edition.chance_cards) if card.effect == effect]
    return kinds[0] if kinds else NO_CARD


def course_of(setup: Setup[SecondsEdition]) -> Course:
    """The course of a set-up; compiled once for all matches with the same one."""
    document = setup.edition.document
    return _compiled(document.text, document.file, tuple(setup.options.items()), setup.seats)


@lru_cache(maxsize=64)
def _compiled(text: str, file: str, options: tuple[tuple[str, Choice], ...], seats: int) -> Course:
    return Course(read_edition(Document.parse(text, file)), dict(options), seats)


def _leg(edition: SecondsEdition, entry: StageEntry, values: int, per_cell: bool) -> Leg:
    road = edition.boards[entry.board]
    numbers = range(road.end + 1)
    trial = entry.mode == TRIAL
    onward = tuple(_by_mask(road, number) for number in range(road.end))
    up = tuple(road.terrain(number) == "up" for number in numbers)
    return Leg(
        entry=entry,
        road=road,
        trial=trial,
        length=road.cells,
        end=road.end,
        full=tuple((1 << road.lanes(number)) - 1 for number in numbers),
        onward=onward,
        back=((0,) * MASKS, *(_reversed(table) for table in onward)),
        beside=tuple(_neighbours(road, number) for number in numbers),
        side=tuple(_sides(road, number) for number in numbers),
        section=tuple(_section(road, number) for number in numbers),
        up=up,
        down=tuple(road.terrain(number) == "down" for number in numbers),
        steps=tuple(_steps(up, number, values, per_cell) for number in range(road.cells + 1)),
        exchange=_marked(road, road.exchange),
        chance=_marked(road, road.chance),
        sprints=() if trial else tuple(sprint.at for sprint in road.sprints),
    )


def mask_of(lanes: tuple[int, ...]) -> int:
    return sum(1 << lane - 1 for lane in lanes)


def _by_mask(road: LaneRoad, number: int) -> tuple[int, ...]:
    single = [mask_of(road.leads_to(number, lane)) for lane in range(1, road.lanes(number) + 1)]
    return tuple(_union(single, mask) for mask in range(MASKS))


def _union(single: list[int], mask: int) -> int:
    union = 0
    for place, lanes in enumerate(single):
        if mask >> place & 1:
            union |= lanes
    return union


def _reversed(table: tuple[int, ...]) -> tuple[int, ...]:
    single = [sum(bit for bit in LANE_OF if table[bit] >> lane & 1) for lane in range(MOST_LANES)]
    return tuple(_union(single, mask) for mask in range(MASKS))


def _neighbours(road: LaneRoad, number: int) -> tuple[int, ...]:
    ways = [mask_of(lanes) for lanes in road.carriageways(number)]
    return tuple(
        sum(((mask & way) << 1 | (mask & way) >> 1) & way for way in ways)  # carriageways have no lane in common
        for mask in range(MASKS)
    )


def _sides(road: LaneRoad, number: int) -> tuple[int, ...]:
    ways = [mask_of(lanes) for lanes in road.carriageways(number)]
    return tuple(sum(way for way in ways if mask & way) if mask in LANE_OF else 0 for mask in range(MASKS))


def _section(road: LaneRoad, number: int) -> tuple[int, int]:
    divider = road.divider(number)
    return (0, 0) if divider is None else (divider.first, divider.last)


def _steps(up: tuple[bool, ...], number: int, values: int, per_cell: bool) -> tuple[int, ...]:
    if not per_cell:
        return tuple(value // 2 if up[number] else value for value in range(values))
    return tuple(_paid(up, number, value) for value in range(values))


def _paid(up: tuple[bool, ...], number: int, value: int) -> int:
    """How far a budget goes when an uphill cell costs 2 (SEC-7.6); beyond the board every step costs 1."""
    made = 0
    while True:
        after = number + made + 1
        value -= 2 if after < len(up) and up[after] else 1
        if value < 0:
            return made
        made += 1


def _marked(road: LaneRoad, places: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    return tuple(mask_of(tuple(lane for at, lane in places if at == number)) for number in range(road.end + 1))
