"""Crashes: where a rider is stopped, who falls, and the riders beside the road (SEC-10)."""

from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.rules.course import HIGHEST, LANE_OF, MASKS
from gruppetto.games.seconds.rules.cues import CRASHED, FELL
from gruppetto.games.seconds.rules.naming import called, of_rider
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition, changed

FORWARDS: int = 1
BACKWARDS: int = -1
Stop = tuple[int, int]
"""A number and the lanes of it that stop a rider."""


def stops(race: SecondsOpen, start: int, masks: list[int], ahead: int = FORWARDS) -> list[Stop]:
    """The cells that stop a rider whose reach ends too early.

    Those after his last free cell; and if they lie in a divided section, also those that stopped him before in the
    other carriageway (SEC-10.5). `ahead` is the direction of the road.
    """
    table = race.leg.onward if ahead == FORWARDS else race.leg.back
    last = len(masks) - 1
    number = start + ahead * (last + 1)
    found = [(number, table[number - ahead][masks[last]] & race.blocked[number])]
    first, final = race.leg.section[number]
    if not first:
        return found
    low = race.leg.side[number][1]
    for side in (low, (MASKS - 1) & ~low):  # the lanes up to the divider, and those beyond it
        for step in range(1, last + 1):
            at = start + ahead * step
            if first <= at <= final and not masks[step] & side:
                hit = table[at - ahead][masks[step - 1]] & race.blocked[at] & side
                if hit:
                    found.append((at, hit))
                    break
    return found


def crash_cell(found: list[Stop]) -> tuple[int, int]:
    """The one furthest from the numbers, as number and bit; the player has no choice (SEC-10.5)."""
    return max(((number, HIGHEST[lanes]) for number, lanes in found), key=lambda cell: cell[1])


def in_zone(race: SecondsOpen, found: list[Stop]) -> bool:
    """Whether he is stopped by cells that all belong to crash zones of this round (SEC-8.11)."""
    barred = {number: 0 for number, _ in found}
    for number, zone in race.zones:
        if number in barred:
            barred[number] |= zone
    return any(lanes for _, lanes in found) and not any(lanes & ~barred[number] for number, lanes in found)


def fall(state: SecondsPosition, causer: int, number: int, bit: int, tell: Tell | None) -> None:
    """The causer and everybody on that number in that carriageway fall; its cells bar the road (SEC-10.6 to 10.10)."""
    side = state.leg.side[number][bit]
    there = [rider for rider in state.arrivals if state.numbers[rider] == number and state.lanes[rider] & side]
    others = [rider for rider in there if rider != causer]
    line = [causer, *others] if state.course.causer_first else [*others, causer]
    for rider in line:
        put_beside(state, rider, number, side)
        if state.course.card_at_once:
            state.owing |= 1 << rider
    if (number, side) not in state.zones:
        state.zones = (*state.zones, (number, side))
        state.blocked[number] |= side
    if tell is not None:
        cell = called(state, number, LANE_OF[bit])
        about = of_rider(state, causer) | {"cell": cell, "number": number, "alone": not others}
        tell(Event("crashed", about, cue=CRASHED))
        for rider in line:
            tell(Event("fell", of_rider(state, rider) | {"number": number}, cue=FELL))


def put_beside(state: SecondsPosition, rider: int, number: int, side: int) -> None:
    """Last in the line beside the road, to skip his next turn (SEC-10.10 to 10.12)."""
    leave_cell(state, rider)
    state.numbers[rider] = number
    state.besides = changed(state.besides, rider, side)
    state.skips |= 1 << rider
    arrive_last(state, rider)


def leave_cell(state: SecondsPosition, rider: int) -> None:
    lane = state.lanes[rider]
    if lane:
        state.blocked[state.numbers[rider]] &= ~lane
        state.lanes[rider] = 0


def arrive_last(state: SecondsPosition, rider: int) -> None:
    state.arrivals.remove(rider)
    state.arrivals.append(rider)
