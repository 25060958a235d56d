"""A position of the game: flat numbers by rider, hands and piles as counts by value, and no order of hidden cards."""

from enum import IntEnum
from typing import Final, Self

from gruppetto.engine.contract import State
from gruppetto.engine.open import Open
from gruppetto.games.seconds.box.cards import KEPT_KINDS, NO_CARD, RIDERS
from gruppetto.games.seconds.rules.actions import Move
from gruppetto.games.seconds.rules.course import Course, Leg
from gruppetto.games.seconds.rules.ledger import FinalResult, StageResult, Standings
from gruppetto.games.seconds.rules.scoring import final_result, standings


class Phase(IntEnum):
    """The phases in which somebody decides, and the end; the others of the specification pass by themselves."""

    SURRENDER = 0
    SKIP = 1
    PLAY = 2
    EXCHANGE = 3
    LANE = 4
    SWAP = 5
    CHOOSE_RIDER = 6
    TOUR_END = 7


SURRENDER_PHASE: Final = Phase.SURRENDER
SKIP_PHASE: Final = Phase.SKIP
PLAY_PHASE: Final = Phase.PLAY
EXCHANGE_PHASE: Final = Phase.EXCHANGE
LANE_PHASE: Final = Phase.LANE
SWAP_PHASE: Final = Phase.SWAP
CHOOSE_PHASE: Final = Phase.CHOOSE_RIDER
TOUR_END: Final = Phase.TOUR_END

NO_RIDER: Final = -1


class SecondsOpen(Open):
    """What lies open on the table. Riders are seat × 3 + 0, 1, 2; seconds cards are their value, chance cards a kind:
    their place in `course.chance_cards`."""

    __slots__ = (
        "arrivals",
        "besides",
        "blocked",
        "bonus_points",
        "bonus_seconds",
        "buried_sizes",
        "chance_bottom",
        "chance_card",
        "chance_left",
        "chance_pile",
        "choice_lanes",
        "choice_number",
        "course",
        "deltas",
        "draw_count",
        "due",
        "finish_lanes",
        "finish_rounds",
        "hand_sizes",
        "kept",
        "lanes",
        "ledger",
        "leg",
        "moved",
        "numbers",
        "order",
        "passed",
        "passing",
        "phase",
        "played",
        "refilled",
        "rider",
        "round",
        "shown",
        "skips",
        "stage_index",
        "starter",
        "swapped",
        "to_decide",
        "to_discard",
        "turn",
        "zones",
    )

    derived = frozenset({"blocked", "chance_left", "leg"})

    course: Course
    leg: Leg
    """The stage being ridden."""
    phase: Phase
    stage_index: int
    """Which stage of this tour, from 0: `course.legs[stage_index]`."""
    round: int
    starter: int
    order: tuple[int, ...]
    """Whose turns this round has: riders on the road, seats in a time trial (SEC-4.6, SEC-17.4)."""
    turn: int
    """The place in `order`; -1 while cards are surrendered before a road round."""
    rider: int
    """The rider in turn, or NO_RIDER."""
    numbers: list[int]
    """By rider: 0 behind the start line, beyond the length on the run-out; those gone keep their last number."""
    lanes: list[int]
    """By rider the lane as a bit (1, 2, 4, 8); 0 for a rider on no cell."""
    besides: list[int]
    """By rider beside the road the carriageway where he fell, as a mask; else 0."""
    blocked: list[int]
    """By number the cells that hold a rider or belong to a crash zone."""
    zones: tuple[tuple[int, int], ...]
    """The crash zones of this round: number and carriageway (SEC-10.8)."""
    skips: int
    """The riders who skip their next turn, one bit each."""
    arrivals: list[int]
    """All riders in the order in which they came to where they are (SEC-10.10)."""
    finish_rounds: list[int]
    """By rider the round in which he finished, 0 for those still racing."""
    finish_lanes: list[int]
    """By rider the lane on which he finished, from 1; 0 on the line."""
    hand_sizes: list[int]
    shown: list[tuple[int, ...]]
    """By seat what everybody knows to be in the hand since it was shown: counts by value, or nothing (SEC-10.3)."""
    draw_count: int
    played: list[int]
    """The face-up part of the discard pile: cards played (SEC-5.1)."""
    buried_sizes: list[int]
    """By seat how many cards of the face-down part are theirs (SEC-8.1, 10.12, 13.3)."""
    chance_pile: list[int]
    """The chance cards of unknown order, counts by kind."""
    chance_left: int
    chance_bottom: tuple[int, ...]
    """The kinds that lie below them in a known order (SEC-8.6)."""
    chance_card: int
    """The kind being carried out while its rider's owner decides, or NO_CARD."""
    kept: list[int]
    """Counts by rider and kept kind: rider × KEPT_KINDS + BOOST, BRAKES or MECHANIC."""
    deltas: list[int]
    """By rider what the next card counts more or less (SEC-7.4)."""
    passed: list[int]
    """By sprint of `leg.sprints` the riders who have passed it, one bit each."""
    passing: list[int]
    """By sprint those of them who passed it in this round."""
    bonus_seconds: list[int]
    bonus_points: list[int]
    """By rider what this stage has brought so far."""
    due: list[int]
    """By seat the cards to surrender before this round goes on (SEC-13.3)."""
    to_discard: int
    """The cards that may or must still be discarded in an exchange or swap."""
    swapped: int
    """The cards discarded so far in it."""
    choice_number: int
    """In LANE: the number that the chance movement has reached."""
    choice_lanes: int
    """In LANE: the lanes to choose from, as a mask."""
    moved: int
    """In a time trial: the riders who had their part of the present team turn, one bit each."""
    refilled: int
    """In a time trial: the seats that got their second deal, one bit each."""
    ledger: tuple[StageResult, ...]
    """The finished stages."""

    def derive(self) -> None:
        self.leg = self.course.legs[self.stage_index]
        self.chance_left = sum(self.chance_pile)
        self.blocked = [0] * (self.leg.end + 1)
        for number, lane in zip(self.numbers, self.lanes, strict=True):
            self.blocked[number] |= lane
        for number, lanes in self.zones:
            self.blocked[number] |= lanes

    def copy_open(self, new: "SecondsOpen") -> None:
        new.course = self.course
        new.leg = self.leg
        new.phase = self.phase
        new.stage_index = self.stage_index
        new.to_decide = self.to_decide
        new.round = self.round
        new.starter = self.starter
        new.order = self.order
        new.turn = self.turn
        new.rider = self.rider
        new.numbers = self.numbers[:]
        new.lanes = self.lanes[:]
        new.besides = self.besides[:]
        new.blocked = self.blocked[:]
        new.zones = self.zones
        new.skips = self.skips
        new.arrivals = self.arrivals[:]
        new.finish_rounds = self.finish_rounds[:]
        new.finish_lanes = self.finish_lanes[:]
        new.hand_sizes = self.hand_sizes[:]
        new.shown = self.shown[:]
        new.draw_count = self.draw_count
        new.played = self.played[:]
        new.buried_sizes = self.buried_sizes[:]
        new.chance_pile = self.chance_pile[:]
        new.chance_left = self.chance_left
        new.chance_bottom = self.chance_bottom
        new.chance_card = self.chance_card
        new.kept = self.kept[:]
        new.deltas = self.deltas[:]
        new.passed = self.passed[:]
        new.passing = self.passing[:]
        new.bonus_seconds = self.bonus_seconds[:]
        new.bonus_points = self.bonus_points[:]
        new.due = self.due[:]
        new.to_discard = self.to_discard
        new.swapped = self.swapped
        new.choice_number = self.choice_number
        new.choice_lanes = self.choice_lanes
        new.moved = self.moved
        new.refilled = self.refilled
        new.ledger = self.ledger

    def racing(self, seat: int) -> int:
        """How many of a team's riders have not finished."""
        return self.finish_rounds[seat * RIDERS : (seat + 1) * RIDERS].count(0)

    def standings(self) -> Standings | None:
        """The standings after the last finished stage, if there was one."""
        return standings(self.ledger) if self.ledger else None

    def final(self) -> FinalResult | None:
        """The final classification once the tour is over."""
        return final_result(self.ledger) if self.phase is TOUR_END else None


