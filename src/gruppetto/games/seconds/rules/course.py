"""The course of one match: what edition, options and number of seats fix, as tables for quick play.

Lanes are bits: lane 1 is 1, lane 2 is 2, lane 3 is 4, lane 4 is 8; the cells of a number are a mask of them. A step
from a set of cells is one look-up by number and mask. A course never changes; all copies of a position share it, and
a pickled one is compiled again where it arrives.
"""

from functools import reduce
from operator import or_
from typing import Final

from gruppetto.engine.compiled import Compiled
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice
from gruppetto.engine.teams import seated
from gruppetto.games.seconds.box.cards import KEEP_BOOST, KEPT, MOST_VALUE, NO_CARD, RIDERS, ChanceCard
from gruppetto.games.seconds.box.edition import TRIAL, SecondsEdition, read_edition
from gruppetto.games.seconds.box.options import TEAMS
from gruppetto.games.seconds.rules.ledger import Reading
from gruppetto.road.lanes import MOST_LANES, LaneRoad

MASKS: Final = 1 << MOST_LANES
LANE_OF: Final = {1 << lane - 1: lane for lane in range(1, MOST_LANES + 1)}
"""The lane of a bit."""
HIGHEST: Final = tuple(1 << mask.bit_length() - 1 if mask else 0 for mask in range(MASKS))
"""The highest lane of a mask, as a bit: the one furthest from the numbers (SEC-10.5)."""
Table = tuple[tuple[int, ...], ...]


class Leg:
    """A stage of this match: its road as tables by number, from 0 behind the start line to the end of the run-out."""

    def __init__(
        self, road: LaneRoad, trial: bool, values: int, *, per_cell: bool, uphill: str, by_number: bool = False
    ) -> None:
        numbers = range(road.end + 1)
        ways = [[mask_of(lanes) for lanes in road.carriageways(number)] for number in numbers]
        dividers = [road.divider(number) for number in numbers]
        self.road = road
        self.trial = trial
        self.length = road.cells
        self.end = road.end
        self.full = tuple((1 << road.lanes(number)) - 1 for number in numbers)
        """All lanes of a number."""
        self.onward: Table = tuple(_onward(road, number) for number in range(road.end))
        """By number and mask: where one step leads (SEC-3.5 to 3.7)."""
        self.back: Table = ((0,) * MASKS, *(_reversed(table) for table in self.onward))
        """By number and mask: from where one step leads there."""
        straight = [_straight(road, number, by_number=by_number) for number in range(road.end)]
        self.behind: Table = ((0,) * MASKS, *map(_reversed, straight))
        """By number and mask: the cells directly behind, on the number before (SEC-6.2)."""
        self.beside: Table = tuple(tuple(_neighbours(each, mask) for mask in range(MASKS)) for each in ways)
        """By number and mask: the neighbouring lanes of the same carriageway (SEC-6.2)."""
        self.side: Table = tuple(tuple(_carriageway(each, mask) for mask in range(MASKS)) for each in ways)
        """By number and bit: the carriageway (SEC-3.8)."""
        self.section = tuple((divider.first, divider.last) if divider else (0, 0) for divider in dividers)
        """By number: first and last number of the divided section it lies in, or (0, 0)."""
        self.up = tuple(road.terrain(number) == "up" for number in numbers)
        self.down = tuple(road.terrain(number) == "down" for number in numbers)
        self.extra = tuple(_extra(road.terrain(number), uphill) for number in numbers)
        """By number on which a turn starts: the most cells that slipstream adds (SEC-6.1, 6.8, 6.9)."""
        self.sheltered = tuple(tuple(_sheltered(self.up, to, slip, uphill) for to in numbers) for slip in range(3))
        """By extra cells and the number on which they end: whether no climb forbids them (SEC-6.8)."""
        self.steps: Table = tuple(_steps(self.up, number, values, per_cell) for number in range(road.cells + 1))
        """By number and value: how many steps a card of that value gives (SEC-7.2, 7.6)."""
        self.exchange = _marked(road, road.exchange)
        self.chance = _marked(road, road.chance)
        self.sprints = () if trial else tuple(sprint.at for sprint in road.sprints)
        """The numbers of the sprint lines; none in a time trial (SEC-17.5)."""


