"""The course of one match: what edition, options, seats and colours fix, as tables for quick play.

Lanes are bits: lane 1 is 1, lane 2 is 2, lane 3 is 4; the cells of a row are a mask of them. One step from a set of
lanes is one look-up by that set and by who stands in both rows, squeezes included. A course never changes; all copies
of a position share it, and a pickled one is compiled again where it arrives.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from gruppetto.engine.compiled import Compiled
from gruppetto.engine.edition import Document
from gruppetto.engine.option import Choice
from gruppetto.engine.teams import seated
from gruppetto.games.bostock.box.cards import COLOURS, RIDER_NAMES, RIDERS
from gruppetto.games.bostock.box.edition import BostockEdition, PointsTable, read_edition
from gruppetto.games.bostock.box.options import TEAMS
from gruppetto.games.bostock.box.stages import DOT, GAP, MOST_LANES, ROAD, SOLO_TRIAL, TEAM_TRIAL, Stage
from gruppetto.games.bostock.rules.actions import NO_RIDER, Move, with_card
from gruppetto.games.bostock.rules.odds import odds_of

LANE_OF: Final = {1 << lane - 1: lane for lane in range(1, MOST_LANES + 1)}
"""The lane of a bit."""
GATE: Final = "gate"
STRAIGHT: Final = "straight"
ANYWAY: Final = "anyway"
NOBODYS: Final = -2
"""Instead of the seat whose colour a card has: that of a sprint card, or one in which nobody rides."""


class Leg:
    """A stage of this match, its road as masks by row; index 0 is no row, and one more lies behind the last."""

    def __init__(self, stage: Stage, squeeze: str, *, abreast: bool) -> None:
        rows, width = stage.rows, stage.lanes
        self.stage = stage
        self.road = stage.kind == ROAD
        self.team_trial = stage.kind == TEAM_TRIAL
        self.solo_trial = stage.kind == SOLO_TRIAL
        self.abreast = abreast and self.team_trial
        """A lane for every rider of the team: mates ride past each other and may be level in one cell (D-32)."""
        self.in_file = self.team_trial and not abreast
        """One lane for the team: nobody passes his mate (BOS-13.2)."""
        self.last = len(rows)
        """The last row before the finish line; 0 in an individual time trial."""
        self.full = (0, *(_mask(row, GAP, False) for row in rows), 0)
        """All cells of a row."""
        self.dots = (0, *(_mask(row, DOT, True) for row in rows), 0)
        self.green_after = stage.green_after or self.last + 1
        """The row before the green line; where there is none, a row nobody can leave."""
        self.width = width
        self.onward = onward_table(width, STRAIGHT if self.team_trial else squeeze)
        """By lanes, riders in their row and riders in the next (each `width` bits): the lanes of one step."""
        self.unsqueezed = onward_table(width, STRAIGHT if self.team_trial else ANYWAY)
        """The same as if nobody could be squeezed out, to tell a squeeze from a wall."""


class Course(Compiled[BostockEdition]):
    """The compiled set-up."""

    @staticmethod
    def read_edition(document: Document, /) -> BostockEdition:
        return read_edition(document)

    def __init__(
        self, edition: BostockEdition, options: dict[str, Choice], seats: int, teams: tuple[str, ...], rules: str = ""
    ) -> None:
        super().__init__(edition, options, seats, teams, rules)
        self.riders = seats * RIDERS
        self._dress(seats, teams)
        self.hand_size = edition.hand_size
        cards = edition.race_cards
        self.kinds = len(cards)
        self.codes = tuple(card.code for card in cards)
        self.kind_of = {code: kind for kind, code in enumerate(self.codes)}
        by_colour = {place: seat for seat, place in enumerate(self.places)}
        self.owners = tuple(by_colour.get(card.colour, NOBODYS) for card in cards)
        """By kind of race card the seat that rides in its colour, which has the bonus (BOS-4.7)."""
        self.numbers = tuple(card.numbers for card in cards)
        self.most_steps = max(card.numbers[0] for card in cards)
        """The greatest number of all cards."""
        self.totals = tuple(card.total for card in cards)
        self.odds = tuple([odds_of(seat, self.totals, self.owners) for seat in range(seats)])
        """By seat and kind how likely it still holds such a card."""
        self.deck = tuple(card.copies for card in cards)
        self.deck_count = sum(self.deck)
        self.deck_sum = sum(card.total * card.copies for card in cards)
        """All numbers of all cards."""
        self.risk_cards = edition.risk_cards
        self.risk_deck = tuple(card.copies for card in edition.risk_cards)
        self.whole_numbers = bool(options["whole_numbers"])
        self.bonus_on_zero = bool(options["bonus_on_zero"])
        self.bonus_apart = options["bonus_step"] == "afterwards"
        """The extra step is one by itself, when the numbers are used (D-4)."""
        self.faller_spared = options["fall_hits"] == "others"
        self.points = counted_points(edition.points, trial_pair=bool(options["ttt_pair_bonus"]))
        self.kept_after = options["kept_risk"] == "also_after"
        """A kept Risk card that helps then may be played after the race card, too (D-18)."""
        self.deck_of_ride = options["itt_deck"] == "each_ride"
        """All heats of a ride are dealt from one deck (D-34)."""
        self.road_rotation = options["dealer_rotation"] == "road"
        self.yellow_by_rider = options["yellow_by"] == "rider"
        self.shared_tie = options["final_tie"] == "shared"
        tour = edition.tour(str(options["stages"]))
        squeeze, abreast = str(options["squeeze"]), options["ttt_mates"] == "abreast"
        self.legs = tuple(Leg(stage, squeeze, abreast=abreast) for stage in tour)

    def _dress(self, seats: int, teams: tuple[str, ...]) -> None:
        """Who rides in which colour: riders are numbered by seat, figures by colour (BOS-1.2, D-42)."""
        self.seating = seated(TEAMS, seats, teams)
        self.places = tuple(TEAMS.index(look) for look in self.seating)
        """By seat the place of its colour in the box, which has a start lane of its own."""
        self.colours = tuple(COLOURS[place] for place in self.places)
        """By seat."""
        self.figures = tuple(place * RIDERS + number for place in self.places for number in range(RIDERS))
        """By rider his figure, by its place in RIDER_NAMES."""
        self.rider_of = tuple(
            self.figures.index(figure) if figure in self.figures else NO_RIDER for figure in range(len(RIDER_NAMES))
        )
        """The other way round."""
        self.names = tuple(RIDER_NAMES[figure] for figure in self.figures)
        self.bibs = tuple(figure + 1 for figure in self.figures)
        """By rider, the number on his back."""

    def with_cards(self, verb: int, hand: Iterable[int]) -> list[Move]:
        """The same done with each different card (kind) of a hand."""
        return [with_card(verb, self.codes[kind]) for kind in dict.fromkeys(hand)]


course_of: Final = Course.of


def counted_points(table: PointsTable, *, trial_pair: bool) -> PointsTable:
    """The figures of the box; two in the first three of a team time trial count as on the road, if they do (D-32)."""
    given = table.team_trial_pair or (table.road_pair if trial_pair else 0)
    return table._replace(team_trial_pair=given)


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
