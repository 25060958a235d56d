"""A position of the game: flat numbers by rider and seat, hands as sorted kinds, piles as counts by kind, and no order
of hidden cards."""

from abc import ABC, abstractmethod
from enum import IntEnum
from typing import Final, Self

from gruppetto.engine.open import Open
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.rules.course import Course, Leg
from gruppetto.games.bostock.rules.ledger import Entrant, FinalResult, StageResult, Totals
from gruppetto.games.bostock.rules.scoring import final_result, green_line_points, totals


class Phase(IntEnum):
    """What is decided next."""

    CHOOSE = 0
    """A race card to play or lay down, or a kept Risk card."""
    MOVE = 1
    """A rider, a number, a cell."""
    PICK = 2
    """The team mate who gives up his wheel."""
    SWAP = 3
    """Cards to exchange, one by one."""
    LAY_OFF = 4
    """Which of the best cards the commissaires take."""
    NOMINATE = 5
    RIDE = 6
    """A card in the individual time trial, hidden until the heat has chosen."""
    OVER = 7


# Under names of their own, since a look-up in an enum costs more than all the rest of a test.
CHOOSE_PHASE: Final = Phase.CHOOSE
MOVE_PHASE: Final = Phase.MOVE
PICK_PHASE: Final = Phase.PICK
SWAP_PHASE: Final = Phase.SWAP
LAY_OFF_PHASE: Final = Phase.LAY_OFF
NOMINATE_PHASE: Final = Phase.NOMINATE
RIDE_PHASE: Final = Phase.RIDE
OVER_PHASE: Final = Phase.OVER

NO_RIDER: Final = -1
NO_SEAT: Final = -1

_ON_THE_TABLE: Final = """
    course leg stage_index phase dealer round
    rows lanes occupied lost placed across yellow green
    draw_count discards discarded risk_pile risk_left risk_bottom held held_by
    turned risk_played cards_due cards_played headwind still breakaway card numbers unmoved bonus gift_steps
    gift_riders gift_count risk_card risk_rider swapped
    named waiting heat distances used rides automatic results
"""


