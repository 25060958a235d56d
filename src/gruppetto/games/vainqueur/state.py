"""A position of the game: flat numbers by seat, hands and piles as counts by kind, and no order of hidden cards."""

from enum import IntEnum
from typing import Final, Self

from gruppetto.engine.contract import State
from gruppetto.games.vainqueur.actions import Play
from gruppetto.games.vainqueur.cards import KINDS, NO_CARD
from gruppetto.games.vainqueur.course import Course, Leg
from gruppetto.games.vainqueur.ledger import CapAward, FinalResult, StageResult
from gruppetto.games.vainqueur.scoring import final_result


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


class Position(State[Play]):
    """What the table holds. The rules are in `rules.VainqueurState`, which adds nothing to remember."""

    __slots__ = (
        "blocked",
        "cap",
        "caps",
        "climbers",
        "course",
        "discard",
        "discard_count",
        "discard_top",
        "draw",
        "draw_count",
        "drawn",
        "handicaps",
        "hands",
        "last_roll",
        "ledger",
        "leg",
        "masks",
        "miss_turns",
        "phase",
        "positions",
        "prologue_rolls",
        "round",
        "stage_index",
        "to_decide",
        "totals",
    )

    course: Course
    leg: Leg
    phase: Phase
    stage_index: int
    to_decide: int
    round: int
    cap: int
    hands: list[int]
    """Counts by seat and kind: seat × KINDS + kind."""
    masks: list[int]
    """By seat the kinds in hand, one bit each."""
    drawn: int
    """The kind the seat to decide has just drawn."""
    draw: list[int]
    draw_count: int
    discard: list[int]
    discard_count: int
    discard_top: int
    positions: list[int]
    handicaps: list[int]
    """By seat the handicap in front of it, or NO_CARD."""
    blocked: int
    """The seats with a handicap in front of them, one bit each."""
    climbers: int
    """The seats with a climber in front of them, one bit each."""
    miss_turns: list[int]
    totals: list[int]
    ledger: tuple[StageResult, ...]
    caps: tuple[CapAward, ...]
    """Who wore the cap in each stage begun so far, and why."""
    prologue_rolls: tuple[tuple[int, ...], ...]
    """Round by round the roll of each seat, 0 for those who did not (or not yet) roll."""
    last_roll: int

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        new.course = self.course
        new.leg = self.leg
        new.phase = self.phase
        new.stage_index = self.stage_index
        new.to_decide = self.to_decide
        new.round = self.round
        new.cap = self.cap
        new.hands = self.hands[:]
        new.masks = self.masks[:]
        new.drawn = self.drawn
        new.draw = self.draw[:]
        new.draw_count = self.draw_count
        new.discard = self.discard[:]
        new.discard_count = self.discard_count
        new.discard_top = self.discard_top
        new.positions = self.positions[:]
        new.handicaps = self.handicaps[:]
        new.blocked = self.blocked
        new.climbers = self.climbers
        new.miss_turns = self.miss_turns[:]
        new.totals = self.totals[:]
        new.ledger = self.ledger
        new.caps = self.caps
        new.prologue_rolls = self.prologue_rolls
        new.last_roll = self.last_roll
        return new

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
        self.line_up()

    def line_up(self) -> None:
        """Everybody at the start of a stage, unblocked, with nothing on the table (VAI-15.5)."""
        seats = self.course.seats
        self.positions = [0] * seats
        self.handicaps = [NO_CARD] * seats
        self.blocked = 0
        self.climbers = 0
        self.miss_turns = [0] * seats

    def hand(self, seat: int) -> list[int]:
        """The counts by kind in a hand."""
        return self.hands[seat * KINDS : (seat + 1) * KINDS]

    def final(self) -> FinalResult | None:
        """The final classification once the tour is over."""
        if self.phase is not TOUR_END:
            return None
        history = [result.places for result in self.ledger]
        return final_result(self.totals, history, self.cap, cap_breaks_ties=self.course.cap_breaks_ties)

    def standing(self) -> list[float]:
        final = self.final()
        if final is not None:
            share = 1.0 / len(final.winners)
            return [share if seat in final.winners else 0.0 for seat in range(self.course.seats)]
        length = self.leg.length
        return [total + position / length for total, position in zip(self.totals, self.positions, strict=True)]
