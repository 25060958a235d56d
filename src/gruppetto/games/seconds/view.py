"""What one seat may know (section 4.5 of the specification), and how it imagines the rest."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gruppetto.engine.chance import Chance
from gruppetto.engine.contract import View
from gruppetto.games.seconds.actions import Move
from gruppetto.games.seconds.course import Course, Leg
from gruppetto.games.seconds.ledger import FinalResult, StageResult, Standings
from gruppetto.games.seconds.scoring import final_result, standings
from gruppetto.games.seconds.state import TOUR_END, Phase, Position

if TYPE_CHECKING:
    from gruppetto.games.seconds.rules import SecondsState

Ints = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SecondsView(View[Move]):
    """One seat's view, or with seat -1 a spectator's. Riders are seat × 3 + 0, 1, 2; seconds cards are their value,
    chance cards a kind: their place in `course.chance_cards`."""

    course: Course
    seat: int
    to_decide: int
    actions: Sequence[Move]
    phase: Phase
    stage_index: int
    """Which stage of this tour, from 0: `course.legs[stage_index]`."""
    round: int
    starter: int
    order: Ints
    """Whose turns this round has: riders on the road, seats in a time trial."""
    turn: int
    """The place in `order`, -1 before the first turn."""
    rider: int
    """The rider in turn, -1 for none."""
    numbers: Ints
    """By rider: 0 behind the start line; beyond the length on the run-out; those gone keep their last number."""
    lanes: Ints
    """By rider the lane as a bit (1, 2, 4, 8), 0 on no cell."""
    besides: Ints
    """By rider beside the road the carriageway where he fell, as a mask; else 0."""
    blocked: Ints
    """By number the cells (a mask) that hold a rider or belong to a crash zone."""
    zones: tuple[tuple[int, int], ...]
    """The crash zones of this round: number and mask."""
    skips: int
    """The riders who skip their next turn, one bit each."""
    arrivals: Ints
    """All riders in the order in which they came to where they are; so the line beside the road."""
    finish_rounds: Ints
    """By rider the round in which he finished, 0 while he races."""
    finish_lanes: Ints
    hand: Ints
    """Own cards, counts by value; empty for a spectator."""
    hand_sizes: Ints
    shown: tuple[Ints, ...]
    """By seat the cards everybody knows of since the hand was shown, counts by value; empty for nothing."""
    draw_count: int
    played: Ints
    """The face-up cards of the discard pile, counts by value."""
    buried_sizes: Ints
    """By seat how many face-down cards of the discard pile are theirs."""
    buried: Ints
    """Own face-down cards of the discard pile, counts by value; empty for a spectator."""
    chance_pile: Ints
    """The chance cards whose order nobody knows, counts by kind."""
    chance_bottom: Ints
    """The chance cards below them, in order."""
    chance_card: int
    """The chance card being carried out while its owner decides, else -1."""
    kept: Ints
    """Counts by rider × 3 + what is kept: boost, brakes, mechanic."""
    deltas: Ints
    """By rider what his next card counts more or less."""
    passed: Ints
    """By sprint of `leg.sprints` the riders who have passed it, one bit each."""
    passing: Ints
    """Those of them who passed it in this round."""
    bonus_seconds: Ints
    bonus_points: Ints
    """By rider what this stage has brought so far."""
    due: Ints
    """By seat the cards still to surrender."""
    to_discard: int
    """In an exchange or swap: the cards still to discard, at most."""
    swapped: int
    choice_number: int
    choice_lanes: int
    """In LANE: the number reached, and the lanes to choose from as a mask."""
    moved: int
    """In a time trial: the riders who had their part of this team turn, one bit each."""
    refilled: int
    results: tuple[StageResult, ...]
    """The finished stages."""

    @property
    def leg(self) -> Leg:
        """The stage being ridden."""
        return self.course.legs[self.stage_index]

    @property
    def standings(self) -> Standings | None:
        """The standings after the last finished stage, if there was one."""
        return standings(self.results) if self.results else None

    @property
    def final(self) -> FinalResult | None:
        """The final classification once the tour is over."""
        return final_result(self.results) if self.phase is TOUR_END else None

    def imagine(self, chance: Chance) -> "SecondsState":
        from gruppetto.games.seconds.rules import SecondsState

        state = SecondsState()
        state.set_out(self.course)
        self.set_up(state)
        self._deal(state, chance)
        return state

    def set_up(self, state: Position) -> None:
        """Lays out what everybody sees: positions, piles, standings, but no card of a hand."""
        state.leg = self.leg
        state.phase = self.phase
        state.stage_index = self.stage_index
        state.to_decide = self.to_decide
        state.round = self.round
        state.starter = self.starter
        state.order = self.order
        state.turn = self.turn
        state.rider = self.rider
        state.numbers = list(self.numbers)
        state.lanes = list(self.lanes)
        state.besides = list(self.besides)
        state.blocked = list(self.blocked)
        state.zones = self.zones
        state.skips = self.skips
        state.arrivals = list(self.arrivals)
        state.finish_rounds = list(self.finish_rounds)
        state.finish_lanes = list(self.finish_lanes)
        state.hand_sizes = list(self.hand_sizes)
        state.shown = list(self.shown)
        state.played = list(self.played)
        state.chance_pile = list(self.chance_pile)
        state.chance_left = sum(self.chance_pile)
        state.chance_bottom = self.chance_bottom
        state.chance_card = self.chance_card
        state.kept = list(self.kept)
        state.deltas = list(self.deltas)
        state.passed = list(self.passed)
        state.passing = list(self.passing)
        state.bonus_seconds = list(self.bonus_seconds)
        state.bonus_points = list(self.bonus_points)
        state.due = list(self.due)
        state.to_discard = self.to_discard
        state.swapped = self.swapped
        state.choice_number = self.choice_number
        state.choice_lanes = self.choice_lanes
        state.moved = self.moved
        state.refilled = self.refilled
        state.ledger = self.results

    def _deal(self, state: Position, chance: Chance) -> None:
        """Deals what this seat cannot see: the other hands beyond the shown cards, what others laid aside, the pile."""
        kinds = self.course.kinds
        draw = state.draw = unseen(self)
        state.draw_count = sum(draw)
        for seat in range(self.course.seats):
            first = seat * kinds
            if seat == self.seat:
                state.hands[first : first + kinds] = self.hand
                state.buried[first : first + kinds] = self.buried
                continue
            known = self.shown[seat] or (0,) * kinds
            state.hands[first : first + kinds] = known
            _draw(state, state.hands, first, self.hand_sizes[seat] - sum(known), chance)
            _draw(state, state.buried, first, self.buried_sizes[seat], chance)


def _draw(state: Position, into: list[int], first: int, count: int, chance: Chance) -> None:
    for _ in range(count):
        value = chance.draw(state.draw, state.draw_count)
        state.draw[value] -= 1
        state.draw_count -= 1
        into[first + value] += 1


def unseen(view: SecondsView) -> list[int]:
    """The cards this seat has not in sight, by value: in other hands, laid aside by others, in the draw pile."""
    counts = list(view.course.deck)
    seen = [view.hand, view.buried, view.played]
    seen += [known for seat, known in enumerate(view.shown) if seat != view.seat]
    for cards in seen:
        for value, count in enumerate(cards):
            counts[value] -= count
    return counts


def view_of(state: Position, seat: int, actions: Sequence[Move]) -> SecondsView:
    """Built up from what the seat may see; `actions` are its legal ones, or none."""
    kinds, seats = state.course.kinds, state.course.seats
    first = seat * kinds
    return SecondsView(
        course=state.course,
        seat=seat,
        to_decide=state.to_decide,
        actions=actions,
        phase=state.phase,
        stage_index=state.stage_index,
        round=state.round,
        starter=state.starter,
        order=state.order,
        turn=state.turn,
        rider=state.rider,
        numbers=tuple(state.numbers),
        lanes=tuple(state.lanes),
        besides=tuple(state.besides),
        blocked=tuple(state.blocked),
        zones=state.zones,
        skips=state.skips,
        arrivals=tuple(state.arrivals),
        finish_rounds=tuple(state.finish_rounds),
        finish_lanes=tuple(state.finish_lanes),
        hand=tuple(state.hands[first : first + kinds]) if seat >= 0 else (),
        hand_sizes=tuple(state.hand_sizes),
        shown=tuple(state.shown),
        draw_count=state.draw_count,
        played=tuple(state.played),
        buried_sizes=tuple([sum(state.buried[other * kinds : (other + 1) * kinds]) for other in range(seats)]),
        buried=tuple(state.buried[first : first + kinds]) if seat >= 0 else (),
        chance_pile=tuple(state.chance_pile),
        chance_bottom=state.chance_bottom,
        chance_card=state.chance_card,
        kept=tuple(state.kept),
        deltas=tuple(state.deltas),
        passed=tuple(state.passed),
        passing=tuple(state.passing),
        bonus_seconds=tuple(state.bonus_seconds),
        bonus_points=tuple(state.bonus_points),
        due=tuple(state.due),
        to_discard=state.to_discard,
        swapped=state.swapped,
        choice_number=state.choice_number,
        choice_lanes=state.choice_lanes,
        moved=state.moved,
        refilled=state.refilled,
        results=state.ledger,
    )
