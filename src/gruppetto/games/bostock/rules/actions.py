"""The actions: `risk`, `play red-211`, `pass red-211`, `move red-1 2 5.1`, `move red-1 2+1 6.1`,
`move red-1 2 finish`, `end`, `pick red-2`, `swap red-211`, `stop`, `lay_off red-211`, `nominate red-2`, `ride red-211`,
`ride on`.

A move is a rider, the number of the card he uses, `+1` with the colour bonus, and the cell where he ends:
row and lane. Each action exists once, and the moves to the lanes of one row are looked up together, since a turn has
dozens of them.
"""

import re
from functools import cache
from typing import Any, Final

from gruppetto.engine.action import Notated
from gruppetto.engine.refusal import NotationError
from gruppetto.games.bostock.box.cards import CARD_COLOURS, RIDER_NAMES, card_id, code_of
from gruppetto.games.bostock.box.stages import MOST_LANES, MOST_ROWS

VERBS: Final = ("risk", "play", "pass", "move", "end", "pick", "swap", "stop", "lay_off", "nominate", "ride", "ride on")
RISK: Final = 0
PLAY: Final = 1
PASS: Final = 2
MOVE: Final = 3
END: Final = 4
PICK: Final = 5
SWAP: Final = 6
STOP: Final = 7
LAY_OFF: Final = 8
NOMINATE: Final = 9
RIDE: Final = 10
RIDE_ON: Final = 11
WITH_CARD: Final = (PLAY, PASS, SWAP, LAY_OFF, RIDE)
WITH_RIDER: Final = (PICK, NOMINATE)

FINISH: Final = MOST_ROWS + 1
"""The row of a move across the finish line."""
NO_CODE: Final = -1
NO_RIDER: Final = -1
_CARDS: Final = 5000

_WITH_CARD: Final = re.compile(rf"(play|pass|swap|lay_off|ride) ({'|'.join(CARD_COLOURS)})-([0-9])([0-9])([0-9])")
_RIDER: Final = "|".join(RIDER_NAMES)
_MOVE: Final = re.compile(rf"move ({_RIDER}) ([0-9])(\+1)? (finish|([1-9][0-9]?)\.([1-9]))")
_WITH_RIDER: Final = re.compile(rf"(pick|nominate) ({_RIDER})")
_HELP: Final = {
    "move": "'move', a rider, a number and a cell, such as 'move red-1 2 5.1', 'move red-1 2+1 6.1'",
    "pick": "'pick' and a rider, such as 'pick red-2'",
    "nominate": "'nominate' and a rider, such as 'nominate red-2'",
    "ride": "'ride' and a card, such as 'ride red-211', or 'ride on'",
    "risk": "'risk' alone",
    "end": "'end' alone",
    "stop": "'stop' alone",
}


class Move(Notated):
    """One action. Each exists once, so equality is identity; `parse` and the functions below are the way to get one."""

    __slots__ = ("bonus", "card", "figure", "lane", "number", "row", "verb")

    def __init__(
        self,
        verb: int,
        card: int = NO_CODE,
        figure: int = NO_RIDER,
        number: int = 0,
        bonus: bool = False,
        row: int = 0,
        lane: int = 0,
    ) -> None:
        self.verb = verb
        self.card = card
        """The code of the race card it uses (`cards.code_of`), or NO_CODE."""
        self.figure = figure
        """The figure it is about by its place in RIDER_NAMES, or NO_RIDER; who rides it, the course says."""
        self.number = number
        self.bonus = bonus
        self.row = row
        """Where it leads, FINISH across the line, 0 for nowhere."""
        self.lane = lane
        used = ((verb * _CARDS + card + 1) * 16 + figure + 1) * 10 + number
        self.rank = ((used * 2 + bonus) * 64 + row) * 8 + lane
        """Its place in the order of actions: by verb, card, figure, number, bonus, row, lane."""
        self.text = _text(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return (parse, (self.text,))


def _text(move: Move) -> str:
    verb = VERBS[move.verb]
    if move.verb in WITH_CARD:
        return f"{verb} {card_id(move.card)}"
    if move.verb in WITH_RIDER:
        return f"{verb} {RIDER_NAMES[move.figure]}"
    if move.verb != MOVE:
        return verb
    where = "finish" if move.row == FINISH else f"{move.row}.{move.lane}"
    return f"{verb} {RIDER_NAMES[move.figure]} {move.number}{'+1' if move.bonus else ''} {where}"


@cache
def with_card(verb: int, card: int, /) -> Move:
    """`play`, `pass`, `swap`, `lay_off` or `ride` with the card of this code."""
    return Move(verb, card)


@cache
def with_figure(verb: int, figure: int, /) -> Move:
    """`pick` or `nominate` a rider."""
    return Move(verb, figure=figure)


@cache
def step(figure: int, number: int, bonus: bool, row: int, lane: int, /) -> Move:
    """A rider's move to a cell, or with FINISH and lane 0 across the line."""
    return Move(MOVE, NO_CODE, figure, number, bonus, row, lane)


@cache
def steps(figure: int, number: int, bonus: bool, row: int, lanes: int, /) -> tuple[Move, ...]:
    """A rider's moves to the lanes (a mask) of one row, in order; across the line with FINISH, whatever the lanes."""
    if row == FINISH:
        return (step(figure, number, bonus, FINISH, 0),)
    return tuple([step(figure, number, bonus, row, lane) for lane in range(1, MOST_LANES + 1) if lanes >> lane - 1 & 1])


NO_MOVES: Final[tuple[Move, ...]] = ()
PLAY_RISK: Final = Move(RISK)
END_MOVES: Final = Move(END)
STOP_SWAPPING: Final = Move(STOP)
RIDE_ON_NOW: Final = Move(RIDE_ON)
_ALONE: Final = {move.text: move for move in (PLAY_RISK, END_MOVES, STOP_SWAPPING, RIDE_ON_NOW)}


def parse(text: str) -> Move:
    """The action with this notation."""
    if text in _ALONE:
        return _ALONE[text]
    if found := _MOVE.fullmatch(text):
        return _parse_move(found)
    if found := _WITH_CARD.fullmatch(text):
        numbers = (int(found[3]), int(found[4]), int(found[5]))
        return with_card(VERBS.index(found[1]), code_of(CARD_COLOURS.index(found[2]), numbers))
    if found := _WITH_RIDER.fullmatch(text):
        return with_figure(VERBS.index(found[1]), RIDER_NAMES.index(found[2]))
    raise NotationError(_fault(text))


def _parse_move(found: re.Match[str]) -> Move:
    figure, number, bonus = RIDER_NAMES.index(found[1]), int(found[2]), found[3] is not None
    if found[5] is None:
        return step(figure, number, bonus, FINISH, 0)
    row, lane = int(found[5]), int(found[6])
    if row > MOST_ROWS or lane > MOST_LANES:
        raise NotationError(f"there is no cell {row}.{lane} on any road")
    return step(figure, number, bonus, row, lane)


def _fault(text: str) -> str:
    verb = text.split(" ")[0]
    if verb not in VERBS:
        return f"{text!r} is no action; an action begins with one of {', '.join(VERBS[:-1])}"
    example = repr(f"{verb} red-211")
    return f"{text!r} is no action; write {_HELP.get(verb, f'{verb!r} and a card, such as {example}')}"
