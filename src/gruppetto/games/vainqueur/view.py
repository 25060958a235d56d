"""What one seat may know (section 4.5 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import View
from gruppetto.games.vainqueur.actions import Play
from gruppetto.games.vainqueur.cards import KINDS, NO_CARD
from gruppetto.games.vainqueur.course import Course, Leg
from gruppetto.games.vainqueur.ledger import CapAward, FinalResult, StageResult
from gruppetto.games.vainqueur.state import ROAD_TURN, TOUR_END, Phase, Position

if TYPE_CHECKING:
    from gruppetto.games.vainqueur.rules import VainqueurState


@dataclass(frozen=True, slots=True)
class VainqueurView(View[Play]):
    """One seat's view, or with seat -1 a spectator's. Cards are kinds (see `cards`), -1 for none."""

    course: Course
    seat: int
    to_decide: int
    actions: Sequence[Play]
    phase: Phase
    stage_index: int
    """Which stage of this tour, from 0: `course.legs[stage_index]`. During the prologue the first."""
    round: int
    hand: tuple[int, ...]
    """Own cards, counts by kind; empty for a spectator."""
    drawn: int
    """The kind just drawn, if this seat is to decide on the road."""
    hand_sizes: tuple[int, ...]
    draw_count: int
    discard: tuple[int, ...]
    discard_top: int
    positions: tuple[int, ...]
    handicaps: tuple[int, ...]
    climbers: tuple[bool, ...]
    miss_turns: tuple[int, ...]
    cap: int
    """The seat that wears the yellow cap; -1 during the prologue."""
    totals: tuple[int, ...]
    results: tuple[StageResult, ...]
    """The finished stages: winner, how, positions, places, points."""
    cap_history: tuple[CapAward, ...]
    """Who wore the cap in each stage begun so far, and the rule that gave it to them."""
    prologue_rolls: tuple[tuple[int, ...], ...]
    """Round by round the roll of each seat; 0 for a seat that did not (or not yet) roll in that round."""
    last_roll: int
    """The last die rolled in the prologue or in this time trial, 0 if none."""
    hands: tuple[tuple[int, ...], ...]
    """All hands, once the tour is over; empty before."""
    final: FinalResult | None

    @property
    def leg(self) -> Leg:
        """The stage being ridden."""
        return self.course.legs[self.stage_index]

    def imagine(self, chance: Chance) -> "VainqueurState":
        # The rules make views; so a view looks for the rules only when it makes a position.
        from gruppetto.games.vainqueur.rules import VainqueurState

        state = VainqueurState()
        state.set_out(self.course)
        state.leg = self.leg
        state.phase = self.phase
        state.stage_index = self.stage_index
        state.to_decide = self.to_decide
        state.round = self.round
        state.cap = self.cap
        state.positions = list(self.positions)
        state.handicaps = list(self.handicaps)
        state.blocked = _mask([handicap != NO_CARD for handicap in self.handicaps])
        state.climbers = _mask(self.climbers)
        state.miss_turns = list(self.miss_turns)
        state.totals = list(self.totals)
        state.ledger = self.results
        state.caps = self.cap_history
        state.prologue_rolls = self.prologue_rolls
        state.last_roll = self.last_roll
        state.discard = list(self.discard)
        state.discard_count = sum(self.discard)
        state.discard_top = self.discard_top
        self._deal(state, chance)
        return state

    def _deal(self, state: Position, chance: Chance) -> None:
        """Deals the cards this seat cannot see: unseen ones into the other hands, the rest face down."""
        draw = state.draw = unseen(self)
        state.draw_count = sum(draw)
        for seat, size in enumerate(self.hand_sizes):
            if self.hands:
                state.hands[seat * KINDS : (seat + 1) * KINDS] = self.hands[seat]
            elif seat == self.seat:
                state.hands[seat * KINDS : (seat + 1) * KINDS] = self.hand
            else:
                kind = NO_CARD
                for _ in range(size):
                    kind = chance.draw(draw, state.draw_count)
                    draw[kind] -= 1
                    state.draw_count -= 1
                    state.hands[seat * KINDS + kind] += 1
                if seat == self.to_decide and self.phase is ROAD_TURN:
                    state.drawn = kind
            state.masks[seat] = _mask([count > 0 for count in state.hand(seat)])
        if self.seat == self.to_decide:
            state.drawn = self.drawn


def unseen(view: VainqueurView) -> list[int]:
    """The cards this seat has not in sight, by kind: those in other hands and in the draw pile."""
    counts = list(view.course.deck)
    for hand in view.hands or (view.hand,):
        for kind, count in enumerate(hand):
            counts[kind] -= count
    for kind, count in enumerate(view.discard):
        counts[kind] -= count
    for handicap in view.handicaps:
        if handicap != NO_CARD:
            counts[handicap] -= 1
    counts[-1] -= sum(view.climbers)
    return counts


def _mask(flags: Sequence[bool]) -> int:
    return sum(1 << place for place, flag in enumerate(flags) if flag)


def view_of(state: Position, seat: int, actions: Sequence[Play]) -> VainqueurView:
    """Built up from what the seat may see; `actions` are its legal ones, or none."""
    course = state.course
    seats = course.seats
    own_turn = seat == state.to_decide and seat >= 0
    over = state.phase is TOUR_END
    return VainqueurView(
        course=course,
        seat=seat,
        to_decide=state.to_decide,
        actions=actions,
        phase=state.phase,
        stage_index=state.stage_index,
        round=state.round,
        hand=tuple(state.hand(seat)) if seat >= 0 else (),
        drawn=state.drawn if own_turn else NO_CARD,
        hand_sizes=tuple([sum(state.hand(other)) for other in range(seats)]),
        draw_count=state.draw_count,
        discard=tuple(state.discard),
        discard_top=state.discard_top,
        positions=tuple(state.positions),
        handicaps=tuple(state.handicaps),
        climbers=tuple([state.climbers >> other & 1 == 1 for other in range(seats)]),
        miss_turns=tuple(state.miss_turns),
        cap=state.cap,
        totals=tuple(state.totals),
        results=state.ledger,
        cap_history=state.caps,
        prologue_rolls=state.prologue_rolls,
        last_roll=state.last_roll,
        hands=tuple([tuple(state.hand(other)) for other in range(seats)]) if over else (),
        final=state.final(),
    )
