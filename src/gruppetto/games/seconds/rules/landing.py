"""Arriving: on a cell, over sprint lines, past the finish."""

from gruppetto.engine.event import Event, Tell
from gruppetto.games.seconds.rules.course import LANE_OF
from gruppetto.games.seconds.rules.crashes import arrive_last, fall, leave_cell
from gruppetto.games.seconds.rules.cues import SPRINT_PLACED, SPRINT_WON
from gruppetto.games.seconds.rules.ledger import Finish
from gruppetto.games.seconds.rules.naming import of_rider
from gruppetto.games.seconds.rules.position import SecondsOpen, SecondsPosition, changed


def settle_on(state: SecondsPosition, rider: int, number: int, bit: int) -> None:
    """The rider leaves where he was and stands on a cell; bit 0 is the finish line itself, which is no cell."""
    leave_cell(state, rider)
    if state.besides[rider]:
        state.besides = changed(state.besides, rider, 0)
    state.numbers[rider] = number
    state.lanes[rider] = bit
    state.blocked[number] |= bit
    arrive_last(state, rider)


def pass_lines(state: SecondsPosition, rider: int, number: int, tell: Tell | None) -> None:
    """The sprint lines he passes for the first time with this number; awards are entered at once (SEC-9.2, 9.4)."""
    bit = 1 << rider
    for sprint, at in enumerate(state.leg.sprints):
        if number < at:
            break
        if state.passed[sprint] & bit:
            continue
        before = state.passed[sprint].bit_count()
        state.passed = changed(state.passed, sprint, state.passed[sprint] | bit)
        state.passing = changed(state.passing, sprint, state.passing[sprint] | bit)
        if not state.course.end_of_round:
            award(state, rider, sprint, before, tell)


def award(state: SecondsPosition, rider: int, sprint: int, before: int, tell: Tell | None) -> None:
    """The award that this many riders before him have left, if there is one."""
    line = state.leg.road.sprints[sprint]
    if before >= len(line.awards):
        return
    won = line.awards[before]
    gain(state, rider, won.seconds, won.points)
    if tell is not None:
        place = {"sprint": line.name, "place": before + 1, "seconds": won.seconds, "points": won.points}
        tell(Event("sprint_won", of_rider(state, rider) | place, cue=SPRINT_PLACED if before else SPRINT_WON))


def gain(state: SecondsPosition, rider: int, seconds: int, points: int) -> None:
    state.bonus_seconds = changed(state.bonus_seconds, rider, state.bonus_seconds[rider] + seconds)
    state.bonus_points = changed(state.bonus_points, rider, state.bonus_points[rider] + points)


def award_at_end_of_round(state: SecondsPosition, tell: Tell | None) -> None:
    """Option `sprint_order: end_of_round`: by number, then lane, the fallen last (D-18)."""
    for sprint, now in enumerate(state.passing):
        riders = [rider for rider in range(state.course.riders) if now >> rider & 1]
        riders.sort(key=lambda rider: (state.besides[rider] > 0, *foremost(state, rider)))
        before = (state.passed[sprint] & ~now).bit_count()
        for place, rider in enumerate(riders):
            award(state, rider, sprint, before + place, tell)


def foremost(state: SecondsPosition, rider: int) -> tuple[int, int, int]:
    """A key that sorts riders by number, lane, arrival (SEC-12.7)."""
    return -state.numbers[rider], state.lanes[rider], state.arrivals.index(rider)


def finish(state: SecondsPosition, rider: int, tell: Tell | None) -> None:
    """Past the line, or on it (SEC-12.1, 12.6)."""
    state.finish_rounds = changed(state.finish_rounds, rider, state.round)
    lane = state.lanes[rider]
    state.finish_lanes = changed(state.finish_lanes, rider, LANE_OF[lane] if lane else 0)
    if tell is not None:
        past = state.numbers[rider] - state.leg.length
        tell(Event("finished", of_rider(state, rider) | {"past": past, "lane": state.finish_lanes[rider]}))


def finish_of(race: SecondsOpen, rider: int) -> Finish:
    """How a rider finished: the lane on the run-out decides between equals, on the line the arrival (SEC-12.7)."""
    first = min(finished for finished in race.finish_rounds if finished)
    tie = race.finish_lanes[rider] or 1 + race.arrivals.index(rider)
    return Finish(race.finish_rounds[rider] - first, race.numbers[rider] - race.leg.length, tie)


def bring_down(state: SecondsPosition, rider: int, number: int, bit: int, tell: Tell | None) -> None:
    """A rider comes to a crash: over the sprint lines before it, then he falls (SEC-9.6)."""
    pass_lines(state, rider, number, tell)
    fall(state, rider, number, bit, tell)
