"""Where riders can go: steps, the greatest distance, whether anybody can move (BOS-4, BOS-6, BOS-13)."""

from typing import Final

from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS_OF
from gruppetto.games.bostock.rules.actions import FINISH, Move, steps
from gruppetto.games.bostock.rules.position import BostockOpen

ACROSS: Final = -1
"""Instead of lanes: over the finish line."""
EVERYBODY: Final = -1
"""All riders as bits."""


def line_open(race: BostockOpen, seat: int) -> bool:
    """No red Risk card in hand closes the finish (BOS-8.10)."""
    held = race.held[seat]
    return held == NO_CARD or not race.course.risk_cards[held].red


def ways(
    race: BostockOpen,
    rider: int,
    most: int,
    *,
    is_open: bool,
    table: bytes = b"",
    occupied: list[int] | None = None,
) -> list[int]:
    """By number of steps, from none to the greatest possible up to `most`, the lanes where he can be, or ACROSS.

    `table` is another one than the leg's own, `occupied` tells of other riders than those on the road."""
    leg = race.leg
    row, lanes = race.rows[rider], race.lanes[rider]
    full, width, last = leg.full, leg.width, leg.last
    if occupied is None:
        occupied = race.occupied
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


def team_can_step(race: BostockOpen, seat: int, riders: int = EVERYBODY) -> bool:
    """Whether one of the team, or of these of its riders (bits), can step (BOS-5.2)."""
    is_open = line_open(race, seat)
    for rider in RIDERS_OF[seat]:  # noqa: SIM110 - a generator is slower, and this is asked after every move
        if riders >> rider & 1 and can_step(race, rider, is_open=is_open):
            return True
    return False


def able_riders(race: BostockOpen, riders: int, *, is_open: bool) -> list[int]:
    """Those of these riders (bits) of the seat in turn who can step."""
    return [mate for mate in RIDERS_OF[race.to_decide] if riders >> mate & 1 and can_step(race, mate, is_open=is_open)]


def has_gift_move(race: BostockOpen) -> bool:
    return race.gift_count > 0 and team_can_step(race, race.to_decide, race.gift_riders)


def has_card_move(race: BostockOpen) -> bool:
    """Something can be done with the race card, if only with the bonus on a 0 or by itself."""
    if race.course.bonus_apart:
        return has_number_move(race) or has_bonus_alone(race)
    numbers, with_zero = race.numbers, race.bonus and race.course.bonus_on_zero
    return bool(numbers) and (numbers[0] > 0 or with_zero) and team_can_step(race, race.to_decide, race.unmoved)


def has_number_move(race: BostockOpen) -> bool:
    """A number that is not 0 is left, and a rider who can use it (BOS-5.3)."""
    return bool(race.numbers) and race.numbers[0] > 0 and team_can_step(race, race.to_decide, race.unmoved)


def bonus_riders(race: BostockOpen) -> int:
    """Mask of who may have the extra step by itself: who had a number, and riders on 0 unless they get none."""
    team = sum(1 << rider for rider in RIDERS_OF[race.to_decide])
    return team if race.course.bonus_on_zero else team & ~race.unmoved


def has_bonus_alone(race: BostockOpen) -> bool:
    """The extra step is to be had, and a rider can make it."""
    return race.bonus and team_can_step(race, race.to_decide, bonus_riders(race))


def bonus_alone(race: BostockOpen) -> bool:
    """Tell if it is time for the extra step by itself: it comes when the numbers are used (D-4)."""
    return race.course.bonus_apart and race.card != NO_CARD and not race.gift_count and not has_number_move(race)


def counted_steps(race: BostockOpen, rider: int, number: int) -> int:
    """The steps that a number is for a rider: in a breakaway those of a race card count double."""
    return number * 2 if rider == race.breakaway and not race.gift_count else number


def zero_allowed(race: BostockOpen, others: int) -> bool:
    """Whether a 0 may be used: so many other riders able to step are left for the numbers that are not 0 (BOS-4.11)."""
    return race.course.bonus_on_zero and others >= sum(1 for number in race.numbers if number)


def rides_whole(race: BostockOpen, rider: int, number: int, *, is_open: bool) -> bool:
    """Whether he can make all the steps of a number, or is home before (BOS-6.11)."""
    counted = counted_steps(race, rider, number)
    reached = ways(race, rider, counted, is_open=is_open)
    return len(reached) > counted or reached[-1] == ACROSS


def moves_to(
    race: BostockOpen, rider: int, number: int, bonus: bool, reached: list[int], distance: int
) -> tuple[Move, ...]:
    """His moves with a number to where so many steps of `ways` lead."""
    lanes = reached[distance]
    row = FINISH if lanes == ACROSS else race.rows[rider] + distance
    return steps(race.course.figures[rider], number, bonus, row, max(0, lanes))
