"""Where riders can go: steps, the greatest distance, the moves a card or a gift allows (BOS-4, BOS-6, BOS-13)."""

from typing import Final

from gruppetto.games.bostock.actions import END_MOVES, FINISH, Move, steps
from gruppetto.games.bostock.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.state import Position

ACROSS: Final = -1
"""Instead of lanes: over the finish line."""


def line_open(state: Position, seat: int) -> bool:
    """No red Risk card in hand closes the finish (BOS-8.10)."""
    held = state.held[seat]
    return held == NO_CARD or not state.course.risk_cards[held].red


def ways(state: Position, rider: int, most: int, *, is_open: bool, table: bytes = b"") -> list[int]:
    """By number of steps, from none to the greatest possible up to `most`, the lanes where he can be, or ACROSS.

    `table` is another one than the leg's own."""
    leg = state.leg
    row, lanes = state.rows[rider], state.lanes[rider]
    occupied, full, width, last = state.occupied, leg.full, leg.width, leg.last
    onward = table or leg.onward
    beside = occupied[row] & ~lanes  # his own cell counts as empty
    found = [lanes]
    for _ in range(most):
        if row == last:
            if is_open:
                found.append(ACROSS)
            break
        row += 1
        ahead = occupied[row]
        lanes = onward[(lanes << width | beside) << width | ahead] & full[row]
        if not lanes:
            break
        found.append(lanes)
        beside = ahead
    return found


def can_step(state: Position, rider: int, *, is_open: bool) -> bool:
    """Upright, on the road, and with a cell or the line to go to (BOS-6.10)."""
    if state.lost[rider]:
        return False
    row, leg = state.rows[rider], state.leg
    if row >= leg.last:
        return row == leg.last and is_open
    lane = state.lanes[rider]
    ahead = state.occupied[row + 1]
    return (leg.onward[(lane << leg.width | state.occupied[row] & ~lane) << leg.width | ahead] & leg.full[row + 1]) != 0


def team_can_step(state: Position, seat: int) -> bool:
    """Whether a race card can move anybody (BOS-5.2)."""
    is_open = line_open(state, seat)
    first = seat * RIDERS
    return (
        can_step(state, first, is_open=is_open)
        or can_step(state, first + 1, is_open=is_open)
        or can_step(state, first + 2, is_open=is_open)
    )


def any_can_step(state: Position, riders: int) -> bool:
    """Whether one of these riders (bits) of the seat in turn can step."""
    seat = state.to_decide
    is_open = line_open(state, seat)
    for rider in range(seat * RIDERS, (seat + 1) * RIDERS):
        if riders >> rider & 1 and can_step(state, rider, is_open=is_open):
            return True
    return False


def has_gift_move(state: Position) -> bool:
    return state.gift_count > 0 and any_can_step(state, state.gift_riders)


def must_move(state: Position) -> bool:
    """A number that is not 0 and a rider able to step are both left (BOS-5.3)."""
    return bool(state.numbers) and state.numbers[0] > 0 and any_can_step(state, state.unmoved)


def has_card_move(state: Position) -> bool:
    """Something can be done with the race card, if only with the bonus on a 0."""
    numbers = state.numbers
    return bool(numbers) and (numbers[0] > 0 or state.bonus) and any_can_step(state, state.unmoved)


def moves(state: Position) -> list[Move]:
    """All legal moves, sorted; the gift of a Risk card comes before the rest of the race card."""
    if state.gift_count:
        return _gift_moves(state)
    return _card_moves(state)


def _gift_moves(state: Position) -> list[Move]:
    seat = state.to_decide
    is_open = line_open(state, seat)
    found: list[Move] = []
    for rider in range(seat * RIDERS, (seat + 1) * RIDERS):
        if state.gift_riders >> rider & 1 and can_step(state, rider, is_open=is_open):
            reached = ways(state, rider, state.gift_steps, is_open=is_open)
            found += _to(state, rider, state.gift_steps, False, reached, len(reached) - 1)
    return found


def _card_moves(state: Position) -> list[Move]:
    seat = state.to_decide
    is_open = line_open(state, seat)
    numbers = state.numbers
    able = [
        rider
        for rider in range(seat * RIDERS, (seat + 1) * RIDERS)
        if state.unmoved >> rider & 1 and can_step(state, rider, is_open=is_open)
    ]
    found: list[Move] = []
    zero_allowed = state.bonus and zero_with_bonus(state, len(able) - 1)
    different = numbers[::-1] if len(set(numbers)) == len(numbers) else sorted(set(numbers))
    for rider in able:
        twice = 2 if rider == state.breakaway else 1
        reached = ways(state, rider, numbers[0] * twice + state.bonus, is_open=is_open)
        distance = len(reached) - 1
        for number in different:
            counted = number * twice
            if number:
                found += _to(state, rider, number, False, reached, min(counted, distance))
            if state.bonus and counted < distance and (number or zero_allowed):
                found += _to(state, rider, number, True, reached, counted + 1)
    if numbers[0] == 0:
        found.append(END_MOVES)
    return found


def zero_with_bonus(state: Position, others: int) -> bool:
    """Whether a 0 may be used: so many other riders able to step are left for the numbers that are not 0 (BOS-4.11)."""
    return others >= sum(1 for number in state.numbers if number)


def _to(state: Position, rider: int, number: int, bonus: bool, reached: list[int], distance: int) -> tuple[Move, ...]:
    lanes = reached[distance]
    row = FINISH if lanes == ACROSS else state.rows[rider] + distance
    return steps(rider, number, bonus, row, max(0, lanes))
