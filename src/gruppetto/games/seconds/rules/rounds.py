"""The rounds of a road stage: order of play, cards surrendered, finishers taken off, new cards (SEC-4, SEC-13)."""

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.box.cards import RIDERS
from gruppetto.games.seconds.rules.crashes import leave_cell
from gruppetto.games.seconds.rules.landing import award_at_end_of_round, foremost
from gruppetto.games.seconds.rules.naming import player
from gruppetto.games.seconds.rules.piles import bury_hand, deal, return_kept
from gruppetto.games.seconds.rules.position import PLAY_PHASE, SKIP_PHASE, SURRENDER_PHASE, SecondsPosition
from gruppetto.games.seconds.rules.scoring import cards_due, turn_order


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
    if state.round == 1:
        return first
    racing = [rider for rider in range(state.course.riders) if not state.finish_rounds[rider]]
    numbers = [state.numbers[rider] for rider in racing]
    line = [
        state.arrivals.index(rider) if number else first.index(rider)
        for rider, number in zip(racing, numbers, strict=True)
    ]
    order = turn_order(numbers, [state.lanes[rider] for rider in racing], line)
    return [racing[place] for place in order]


def start_road_round(state: SecondsPosition, tell: Tell | None) -> None:
    """The order is fixed now and does not change during the round (SEC-4.6)."""
    state.round += 1
    state.order = tuple(round_order(state))
    state.turn = -1
    for seat in range(state.course.seats):
        finished = state.finish_rounds[seat * RIDERS : (seat + 1) * RIDERS]
        state.due[seat] = owed_cards(state, finished)
    if tell is not None:
        tell(Event("round_started", {"round": state.round}))


def owed_cards(state: SecondsPosition, finished: list[int]) -> int:
    """One card for each rider who finished since the last deal, as long as somebody of the team races (SEC-13.3)."""
    if 0 not in finished:
        return 0
    if state.course.refill_finished:
        return sum(rounds > 0 for rounds in finished)
    return cards_due(state.round, finished)


def next_road_turn(state: SecondsPosition, chance: Chance, tell: Tell | None) -> bool:
    """The next decision of this round; False when the round is over."""
    if any(state.due) and ask_surrender(state, seats_from(state.starter, state.course.seats)):
        return True
    state.turn += 1
    if state.turn == len(state.order):
        return False
    rider = state.order[state.turn]
    begin_turn(state, rider, chance, tell)
    return True


def ask_surrender(state: SecondsPosition, seats: list[int]) -> bool:
    """Cards due are surrendered before anybody rides; an empty hand is not asked."""
    for seat in seats:
        if state.due[seat] and state.hand_sizes[seat]:
            state.phase = SURRENDER_PHASE
            state.to_decide = seat
            state.rider = -1
            return True
        state.due[seat] = 0
    return False


def begin_turn(state: SecondsPosition, rider: int, chance: Chance, tell: Tell | None) -> None:
    seat = rider // RIDERS
    state.rider = rider
    state.to_decide = seat
    state.phase = SKIP_PHASE if state.skips >> rider & 1 else PLAY_PHASE
    if not state.hand_sizes[seat]:
        deal(state, seat, state.racing(seat), chance, tell)  # SEC-13.7


def end_road_round(state: SecondsPosition, chance: Chance, tell: Tell | None) -> None:
    """Awards, finishers off the board, crash zones gone, hands of teams that are in, new cards (section 4.1)."""
    if state.course.end_of_round:
        award_at_end_of_round(state, tell)
    state.passing = [0] * len(state.passing)
    home = [rider for rider in range(state.course.riders) if state.finish_rounds[rider] == state.round]
    take_off(state, home)
    clear_zones(state)
    seats = seats_from(state.starter, state.course.seats)
    for seat in seats:
        if not state.racing(seat):
            lay_hand_aside(state, seat, tell)
    for seat in seats:
        racing = state.racing(seat)
        if racing and not state.hand_sizes[seat]:
            deal(state, seat, RIDERS if state.course.refill_finished else racing, chance, tell)


def take_off(state: SecondsPosition, riders: list[int]) -> None:
    """Riders leave the board, foremost first; what they kept goes under the pile (SEC-12.9, 17.9)."""
    for rider in sorted(riders, key=lambda rider: foremost(state, rider)):
        return_kept(state, rider)
    for rider in riders:
        leave_cell(state, rider)
        state.besides[rider] = 0
        state.skips &= ~(1 << rider)
        state.deltas[rider] = 0


def clear_zones(state: SecondsPosition) -> None:
    """From the next round on the others pass (SEC-10.8, 10.11)."""
    for number, lanes in state.zones:
        state.blocked[number] &= ~lanes
    state.zones = ()


def lay_hand_aside(state: SecondsPosition, seat: int, tell: Tell | None) -> None:
    """A team that is in discards what is left of its hand (SEC-13.5)."""
    count = bury_hand(state, seat)
    if count and tell is not None:
        tell(Event("hand_laid_aside", {"who": player(seat), "count": count}))
