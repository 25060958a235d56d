"""The actions: `place 17 P1:3.-2`, `adopt`, `throw yellow`, `card green`, `attack solo`, `attack group`, `catch`,
`decline`, `move R5:3.2`, `stop`, `share 8 R5:3.2`, `keep`, `agree`, `refuse`.

Riders are named by the number on their back, hexes by their address: segment (with its lap: `C1#2`), lane from the
left, row. Equal notation means equal action; the moves of a road are made once with its tables and looked up.
"""

import re
from typing import Any, Final

from gruppetto.engine.refusal import NotationError
from gruppetto.engine.scene import Jersey

PLACE: Final = 0
ADOPT: Final = 1
THROW: Final = 2
CARD: Final = 3
ATTACK: Final = 4
CATCH: Final = 5
DECLINE: Final = 6
MOVE: Final = 7
STOP: Final = 8
SHARE: Final = 9
KEEP: Final = 10
AGREE: Final = 11
REFUSE: Final = 12

VERBS: Final = (
    "place",
    "adopt",
    "throw",
    "card",
    "attack",
    "catch",
    "decline",
    "move",
    "stop",
    "share",
    "keep",
    "agree",
    "refuse",
)

YELLOW: Final = 0
POLKA: Final = 1
GREEN: Final = 2
WHITE: Final = 3
RED: Final = 4
DICE: Final = ("yellow", "polka", "green", "white", "red")
"""The five dice (PEL-0.3)."""
CARDS: Final[tuple[Jersey, ...]] = ("yellow", "polka", "green")
"""The jersey cards, with the numbers of the dice of their colour (PEL-0.5)."""

SOLO: Final = 0
GROUP: Final = 1
ATTACKS: Final = ("solo", "group")

_CHOICES: Final = {THROW: DICE, CARD: CARDS, ATTACK: ATTACKS}
_ADDRESS: Final = r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}(?:#[1-9][0-9]?)?:[1-9][0-9]?\.-?(?:0|[1-9][0-9]{0,2})"
_BIB: Final = r"[1-9]|[12][0-9]|3[0-6]"
_FORMS: Final = (
    re.compile(r"(adopt|catch|decline|stop|keep|agree|refuse)"),
    re.compile(r"(throw|card|attack) ([a-z]+)"),
    re.compile(rf"(move) ({_ADDRESS})"),
    re.compile(rf"(place|share) ({_BIB}) ({_ADDRESS})"),
)
_HELP: Final = {
    "place": "'place', a rider's number and a hex of the corridor, such as 'place 17 P1:3.-2'",
    "throw": f"'throw' and a die: {', '.join(DICE)}",
    "card": f"'card' and its colour: {', '.join(CARDS)}",
    "attack": "'attack solo' or 'attack group'",
    "move": "'move' and the hex to ride to, such as 'move R5:3.2'",
    "share": "'share', a rider's number and the hex he is to reach, such as 'share 8 R5:3.2'",
}


class Move:
    """One action; its text says it all."""

    __slots__ = ("_key", "bib", "hex", "text", "verb", "what")

    verb: int
    what: int
    """The die, the card's colour or the kind of attack; -1 where there is none."""
    bib: int
    """The rider who is placed or given steps; 0 where there is none."""
    hex: str
    """The address it leads to, or nothing."""
    text: str

    def __init__(self, verb: int, what: int = -1, bib: int = 0, hex: str = "") -> None:
        self.verb = verb
        self.what = what
        self.bib = bib
        self.hex = hex
        words = [VERBS[verb]]
        if what >= 0:
            words.append(_CHOICES[verb][what])
        if bib:
            words.append(str(bib))
        if hex:
            words.append(hex)
        self.text = " ".join(words)
        self._key = (verb, what, bib, address_key(hex))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __lt__(self, other: "Move") -> bool:
        return self._key < other._key

    def __reduce__(self) -> tuple[Any, ...]:
        return (parse, (self.text,))


def address_key(hex: str) -> tuple[str, int, int]:
    """Addresses by segment, then from row to row, then from left to right."""
    if not hex:
        return ("", 0, 0)
    segment, _, place = hex.partition(":")
    lane, _, row = place.partition(".")
    return (segment, int(row), int(lane))


ADOPT_NOW: Final = Move(ADOPT)
THROWS: Final = tuple(Move(THROW, die) for die in range(len(DICE)))
PLAYS: Final = tuple(Move(CARD, card) for card in range(len(CARDS)))
ATTACK_SOLO: Final = Move(ATTACK, SOLO)
ATTACK_GROUP: Final = Move(ATTACK, GROUP)
CATCH_NOW: Final = Move(CATCH)
DECLINE_NOW: Final = Move(DECLINE)
STOP_NOW: Final = Move(STOP)
KEEP_NOW: Final = Move(KEEP)
AGREE_NOW: Final = Move(AGREE)
REFUSE_NOW: Final = Move(REFUSE)
CONSENTS: Final = (AGREE_NOW, REFUSE_NOW)
NO_MOVES: Final[tuple[Move, ...]] = ()


def parse(text: str) -> Move:
    """The action with this notation."""
    for form in _FORMS:
        found = form.fullmatch(text)
        if found is not None:
            return _found(text, VERBS.index(found[1]), found)
    raise NotationError(_fault(text))


def _found(text: str, verb: int, found: re.Match[str]) -> Move:
    if verb in _CHOICES:
        if found[2] not in _CHOICES[verb]:
            raise NotationError(_fault(text))
        return Move(verb, _CHOICES[verb].index(found[2]))
    if verb == MOVE:
        return Move(verb, hex=_address(found[2]))
    if verb in (PLACE, SHARE):
        return Move(verb, bib=int(found[2]), hex=_address(found[3]))
    return Move(verb)


def _address(hex: str) -> str:
    if hex.endswith(".-0"):
        raise NotationError(f"{hex!r} is no hex; row 0 has no sign")
    return hex


def _fault(text: str) -> str:
    verb = text.split(" ")[0]
    if verb not in VERBS:
        return f"{text[:60]!r} is no action; an action begins with one of {', '.join(VERBS)}"
    return f"{text[:60]!r} is no action; write {_HELP.get(verb, repr(verb) + ' alone')}"
