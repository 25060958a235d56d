"""The actions: `place 17 P1:3.-2`, `adopt`, `throw yellow`, `card green`, `attack solo`, `attack group`, `catch`,
`decline`, `move R5:3.2`, `stop`, `share 8 R5:3.2`, `keep`, `agree`, `refuse`.

Riders are named by the number on their back, hexes by their address: segment (with its lap: `C1#2`), lane from the
left, row. Equal notation means equal action; the moves of a road are made once with its tables and looked up.
"""

import re
from enum import IntEnum
from typing import Any, Final

from gruppetto.engine.action import Notated
from gruppetto.engine.refusal import NotationError
from gruppetto.games.peloton.box.edition import CARDS, DICE


class Verb(IntEnum):
    """What is done; actions are sorted by it first."""

    PLACE = 0
    ADOPT = 1
    THROW = 2
    CARD = 3
    ATTACK = 4
    CATCH = 5
    DECLINE = 6
    MOVE = 7
    STOP = 8
    SHARE = 9
    KEEP = 10
    AGREE = 11
    REFUSE = 12


SOLO: Final = 0
GROUP: Final = 1

_WORDS: Final = {verb.name.lower(): verb for verb in Verb}
_CHOICES: Final = {Verb.THROW: DICE, Verb.CARD: CARDS, Verb.ATTACK: ("solo", "group")}
_ADDRESS: Final = r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}(?:#[1-9][0-9]?)?:[1-9][0-9]?\.-?(?:0|[1-9][0-9]{0,2})"
_BIB: Final = r"[1-9]|[12][0-9]|3[0-6]"
_FORM: Final = re.compile(rf"([a-z]+)(?: ([a-z]+))?(?: ({_BIB}))?(?: ({_ADDRESS}))?")
_HELP: Final = {
    Verb.PLACE: "'place', a rider's number and a hex of the corridor, such as 'place 17 P1:3.-2'",
    Verb.THROW: f"'throw' and a die: {', '.join(DICE)}",
    Verb.CARD: f"'card' and its colour: {', '.join(CARDS)}",
    Verb.ATTACK: "'attack solo' or 'attack group'",
    Verb.MOVE: "'move' and the hex to ride to, such as 'move R5:3.2'",
    Verb.SHARE: "'share', a rider's number and the hex he is to reach, such as 'share 8 R5:3.2'",
}


class Move(Notated):
    """One action; its text says it all."""

    __slots__ = ("bib", "hex", "verb", "what")

    verb: Verb
    what: int
    """The die, the card's colour or the kind of attack; -1 where there is none."""
    bib: int
    """The rider who is placed or given steps; 0 where there is none."""
    hex: str
    """The address it leads to, or nothing."""

    def __init__(self, verb: Verb, what: int = -1, bib: int = 0, hex: str = "") -> None:
        self.verb = verb
        self.what = what
        self.bib = bib
        self.hex = hex
        words = (verb.name.lower(), _CHOICES[verb][what] if what >= 0 else "", str(bib or ""), hex)
        self.text = " ".join(filter(None, words))
        self.rank = (verb, what, bib, address_key(hex))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return (parse, (self.text,))


def address_key(hex: str) -> tuple[str, int, int]:
    """Addresses by segment, then from row to row, then from left to right."""
    if not hex:
        return ("", 0, 0)
    segment, _, place = hex.partition(":")
    lane, _, row = place.partition(".")
    return (segment, int(row), int(lane))


NO_MOVES: Final[tuple[Move, ...]] = ()


def parse(text: str) -> Move:
    """The action with this notation."""
    found = _FORM.fullmatch(text)
    verb = _WORDS.get(found[1]) if found else None
    if found is None or verb is None:
        raise NotationError(_fault(text))
    _, choice, bib, hex = found.groups(default="")
    with_hex = verb in (Verb.PLACE, Verb.MOVE, Verb.SHARE)
    with_bib = with_hex and verb is not Verb.MOVE
    choices = _CHOICES.get(verb, ("",))
    if choice not in choices or bool(bib) != with_bib or bool(hex) != with_hex:
        raise NotationError(_fault(text))
    if hex.endswith(".-0"):
        raise NotationError(f"{hex!r} is no hex; row 0 has no sign")
    return Move(verb, choices.index(choice) if choice else -1, int(bib or 0), hex)


def _fault(text: str) -> str:
    word = text.split(" ")[0]
    if word not in _WORDS:
        return f"{text[:60]!r} is no action; an action begins with one of {', '.join(_WORDS)}"
    return f"{text[:60]!r} is no action; write {_HELP.get(_WORDS[word], repr(word) + ' alone')}"
