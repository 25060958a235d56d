"""Why a rider who may use a number cannot get there with it: the first rule in his way (BOS-4.10, 4.11, 6, 13.1).

Asked only about a move that is not among the legal ones; it always finds a rule.
"""

from gruppetto.engine.event import Params
from gruppetto.games.bostock.rules.actions import FINISH, Move
from gruppetto.games.bostock.rules.course import LANE_OF
from gruppetto.games.bostock.rules.position import BostockOpen
from gruppetto.games.bostock.rules.riding import able_riders, counted_steps, line_open, ways, zero_allowed


def rule_against_way(race: BostockOpen, action: Move) -> str:
    rider = race.course.rider_of[action.figure]
    counted = counted_steps(race, rider, action.number) + action.bonus
    if action.row == FINISH:
        return _rule_against_finish(race, action, counted)
    if rule := _rule_against_cell(race, rider, action.row, action.lane):
        return rule
    gained = action.row - race.rows[rider]
    if gained > counted:
        return "BOS-4.3"
    if race.occupied[action.row] >> action.lane - 1 & 1:
        return "BOS-6.5"
    reached = ways(race, rider, counted, is_open=line_open(race, race.to_decide))
    distance = len(reached) - 1
    if rule := _rule_against_extra_step(race, action, counted, distance):
        return rule
    if gained < distance:
        return "BOS-6.7"
    reachable = gained == distance and reached[gained] >> action.lane - 1 & 1
    return "BOS-6.11" if reachable else _rule_against_blocked(race, action, gained)


def in_the_way(race: BostockOpen, action: Move) -> Params:
    """What is wrong with the cell, and who stands there or closes the road before it: the numbers on their backs."""
    rider, row = race.course.rider_of[action.figure], race.leg.last + 1 if action.row == FINISH else action.row
    reached = ways(race, rider, max(0, row - race.rows[rider]), is_open=True)
    at, lanes, place = race.rows[rider] + len(reached), -1, "blocked"
    if row <= race.leg.last and not race.leg.full[row] >> action.lane - 1 & 1:
        return {"place": "off", "by": [], "count": 0}
    shut_in = len(reached) == 1 and row == at
    if row <= race.leg.last and race.occupied[row] >> action.lane - 1 & 1 and not shut_in:
        at, lanes, place = row, 1 << action.lane - 1, "taken"
    by = [race.course.bibs[each] for each, there in enumerate(race.rows) if there == at and race.lanes[each] & lanes]
    return {"place": place, "by": by, "count": len(by)}


def _rule_against_finish(race: BostockOpen, action: Move, counted: int) -> str:
    if counted < race.leg.last + 1 - race.rows[race.course.rider_of[action.figure]]:
        return "BOS-4.3"
    reached = ways(race, race.course.rider_of[action.figure], counted, is_open=True)
    if reached[-1] >= 0:
        return "BOS-6.5"
    if not line_open(race, race.to_decide):
        return "BOS-8.10"
    return _rule_against_extra_step(race, action, counted, len(reached) - 1) or "BOS-4.10"


def _rule_against_cell(race: BostockOpen, rider: int, row: int, lane: int) -> str:
    """Backwards, sideways, out of the lane, off the road."""
    leg = race.leg
    start, own = race.rows[rider], LANE_OF[race.lanes[rider]]
    if row < start:
        return "BOS-6.3"
    if row == start:
        return "BOS-6.7" if lane == own else "BOS-6.4"
    if leg.team_trial and lane != own:
        return "BOS-13.1"
    if row > leg.last or not leg.full[row] >> lane - 1 & 1:
        return "BOS-6.5"
    return "BOS-6.1" if abs(lane - own) > row - start else ""


def _rule_against_extra_step(race: BostockOpen, action: Move, counted: int, distance: int) -> str:
    """The bonus must be really ridden (BOS-4.10), and no number dodged with a 0 (BOS-4.11)."""
    if not action.bonus:
        return ""
    if distance < counted:
        return "BOS-4.10"
    if race.course.bonus_apart:  # it comes when the numbers are used
        return ""
    able = able_riders(race, race.unmoved, is_open=line_open(race, race.to_decide))
    return "BOS-4.11" if action.number == 0 and not zero_allowed(race, len(able) - 1) else ""


def _rule_against_blocked(race: BostockOpen, action: Move, gained: int) -> str:
    """Squeezed out, or behind a wall."""
    reached = ways(race, race.course.rider_of[action.figure], gained, is_open=True, table=race.leg.unsqueezed)
    free = len(reached) > gained and reached[gained] >> action.lane - 1 & 1
    return "BOS-6.6" if free else "BOS-6.5"
