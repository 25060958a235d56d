"""The numbers of a race card are handed out: a rider, a number, the cell where he ends (BOS-4.3 to 4.11, 5.3, BOS-6).

`move red-1 2 5.1`, with the colour bonus `move red-1 2+1 6.1`; `end` leaves a bonus that nobody must take (BOS-4.7).
Steps that a Risk card gives are taken in the same way, before the rest of the race card (BOS-8.4, 8.14).

A move is picked as a rider, the number he gets where there are several to choose from, and the cell where he ends; the
cell tells whether the colour bonus goes with it, for it lies one row further.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from gruppetto.engine.chance import Chance
from gruppetto.engine.event import Event, Params, Tell
from gruppetto.engine.option import told
from gruppetto.engine.picks import Attempt, Guide, Reach
from gruppetto.engine.refusal import Refusal
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import RIDERS
from gruppetto.games.bostock.rules.actions import END, END_MOVES, FINISH, MOVE, PASS, PLAY, Move, step
from gruppetto.games.bostock.rules.colour_bonus import bonus_moves, is_bare_zero, rule_against_bonus, why_no_bonus
from gruppetto.games.bostock.rules.course import LANE_OF, Course
from gruppetto.games.bostock.rules.cues import FIRST_HOME, GREEN_LINE, LAST_KILOMETRE
from gruppetto.games.bostock.rules.naming import DISCARD_PILE, cell_pick, number_pick, of_rider, piece, player, yes
from gruppetto.games.bostock.rules.obstacles import in_the_way, rule_against_way
from gruppetto.games.bostock.rules.position import BostockOpen, BostockPosition
from gruppetto.games.bostock.rules.riding import (
    ACROSS,
    able_riders,
    bonus_alone,
    counted_steps,
    line_open,
    moves_to,
    rides_whole,
    ways,
    zero_allowed,
)
from gruppetto.games.bostock.rules.risks import draw_risk, draws_risk, lose_kept
from gruppetto.games.bostock.rules.turns import STAGE, Over, go_on
from gruppetto.games.bostock.rules.view import BostockView
from gruppetto.road.grid_board import FINISH_CELL

VERBS: Final = {MOVE: "BOS-4.2", END: "BOS-5.2"}
LAST_ROWS: Final = 3
"""From so few rows before the line most cards lead over it."""
BONUS_SIGN: Final = "jersey-team"
"""The colour bonus, in the look: the shirt of the own team."""
_LINE_SIGNS: Final = {"green": "mark-green-line", "second": "mark-green-line", "finish": "mark-finish"}


def question(table: BostockOpen) -> Text:
    if table.gift_count:
        return Text("bostock-question-gift", {"steps": table.gift_steps})
    left = [] if bonus_alone(table) else [number for number in table.numbers if number]
    # without them nothing but the bonus is left, to take or to leave
    return Text("bostock-question-move", {"numbers": left}) if left else Text("bostock-question-bonus")


def guide(view: BostockView) -> Guide:
    """Whoever is ahead rides first, which leaves room for those behind him."""
    table = view.open
    riders = {table.course.rider_of[action.figure] for action in view.actions if action.verb == MOVE}
    return Guide(proposed=(piece(table.course, max(riders, key=table.rows.__getitem__)),) if riders else ())


# --- what is offered ---


def actions(race: BostockOpen) -> list[Move]:
    """All legal moves, sorted. The steps of a Risk card are one number for everybody who may take them."""
    gift, apart = race.gift_count > 0, race.course.bonus_apart
    if apart and bonus_alone(race):
        return bonus_moves(race)
    numbers, bonus = ((race.gift_steps,), False) if gift else (race.numbers, race.bonus and not apart)
    is_open = line_open(race, race.to_decide)
    able = able_riders(race, race.gift_riders if gift else race.unmoved, is_open=is_open)
    with_zero = bonus and zero_allowed(race, len(able) - 1)
    different = numbers[::-1] if len(set(numbers)) == len(numbers) else sorted(set(numbers))
    whole = _ridden_whole(race, able, is_open=is_open) if race.course.whole_numbers and not gift else frozenset()
    found: list[Move] = []
    for rider in able:
        twice = 2 if rider == race.breakaway and not gift else 1
        reached = ways(race, rider, numbers[0] * twice + bonus, is_open=is_open)
        distance = len(reached) - 1
        for number in different:
            counted = number * twice
            if number and (number not in whole or counted <= distance or reached[-1] == ACROSS):
                found += moves_to(race, rider, number, False, reached, min(counted, distance))
            if bonus and counted < distance and (number or with_zero):
                found += moves_to(race, rider, number, True, reached, counted + 1)
    if numbers[0] == 0:
        found.append(END_MOVES)
    return found


def _ridden_whole(race: BostockOpen, able: list[int], *, is_open: bool) -> frozenset[int]:
    """The numbers that one of these riders can ride whole: nobody may waste a part of them (BOS-6.11)."""
    return frozenset(
        number
        for number in race.numbers
        if number and any(rides_whole(race, rider, number, is_open=is_open) for rider in able)
    )


def within_reach(race: BostockOpen) -> list[Reach]:
    """By rider the cells where he could end now, with any number."""
    found: dict[int, dict[str, None]] = {}
    for action in actions(race):
        if action.verb == MOVE:
            found.setdefault(race.course.rider_of[action.figure], {})[_cell(action)] = None
    return [Reach(piece(race.course, rider), tuple(cells)) for rider, cells in found.items()]


# --- why not ---


def why(state: BostockPosition, action: Move) -> Refusal | None:
    who: Params = {"who": player(state.to_decide)}
    if action.verb in (PLAY, PASS):  # somebody can move, so he must unless nothing but the bonus is left
        must = state.gift_count or (state.numbers and state.numbers[0] and not bonus_alone(state))
        return Refusal("BOS-5.3" if must else "BOS-4.2", who)
    if action.verb == MOVE:
        return _not_this_move(state, action)
    return Refusal("BOS-5.3", who) if action.verb == END else None


def _not_this_move(race: BostockOpen, action: Move) -> Refusal:
    rider = race.course.rider_of[action.figure]
    about: Params = {**of_rider(race.course, rider), "number": action.number, "zero": why_no_bonus(race, action)}
    if rider // RIDERS != race.to_decide:
        return Refusal("BOS-1.2", about)
    if race.is_home(rider) or race.lost[rider]:
        return Refusal("BOS-6.10", {**about, "turns": race.lost[rider]})
    rule = _rule_against_gift(race, action) if race.gift_count else _rule_against_use(race, action)
    told_too = {**told(race.course.options, "squeeze"), **in_the_way(race, action)}
    return Refusal(rule or rule_against_way(race, action), {**about, **told_too})


def _rule_against_gift(race: BostockOpen, action: Move) -> str:
    """The steps of a Risk card are for its riders, and as many as it says."""
    if action.bonus:
        return "BOS-8.14"
    if not race.gift_riders >> race.course.rider_of[action.figure] & 1:
        return "BOS-8.8"
    return "" if action.number == race.gift_steps else "BOS-4.5"


def _rule_against_use(race: BostockOpen, action: Move) -> str:
    """The bonus, the number, the rider who has moved (BOS-4)."""
    moved = not race.unmoved >> race.course.rider_of[action.figure] & 1
    if race.course.bonus_apart and action.bonus:
        return rule_against_bonus(race, False) or ("BOS-4.9" if why_no_bonus(race, action) != "no" else "")
    if action.bonus and (rule := rule_against_bonus(race, moved)):
        return rule
    if is_bare_zero(race, action):
        return "BOS-4.9"
    if moved or action.number not in race.numbers:
        return "BOS-4.5"
    return "BOS-4.3" if action.number == 0 and not action.bonus else ""


# --- what it does ---


def play(state: BostockPosition, action: Move, chance: Chance, tell: Tell | None) -> Over:
    """Relocate, green line, finish; then a Risk card where a race card ended on a dot (section 4.2)."""
    if action is END_MOVES:  # the bonus is left (BOS-4.7)
        if tell is not None:
            tell(Event("bonus_left", {"who": player(state.to_decide)}))
        state.bonus = False
        return go_on(state, tell)
    seat, rider, gift = state.to_decide, state.course.rider_of[action.figure], state.gift_count > 0
    start = state.rows[rider]
    end = state.leg.last + 1 if action.row == FINISH else action.row
    _use(state, action, rider, gift)
    _relocate(state, action, end, gift, tell)
    _tell_of_the_end(state, rider, start, tell)
    if start <= state.leg.green_after < end and len(state.across) < 2:
        _cross_green_line(state, rider, tell)
    if action.row == FINISH:
        _finish(state, rider, tell)
        if state.leg.road and state.is_complete(seat):
            return STAGE
    elif draws_risk(state, seat, end, action.lane):
        draw_risk(state, rider, chance, tell)
    return go_on(state, tell)


def _use(state: BostockPosition, action: Move, rider: int, gift: bool) -> None:
    """The number, the rider's turn to move, the bonus are used up (BOS-4.5)."""
    if gift:
        state.gift_riders &= ~(1 << rider)
        state.gift_count -= 1
        if not state.gift_count:
            state.clear_gift()
        return
    if action.bonus and state.course.bonus_apart:
        state.bonus = False
        return
    place = state.numbers.index(action.number)
    state.numbers = state.numbers[:place] + state.numbers[place + 1 :]
    state.unmoved &= ~(1 << rider)
    if action.bonus:
        state.bonus = False