class BostockOpen(Open):
    """What lies open on the table. Riders are seat × 3 + 0, 1, 2; race and Risk cards are kinds, their places in
    `course.edition.race_cards` and `course.risk_cards`."""

    __slots__ = tuple(_ON_THE_TABLE.split())

    derived = frozenset({"leg", "occupied", "risk_left"})

    course: Course
    leg: Leg
    """The stage being ridden: `course.legs[stage_index]`."""
    stage_index: int
    phase: Phase
    dealer: int
    round: int
    """On the road and in a team time trial, from 1; a round begins with the seat left of the dealer."""

    # --- the road, by rider (seat × 3 + number - 1)
    rows: list[int]
    """From 1; one beyond the last for a rider who has finished; 0 for nobody's place in an individual time trial."""
    lanes: list[int]
    """The lane as a bit; 0 for a rider on no cell."""
    occupied: list[int]
    """By row the lanes that hold a rider who is in the way; in a lane for each rider nobody is (D-32)."""
    lost: list[int]
    """Turns still to sit out; above 0 the rider is turned (BOS-9.1)."""
    placed: tuple[int, ...]
    """The riders who have finished this stage, in order."""
    across: tuple[int, ...]
    """The first two riders across the green line in this stage."""
    yellow: int
    """The rider in the Yellow Jersey, or NO_RIDER."""
    green: int

    # --- cards
    draw_count: int
    discards: list[int]
    """Counts by kind: discards lie open (D-40)."""
    discarded: int
    """The kind on top of the discards, or NO_CARD."""
    risk_pile: list[int]
    """The Risk cards of unknown order, counts by kind."""
    risk_left: int
    risk_bottom: tuple[int, ...]
    """The kinds that lie below them, in order (BOS-8.13)."""
    held: list[int]
    """By seat the kind of the kept Risk card, or NO_CARD."""
    held_by: list[int]
    """By seat the rider who drew it, or NO_RIDER."""

    # --- the turn
    turned: int
    """The riders of the seat in turn who were turned when it began, one bit each (BOS-9.3)."""
    risk_played: bool
    """Whether a Risk card was played in this turn (BOS-8.3)."""
    cards_due: int
    """Race cards still to play in this turn."""
    cards_played: int
    """Race cards played in it."""
    headwind: bool
    still: bool
    """Level crossing: nobody of the team moves."""
    breakaway: int
    """The rider whose number counts double, or NO_RIDER."""
    card: int
    """The race card being used, or NO_CARD."""
    numbers: tuple[int, ...]
    """Its numbers still to use, from the greatest on, after Headwind."""
    unmoved: int
    """The riders who may still use one, one bit each."""
    bonus: bool
    """Whether the colour bonus is still to be had."""
    gift_steps: int
    """Steps given by a Risk card; they come before the rest of the race card."""
    gift_riders: int
    """Who may take them, one bit each."""
    gift_count: int
    """How many of those riders may."""
    risk_card: int
    """The Risk card that asks for a choice, or NO_CARD."""
    risk_rider: int
    """The rider who drew it."""
    swapped: int
    """The cards laid down for it so far."""

    # --- the individual time trial, by seat
    named: list[int]
    """The rider who rides, or NO_RIDER."""
    waiting: tuple[int, ...]
    """The seats whose heats are still to come in this ride."""
    heat: tuple[int, ...]
    """The seats of the present heat."""
    distances: list[int]
    used: list[int]
    """Cards used in the present ride."""
    rides: list[tuple[int, ...]]
    """Cards used in the stage and in each ride-off, as far as they are over."""
    automatic: int
    """The seats that ride on by themselves, one bit each (D-44)."""

    results: tuple[StageResult, ...]

    def derive(self) -> None:
        self.leg = self.course.legs[self.stage_index]
        self.risk_left = sum(self.risk_pile)
        self.occupied = [0] * (self.leg.last + 2)
        if not self.leg.abreast:
            for row, lane in zip(self.rows, self.lanes, strict=True):
                self.occupied[row] |= lane

    def copy_open(self, new: "BostockOpen") -> None:
        new.course, new.leg, new.results = self.course, self.leg, self.results
        new.stage_index, new.dealer, new.round = self.stage_index, self.dealer, self.round
        new.phase, new.to_decide = self.phase, self.to_decide
        new.rows, new.lanes, new.occupied = self.rows[:], self.lanes[:], self.occupied[:]
        new.lost, new.placed, new.across = self.lost[:], self.placed, self.across
        new.yellow, new.green = self.yellow, self.green
        new.draw_count, new.discards, new.discarded = self.draw_count, self.discards[:], self.discarded
        new.risk_pile, new.risk_left, new.risk_bottom = self.risk_pile[:], self.risk_left, self.risk_bottom
        new.held, new.held_by = self.held[:], self.held_by[:]
        new.turned, new.risk_played = self.turned, self.risk_played
        new.cards_due, new.cards_played = self.cards_due, self.cards_played
        new.headwind, new.still, new.breakaway = self.headwind, self.still, self.breakaway
        new.card, new.numbers = self.card, self.numbers
        new.unmoved, new.bonus = self.unmoved, self.bonus
        new.gift_steps, new.gift_riders, new.gift_count = self.gift_steps, self.gift_riders, self.gift_count
        new.risk_card, new.risk_rider, new.swapped = self.risk_card, self.risk_rider, self.swapped
        new.named, new.waiting, new.heat = self.named[:], self.waiting, self.heat
        new.distances, new.used = self.distances[:], self.used[:]
        new.rides, new.automatic = self.rides[:], self.automatic

    def is_home(self, rider: int) -> bool:
        return self.rows[rider] > self.leg.last

    def is_complete(self, seat: int) -> bool:
        """All three riders of a team have finished."""
        beyond = self.leg.last + 1
        first = seat * RIDERS
        return self.rows[first] == self.rows[first + 1] == self.rows[first + 2] == beyond

    def entry(self, rider: int) -> Entrant:
        return Entrant.of(rider)

    def totals(self) -> Totals:
        """Both classifications as they stand, with what the green line of this stage has brought (BOS-7.8)."""
        course = self.course
        so_far = totals(self.results, course.seats)
        if len(self.results) > self.stage_index or not self.across:
            return so_far
        across = tuple(self.entry(rider) for rider in self.across)
        green = green_line_points(across, self.across[0] == self.yellow, course.points, course.seats)
        return Totals(tuple(map(sum, zip(so_far.individual, green, strict=True))), so_far.team)

    def final(self) -> FinalResult | None:
        """The final classification once the tour is over."""
        if self.phase is not OVER_PHASE:
            return None
        return final_result(self.results, self.course.seats, shared=self.course.shared_tie)


