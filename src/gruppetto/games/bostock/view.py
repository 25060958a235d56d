"""What one seat may know (section 4.4 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import View
from gruppetto.games.bostock.actions import Move
from gruppetto.games.bostock.cards import NO_CARD
from gruppetto.games.bostock.course import Course, Leg
from gruppetto.games.bostock.ledger import FinalResult, StageResult, Totals
from gruppetto.games.bostock.scoring import final_result
from gruppetto.games.bostock.state import OVER_PHASE, Phase, Position

if TYPE_CHECKING:
    from gruppetto.games.bostock.rules import BostockState

Ints = tuple[int, ...]
HIDDEN = -2
"""Stands for a card that lies face down and is somebody else's."""


@dataclass(frozen=True, slots=True)
class BostockView(View[Move]):
    """One seat's view, or with seat -1 a spectator's. Riders are seat × 3 + 0, 1, 2; race and Risk cards are kinds,
    their places in `course.edition.race_cards` and `course.risk_cards`. The fields are those of `Position`."""

    course: Course
    seat: int
    to_decide: int
    actions: Sequence[Move]
    stage_index: int
    """Which stage of this tour, from 0: `course.legs[stage_index]`."""
    phase: Phase
    dealer: int
    round: int
    rows: Ints
    lanes: Ints
    occupied: Ints
    lost: Ints
    placed: Ints
    across: Ints
    yellow: int
    green: int
    hand: Ints
    """Own cards, sorted kinds; empty for a spectator."""
    hand_sizes: Ints
    draw_count: int
    discards: Ints
    """Counts by kind: discards lie open (D-40)."""
    discarded: int
    risk_pile: Ints
    risk_bottom: Ints
    held: Ints
    held_by: Ints
    turned: int
    risk_played: bool
    cards_due: int
    cards_played: int
    headwind: bool
    still: bool
    breakaway: int
    card: int
    numbers: Ints
    unmoved: int
    bonus: bool
    gift_steps: int
    gift_riders: int
    gift_count: int
    risk_card: int
    risk_rider: int
    swapped: int
    named: Ints
    waiting: Ints
    heat: Ints
    distances: Ints
    used: Ints
    rides: tuple[Ints, ...]
    chosen: Ints
    """By seat: own card as it is, others HIDDEN while they lie face down, NO_CARD where none lies."""
    automatic: int
    totals: Totals
    """Both classifications as they stand."""
    results: tuple[StageResult, ...]

    @property
    def leg(self) -> Leg:
        """The stage being ridden."""
        return self.course.legs[self.stage_index]

    @property
    def final(self) -> FinalResult | None:
        """The final classification once the tour is over."""
        if self.phase is not OVER_PHASE:
            return None
        return final_result(self.results, self.course.seats, shared=self.course.shared_tie)

    def imagine(self, chance: Chance) -> "BostockState":
        from gruppetto.games.bostock.rules import BostockState

        state = BostockState()
        state.set_out(self.course)
        self.set_up(state)
        self._deal(state, chance)
        return state

    def set_up(self, state: Position) -> None:
        """Lays out what everybody sees, but no card of a hand."""
        state.leg = self.leg
        state.stage_index = self.stage_index
        state.phase = self.phase
        state.to_decide = self.to_decide
        state.dealer = self.dealer
        state.round = self.round
        state.rows = list(self.rows)
        state.lanes = list(self.lanes)
        state.occupied = list(self.occupied)
        state.lost = list(self.lost)
        state.placed = self.placed
        state.across = self.across
        state.yellow = self.yellow
        state.green = self.green
        state.discards = list(self.discards)
        state.discarded = self.discarded
        state.risk_pile = list(self.risk_pile)
        state.risk_left = sum(self.risk_pile)
        state.risk_bottom = self.risk_bottom
        state.held = list(self.held)
        state.held_by = list(self.held_by)
        self._set_up_turn(state)
        state.named = list(self.named)
        state.waiting = self.waiting
        state.heat = self.heat
        state.distances = list(self.distances)
        state.used = list(self.used)
        state.rides = list(self.rides)
        state.chosen = list(self.chosen)
        state.automatic = self.automatic
        state.results = self.results

    def _set_up_turn(self, state: Position) -> None:
        state.turned = self.turned
        state.risk_played = self.risk_played
        state.cards_due = self.cards_due
        state.cards_played = self.cards_played
        state.headwind = self.headwind
        state.still = self.still
        state.breakaway = self.breakaway
        state.card = self.card
        state.numbers = self.numbers
        state.unmoved = self.unmoved
        state.bonus = self.bonus
        state.gift_steps = self.gift_steps
        state.gift_riders = self.gift_riders
        state.gift_count = self.gift_count
        state.risk_card = self.risk_card
        state.risk_rider = self.risk_rider
        state.swapped = self.swapped

    def _deal(self, state: Position, chance: Chance) -> None:
        """Deals what this seat cannot see: other hands, cards laid face down, the pile."""
        state.draw = unseen(self)
        state.draw_count = sum(state.draw)
        for seat, size in enumerate(self.hand_sizes):
            if seat == self.seat:
                state.hands[seat] = self.hand
                continue
            state.hands[seat] = tuple(sorted([_draw(state, chance) for _ in range(size)]))
            if self.chosen[seat] == HIDDEN:
                state.chosen[seat] = _draw(state, chance)


