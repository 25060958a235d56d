"""A position of the game: flat numbers by rider and by group, and the one turn that is under way."""

from enum import IntEnum
from typing import Final, Self

from gruppetto.engine.contract import NOBODY, State
from gruppetto.engine.open import Open
from gruppetto.games.peloton.rules.actions import Move
from gruppetto.games.peloton.rules.course import Leg
from gruppetto.games.peloton.rules.ledger import StageResult, Standings
from gruppetto.games.peloton.rules.race import Race
from gruppetto.games.peloton.rules.ways import Ways


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
        "arrived",
        "attackers",
        "braked",
        "brakes",
        "breakaway_dice",
        "breakaways",
        "card",
        "climb_paces",
        "closed",
        "declined",
        "die",
        "face",
        "fallen",
        "finishers",
        "finishes",
        "gifts",
        "group_of",
        "group_sizes",
        "hexes",
        "jerseys",
        "leaders",
        "ledger",
        "leg",
        "line_up",
        "offer_hex",
        "offer_rider",
        "order",
        "out",
        "owes",
        "paces",
        "phase",
        "placed",
        "race",
        "reach",
        "resets",
        "rest",
        "rider",
        "road",
        "sequence",
        "sheltered",
        "solo",
        "speed",
        "spent",
        "stage_index",
        "stuck",
        "taken",
        "takers",
        "to_decide",
        "turn",
        "ways",
    )

    derived = frozenset({"gifts", "leg", "reach", "road", "taken", "ways"})

    race: Race
    """What edition, options and number of seats fix."""
    leg: Leg
    """The stage being ridden, as tables."""
    ways: Ways
    phase: Phase
    stage_index: int
    """Which stage of the race, from 0."""

    # --- the start (PEL-1) ---
    line_up: tuple[int, ...]
    """Who places next: in the first stage teams in the drawn order, one entry a rider; later riders, best first."""
    placed: int
    """How many of them have placed."""

    # --- the road ---
    hexes: list[int]
    """By rider his hex, or OFF."""
    road: bytearray
    """By hex the rider on it plus 1, or 0 where it is free (PEL-0.15)."""
    taken: int
    """The hexes that hold a rider, one bit each: the same as `road`, for tests of many hexes at once."""
    out: int
    """The riders who have left the race, one bit each (PEL-18.7)."""

    # --- the sequence: a snapshot of its start (PEL-3, PEL-7, PEL-11) ---
    sequence: int
    """Its number from 1; 0 before the first."""
    order: tuple[int, ...]
    turn: int
    """The place in `order`, -1 before the first sequence."""
    group_of: list[int]
    """By rider the number of his group in this sequence, in the order of play of their leaders; -1 off the road."""
    group_sizes: tuple[int, ...]
    leaders: tuple[int, ...]
    """By group its first rider in the order."""
    attackers: int
    """The riders in attack position, one bit each."""

    # --- groups within the sequence (section 4.2), by number of the group ---
    paces: list[int]
    """0 while empty."""
    climb_paces: int
    """The groups whose pace was set by a rider who began on a climb, one bit each."""
    sheltered: int
    """The groups in which somebody has broken the wind already, one bit each (PEL-8.1)."""
    brakes: list[int]
    """How many of the next members are braked."""
    resets: int
    """The groups whose pace must be reset after a fall, one bit each (PEL-18.5)."""
    breakaways: list[int]
    """The value of an open breakaway, or 0."""
    breakaway_dice: list[int]
    """The die that opened it, or NONE."""
    closed: int
    """The groups in which a breakaway was closed, one bit each (PEL-12.5)."""
    fallen: int
    """The riders who crashed in this sequence, one bit each."""
    stuck: int
    """The riders with a collision in this sequence, one bit each (PEL-6)."""
    arrived: tuple[int, ...]
    """The riders in the stretch in the order in which they came to their hexes (PEL-21.6)."""

    # --- the turn ---
    rider: int
    """The rider in turn, or NO_RIDER."""
    braked: bool
    """Whether he is braked (PEL-17.3)."""
    die: int
    """The last die thrown in this turn, or NONE; `face` is what it showed, an index into its faces."""
    face: int
    card: int
    """The card played in this turn, or NONE."""
    solo: int
    """A solo attack under way: BY_DIE or BY_CARD; else ORDINARY."""
    speed: int
    """The steps of the move to make."""
    rest: int
    """The steps that may be given away (PEL-19.1)."""
    owes: bool
    """Whether he stopped short and must share, which only `exact_move` knows."""
    declined: int
    """The riders whose owners said no in this turn, one bit each (PEL-19.5)."""
    offer_rider: int
    """The opponent's rider who was offered steps, or NO_RIDER."""
    offer_hex: int
    gifts: tuple[Move, ...] | None
    """The ways to give the rest away; worked out once, never changed."""
    reach: dict[int, int] | None
    """The hexes that the rider in turn can reach, with the steps to each; worked out once, never changed."""

    # --- the stage and the race ---
    takers: list[tuple[int, ...]]
    """By sprint and summit line the first four, in time (PEL-20.4)."""
    finishes: list[tuple[int, int]]
    """By rider the sequence and the second value of his finish; (0, 0) while he rides; (-1, 0) for DNF."""
    finishers: tuple[int, ...]
    """Those who have finished, as placed."""
    jerseys: tuple[int, ...]
    """The leaders of the individual, mountain and sprint classification by the colours of the cards, or NO_RIDER."""
    spent: int
    """The cards used in this stage, one bit each."""
    ledger: tuple[StageResult, ...]

    def derive(self) -> None:
        self.find_leg()
        for rider, place in enumerate(self.hexes):
            if place != OFF:
                self.road[place] = rider + 1
                self.taken |= self.ways.bits[place]
        self.gifts = None
        self.reach = None

    def find_leg(self) -> None:
        """The tables of the stage, and its road with nobody on it."""
        self.leg = self.race.legs[self.stage_index]
        self.ways = self.race.ways[self.stage_index]
        self.road = bytearray(self.leg.size)
        self.taken = 0

    def copy_open(self, new: "PelotonOpen") -> None:
        new.race = self.race
        new.leg = self.leg
        new.ways = self.ways
        new.phase = self.phase
        new.to_decide = self.to_decide
        new.stage_index = self.stage_index
        new.line_up = self.line_up
        new.placed = self.placed
        new.hexes = self.hexes[:]
        new.road = self.road[:]
        new.taken = self.taken
        new.out = self.out
        new.sequence = self.sequence
        new.order = self.order
        new.turn = self.turn
        new.group_of = self.group_of[:]
        new.group_sizes = self.group_sizes
        new.leaders = self.leaders
        new.attackers = self.attackers
        new.paces = self.paces[:]
        new.climb_paces = self.climb_paces
        new.sheltered = self.sheltered
        new.brakes = self.brakes[:]
        new.resets = self.resets
        new.breakaways = self.breakaways[:]
        new.breakaway_dice = self.breakaway_dice[:]
        new.closed = self.closed
        new.fallen = self.fallen
        new.stuck = self.stuck
        new.arrived = self.arrived
        new.rider = self.rider
        new.braked = self.braked
        new.die = self.die
        new.face = self.face
        new.card = self.card
        new.solo = self.solo
        new.speed = self.speed
        new.rest = self.rest
        new.owes = self.owes
        new.declined = self.declined
        new.offer_rider = self.offer_rider
        new.offer_hex = self.offer_hex
        new.gifts = self.gifts
        new.reach = self.reach
        new.takers = self.takers[:]
        new.finishes = self.finishes[:]
        new.finishers = self.finishers
        new.jerseys = self.jerseys
        new.spent = self.spent
        new.ledger = self.ledger

    @property
    def over(self) -> bool:
        return self.phase is OVER

    def standings(self) -> Standings:
        """The classifications after the stages that are over."""
        return self.race.standings(self.ledger)

    def group(self, number: int) -> list[int]:
        """The riders of a group of this sequence, in the order of play."""
        return [rider for rider in self.order if self.group_of[rider] == number]


