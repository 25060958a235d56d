"""A position of the game: flat numbers by rider and by group, and the one turn that is under way."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import IntEnum
from typing import Final, Self

from gruppetto.engine.contract import NOBODY
from gruppetto.engine.open import Open
from gruppetto.games.peloton.rules.actions import Move
from gruppetto.games.peloton.rules.ledger import StageResult, Standings
from gruppetto.games.peloton.rules.race import Race
from gruppetto.games.peloton.rules.scoring import stage_time


class Phase(IntEnum):
    """The phases in which somebody decides, and the end; the others of the specification pass by themselves."""

    PLACE = 0
    SPEED = 1
    SYMBOL = 2
    MOVE = 3
    MOVE2 = 4
    SHARE = 5
    CONSENT = 6
    OVER = 7


PLACE_PHASE: Final = Phase.PLACE
SPEED_PHASE: Final = Phase.SPEED
SYMBOL_PHASE: Final = Phase.SYMBOL
MOVE_PHASE: Final = Phase.MOVE
MOVE2_PHASE: Final = Phase.MOVE2
SHARE_PHASE: Final = Phase.SHARE
CONSENT_PHASE: Final = Phase.CONSENT
OVER: Final = Phase.OVER

NO_RIDER: Final = -1
OFF: Final = -1
"""The hex of a rider who is not on the road."""
NONE: Final = -1
"""No die, no card, no hex."""

ORDINARY: Final = 0
BY_DIE: Final = 1
BY_CARD: Final = 2


class PelotonOpen(Open):
    """What the table holds: all of it lies open, for nothing is hidden in this game.

    Riders are numbered team by team: team × size + 0, 1, …; hexes by their place in the tables of the stage.
    """

    __slots__ = (
        "arrived", "attackers", "braked", "brakes", "breakaway_dice", "breakaways", "card", "climb_paces", "closed",
        "declined", "die", "face", "fallen", "finishers", "finishes", "gifts", "group_of", "group_sizes", "hard_paces",
        "hexes", "jerseys", "leaders", "ledger", "leg", "line_up", "offer_hex", "offer_rider", "order", "out", "owes",
        "paces", "phase", "placed", "race", "reach", "resets", "rest", "rider", "road", "sequence", "sheltered", "solo",
        "speed", "spent", "stage_index", "stuck", "taken", "takers", "turn", "ways",
    )  # fmt: skip

    derived = frozenset({"gifts", "leg", "reach", "road", "taken", "ways"})

    # --- fields, each declared where it is set out ---

    def set_out(self, race: Race) -> None:
        """The table before the first stage."""
        self.race = race
        """What edition, options and number of seats fix."""
        self.out = 0
        """The riders who have left the race, one bit each (PEL-18.7)."""
        self.jerseys: tuple[int, ...] = (NO_RIDER,) * 3
        """The leaders of the individual, mountain and sprint classification by the colours of the cards, or none."""
        self.ledger: tuple[StageResult, ...] = ()
        self.clear_road(0)

    def clear_road(self, index: int) -> None:
        """The table before a stage: nobody on the road, nothing scored."""
        riders = self.race.riders
        self.stage_index = index
        """Which stage of the race, from 0."""
        self.find_leg()
        self.line_up: tuple[int, ...] = ()
        """Who places next: in the first stage teams in the drawn order, one entry a rider; later riders, best first."""
        self.placed = 0
        """How many of them have placed (PEL-1)."""
        self.hexes = [OFF] * riders
        """By rider his hex, or OFF."""
        self.sequence = 0
        """Its number from 1; 0 before the first."""
        self.takers: list[tuple[int, ...]] = [()] * len(self.leg.lines)
        """By sprint and summit line the first four, in time (PEL-20.4)."""
        self.finishes = [(0, 0)] * riders
        """By rider the sequence and the second value of his finish; (0, 0) while he rides; (-1, 0) for DNF."""
        self.finishers: tuple[int, ...] = ()
        """Those who have finished, as placed."""
        self.spent = 0
        """The cards used in this stage, one bit each."""
        self.clear_sequence()
        self.rest_turn()

    def find_leg(self) -> None:
        """The stage being ridden, as tables, and its road with nobody on it."""
        self.leg = self.race.legs[self.stage_index]
        self.ways = self.race.ways[self.stage_index]
        self.road = bytearray(self.leg.size)
        """By hex the rider on it plus 1, or 0 where it is free (PEL-0.15)."""
        self.taken = 0
        """The hexes that hold a rider, one bit each: the same as `road`, for tests of many hexes at once."""

    def clear_sequence(self) -> None:
        """No order and no groups: a sequence takes a snapshot of its start (PEL-3, PEL-7, PEL-11)."""
        self.order: tuple[int, ...] = ()
        self.group_of = [-1] * self.race.riders
        """By rider the number of his group in this sequence, in the order of play of their leaders; -1 off the road."""
        self.group_sizes: tuple[int, ...] = ()
        self.leaders: tuple[int, ...] = ()
        """By group its first rider in the order."""
        self.attackers = 0
        """The riders in attack position, one bit each."""
        self.clear_groups(0)

    def clear_groups(self, count: int) -> None:
        """Nothing has happened in this sequence, of so many groups (section 4.2)."""
        self.turn = -1
        """The place in `order`, -1 before the first."""
        self.paces = [0] * count
        """By group, 0 while empty."""
        self.climb_paces = 0
        """The groups whose pace was set by a rider who began on a climb, one bit each."""
        self.hard_paces = 0
        """The groups whose pace of 4 is 3 for the next who can ride, one bit each, where that is the reading (D-15)."""
        self.sheltered = 0
        """The groups in which somebody has broken the wind already, one bit each (PEL-8.1)."""
        self.brakes = [0] * count
        """By group how many of the next members are braked."""
        self.resets = 0
        """The groups whose pace must be reset after a fall, one bit each (PEL-18.5)."""
        self.breakaways = [0] * count
        """By group the value of an open breakaway, or 0."""
        self.breakaway_dice: list[int] = [NONE] * count
        """The die that opened it, or NONE."""
        self.closed = 0
        """The groups in which a breakaway was closed, one bit each (PEL-12.5)."""
        self.fallen = 0
        """The riders who crashed in this sequence, one bit each."""
        self.stuck = 0
        """The riders with a collision in this sequence, one bit each (PEL-6)."""
        self.arrived: tuple[int, ...] = ()
        """The riders in the stretch in the order in which they came to their hexes (PEL-21.6)."""

    def rest_turn(self) -> None:
        """Nobody is in turn."""
        self.phase: Phase = OVER
        self.to_decide = NOBODY
        self.rider = NO_RIDER
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing of a turn is under way."""
        self.braked = False
        """Whether the rider in turn is braked (PEL-17.3)."""
        self.die: int = NONE
        """The last die thrown in this turn, or NONE; `face` is what it showed, an index into its faces."""
        self.face: int = NONE
        self.card: int = NONE
        """The card played in this turn, or NONE."""
        self.solo: int = ORDINARY
        """A solo attack under way: BY_DIE or BY_CARD; else ORDINARY."""
        self.speed = 0
        """The steps of the move to make."""
        self.rest = 0
        """The steps that may be given away (PEL-19.1)."""
        self.owes = False
        """Whether he stopped short and must share, which only `exact_move` knows."""
        self.declined = 0
        """The riders whose owners said no in this turn, one bit each (PEL-19.5)."""
        self.offer_rider: int = NO_RIDER
        """The opponent's rider who was offered steps, or NO_RIDER."""
        self.offer_hex: int = NONE
        self.gifts: tuple[Move, ...] | None = None
        """The ways to give the rest away; worked out once, never changed."""
        self.reach: dict[int, int] | None = None
        """The hexes that the rider in turn can reach, with the steps to each; worked out once, never changed."""

    def derive(self) -> None:
        self.find_leg()
        for rider, place in enumerate(self.hexes):
            if place != OFF:
                self.road[place] = rider + 1
                self.taken |= self.ways.bits[place]
        self.gifts = None
        self.reach = None

    def copy_open(self, new: "PelotonOpen") -> None:
        """Lists and the road are copied; all else never changes."""
        new.race, new.leg, new.ways = self.race, self.leg, self.ways
        new.stage_index, new.line_up, new.placed = self.stage_index, self.line_up, self.placed
        new.jerseys, new.spent, new.ledger = self.jerseys, self.spent, self.ledger
        new.hexes, new.road, new.taken = self.hexes[:], self.road[:], self.taken
        new.takers, new.finishes, new.finishers = self.takers[:], self.finishes[:], self.finishers
        new.out, new.sequence, new.order = self.out, self.sequence, self.order
        new.group_of, new.group_sizes, new.leaders = self.group_of[:], self.group_sizes, self.leaders
        new.attackers, new.fallen, new.stuck = self.attackers, self.fallen, self.stuck
        new.turn, new.arrived = self.turn, self.arrived
        new.paces, new.climb_paces, new.sheltered = self.paces[:], self.climb_paces, self.sheltered
        new.hard_paces = self.hard_paces
        new.brakes, new.resets, new.closed = self.brakes[:], self.resets, self.closed
        new.breakaways, new.breakaway_dice = self.breakaways[:], self.breakaway_dice[:]
        new.phase, new.to_decide = self.phase, self.to_decide
        new.rider, new.braked, new.solo = self.rider, self.braked, self.solo
        new.die, new.face, new.card = self.die, self.face, self.card
        new.speed, new.rest, new.owes = self.speed, self.rest, self.owes
        new.declined, new.offer_rider, new.offer_hex = self.declined, self.offer_rider, self.offer_hex
        new.gifts, new.reach = self.gifts, self.reach

    @property
    def over(self) -> bool:
        return self.phase is OVER

    def time(self, sequence: int, seconds: int = 0) -> int:
        """The stage time of who finishes in a sequence with a second value, or its clock (PEL-22.2)."""
        return stage_time(self.leg.base_time, sequence, seconds, self.race.edition.sequence_time)

    def standings(self) -> Standings:
        """The classifications after the stages that are over."""
        return self.race.standings(self.ledger)

    def group(self, number: int, after: int = -1) -> list[int]:
        """The riders of a group of this sequence in the order of play, or those whose turn is after a place in it."""
        return [rider for rider in self.order[after + 1 :] if self.group_of[rider] == number]


class PelotonPosition(PelotonOpen, ABC):
    """The table as something that changes. The rules are in `rules.PelotonState`; neither adds anything to remember."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Self:
        """An independent position."""

    @abstractmethod
    def actions(self) -> Sequence[Move]:
        """What is legal, in order."""

    def lift(self, rider: int) -> None:
        """Takes a rider off his hex."""
        place = self.hexes[rider]
        self.road[place] = 0
        self.taken ^= self.ways.bits[place]
        self.hexes[rider] = OFF

    def put(self, rider: int, place: int) -> None:
        """Puts a rider who is on no hex on a free one."""
        self.road[place] = rider + 1
        self.taken ^= self.ways.bits[place]
        self.hexes[rider] = place
