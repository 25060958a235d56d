"""Where riders can go: steps, the greatest distance, the moves a card or a gift allows (BOS-4, BOS-6, BOS-13)."""

from typing import Final

from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.rules.actions import END_MOVES, FINISH, Move, steps
from gruppetto.games.bostock.rules.position import BostockOpen

ACROSS: Final = -1
"""Instead of lanes: over the finish line."""


def line_open(race: BostockOpen, seat: int) -> bool:
    """No red Risk card in hand closes the finish (BOS-8.10)."""
    held = race.held[seat]
    return held == NO_CARD or not race.course.risk_cards[held].red


def ways(race: BostockOpen, rider: int, most: int, *, is_open: bool, table: bytes = b"") -> list[int]:
    """By number of steps, from none to the greatest possible up to `most`, the lanes where he can be, or ACROSS.

    `table` is another one than the leg's own."""
    leg = race.leg
    row, lanes = race.rows[rider], race.lanes[rider]
    occupied, full, width, last = race.occupied, leg.full, leg.width, leg.last
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


def can_step(race: BostockOpen, rider: int, *, is_open: bool) -> bool:
    """Upright, on the road, and with a cell or the line to go to (BOS-6.10)."""
    if race.lost[rider]:
        return False
    row, leg = race.rows[rider], race.leg
    if row >= leg.last:
        return row == leg.last and is_open
    lane = race.lanes[rider]
    ahead = race.occupied[row + 1]
    return (leg.onward[(lane << leg.width | race.occupied[row] & ~lane) << leg.width | ahead] & leg.full[row + 1]) != 0


def team_can_step(race: BostockOpen, seat: int) -> bool:
    """Whether a race card can move anybody (BOS-5.2)."""
    is_open = line_open(race, seat)
    first = seat * RIDERS
    return (
        can_step(race, first, is_open=is_open)
        or can_step(race, first + 1, is_open=is_open)
        or can_step(race, first + 2, is_open=is_open)
    )


def any_can_step(race: BostockOpen, riders: int) -> bool:
    """Whether one of these riders (bits) of the seat in turn can step."""
    seat = race.to_decide
    is_open = line_open(race, seat)
    for rider in range(seat * RIDERS, (seat + 1) * RIDERS):
        if riders >> rider & 1 and can_step(race, rider, is_open=is_open):
            return True
    return False


def has_gift_move(race: BostockOpen) -> bool:
    return race.gift_count > 0 and any_can_step(race, race.gift_riders)


def must_move(race: BostockOpen) -> bool:
    """A number that is not 0 and a rider able to step are both left (BOS-5.3)."""
    return bool(race.numbers) and race.numbers[0] > 0 and any_can_step(race, race.unmoved)


def has_card_move(race: BostockOpen) -> bool:
    """Something can be done with the race card, if only with the bonus on a 0."""
    numbers = race.numbers
    return bool(numbers) and (numbers[0] > 0 or race.bonus) and any_can_step(race, race.unmoved)


def moves(race: BostockOpen) -> list[Move]:
    """All legal moves, sorted; the gift of a Risk card comes before the rest of the race card."""
    if race.gift_count:
        return _gift_moves(race)
    return _card_moves(race)


def _gift_moves(race: BostockOpen) -> list[Move]:
    seat = race.to_decide
    is_open = line_open(race, seat)
    found: list[Move] = []
    for rider in range(seat * RIDERS, (seat + 1) * RIDERS):
        if race.gift_riders >> rider & 1 and can_step(race, rider, is_open=is_open):
            reached = ways(race, rider, race.gift_steps, is_open=is_open)
            found += _to(race, rider, race.gift_steps, False, reached, len(reached) - 1)
    return found


def _card_moves(race: BostockOpen) -> list[Move]:
    seat = race.to_decide
    is_open = line_open(race, seat)
    numbers = race.numbers
    able = [
        rider
        for rider in range(seat * RIDERS, (seat + 1) * RIDERS)
        if race.unmoved >> rider & 1 and can_step(race, rider, is_open=is_open)
    ]
    found: list[Move] = []
    zero_allowed = race.bonus and zero_with_bonus(race, len(able) - 1)
    different = numbers[::-1] if len(set(numbers)) == len(numbers) else sorted(set(numbers))
    for rider in able:
        twice = 2 if rider == race.breakaway else 1
        reached = ways(race, rider, numbers[0] * twice + race.bonus, is_open=is_open)
        distance = len(reached) - 1
        for number in different:
            counted = number * twice
            if number:
                found += _to(race, rider, number, False, reached, min(counted, distance))
            if race.bonus and counted < distance and (number or zero_allowed):
                found += _to(race, rider, number, True, reached, counted + 1)
    if numbers[0] == 0:
        found.append(END_MOVES)
    return found


def zero_with_bonus(race: BostockOpen, others: int) -> bool:
    """Whether a 0 may be used: so many other riders able to step are left for the numbers that are not 0 (BOS-4.11)."""
    return others >= sum(1 for number in race.numbers if number)


def _to(race: BostockOpen, rider: int, number: int, bonus: bool, reached: list[int], distance: int) -> tuple[Move, ...]:
    lanes = reached[distance]
    row = FINISH if lanes == ACROSS else race.rows[rider] + distance
    return steps(rider, number, bonus, row, max(0, lanes))