class SecondsPosition(SecondsOpen, State[Move]):
    """The whole table. The rules are in `rules.SecondsState`, which adds nothing to remember."""

    __slots__ = ("buried", "draw", "hands")

    hands: list[int]
    """Counts by seat and value: seat × kinds + value."""
    draw: list[int]
    buried: list[int]
    """The face-down part of the discard pile, counts by seat who discarded them and value."""

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        self.copy_open(new)
        new.hands = self.hands[:]
        new.draw = self.draw[:]
        new.buried = self.buried[:]
        return new

    def set_out(self, course: Course) -> None:
        """The table before the first stage."""
        self.course = course
        self.starter = -1
        self.ledger = ()
        self.line_up(0)

    def line_up(self, index: int) -> None:
        """The table before a stage: riders behind the start line, all cards in their piles (SEC-2.6, 2.7)."""
        course = self.course
        seats, riders, kinds = course.seats, course.riders, course.kinds
        sprints = len(course.legs[index].sprints)
        self.stage_index = index
        self.round = 0
        self.order = ()
        self.numbers = [0] * riders
        self.lanes = [0] * riders
        self.besides = [0] * riders
        self.zones = ()
        self.skips = 0
        self.arrivals = list(range(riders))
        self.finish_rounds = [0] * riders
        self.finish_lanes = [0] * riders
        self.hands = [0] * (seats * kinds)
        self.hand_sizes = [0] * seats
        self.shown = [()] * seats
        self.draw = list(course.deck)
        self.draw_count = sum(course.deck)
        self.played = [0] * kinds
        self.buried = [0] * (seats * kinds)
        self.buried_sizes = [0] * seats
        self.chance_pile = list(course.chance_deck)
        self.chance_bottom = ()
        self.kept = [0] * (riders * KEPT_KINDS)
        self.deltas = [0] * riders
        self.passed = [0] * sprints
        self.passing = [0] * sprints
        self.bonus_seconds = [0] * riders
        self.bonus_points = [0] * riders
        self.due = [0] * seats
        self.moved = 0
        self.refilled = 0
        self.derive()
        self.rest()

    def rest(self) -> None:
        """Nobody is in turn and nothing waits to be chosen."""
        self.phase = TOUR_END
        self.to_decide = -1
        self.turn = -1
        self.rider = NO_RIDER
        self.chance_card = NO_CARD
        self.to_discard = 0
        self.swapped = 0
        self.choice_number = 0
        self.choice_lanes = 0

    def hand(self, seat: int) -> list[int]:
        """The counts by value in a hand."""
        kinds = self.course.kinds
        return self.hands[seat * kinds : (seat + 1) * kinds]

    def standing(self) -> list[float]:
        final = self.final()
        seats = self.course.seats
        if final is not None:
            return [1.0 if seat == final.winner else 0.0 for seat in range(seats)]
        table = self.standings()
        behind = table.team_times if table else (0,) * seats
        points = table.points if table else (0,) * seats
        return [
            points[seat]
            + sum(self.bonus_points[seat * RIDERS : (seat + 1) * RIDERS])
            + (sum(self.numbers[seat * RIDERS : (seat + 1) * RIDERS]) - behind[seat]) / self.leg.length
            for seat in range(seats)
        ]