def _relocate(state: BostockPosition, action: Move, end: int, gift: bool, tell: Tell | None) -> None:
    rider, lane = state.course.rider_of[action.figure], action.lane
    start, bit = state.rows[rider], state.lanes[rider]
    state.occupied[start] &= ~bit
    state.rows[rider] = end
    state.lanes[rider] = 1 << lane - 1 if lane else 0
    if not state.leg.abreast:
        state.occupied[end] |= state.lanes[rider]
    if tell is not None:
        about = {
            **of_rider(state.course, rider),
            "number": action.number,
            "bonus": yes(action.bonus),
            "steps": end - start,
            "cell": cell_pick(end, lane) if lane else "finish",
            "from": cell_pick(start, LANE_OF[bit]),
            "by": "risk" if gift else "race",
        }
        tell(Event("moved", about))


def _tell_of_the_end(state: BostockPosition, rider: int, start: int, tell: Tell | None) -> None:
    """The first rider of a road stage who comes near the line."""
    kite = state.leg.last - LAST_ROWS
    if tell is None or not state.leg.road or not start <= kite < state.rows[rider] <= state.leg.last:
        return
    if max(row for other, row in enumerate(state.rows) if other != rider) <= kite:
        tell(
            Event(
                "last_kilometre",
                {**of_rider(state.course, rider), "left": state.leg.last + 1 - state.rows[rider]},
                cue=LAST_KILOMETRE,
            )
        )