def _draw(state: Position, chance: Chance) -> int:
    kind = chance.draw(state.draw, state.draw_count)
    state.draw[kind] -= 1
    state.draw_count -= 1
    return kind


def unseen(view: BostockView) -> list[int]:
    """The race cards this seat has not in sight, counts by kind: in other hands, face down, in the draw pile."""
    counts = [total - laid for total, laid in zip(view.course.deck, view.discards, strict=True)]
    for kind in view.hand:
        counts[kind] -= 1
    for kind in view.chosen:
        if kind >= 0:
            counts[kind] -= 1
    return counts


def view_of(state: Position, seat: int, actions: Sequence[Move]) -> BostockView:
    """Built up from what the seat may see; `actions` are its legal ones, or none."""
    chosen = [HIDDEN if kind != NO_CARD and owner != seat else kind for owner, kind in enumerate(state.chosen)]
    return BostockView(
        course=state.course,
        seat=seat,
        to_decide=state.to_decide,
        actions=actions,
        stage_index=state.stage_index,
        phase=state.phase,
        dealer=state.dealer,
        round=state.round,
        rows=tuple(state.rows),
        lanes=tuple(state.lanes),
        occupied=tuple(state.occupied),
        lost=tuple(state.lost),
        placed=state.placed,
        across=state.across,
        yellow=state.yellow,
        green=state.green,
        hand=state.hands[seat] if seat >= 0 else (),
        hand_sizes=tuple(map(len, state.hands)),
        draw_count=state.draw_count,
        discards=tuple(state.discards),
        discarded=state.discarded,
        risk_pile=tuple(state.risk_pile),
        risk_bottom=state.risk_bottom,
        held=tuple(state.held),
        held_by=tuple(state.held_by),
        turned=state.turned,
        risk_played=state.risk_played,
        cards_due=state.cards_due,
        cards_played=state.cards_played,
        headwind=state.headwind,
        still=state.still,
        breakaway=state.breakaway,
        card=state.card,
        numbers=state.numbers,
        unmoved=state.unmoved,
        bonus=state.bonus,
        gift_steps=state.gift_steps,
        gift_riders=state.gift_riders,
        gift_count=state.gift_count,
        risk_card=state.risk_card,
        risk_rider=state.risk_rider,
        swapped=state.swapped,
        named=tuple(state.named),
        waiting=state.waiting,
        heat=state.heat,
        distances=tuple(state.distances),
        used=tuple(state.used),
        rides=tuple(state.rides),
        chosen=tuple(chosen),
        automatic=state.automatic,
        totals=state.totals(),
        results=state.results,
    )
