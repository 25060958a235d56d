"""Everything somebody in front of the table might try, legal or not, as a path of things to pick.

A move is a rider, the number he gets where there are several to choose from, and the cell where he ends; the cell
tells whether the colour bonus goes with it, for it lies one row further. Each card and each rider of the seat has at
least one attempt, so that one which cannot be used now says why not. Nothing here decides what is legal: the rules do.
"""

from collections.abc import Iterator

from gruppetto.engine.event import Params
from gruppetto.engine.picks import Attempt
from gruppetto.engine.scene import Text
from gruppetto.games.bostock.box.cards import NO_CARD, RIDERS
from gruppetto.games.bostock.look.picture import number_cloth
from gruppetto.games.bostock.rules.actions import (
    END,
    END_MOVES,
    FINISH,
    LAY_OFF,
    MOVE,
    NOMINATE,
    PASS,
    PICK,
    PLAY,
    PLAY_RISK,
    RIDE,
    RIDE_ON_NOW,
    STOP_SWAPPING,
    SWAP,
    Move,
    step,
    with_card,
    with_rider,
)
from gruppetto.games.bostock.rules.course import LANE_OF
from gruppetto.games.bostock.rules.foresight import move_hint, move_signs
from gruppetto.games.bostock.rules.naming import card_pick, cell_pick, of_rider, piece, yes
from gruppetto.games.bostock.rules.position import (
    CHOOSE_PHASE,
    LAY_OFF_PHASE,
    MOVE_PHASE,
    NOMINATE_PHASE,
    PICK_PHASE,
    RIDE_PHASE,
    SWAP_PHASE,
    BostockOpen,
)
from gruppetto.games.bostock.rules.view import BostockView
from gruppetto.road.grid_board import FINISH_CELL

Attempts = list[Attempt[Move]]

DISCARD = "pile:discard"
DRAW = "pile:draw"


def attempts(view: BostockView) -> Attempts:
    """First what lies on the road, then card by card in the order of the hand."""
    if view.seat < 0 or view.seat != view.open.to_decide:
        return []
    tried = _on_the_road(view)
    for kind in sorted(set(view.hand)):
        tried += _with_card(view, kind)
    if view.open.held[view.seat] != NO_CARD:
        tried.append(_with_risk_card(view))
    return tried


def _on_the_road(view: BostockView) -> Attempts:
    table = view.open
    if table.phase is MOVE_PHASE:
        return _moves(view)
    if table.phase is PICK_PHASE:
        mate = table.risk_rider + 1
        return [_of_rider(PICK, rider, Text("bostock-hint-pick", {"mate": mate})) for rider in _team(view)]
    if table.phase is NOMINATE_PHASE:
        hint = Text("bostock-hint-nominate", {"points": table.course.edition.points.solo_trial[0]})
        return [_of_rider(NOMINATE, rider, hint) for rider in _team(view)]
    if table.phase is SWAP_PHASE:
        args = {"count": table.swapped}
        stop = Attempt(STOP_SWAPPING, (DRAW,), Text("bostock-try-stop", args), Text("bostock-hint-stop", args))
        return [stop]
    if table.phase is RIDE_PHASE:  # nothing but the highest card is worth playing, so it may go on by itself (D-44)
        return [Attempt(RIDE_ON_NOW, (DRAW,), Text("bostock-try-ride_on"), Text("bostock-hint-ride_on"))]
    return []


def _team(view: BostockView) -> range:
    return range(view.seat * RIDERS, (view.seat + 1) * RIDERS)


def _of_rider(verb: int, rider: int, hint: Text) -> Attempt[Move]:
    word = "pick" if verb == PICK else "nominate"
    action = with_rider(verb, rider)
    return Attempt(action, (piece(rider),), Text(f"bostock-try-{word}", of_rider(rider)), hint)


# --- moves ---


def _moves(view: BostockView) -> Attempts:
    """The legal moves, then what somebody might have thought, each path once."""
    table = view.open
    usable = {action.number for action in view.actions if action.verb == MOVE}
    choice = len(usable) > 1  # the number is picked where there are different ones that somebody can use
    numbers = set(table.numbers) if choice else usable
    tried: dict[tuple[str, ...], Attempt[Move]] = {}
    for action in view.actions:
        if action.verb == MOVE:
            attempt = _move(table, action, choice=choice)
            tried[attempt.picks] = attempt
    riding = {action.rider for action in view.actions if action.verb == MOVE}
    for rider in range(table.course.riders):
        if rider in riding:
            for action in _thought_of(table, rider, numbers):
                attempt = _move(table, action, choice=choice)
                tried.setdefault(attempt.picks, attempt)
        else:
            attempt = _standing(table, rider)
            tried.setdefault(attempt.picks, attempt)
    found = list(tried.values())
    if any(action.verb == END for action in view.actions):
        found.append(Attempt(END_MOVES, (DISCARD,), Text("bostock-try-end"), Text("bostock-hint-end")))
    return found