class BostockPosition(BostockOpen, ABC):
    """The whole table. The rules are in `rules.BostockState`, which adds nothing to remember."""

    __slots__ = ("chosen", "draw", "hands")

    hands: list[tuple[int, ...]]
    """By seat the kinds in hand, sorted."""
    draw: list[int]
    """Counts by kind; what comes next is decided when it is drawn."""
    chosen: list[int]
    """By seat the card laid face down in the individual time trial, or NO_CARD."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent position."""

    def copy_hidden(self, new: "BostockPosition") -> None:
        new.hands, new.draw, new.chosen = self.hands[:], self.draw[:], self.chosen[:]

    def set_out(self, course: Course) -> None:
        """The table before the first stage: jerseys unowned (BOS-1.8)."""
        self.course = course
        self.dealer = NO_SEAT
        self.yellow = self.green = NO_RIDER
        self.results = ()
        self.line_up(0)

    def line_up(self, index: int) -> None:
        """The table before a stage: riders on their strips, all cards in their piles (BOS-2.6, 2.8, 2.9)."""
        course, seats, leg = self.course, self.course.seats, self.course.legs[index]
        self.stage_index = index
        self.round = self.automatic = 0
        self.placed = self.across = self.risk_bottom = self.waiting = self.heat = ()
        self.rows, self.lanes, self.lost = [0] * course.riders, [0] * course.riders, [0] * course.riders
        if not leg.solo_trial:
            for rider in range(course.riders):
                self.rows[rider] = RIDERS - rider % RIDERS
                self.lanes[rider] = 1 << leg.stage.start_lanes[course.places[rider // RIDERS]] - 1
        self.gather()
        self.risk_pile = list(course.risk_deck)
        self.held, self.chosen = [NO_CARD] * seats, [NO_CARD] * seats
        self.held_by, self.named = [NO_RIDER] * seats, [NO_RIDER] * seats
        self.distances, self.used = [0] * seats, [0] * seats
        self.rides = [()] * seats
        self.derive()
        self.rest()

    def gather(self) -> None:
        """All race cards into the draw pile."""
        self.hands = [()] * self.course.seats
        self.draw = list(self.course.deck)
        self.draw_count = self.course.deck_count
        self.discards = [0] * self.course.kinds
        self.discarded = NO_CARD

    def rest(self) -> None:
        """Nobody is in turn and nothing waits to be chosen."""
        self.phase = OVER_PHASE
        self.to_decide = -1
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing of an earlier turn counts any more."""
        self.turned = self.cards_due = self.cards_played = 0
        self.risk_played = self.headwind = self.still = False
        self.breakaway = NO_RIDER
        self.clear_card()
        self.clear_gift()
        self.clear_choice()

    def clear_card(self) -> None:
        self.card = NO_CARD
        self.numbers = ()
        self.unmoved = 0
        self.bonus = False

    def clear_gift(self) -> None:
        self.gift_steps = self.gift_riders = self.gift_count = 0

    def clear_choice(self) -> None:
        self.risk_card = NO_CARD
        self.risk_rider = NO_RIDER
        self.swapped = 0

    def standing(self) -> list[float]:
        final = self.final()
        if final is not None:
            winners = final.winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.course.seats)]
        sums, ways = self.totals().sums, max(1, self.leg.last * RIDERS)
        return [total + sum(self.rows[seat * RIDERS : (seat + 1) * RIDERS]) / ways for seat, total in enumerate(sums)]