class Course(Compiled[SecondsEdition]):
    """The compiled set-up."""

    @staticmethod
    def read_edition(document: Document, /) -> SecondsEdition:
        return read_edition(document)

    def __init__(
        self, edition: SecondsEdition, options: dict[str, Choice], seats: int, teams: tuple[str, ...], rules: str = ""
    ) -> None:
        super().__init__(edition, options, seats, teams, rules)
        self.seating = seated(TEAMS, seats, teams)
        self.riders = seats * RIDERS
        self.bibs = tuple(look.bib + place for look in self.seating for place in range(RIDERS))
        """By rider, the number on his back: it goes with the colour."""
        self.deck = edition.deck(str(options["deck"]))
        self.kinds = len(self.deck)
        cards = edition.chance_cards if options["chance"] else ()
        self.chance_cards = cards
        self.chance_deck = tuple(card.copies for card in cards)
        self.chance_count = sum(self.chance_deck)
        effects = [card.effect for card in edition.chance_cards]
        self.kept_kinds = tuple(effects.index(effect) if effect in effects else NO_CARD for effect in KEPT)
        self.boost = sum(card.amount for card in cards if card.effect == KEEP_BOOST)
        self._read_options(options)
        self.legs = self._legs(str(options["slipstream_uphill"]), by_number=rules == "1")
        self.reading = Reading(
            stage_time=options["single_stage_yellow"] == "stage_time" and len(self.legs) == 1,
            counts=options["yellow_after_trial"] == "counts",
        )
        """How the standings are counted."""

    def _read_options(self, options: dict[str, Choice]) -> None:
        self.diagonal = bool(options["slipstream_diagonal"])
        self.overtake_with_one = options["descent_overtake"] == "one_or_two"
        self.end_of_round = options["sprint_order"] == "end_of_round"
        self.causer_first = options["crash_line"] == "causer_first"
        self.card_at_once = options["fall_card"] == "at_once"
        self.passing = bool(options["passing_principle"])
        self.protects_behind = options["passing_protects"] == "behind"
        self.refill_finished = bool(options["refill_finished"])
        self.starter = str(options["starter"])
        self.reverse_start = options["ttt_start_order"] == "reverse_team_standing"
        top_up = options["ttt_refill"] == "top_up"
        self.trial_refill = 4 if top_up else 5
        self.trial_turns = 9 if top_up else 10
        self.timed_at_finish = options["ttt_time"] == "finish"
        self.per_cell = options["climb_rule"] == "per_cell"

    def _legs(self, uphill: str, *, by_number: bool) -> tuple[Leg, ...]:
        """The stages of the tour; a board that is ridden twice in one way is compiled once."""
        values = self.kinds + self.boost + MOST_VALUE  # at most one card changes what the next one counts
        tour, boards = self.edition.tour(str(self.options["stages"])), self.edition.boards
        legs = {
            entry: Leg(
                boards[entry.board],
                entry.mode == TRIAL,
                values,
                per_cell=self.per_cell,
                uphill=uphill,
                by_number=by_number,
            )
            for entry in dict.fromkeys(tour)
        }
        return tuple(legs[entry] for entry in tour)

    def kept_card(self, kept: int) -> ChanceCard:
        """The card of a kept kind."""
        return self.edition.chance_cards[self.kept_kinds[kept]]


course_of: Final = Course.of


def mask_of(lanes: tuple[int, ...]) -> int:
    return sum(1 << lane - 1 for lane in lanes)


def _onward(road: LaneRoad, number: int) -> tuple[int, ...]:
    return _by_mask([mask_of(road.leads_to(number, lane)) for lane in range(1, road.lanes(number) + 1)])


def _straight(road: LaneRoad, number: int, *, by_number: bool) -> tuple[int, ...]:
    """By mask the lanes to which one step straight on leads; before rules 2 they went by number even where a board
    lists successors."""
    lanes = range(1, road.lanes(number) + 1)
    ahead = [road.straight_on(number, lane) for lane in lanes] if not by_number else list(lanes)
    return _by_mask([1 << lane - 1 if lane <= road.lanes(number + 1) else 0 for lane in ahead])


def _reversed(table: tuple[int, ...]) -> tuple[int, ...]:
    return _by_mask([sum(bit for bit in LANE_OF if table[bit] >> lane & 1) for lane in range(MOST_LANES)])


def _by_mask(single: list[int]) -> tuple[int, ...]:
    """What single lanes lead to, for all masks of them."""
    led = [[lanes for place, lanes in enumerate(single) if mask >> place & 1] for mask in range(MASKS)]
    return tuple(reduce(or_, lanes, 0) for lanes in led)


def _neighbours(ways: list[int], mask: int) -> int:
    """Carriageways have no lane in common."""
    return sum(((mask & way) << 1 | (mask & way) >> 1) & way for way in ways)


def _carriageway(ways: list[int], mask: int) -> int:
    return sum(way for way in ways if mask & way) if mask in LANE_OF else 0


def _extra(terrain: str, uphill: str) -> int:
    """On a climb none, unless only the cell where one ends counts (D-13)."""
    if terrain == "up":
        return 1 if uphill == "end_cell" else 0
    return 2 if terrain == "down" else 1


def _sheltered(up: tuple[bool, ...], number: int, slip: int, uphill: str) -> bool:
    if uphill == "start_cell":
        return True
    return not up[number] if uphill == "end_cell" else not any(up[max(0, number - slip) : number + 1])


def _steps(up: tuple[bool, ...], number: int, values: int, per_cell: bool) -> tuple[int, ...]:
    if per_cell:
        return tuple(_paid(up, number, value) for value in range(values))
    return tuple(value // 2 if up[number] else value for value in range(values))


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
