"""A position of the game: flat numbers by seat, hands and piles as counts by kind, and no order of hidden cards."""

from abc import ABC, abstractmethod
from enum import IntEnum
from typing import Final, Self

from gruppetto.engine.open import Open
from gruppetto.games.vainqueur.box.cards import BITS, KINDS, NO_CARD
from gruppetto.games.vainqueur.rules.course import Course, Leg
from gruppetto.games.vainqueur.rules.ledger import CapAward, FinalResult, StageResult
from gruppetto.games.vainqueur.rules.scoring import final_result


class Phase(IntEnum):
    """The phases in which somebody decides, and the end; the others of the specification pass by themselves."""

    PROLOGUE = 0
    ROAD_TURN = 1
    TT_TURN = 2
    TOUR_END = 3


PROLOGUE: Final = Phase.PROLOGUE
ROAD_TURN: Final = Phase.ROAD_TURN
TT_TURN: Final = Phase.TT_TURN
TOUR_END: Final = Phase.TOUR_END


class VainqueurOpen(Open):
    """What lies open on the table."""

    __slots__ = (
        "blocked",
        "cap",
        "caps",
        "climbers",
        "course",
        "discard",
        "discard_count",
        "discard_top",
        "draw_count",
        "handicaps",
        "last_roll",
        "ledger",
        "leg",
        "miss_turns",
        "phase",
        "positions",
        "prologue_rolls",
        "round",
        "shown_hands",
        "stage_index",
        "struck",
        "totals",
    )

    derived = frozenset({"leg"})

    course: Course
    leg: Leg
    """The stage being ridden; during the prologue the first."""
    phase: Phase
    stage_index: int
    """Which stage of this tour, from 0: `course.legs[stage_index]`."""
    round: int
    cap: int
    """The seat that wears the yellow cap; -1 during the prologue."""
    draw_count: int
    discard: list[int]
    discard_count: int
    discard_top: int
    positions: list[int]
    handicaps: list[int]
    """By seat the handicap in front of it, or NO_CARD."""
    blocked: int
    """The seats with a handicap in front of them, one bit each."""
    struck: list[int]
    """By seat who has given it a handicap in this stage, one bit each, where that limits them (D-10)."""
    climbers: int
    """The seats with a climber in front of them, one bit each."""
    miss_turns: list[int]
    totals: list[int]
    ledger: tuple[StageResult, ...]
    """The finished stages: winner, how, positions, places, points."""
    caps: tuple[CapAward, ...]
    """Who wore the cap in each stage begun so far, and why."""
    prologue_rolls: tuple[tuple[int, ...], ...]
    """Round by round the roll of each seat, 0 for those who did not (or not yet) roll."""
    last_roll: int
    """The last die rolled in the prologue or in this time trial, 0 if none."""
    shown_hands: tuple[tuple[int, ...], ...]
    """All hands once the tour is over, counts by kind; none before."""

    def derive(self) -> None:
        self.leg = self.course.legs[self.stage_index]

    def copy_open(self, new: "VainqueurOpen") -> None:
        new.course = self.course
        new.leg = self.leg
        new.phase = self.phase
        new.stage_index = self.stage_index
        new.to_decide = self.to_decide
        new.round = self.round
        new.cap = self.cap
        new.draw_count = self.draw_count
        new.discard = self.discard[:]
        new.discard_count = self.discard_count
        new.discard_top = self.discard_top
        new.positions = self.positions[:]
        new.handicaps = self.handicaps[:]
        new.blocked = self.blocked
        new.struck = self.struck[:]
        new.climbers = self.climbers
        new.miss_turns = self.miss_turns[:]
        new.totals = self.totals[:]
        new.ledger = self.ledger
        new.caps = self.caps
        new.prologue_rolls = self.prologue_rolls
        new.last_roll = self.last_roll
        new.shown_hands = self.shown_hands

    def hand_size(self, seat: int) -> int:
        """Seven cards between turns and eight at the moment of choice (VAI-8.8); none before the deal."""
        if self.phase is PROLOGUE:
            return 0
        return self.course.hand_size + (self.phase is ROAD_TURN and seat == self.to_decide)

    def targets(self, seat: int) -> int:
        """The seats that this one may give a handicap, one bit each (VAI-5.2, VAI-5.5, VAI-16.8)."""
        free = self.course.all_seats & ~(self.blocked | BITS[seat])
        return free & ~self.spent(seat) if self.course.counts_handicaps else free

    def spent(self, seat: int) -> int:
        """The seats that have had their handicap of this stage, from any rival or from this one (VAI-16.8)."""
        from_whom = BITS[seat] if self.course.once_a_rival else self.course.all_seats
        return sum(BITS[target] for target, attackers in enumerate(self.struck) if attackers & from_whom)

    def has_climber(self, seat: int) -> bool:
        return self.climbers >> seat & 1 == 1

    def final(self) -> FinalResult | None:
        """The final classification once the tour is over."""
        if self.phase is not TOUR_END:
            return None
        history = [result.places for result in self.ledger]
        return final_result(self.totals, history, self.cap, cap_breaks_ties=self.course.cap_breaks_ties)


class VainqueurPosition(VainqueurOpen, ABC):
    """The whole table. The rules are in `rules.VainqueurState`, which adds nothing to remember."""

    __slots__ = ("draw", "drawn", "hands", "masks")

    hands: list[int]
    """Counts by seat and kind: seat × KINDS + kind."""
    masks: list[int]
    """By seat the kinds in hand, one bit each."""
    drawn: int
    """The kind the seat to decide has just drawn."""
    draw: list[int]

    @abstractmethod
    def copy(self) -> Self:
        """An independent position."""

    def copy_hidden(self, new: "VainqueurPosition") -> None:
        new.hands = self.hands[:]
        new.masks = self.masks[:]
        new.drawn = self.drawn
        new.draw = self.draw[:]

    def set_out(self, course: Course) -> None:
        """The table before the prologue: the whole deck face down, everybody on the start line."""
        seats = course.seats
        self.course = course
        self.leg = course.legs[0]
        self.phase = PROLOGUE
        self.stage_index = 0
        self.to_decide = 0
        self.round = 1
        self.cap = -1
        self.hands = [0] * (seats * KINDS)
        self.masks = [0] * seats
        self.drawn = NO_CARD
        self.draw = list(course.deck)
        self.draw_count = sum(course.deck)
        self.discard = [0] * KINDS
        self.discard_count = 0
        self.discard_top = NO_CARD
        self.totals = [0] * seats
        self.ledger = ()
        self.caps = ()
        self.prologue_rolls = ((0,) * seats,)
        self.last_roll = 0
        self.shown_hands = ()
        self.line_up()

    def line_up(self) -> None:
        """Everybody at the start of a stage, unblocked, with nothing on the table (VAI-15.5)."""
        seats = self.course.seats
        self.positions = [0] * seats
        self.handicaps = [NO_CARD] * seats
        self.blocked = 0
        self.struck = [0] * seats
        self.climbers = 0
        self.miss_turns = [0] * seats

    def hand(self, seat: int) -> list[int]:
        """The counts by kind in a hand."""
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def show_hands(self) -> None:
        """After the tour everybody's cards lie open (section 4.5)."""
        self.shown_hands = tuple([tuple(self.hand(seat)) for seat in range(self.course.seats)])

    def standing(self) -> list[float]:
        final = self.final()
        if final is not None:
            share = 1.0 / len(final.winners)
            return [share if seat in final.winners else 0.0 for seat in range(self.course.seats)]
        length = self.leg.length
        return [total + position / length for total, position in zip(self.totals, self.positions, strict=True)]
