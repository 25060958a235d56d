"""The actions: `play 9 14.2`, `boost 9 17.1`, `brake 5 12.1`, `crash 5`, `surrender 3`, `hand_in 3`, `remount`,
`discard 3`, `stop`, `lane 2`, `rider 2`.

A move is a card and the cell where it ends; slipstream is the surplus over the card. Cells of the run-out are
written with their negative number (`play 9 -4.2`); `line` is the finish line itself, `stay` a turn of no step. Each
action exists once, and the plays of one card to one number are looked up together, since a turn has dozens of them.
"""

import re
from typing import Any, Final

from gruppetto.engine.action import Notated
from gruppetto.engine.refusal import NotationError
from gruppetto.games.seconds.box.cards import MOST_VALUE, RIDERS
from gruppetto.road.lanes import MOST_CELLS, MOST_LANES, MOST_RUN_OUT

SURRENDER: Final = 0
HAND_IN: Final = 1
REMOUNT: Final = 2
RIDER: Final = 3
PLAY: Final = 4
BOOSTED: Final = 5
BRAKE: Final = 6
CRASH: Final = 7
DISCARD: Final = 8
STOP: Final = 9
LANE: Final = 10
VERBS: Final = (
    "surrender", "hand_in", "remount", "rider", "play", "boost", "brake", "crash", "discard", "stop", "lane",
)  # fmt: skip

RIDES: Final = (PLAY, BOOSTED, BRAKE)
"""What names the cell where it ends."""

STAY: Final = 0
"""The number of a turn without a step."""
LINE: Final = -MOST_RUN_OUT - 1
"""The number of an arrival on the finish line itself (SEC-12.6)."""

_FORM: Final = re.compile(
    r"(?:surrender|hand_in|crash|discard) (?P<given>[1-9][0-9]?)"
    r"|remount|stop|rider (?P<rider>[1-4])|lane (?P<lane>[1-4])"
    r"|(?:play|boost|brake) (?P<played>[1-9][0-9]?) (?:(?P<word>stay|line)|(?P<to>-?[1-9][0-9]{0,2})\.(?P<at>[1-4]))"
)
_HELP: Final = {
    "play": "'play', a card and the cell to ride to, such as 'play 9 14.2', 'play 9 -4.2', 'play 9 line'",
    "boost": "'boost', a card and the cell to ride to, such as 'boost 9 17.1'",
    "brake": "'brake', a card and the cell to stop on, such as 'brake 5 12.1' or 'brake 5 stay'",
    "rider": "'rider' and his number, 1 to 3",
    "lane": "'lane' and its number, 1 to 4",
    "remount": "'remount' alone",
    "stop": "'stop' alone",
}


class Move(Notated):
    """One action. Each exists once, so equality is identity; `parse` and the functions below are the way to get one."""

    __slots__ = ("card", "lane", "number", "verb")

    def __init__(self, rank: int, verb: int, card: int, number: int, lane: int) -> None:
        self.rank = rank
        """Its place in the order of actions: by verb, card, number, lane."""
        self.verb = verb
        self.card = card
        """The value of the seconds card it uses, 0 for none."""
        self.number = number
        """Where it leads: a number, the negative number of a run-out cell, LINE or STAY; or the rider to choose."""
        self.lane = lane
        """From 1, or 0 where there is none."""
        self.text = _text(verb, card, number, lane)

    def __reduce__(self) -> tuple[Any, ...]:
        return (parse, (self.text,))


def _text(verb: int, card: int, number: int, lane: int) -> str:
    words = [VERBS[verb]]
    if card:
        words.append(str(card))
    if verb in RIDES:
        words.append("stay" if number == STAY else "line" if number == LINE else f"{number}.{lane}")
    elif verb in (RIDER, LANE):
        words.append(str(number or lane))
    return " ".join(words)


_PLACES: Final = 2048
_LINE_PLACE: Final = 1024
_MADE: Final[dict[int, Move]] = {}
_TOGETHER: Final[dict[int, tuple[Move, ...]]] = {}


def _rank(verb: int, card: int, number: int, lane: int) -> int:
    """On the road by number, then the line, then the run-out."""
    place = number if number >= 0 else _LINE_PLACE if number == LINE else _LINE_PLACE - number
    return ((verb * 32 + card) * _PLACES + place) * 8 + lane


def move(verb: int, card: int = 0, number: int = 0, lane: int = 0) -> Move:
    rank = _rank(verb, card, number, lane)
    made = _MADE.get(rank)
    if made is None:
        made = _MADE[rank] = Move(rank, verb, card, number, lane)
    return made


def moves_to(verb: int, card: int, number: int, lanes: int) -> tuple[Move, ...]:
    """The moves with one card to the lanes (a mask) of one number, in order."""
    key = ((verb * 32 + card) * _PLACES + number - LINE) * 16 + lanes
    together = _TOGETHER.get(key)
    if together is None:
        together = tuple(move(verb, card, number, lane) for lane in range(1, MOST_LANES + 1) if lanes >> lane - 1 & 1)
        _TOGETHER[key] = together
    return together


NO_MOVES: Final[tuple[Move, ...]] = ()
REMOUNT_NOW: Final = move(REMOUNT)
STOP_NOW: Final = move(STOP)


def parse(text: str) -> Move:
    """The action with this notation."""
    found = _FORM.fullmatch(text)
    if found is None:
        raise NotationError(_fault(text))
    card = int(found["given"] or found["played"] or 0)
    rider, number = int(found["rider"] or 0), int(found["to"] or 0)
    if rider > RIDERS:
        raise NotationError(f"a team has riders 1 to {RIDERS}, not {rider}")
    if card > MOST_VALUE:
        raise NotationError(f"there is no card {card}; the highest possible is {MOST_VALUE}")
    if not -MOST_RUN_OUT <= number <= MOST_CELLS:
        raise NotationError(f"there is no number {number} on any road")
    to = LINE if found["word"] == "line" else number or rider
    return move(VERBS.index(text.split(" ")[0]), card, to, int(found["lane"] or found["at"] or 0))


def _fault(text: str) -> str:
    verb = text.split(" ")[0]
    if verb not in VERBS:
        return f"{text!r} is no action; an action begins with one of {', '.join(VERBS)}"
    return f"{text!r} is no action; write {_HELP.get(verb, repr(verb) + ' and a card, such as ' + repr(verb + ' 5'))}"
