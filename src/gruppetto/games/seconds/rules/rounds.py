"""The rounds of a road stage: order of play, cards surrendered, finishers taken off, new cards (SEC-4, SEC-13)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Tell
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules import crashes, falls, landing, piles
from gruppetto.games.seconds.rules.position import (
    PLAY_PHASE,
    SKIP_PHASE,
    SURRENDER_PHASE,
    SecondsPosition,
    changed,
    team,
)
from gruppetto.games.seconds.rules.riding import foremost_first
from gruppetto.games.seconds.rules.scoring import cards_due


def seats_from(first: int, seats: int) -> list[int]:
    """Clockwise from a seat."""
    return [(first + place) % seats for place in range(seats)]


def first_order(state: SecondsPosition) -> list[int]:
    """All riders 1 in seat order from the starter, then all riders 2, then all riders 3 (SEC-4.2)."""
    seats = seats_from(state.starter, state.course.seats)
    return [seat * RIDERS + number for number in range(RIDERS) for seat in seats]


def round_order(state: SecondsPosition) -> list[int]:
    """Who rides when in a round of a road stage (SEC-4.2 to 4.5, 4.8)."""
    first = first_order(state)
    return first if state.round == 1 else foremost_first(state, first)


def note_due(state: SecondsPosition) -> None:
    """The cards that each seat surrenders before this round (SEC-13.3)."""
    crossed = state.finish_rounds
    seats = range(state.course.seats)
    state.due = tuple([owed_cards(state, [crossed[rider] for rider in team(seat)]) for seat in seats])


def owed_cards(state: SecondsPosition, finished: list[int]) -> int:
    """One card for each rider who finished since the last deal, as long as somebody of the team races (SEC-13.3)."""
    if 0 not in finished:
        return 0
    return cards_due(state.round, finished, refill_finished=state.course.refill_finished)


def next_turn(state: SecondsPosition, chance: Chance, tell: Tell | None) -> bool:
    """The next decision of this round; False when the round is over."""
    if falls.ask_fallen(state):
        return True
    if any(state.due) and ask_surrender(state, seats_from(state.starter, state.course.seats)):
        return True
    state.turn += 1
    while state.turn < len(state.order) and falls.sits_out(state, state.order[state.turn], tell):
        state.turn += 1
    if state.turn == len(state.order):
        return False
    begin_turn(state, state.order[state.turn], chance, tell)
    return True


def ask_surrender(state: SecondsPosition, seats: list[int]) -> bool:
    """Cards due are surrendered before anybody rides; an empty hand is not asked."""
    for seat in seats:
        if state.due[seat] and state.hand_sizes[seat]:
            state.phase = SURRENDER_PHASE
            state.to_decide = seat
            state.rider = -1
            return True
        if state.due[seat]:
            state.due = changed(state.due, seat, 0)
    return False


def begin_turn(state: SecondsPosition, rider: int, chance: Chance, tell: Tell | None) -> None:
    seat = rider // RIDERS
    state.rider = rider
    state.to_decide = seat
    state.phase = SKIP_PHASE if state.skips >> rider & 1 else PLAY_PHASE
    if not state.hand_sizes[seat]:
        piles.deal(state, seat, state.racing(seat), chance, tell)  # SEC-13.7


def end_round(state: SecondsPosition, chance: Chance, tell: Tell | None) -> bool:
    """Awards, finishers off the board, crash zones gone, hands of teams that are in, new cards (section 4.1).

    Says whether the stage is over (SEC-12.10)."""
    if state.course.end_of_round:
        landing.award_at_end_of_round(state, tell)
    state.passing = (0,) * len(state.passing)
    take_off(state, [rider for rider, finished in enumerate(state.finish_rounds) if finished == state.round])
    seats = seats_from(state.starter, state.course.seats)
    for seat in seats:
        if not state.racing(seat):
            piles.lay_hand_aside(state, seat, tell)
    for seat in seats:
        racing = state.racing(seat)
        if racing and not state.hand_sizes[seat] + falls.cards_ahead(state, seat):
            piles.deal(state, seat, RIDERS if state.course.refill_finished else racing, chance, tell)
    return 0 not in state.finish_rounds


def take_off(state: SecondsPosition, riders: list[int]) -> None:
    """Riders leave the board, foremost first; what they kept goes under the pile (SEC-12.9, 17.9). Crash zones end:
    from the next round on the others pass (SEC-10.8, 10.11, 17.14)."""
    for rider in sorted(riders, key=lambda rider: landing.foremost(state, rider)):
        piles.return_kept(state, rider)
    for rider in riders:
        crashes.leave_cell(state, rider)
        state.besides = changed(state.besides, rider, 0)
        falls.forget_fall(state, rider)
        state.deltas = changed(state.deltas, rider, 0)
    for number, lanes in state.zones:
        state.blocked[number] &= ~lanes
    state.zones = ()
