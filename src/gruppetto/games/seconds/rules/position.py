"""A position of the game: flat numbers by rider, hands and piles as counts by value, and no order of hidden cards."""

from abc import ABC, abstractmethod
from enum import IntEnum
from typing import Final, Self

from gruppetto.engine.open import Open
from gruppetto.games.seconds.box.cards import KEPT_KINDS, NO_CARD, RIDERS
from gruppetto.games.seconds.rules.course import Course, Leg
from gruppetto.games.seconds.rules.ledger import FinalResult, StageResult, Standings
from gruppetto.games.seconds.rules.scoring import by_team, final_result, standings


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


# A member by its bare name is found faster.
SURRENDER_PHASE: Final = Phase.SURRENDER
SKIP_PHASE: Final = Phase.SKIP
PLAY_PHASE: Final = Phase.PLAY
EXCHANGE_PHASE: Final = Phase.EXCHANGE
LANE_PHASE: Final = Phase.LANE
SWAP_PHASE: Final = Phase.SWAP
CHOOSE_PHASE: Final = Phase.CHOOSE_RIDER
TOUR_END: Final = Phase.TOUR_END
NO_RIDER: Final = -1


def team(seat: int) -> range:
    """The riders of a seat."""
    return range(seat * RIDERS, (seat + 1) * RIDERS)


def changed(figures: tuple[int, ...], place: int, figure: int) -> tuple[int, ...]:
    """Figures with another one at a place. What changes seldom is a tuple, which copies of a position share."""
    return (*figures[:place], figure, *figures[place + 1 :])


_ALL_THE_TIME = ("numbers", "lanes", "hand_sizes")
_BY_RIDER = ("besides", "finish_rounds", "finish_lanes", "deltas", "bonus_seconds", "bonus_points")
_BY_SEAT = ("buried_sizes", "due")
_BY_SPRINT = ("passed", "passing")
_IN_STAGE = ("round", "skips", "owing", "paid", "moved", "refilled")
"""Fields that begin a stage with nothing: lists of zeros where they change all the time, by rider, seat and sprint
tuples of zeros, and plain zeros; then the rest."""
_OF_TURN = ("phase", "turn", "rider", "chance_card")
_OF_CHOICE = ("to_discard", "swapped", "choice_number", "choice_lanes")
_OF_TOUR = ("course", "leg", "stage_index", "ledger", "starter", "order", "arrivals", "blocked", "zones")
_OF_CARDS = ("kept", "shown", "draw_count", "played", "chance_pile", "chance_bottom")


class SecondsOpen(Open):
    """What lies open on the table. Riders are seat × 3 + 0, 1, 2; seconds cards are their value, chance cards a kind:
    their place in `course.chance_cards`."""

    __slots__ = (
        *(*_ALL_THE_TIME, *_BY_RIDER, *_BY_SEAT, *_BY_SPRINT),
        *(*_IN_STAGE, *_OF_TURN, *_OF_CHOICE, *_OF_TOUR, *_OF_CARDS),
    )

    derived = frozenset({"blocked", "leg"})

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
    besides: tuple[int, ...]
    """By rider beside the road the carriageway where he fell, as a mask; else 0."""
    blocked: list[int]
    """By number the cells that hold a rider or belong to a crash zone."""
    zones: tuple[tuple[int, int], ...]
    """The crash zones of this round: number and carriageway (SEC-10.8)."""
    skips: int
    """The riders who skip their next turn, one bit each."""
    owing: int
    """Those of them for whose crash a card is still to be handed in at once (option `fall_card`), one bit each."""
    paid: int
    """Those of them for whom it has been, so that their skipped turn takes none, one bit each."""
    arrivals: list[int]
    """All riders in the order in which they came to where they are (SEC-10.10)."""
    finish_rounds: tuple[int, ...]
    """By rider the round in which he finished, 0 for those still racing."""
    finish_lanes: tuple[int, ...]
    """By rider the lane on which he finished, from 1; 0 on the line."""
    hand_sizes: list[int]
    shown: tuple[tuple[int, ...], ...]
    """By seat what everybody knows to be in the hand since it was shown: counts by value, or nothing (SEC-10.3)."""
    draw_count: int
    played: list[int]
    """The face-up part of the discard pile: cards played (SEC-5.1)."""
    buried_sizes: tuple[int, ...]
    """By seat how many cards of the face-down part are theirs (SEC-8.1, 10.12, 13.3)."""
    chance_pile: tuple[int, ...]
    """The chance cards of unknown order, counts by kind."""
    chance_bottom: tuple[int, ...]
    """The kinds that lie below them in a known order (SEC-8.6)."""
    chance_card: int
    """The kind being carried out while its rider's owner decides, or NO_CARD."""
    kept: tuple[int, ...]
    """Counts by rider and kept kind: rider × KEPT_KINDS + BOOST, BRAKES or MECHANIC."""
    deltas: tuple[int, ...]
    """By rider what the next card counts more or less (SEC-7.4)."""
    passed: tuple[int, ...]
    """By sprint of `leg.sprints` the riders who have passed it, one bit each."""
    passing: tuple[int, ...]
    """By sprint those of them who passed it in this round."""
    bonus_seconds: tuple[int, ...]
    bonus_points: tuple[int, ...]
    """By rider what this stage has brought so far."""
    due: tuple[int, ...]
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
        self.blocked = [0] * (self.leg.end + 1)
        for number, lane in zip(self.numbers, self.lanes, strict=True):
            self.blocked[number] |= lane
        for number, lanes in self.zones:
            self.blocked[number] |= lanes

    def copy_open(self, new: "SecondsOpen") -> None:
        new.course, new.leg, new.ledger = self.course, self.leg, self.ledger
        new.stage_index, new.starter = self.stage_index, self.starter
        new.round, new.order, new.turn, new.rider = self.round, self.order, self.turn, self.rider
        new.phase, new.to_decide = self.phase, self.to_decide
        new.numbers, new.lanes, new.besides = self.numbers[:], self.lanes[:], self.besides
        new.blocked, new.zones = self.blocked[:], self.zones
        new.skips, new.owing, new.paid, new.arrivals = self.skips, self.owing, self.paid, self.arrivals[:]
        new.finish_rounds, new.finish_lanes = self.finish_rounds, self.finish_lanes
        new.hand_sizes, new.shown = self.hand_sizes[:], self.shown
        new.draw_count, new.played, new.buried_sizes = self.draw_count, self.played[:], self.buried_sizes
        new.chance_pile, new.chance_bottom = self.chance_pile, self.chance_bottom
        new.kept, new.deltas, new.chance_card = self.kept, self.deltas, self.chance_card
        new.passed, new.passing = self.passed, self.passing
        new.bonus_seconds, new.bonus_points = self.bonus_seconds, self.bonus_points
        new.due, new.to_discard, new.swapped = self.due, self.to_discard, self.swapped
        new.choice_number, new.choice_lanes = self.choice_number, self.choice_lanes
        new.moved, new.refilled = self.moved, self.refilled

    def racing(self, seat: int) -> int:
        """How many of a team's riders have not finished."""
        return self.finish_rounds[seat * RIDERS : (seat + 1) * RIDERS].count(0)

    @property
    def chance_left(self) -> int:
        return sum(self.chance_pile)

    def kept_by(self, seat: int, kept: int) -> int:
        """How many cards of a kept kind the riders of a team hold."""
        return sum(self.kept[rider * KEPT_KINDS + kept] for rider in team(seat))

    def standings(self) -> Standings | None:
        """The standings after the last finished stage, if there was one."""
        return standings(self.ledger, self.course.reading) if self.ledger else None

    def final(self) -> FinalResult | None:
        """The final classification once the tour is over."""
        return final_result(self.ledger, self.course.reading) if self.phase is TOUR_END else None


