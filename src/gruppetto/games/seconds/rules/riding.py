"""Where a rider can go: reach, slipstream, the passing principle, and the plays of a turn (section 4.3).

Reach is a list of masks: entry i holds the lanes that a free path of i steps leads to; it ends where no path goes on.
"""

from gruppetto.games.seconds.box.cards import BOOST, BRAKES, KEPT_KINDS, RIDERS
from gruppetto.games.seconds.rules.actions import BOOSTED, BRAKE, CRASH, LINE, PLAY, STAY, Move, move, moves_to
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition
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


def steps_of(race: SecondsOpen, rider: int, value: int) -> int:
    """How many steps a value gives this rider now: additions first, never below 1, then the climb (SEC-7.2 to 7.4)."""
    return race.leg.steps[race.numbers[rider]][worth_of(race, rider, value)]


def worth_of(race: SecondsOpen, rider: int, value: int) -> int:
    """What a value counts for this rider before the climb takes its part."""
    value += race.deltas[rider]
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
    if race.course.diagonal and ahead:
        ahead = leg.back[number + 1][ahead]
    return (ahead & leg.full[number]) | leg.beside[number][riders_on(race, number)]


def overtaking(race: SecondsOpen, number: int) -> int:
    """The lanes of a number exactly one in front of a rider (SEC-6.10)."""
    return race.leg.onward[number - 1][riders_on(race, number - 1)]


# --- the passing principle (SEC-11) ---


def protected(race: SecondsOpen) -> int:
    """The next rider of this round who will take a normal turn, or -1 (SEC-11.1, 17.13)."""
    if race.leg.trial:
        return _protected_in_trial(race)
    order, skips = race.order, race.skips
    for place in range(race.turn + 1, len(order)):
        rider = order[place]
        if not skips >> rider & 1:
            return rider
    return -1


def _protected_in_trial(race: SecondsOpen) -> int:
    """The foremost rider of the next team."""
    if race.turn + 1 >= len(race.order):
        return -1
    first = race.order[race.turn + 1] * RIDERS
    for rider in foremost_first(race, range(first, first + RIDERS)):
        if not race.skips >> rider & 1:
            return rider
    return -1


def foremost_first(race: SecondsOpen, riders: range) -> list[int]:
    """The riders of these who are still racing, in the order of SEC-4.3 to 4.5."""
    racing = [rider for rider in riders if not race.finish_rounds[rider]]
    order = turn_order(
        [race.numbers[rider] for rider in racing],
        [race.lanes[rider] for rider in racing],
        [race.arrivals.index(rider) for rider in racing],
    )
    return [racing[place] for place in order]


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


# --- the plays of a turn ---


def plays(state: SecondsPosition) -> list[Move]:
    """All legal actions of the rider in turn: crash-free and fair, else crash-free, brake, crash (SEC-11.5)."""
    rider = state.rider
    values = values_in_hand(state, state.to_decide)
    boost = state.course.boost if state.kept[rider * KEPT_KINDS + BOOST] else 0
    masks = reach(state, rider, longest(state, values, boost))
    tight = tight_cells(state)
    found = free_plays(state, values, masks, tight, PLAY, 0)
    if not found and tight:
        tight = {}
        found = free_plays(state, values, masks, tight, PLAY, 0)
    if not found:
        return unavoidable(state, values, masks)
    if boost:
        found += free_plays(state, values, masks, tight, BOOSTED, boost)
    return found


def longest(race: SecondsOpen, values: list[int], boost: int) -> int:
    """The most steps that any card can give, slipstream included."""
    return steps_of(race, race.rider, values[-1] + boost) + 2


def values_in_hand(state: SecondsPosition, seat: int) -> list[int]:
    kinds = state.course.kinds
    first = seat * kinds
    hands = state.hands
    return [value for value in range(1, kinds) if hands[first + value]]


def free_plays(
    race: SecondsOpen, values: list[int], masks: list[int], tight: Tight, verb: int, extra: int
) -> list[Move]:
    """The plays that end on a free cell and lock in nobody."""
    leg = race.leg
    rider = race.rider
    start = race.numbers[rider]
    delta = race.deltas[rider] + extra
    steps = leg.steps[start]
    up = leg.up
    slips = 0 if up[start] else 2 if leg.down[start] else 1
    length = leg.length
    far = len(masks) - 1
    found: list[Move] = []
    for value in values:
        counted = value + delta
        ride = steps[counted if counted > 1 else 1]
        to = start + ride
        if to > length:
            reached = start + (ride if ride < far else far)
            if reached == length:
                found.append(move(verb, value, LINE))
            elif reached > length:
                found += moves_to(verb, value, length - reached, masks[reached - start])
        elif ride == 0:
            if not tight.get(start, 0) & race.lanes[rider]:
                found.append(move(verb, value, STAY))
        elif ride <= far:
            lanes = masks[ride]
            if to in tight:
                lanes &= ~tight[to]
            found += moves_to(verb, value, to, lanes)
            for slip in range(1, slips + 1):
                number = to + slip
                if ride + slip > far or number > length or up[number - 1] or up[number]:
                    break
                lanes = masks[ride + slip] & draughts(race, number, slip)
                if lanes:
                    found += moves_to(verb, value, number, lanes & ~tight.get(number, 0))
    return found


def draughts(race: SecondsOpen, number: int, slip: int) -> int:
    """The lanes of a number on which so many extra cells may end (SEC-6.1, 6.9)."""
    return wheels(race, number) if slip == 1 else wheels(race, number) | overtaking(race, number)


def unavoidable(race: SecondsOpen, values: list[int], masks: list[int]) -> list[Move]:
    """When every card would crash: the brakes if he has them (D-50), else the crash with any card (SEC-10.3)."""
    rider = race.rider
    if not race.kept[rider * KEPT_KINDS + BRAKES]:
        return [move(CRASH, value) for value in values]
    stop = len(masks) - 1
    if stop == 0:
        return [move(BRAKE, value, STAY) for value in values]
    number = race.numbers[rider] + stop
    return [found for value in values for found in moves_to(BRAKE, value, number, masks[stop])]
