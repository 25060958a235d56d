"""Where a rider can go: reach, slipstream, the passing principle (section 4.3).

Reach is a list of masks: entry i holds the lanes that a free path of i steps leads to; it ends where no path goes on.
"""

from collections.abc import Sequence

from gruppetto.games.seconds.rules.position import SecondsOpen, team
from gruppetto.games.seconds.rules.scoring import turn_order

ROOM: int = 4
"""The steps that the passing principle leaves the next rider; on a climb a card of 6, which gives 3 (SEC-11.2)."""
ROOM_UPHILL: int = 3
Tight = dict[int, int]
"""By number the one lane on which a rider would lock in the next."""


# --- reach ---


def start_lanes(race: SecondsOpen, rider: int) -> int:
    """The lanes from which his first step may go: his own, or any beside the road and behind the start line."""
    return race.lanes[rider] or race.besides[rider] or race.leg.full[0]  # SEC-5.9, 5.10


def reach(race: SecondsOpen, rider: int, most: int) -> list[int]:
    """The lanes after 0, 1, 2, … free steps, at most so many (SEC-5.3 to 5.5)."""
    leg = race.leg
    onward, blocked = leg.onward, race.blocked
    number = race.numbers[rider]
    mask = start_lanes(race, rider)
    masks = [mask]
    last = number + most
    if last > leg.end:
        last = leg.end
    while number < last:
        mask = onward[number][mask]
        number += 1
        mask &= ~blocked[number]
        if not mask:
            break
        masks.append(mask)
    return masks


def steps_of(race: SecondsOpen, value: int) -> int:
    """How many steps a value gives the rider in turn: additions, never below 1, then the climb (SEC-7.2 to 7.4)."""
    return race.leg.steps[race.numbers[race.rider]][worth_of(race, value)]


def worth_of(race: SecondsOpen, value: int) -> int:
    """What a value counts for the rider in turn before the climb takes its part."""
    value += race.deltas[race.rider]
    return value if value > 1 else 1


# --- slipstream (SEC-6) ---


def riders_on(race: SecondsOpen, number: int) -> int:
    """The lanes of a number that hold a rider on the road; crash zones hold none."""
    if number > race.leg.length:
        return 0  # SEC-6.3: not past the finish
    mask = race.blocked[number]
    for at, lanes in race.zones:
        if at == number:
            mask &= ~lanes
    return mask


def wheels(race: SecondsOpen, number: int) -> int:
    """The lanes of a number directly behind or beside a rider (SEC-6.2)."""
    leg = race.leg
    blocked = race.blocked
    if not (blocked[number] or blocked[number + 1]):
        return 0
    ahead = riders_on(race, number + 1)
    if ahead:
        ahead = (leg.back if race.course.diagonal else leg.behind)[number + 1][ahead]
    return ahead | leg.beside[number][riders_on(race, number)]


def overtaking(race: SecondsOpen, number: int) -> int:
    """The lanes of a number exactly one in front of a rider (SEC-6.10)."""
    return race.leg.onward[number - 1][riders_on(race, number - 1)]


def draughts(race: SecondsOpen, number: int, slip: int) -> int:
    """The lanes of a number on which so many extra cells may end (SEC-6.1, 6.9)."""
    lanes = wheels(race, number)
    if slip == 2 or (race.course.overtake_with_one and race.leg.down[race.numbers[race.rider]]):
        lanes |= overtaking(race, number)
    return lanes


# --- the passing principle (SEC-11) ---


def protected(race: SecondsOpen) -> int:
    """The next rider of this round who will take a normal turn, or -1 (SEC-11.1); in a time trial the foremost of the
    next team (SEC-17.13)."""
    following: Sequence[int] = race.order[race.turn + 1 :]
    if race.leg.trial and following:
        following = foremost_first(race, team(following[0]))
    for rider in following:
        if not race.skips >> rider & 1:
            return rider
    return -1


def foremost_first(race: SecondsOpen, riders: Sequence[int]) -> list[int]:
    """Those of these riders who are still racing, in the order of SEC-4.3 to 4.5; behind the start line they keep the
    order in which they were given (SEC-4.8)."""
    racing = [rider for rider in riders if not race.finish_rounds[rider]]
    numbers, lanes = [race.numbers[rider] for rider in racing], [race.lanes[rider] for rider in racing]
    line = [race.arrivals.index(rider) if numbers[place] else place for place, rider in enumerate(racing)]
    return [racing[place] for place in turn_order(numbers, lanes, line)]


def tight_cells(race: SecondsOpen) -> Tight:
    """The cells on which the rider in turn would take the next rider's last way through (SEC-11.3).

    A cell does so if all free paths of the needed length lead over it: if it is the only one of its number that can be
    reached from the next rider and from which the end can be reached.
    """
    tight: Tight = {}
    if not race.course.passing:
        return tight
    other = protected(race)
    if other < 0:
        return tight
    leg = race.leg
    start = race.numbers[other]
    room = min(ROOM_UPHILL if leg.up[start] else ROOM, leg.length - start)
    own_number, own_lane = race.numbers[race.rider], race.lanes[race.rider]
    mask = start_lanes(race, other)
    ways = [mask]
    for number in range(start, start + room):
        barred = race.blocked[number + 1]
        if number + 1 == own_number:
            barred &= ~own_lane
        mask = leg.onward[number][mask] & ~barred
        if not mask:
            return tight  # locked in anyway, by others
        ways.append(mask)
    for step in range(room, 0, -1):
        if not mask & (mask - 1):
            tight[start + step] = mask
        mask = leg.back[start + step][mask] & ways[step - 1]
    return tight