def _move(table: BostockOpen, action: Move, *, choice: bool) -> Attempt[Move]:
    rider = action.rider
    cell = FINISH_CELL if action.row == FINISH else cell_pick(action.row, action.lane)
    number = (number_cloth(action.number),) if choice else ()
    args = of_rider(rider) | {"cell": cell, "finish": yes(action.row == FINISH)}
    if table.gift_steps:
        label = Text("bostock-try-gift", args)
    else:
        label = Text("bostock-try-move", args | {"number": action.number, "bonus": yes(action.bonus)})
    picks = (piece(rider), *number, cell)
    return Attempt(action, picks, label, move_hint(table, action), signs=move_signs(table, action))


def _thought_of(table: BostockOpen, rider: int, numbers: set[int]) -> Iterator[Move]:
    """Cells near those where a number leads: beside him, one short, as far as it says, one further with the bonus."""
    row, last = table.rows[rider], table.leg.last
    for number in sorted(numbers):
        counted = number * (2 if rider == table.breakaway and not table.gift_steps else 1)
        for end in sorted({row, row + 1, row + counted - 1, row + counted, row + counted + 1}):
            bonus = end == row + counted + 1
            if end > last:
                if end == last + 1 or not bonus:
                    yield step(rider, number, bonus, FINISH, 0)
            elif not (bonus and table.gift_steps):
                for lane in _lanes(table, rider, end):
                    yield step(rider, number, bonus, end, lane)


def _lanes(table: BostockOpen, rider: int, end: int) -> Iterator[int]:
    """The lanes of a row that a rider can have in mind: one further aside than he gets, and not where he stands."""
    row, lane = table.rows[rider], LANE_OF[table.lanes[rider]]
    for bit, there in LANE_OF.items():
        if table.leg.full[end] & bit and abs(there - lane) <= end - row + 1 and (end, there) != (row, lane):
            yield there


def _standing(table: BostockOpen, rider: int) -> Attempt[Move]:
    """Somebody who cannot move now: finished, turned, moved already, shut in, or of another team."""
    number = table.gift_steps or max(table.numbers, default=0)
    row, last = table.rows[rider], table.leg.last
    lane = LANE_OF.get(table.lanes[rider], 1)
    home = row >= last
    action = step(rider, number, False, FINISH if home else row + 1, 0 if home else lane)
    cell = FINISH_CELL if home else cell_pick(row + 1, lane)
    args = of_rider(rider) | {"cell": cell, "finish": yes(home)}
    return Attempt(action, (piece(rider),), Text("bostock-try-gift", args))


# --- cards ---


def _with_card(view: BostockView, kind: int) -> Attempts:
    table = view.open
    code = table.course.codes[kind]
    card = card_pick(code)
    about = {"card": card}
    if table.phase is SWAP_PHASE:
        label = Text("bostock-try-swap", about)
        return [Attempt(with_card(SWAP, code), (card,), label, Text("bostock-hint-swap"))]
    if table.phase is LAY_OFF_PHASE:
        label = Text("bostock-try-lay_off", about)
        return [Attempt(with_card(LAY_OFF, code), (card,), label, Text("bostock-hint-lay_off"))]
    if table.phase is RIDE_PHASE:
        return _rides(view, kind)
    return _plays(view, kind)


def _plays(view: BostockView, kind: int) -> Attempts:
    """To play a card and to lay it down: what can be done now is picked by the card alone."""
    table = view.open
    code = table.course.codes[kind]
    card = card_pick(code)
    passing = any(action.verb == PASS for action in view.actions)
    own = Text("bostock-hint-card", {"own": yes(table.course.colours[kind] == view.seat and not table.headwind)})
    label = Text("bostock-try-card", {"card": card})
    play = Attempt(with_card(PLAY, code), (card, piece(view.seat * RIDERS)) if passing else (card,), label, own)
    if table.phase is not CHOOSE_PHASE:
        return [play]
    cause = Text("bostock-hint-pass", {"cause": "crossing" if table.still else "stuck"})
    away = (card,) if passing else (card, DISCARD)
    return [play, Attempt(with_card(PASS, code), away, Text("bostock-try-pass", {"card": card}), cause)]


def _rides(view: BostockView, kind: int) -> Attempts:
    table = view.open
    code, steps = table.course.codes[kind], table.course.totals[kind]
    card = card_pick(code)
    length, distance = table.leg.stage.length, table.distances[view.seat] + steps
    args: Params = {"steps": steps, "distance": distance, "length": length, "home": yes(distance >= length)}
    label = Text("bostock-try-ride", {"card": card})
    signs = ("mark-finish",) if distance >= length else ()
    return [Attempt(with_card(RIDE, code), (card,), label, Text("bostock-hint-ride", args), signs=signs)]


def _with_risk_card(view: BostockView) -> Attempt[Move]:
    table = view.open
    held = table.course.risk_cards[table.held[view.seat]]
    label = Text("bostock-try-risk", {"title": held.title})
    return Attempt(PLAY_RISK, (held.pick,), label, Text("bostock-hint-risk", {"text": held.text}))