def _cross_green_line(state: BostockPosition, rider: int, tell: Tell | None) -> None:
    """The first wins points and the jersey; in yellow he keeps yellow, and the second has the jersey (BOS-7)."""
    state.across = (*state.across, rider)
    points = state.course.points
    second = len(state.across) > 1
    if second and state.across[0] != state.yellow:
        return
    jersey = rider != state.yellow
    if jersey:
        state.green = rider
    if tell is not None:
        won = points.green_second if second else points.green_first
        about = {**of_rider(state.course, rider), "place": 1 + second, "points": won, "jersey": yes(jersey)}
        tell(Event("green_line", about, cue=GREEN_LINE))


def _finish(state: BostockPosition, rider: int, tell: Tell | None) -> None:
    """Off the road and onto the stage result (BOS-10.1)."""
    state.placed = (*state.placed, rider)
    state.unmoved &= ~(1 << rider)
    if tell is not None:
        place = len(state.placed)
        cue = FIRST_HOME if place == 1 and state.leg.road else None
        tell(Event("finished", {**of_rider(state.course, rider), "place": place}, cue=cue))
        if state.leg.team_trial and state.is_complete(rider // RIDERS):
            tell(Event("team_home", {"who": player(rider // RIDERS)}))
    lose_kept(state, rider, tell)


# --- how it is picked ---


def attempts(view: BostockView) -> list[Attempt[Move]]:
    """The legal moves, then what somebody might have thought, each path once; at last the bonus left.

    Of several that end on one cell the first is meant by the cell alone: the least number, and rather than with the
    bonus the number that needs none, which leaves more to choose from."""
    table = view.open
    legal = sorted((action for action in view.actions if action.verb == MOVE), key=lambda action: action.bonus)
    usable = {action.number for action in legal}
    choice = len(usable) > 1  # the number is picked where there are different ones that somebody can use
    numbers = sorted(set(table.numbers) if choice else usable)
    riding, gift = {table.course.rider_of[action.figure] for action in legal}, table.gift_count > 0
    found = [_attempt(table, action, choice=choice) for action in legal]
    for rider in range(table.course.riders):
        if rider in riding:
            found += [_plain(table.course, action, choice, gift) for action in _thought_of(table, rider, numbers)]
        else:
            found.append(_standing(table, rider))
    by_path: dict[tuple[str, ...], Attempt[Move]] = {}
    for attempt in found:
        by_path.setdefault(attempt.picks, attempt)
    tried = list(by_path.values())
    if END_MOVES in view.actions:
        tried.append(Attempt(END_MOVES, (DISCARD_PILE,), Text("bostock-try-end"), Text("bostock-hint-end")))
    return tried


def _attempt(table: BostockOpen, action: Move, *, choice: bool) -> Attempt[Move]:
    """With what it will bring, as a sentence and as signs: lost steps, the green line, the finish, a Risk card."""
    rider, home = table.course.rider_of[action.figure], action.row == FINISH
    made = (table.leg.last + 1 if home else action.row) - table.rows[rider]
    line = _line(table, action)
    draws = not home and draws_risk(table, table.to_decide, action.row, action.lane)
    brings: Params = {
        "steps": made,
        "short": 0 if home else max(0, counted_steps(table, rider, action.number) - made),
        "bonus": yes(action.bonus),
        "line": line,
        "place": len(table.placed) + 1,
        "dot": yes(draws),
    }
    signs = (_LINE_SIGNS.get(line, ""), "mark-risk" if draws else "", BONUS_SIGN if action.bonus else "")
    plain, hint = _plain(table.course, action, choice, table.gift_count > 0), Text("bostock-hint-move", brings)
    return Attempt(action, plain.picks, plain.label, hint, signs=tuple(filter(None, signs)))


@lru_cache(maxsize=16_384)
def _plain(course: Course, action: Move, choice: bool, gift: bool) -> Attempt[Move]:
    """A move as one picks it, without what it brings, which is worked out for legal ones only: nobody is told of the
    others, and they are most of what somebody might think of."""
    rider = piece(course, course.rider_of[action.figure])
    picks = (rider, *([number_pick(action.number)] if choice else []), _cell(action))
    label = _gift_label(course, action)
    if action.bonus and course.bonus_apart:
        label = Text("bostock-try-bonus", label.args)
    elif not gift:
        label = Text("bostock-try-move", {**label.args, "number": action.number, "bonus": yes(action.bonus)})
    return Attempt(action, picks, label)


def _line(table: BostockOpen, action: Move) -> str:
    """The finish, or the green line where it still brings something (BOS-7.1, 7.4)."""
    if action.row == FINISH:
        return "finish"
    if not table.rows[table.course.rider_of[action.figure]] <= table.leg.green_after < action.row:
        return "none"
    if not table.across:
        return "green"
    return "second" if len(table.across) == 1 and table.across[0] == table.yellow else "none"


def _cell(action: Move) -> str:
    return FINISH_CELL if action.row == FINISH else cell_pick(action.row, action.lane)


def _gift_label(course: Course, action: Move) -> Text:
    where = {"cell": _cell(action), "finish": yes(action.row == FINISH)}
    args = of_rider(course, course.rider_of[action.figure]) | where
    return Text("bostock-try-gift", args)


def _thought_of(table: BostockOpen, rider: int, numbers: list[int]) -> Iterator[Move]:
    """Cells near those where a number leads: beside him, one short, as far as it says, one further with the bonus."""
    row, last, figure = table.rows[rider], table.leg.last, table.course.figures[rider]
    for number in numbers:
        counted = counted_steps(table, rider, number)
        for end in sorted({row, row + 1, row + counted - 1, row + counted, row + counted + 1}):
            bonus = end == row + counted + 1
            if end > last:
                if end == last + 1 or not bonus:
                    yield step(figure, number, bonus, FINISH, 0)
            elif not (bonus and table.gift_count):
                for lane in _lanes(table, rider, end):
                    yield step(figure, number, bonus, end, lane)


def _lanes(table: BostockOpen, rider: int, end: int) -> Iterator[int]:
    """The lanes of a row that a rider can have in mind: one further aside than he gets, and not where he stands."""
    row, lane = table.rows[rider], LANE_OF[table.lanes[rider]]
    for bit, there in LANE_OF.items():
        if table.leg.full[end] & bit and abs(there - lane) <= end - row + 1 and (end, there) != (row, lane):
            yield there


def _standing(table: BostockOpen, rider: int) -> Attempt[Move]:
    """Somebody who cannot move now: finished, turned, moved already, shut in, or of another team."""
    number = table.gift_steps or max(table.numbers, default=0)
    row, lane = table.rows[rider] + 1, LANE_OF.get(table.lanes[rider], 1)
    if row <= table.leg.last:  # where the road narrows one of the lanes that go on
        lane = min((LANE_OF[bit] for bit in LANE_OF if table.leg.full[row] & bit), key=lambda there: abs(there - lane))
    figure, home = table.course.figures[rider], row > table.leg.last
    action = step(figure, number, False, FINISH, 0) if home else step(figure, number, False, row, lane)
    return Attempt(action, (piece(table.course, rider),), _gift_label(table.course, action))
