"""What one seat may know: everything on the table (nothing is hidden in this game), and its own legal actions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import View
from gruppetto.games.peloton.actions import SHARE, Move
from gruppetto.games.peloton.course import Leg
from gruppetto.games.peloton.ledger import StageResult, Standings
from gruppetto.games.peloton.race import Race
from gruppetto.games.peloton.sharing import find_gifts
from gruppetto.games.peloton.state import OVER, SHARE_PHASE, Phase, Position
from gruppetto.games.peloton.ways import Ways

if TYPE_CHECKING:
    from gruppetto.games.peloton.rules import PelotonState

Ints = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PelotonView(View[Move]):
    """One seat's view, or with seat -1 a spectator's. Names and meanings are those of `state.Position`."""

    race: Race
    seat: int
    to_decide: int
    actions: Sequence[Move]
    phase: Phase
    stage_index: int
    line_up: Ints
    placed: int
    hexes: Ints
    """By rider his hex, or -1 off the road."""
    out: int
    sequence: int
    order: Ints
    turn: int
    group_of: Ints
    group_sizes: Ints
    leaders: Ints
    attackers: int
    paces: Ints
    climb_paces: int
    sheltered: int
    brakes: Ints
    resets: int
    breakaways: Ints
    breakaway_dice: Ints
    closed: int
    fallen: int
    stuck: int
    arrived: Ints
    rider: int
    braked: bool
    die: int
    face: int
    card: int
    solo: int
    speed: int
    rest: int
    owes: bool
    declined: int
    offer_rider: int
    offer_hex: int
    takers: tuple[Ints, ...]
    finishes: tuple[tuple[int, int], ...]
    finishers: Ints
    jerseys: Ints
    spent: int
    ledger: tuple[StageResult, ...]

    @property
    def leg(self) -> Leg:
        """The stage being ridden."""
        return self.race.legs[self.stage_index]

    @property
    def ways(self) -> Ways:
        return self.race.ways[self.stage_index]

    @property
    def over(self) -> bool:
        return self.phase is OVER

    def standings(self) -> Standings:
        """The classifications after the stages that are over."""
        return self.race.standings(self.ledger)

    def group(self, number: int) -> list[int]:
        """The riders of a group of this sequence, in the order of play."""
        return [rider for rider in self.order if self.group_of[rider] == number]

    def imagine(self, chance: Chance) -> "PelotonState":
        """Nothing is hidden, so this is the position itself."""
        from gruppetto.games.peloton.rules import PelotonState

        state = PelotonState()
        state.set_out(self.race)
        state.clear_road(self.stage_index)
        self._fill_road(state)
        self._fill_sequence(state)
        self._fill_turn(state)
        return state

    def _fill_road(self, state: Position) -> None:
        state.phase = self.phase
        state.to_decide = self.to_decide
        state.line_up = self.line_up
        state.placed = self.placed
        for rider, place in enumerate(self.hexes):
            if place >= 0:
                state.put(rider, place)
        state.out = self.out
        state.takers = list(self.takers)
        state.finishes = list(self.finishes)
        state.finishers = self.finishers
        state.jerseys = self.jerseys
        state.spent = self.spent
        state.ledger = self.ledger

    def _fill_sequence(self, state: Position) -> None:
        state.sequence = self.sequence
        state.order = self.order
        state.turn = self.turn
        state.group_of = list(self.group_of)
        state.group_sizes = self.group_sizes
        state.leaders = self.leaders
        state.attackers = self.attackers
        state.paces = list(self.paces)
        state.climb_paces = self.climb_paces
        state.sheltered = self.sheltered
        state.brakes = list(self.brakes)
        state.resets = self.resets
        state.breakaways = list(self.breakaways)
        state.breakaway_dice = list(self.breakaway_dice)
        state.closed = self.closed
        state.fallen = self.fallen
        state.stuck = self.stuck
        state.arrived = self.arrived

    def _fill_turn(self, state: Position) -> None:
        state.rider = self.rider
        state.braked = self.braked
        state.die = self.die
        state.face = self.face
        state.card = self.card
        state.solo = self.solo
        state.speed = self.speed
        state.rest = self.rest
        state.owes = self.owes
        state.declined = self.declined
        state.offer_rider = self.offer_rider
        state.offer_hex = self.offer_hex
        if self.phase is SHARE_PHASE:
            known = tuple([action for action in self.actions if action.verb == SHARE])
            state.gifts = known or find_gifts(state)


def view_of(state: Position, seat: int, actions: Sequence[Move]) -> PelotonView:
    """Everything on the table; `actions` are the seat's legal ones, or none."""
    return PelotonView(
        race=state.race,
        seat=seat,
        to_decide=state.to_decide,
        actions=actions,
        phase=state.phase,
        stage_index=state.stage_index,
        line_up=state.line_up,
        placed=state.placed,
        hexes=tuple(state.hexes),
        out=state.out,
        sequence=state.sequence,
        order=state.order,
        turn=state.turn,
        group_of=tuple(state.group_of),
        group_sizes=state.group_sizes,
        leaders=state.leaders,
        attackers=state.attackers,
        paces=tuple(state.paces),
        climb_paces=state.climb_paces,
        sheltered=state.sheltered,
        brakes=tuple(state.brakes),
        resets=state.resets,
        breakaways=tuple(state.breakaways),
        breakaway_dice=tuple(state.breakaway_dice),
        closed=state.closed,
        fallen=state.fallen,
        stuck=state.stuck,
        arrived=state.arrived,
        rider=state.rider,
        braked=state.braked,
        die=state.die,
        face=state.face,
        card=state.card,
        solo=state.solo,
        speed=state.speed,
        rest=state.rest,
        owes=state.owes,
        declined=state.declined,
        offer_rider=state.offer_rider,
        offer_hex=state.offer_hex,
        takers=tuple(state.takers),
        finishes=tuple(state.finishes),
        finishers=state.finishers,
        jerseys=state.jerseys,
        spent=state.spent,
        ledger=state.ledger,
    )