class SecondsPosition(SecondsOpen, ABC):
    """The whole table. The rules are in `rules.SecondsState`, which adds nothing to remember."""

    __slots__ = ("buried", "draw", "hands")

    hands: list[int]
    """Counts by seat and value: seat × kinds + value."""
    draw: list[int]
    buried: tuple[int, ...]
    """The face-down part of the discard pile, counts by seat who discarded them and value."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent position."""

    def copy_hidden(self, new: "SecondsPosition") -> None:
        new.hands, new.draw, new.buried = self.hands[:], self.draw[:], self.buried

    def set_out(self, course: Course) -> None:
        """The table before the first stage."""
        self.course = course
        self.starter = -1
        self.ledger = ()
        self.line_up(0)

    def line_up(self, index: int) -> None:
        """The table before a stage: riders behind the start line, all cards in their piles (SEC-2.6, 2.7)."""
        course = self.course
        riders, seats, kinds = course.riders, course.seats, course.kinds
        sprints = len(course.legs[index].sprints)
        self.numbers, self.lanes, self.hand_sizes = [0] * riders, [0] * riders, [0] * seats
        for name in _BY_RIDER:
            setattr(self, name, (0,) * riders)
        for name in _BY_SEAT:
            setattr(self, name, (0,) * seats)
        for name in _BY_SPRINT:
            setattr(self, name, (0,) * sprints)
        for name in _IN_STAGE:
            setattr(self, name, 0)
        self.stage_index = index
        self.order = self.zones = ()
        self.arrivals = list(range(riders))
        self.hands, self.buried = [0] * (seats * kinds), (0,) * (seats * kinds)
        self.shown = ((),) * seats
        self.draw, self.played = list(course.deck), [0] * kinds
        self.draw_count = sum(course.deck)
        self.chance_pile, self.chance_bottom = course.chance_deck, ()
        self.kept = (0,) * (riders * KEPT_KINDS)
        self.derive()
        self.rest()

    def rest(self) -> None:
        """Nobody is in turn and nothing waits to be chosen."""
        self.phase = TOUR_END
        self.to_decide = self.turn = -1
        self.rider = NO_RIDER
        self.put_down()

    def put_down(self) -> None:
        """Nothing of the last turn waits any more."""
        self.chance_card = NO_CARD
        self.to_discard = self.swapped = 0
        self.choice_number = self.choice_lanes = 0

    def hand(self, seat: int) -> list[int]:
        """The counts by value in a hand."""
        kinds = self.course.kinds
        return self.hands[seat * kinds : (seat + 1) * kinds]

    def standing(self) -> list[float]:
        final = self.final()
        seats = range(self.course.seats)
        if final is not None:
            return [1.0 if seat == final.winner else 0.0 for seat in seats]
        table = self.standings()
        points, behind = (table.points, table.team_times) if table else ((0,) * len(seats),) * 2
        bonus, ridden = by_team(self.bonus_points), by_team(self.numbers)
        return [points[seat] + bonus[seat] + (ridden[seat] - behind[seat]) / self.leg.length for seat in seats]