class PelotonPosition(PelotonOpen, State[Move]):
    """The table as something that changes. The rules are in `rules.PelotonState`; neither adds anything to remember."""

    __slots__ = ()

    def copy(self) -> Self:
        new = self.__class__.__new__(self.__class__)
        self.copy_open(new)
        return new

    def set_out(self, race: Race) -> None:
        """The table before the first stage."""
        self.race = race
        self.out = 0
        self.ledger = ()
        self.jerseys = (NO_RIDER,) * 3
        self.clear_road(0)

    def clear_road(self, index: int) -> None:
        """The table before a stage: nobody on the road, nothing scored."""
        race = self.race
        self.stage_index = index
        self.find_leg()
        self.line_up = ()
        self.placed = 0
        self.hexes = [OFF] * race.riders
        self.sequence = 0
        self.takers = [()] * len(self.leg.lines)
        self.finishes = [(0, 0)] * race.riders
        self.finishers = ()
        self.spent = 0
        self.clear_sequence()
        self.rest_turn()

    def clear_sequence(self) -> None:
        """No order, no groups, and nothing that lasts for a sequence."""
        self.order = ()
        self.turn = -1
        self.group_of = [-1] * self.race.riders
        self.group_sizes = ()
        self.leaders = ()
        self.attackers = 0
        self.paces = []
        self.climb_paces = 0
        self.sheltered = 0
        self.brakes = []
        self.resets = 0
        self.breakaways = []
        self.breakaway_dice = []
        self.closed = 0
        self.fallen = 0
        self.stuck = 0
        self.arrived = ()

    def rest_turn(self) -> None:
        """Nobody is in turn."""
        self.phase = OVER
        self.to_decide = NOBODY
        self.rider = NO_RIDER
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing of a turn is under way."""
        self.braked = False
        self.die = NONE
        self.face = NONE
        self.card = NONE
        self.solo = ORDINARY
        self.speed = 0
        self.rest = 0
        self.owes = False
        self.declined = 0
        self.offer_rider = NO_RIDER
        self.offer_hex = NONE
        self.gifts = None
        self.reach = None

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
