"""The actions: `roll`, `ride km40`, `counter feed`, `climb`, `sprint`, `attack fall 2`, `discard km20`.

There are fewer than sixty of them, so each exists once; and since equal cards give one action, the actions of a hand
are looked up by the mask of its kinds instead of being made.
"""

from typing import Any, Final

from gruppetto.engine.action import Notated
from gruppetto.engine.refusal import NotationError
from gruppetto.games.vainqueur.box import cards

ROLL: Final = 0
RIDE: Final = 1
COUNTER: Final = 2
CLIMB: Final = 3
SPRINT: Final = 4
ATTACK: Final = 5
DISCARD: Final = 6

VERBS: Final = ("roll", "ride", "counter", "climb", "sprint", "attack", "discard")
MOST_SEATS: Final = 6


class Play(Notated):
    """One action. Each exists once, so equality is identity; `parse` is the way to get one."""

    __slots__ = ("card", "target", "verb")

    def __init__(self, rank: int, verb: int, card: int, target: int, text: str) -> None:
        self.rank = rank
        """Its place in the order of actions: by verb, then card, then target."""
        self.verb = verb
        self.card = card
        """The kind of card it uses, or NO_CARD for a roll."""
        self.target = target
        """The seat it is laid in front of, or -1."""
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return (parse, (self.text,))


def _make(verb: int, card: int = cards.NO_CARD, target: int = -1) -> Play:
    words = [VERBS[verb]]
    if verb not in (ROLL, CLIMB, SPRINT):
        words.append(cards.CARD_IDS[card])
    if target >= 0:
        words.append(str(target))
    return Play(((verb * 16) + card + 1) * 8 + target + 1, verb, card, target, " ".join(words))


ROLL_DIE: Final = _make(ROLL)
RIDES: Final = {card: _make(RIDE, card) for card in cards.KILOMETRES}
COUNTER_PLAYS: Final = {card: _make(COUNTER, card) for card in cards.COUNTERS}
CLIMB_UP: Final = _make(CLIMB, cards.CLIMBER)
SPRINT_HOME: Final = _make(SPRINT, cards.SPRINTER)
ATTACKS: Final = {(card, seat): _make(ATTACK, card, seat) for card in cards.HANDICAPS for seat in range(MOST_SEATS)}
DISCARDS: Final = {card: _make(DISCARD, card) for card in range(cards.KINDS)}

EVERY_PLAY: Final = tuple(
    sorted(
        [
            *(ROLL_DIE, CLIMB_UP, SPRINT_HOME),
            *(*RIDES.values(), *COUNTER_PLAYS.values(), *ATTACKS.values(), *DISCARDS.values()),
        ]
    )
)
_BY_TEXT: Final = {play.text: play for play in EVERY_PLAY}

ONLY_ROLL: Final = (ROLL_DIE,)
NO_PLAYS: Final[tuple[Play, ...]] = ()


def _by_mask(plays: dict[int, Play]) -> list[tuple[Play, ...]]:
    """For every mask of these kinds the plays of its kinds, in order."""
    table: list[tuple[Play, ...]] = [()] * (1 << cards.KINDS)
    masks = [0]
    for card in sorted(plays, key=lambda kind: plays[kind]):
        for mask in masks:
            table[mask | cards.BITS[card]] = (*table[mask], plays[card])
        masks += [mask | cards.BITS[card] for mask in masks]
    return table


def _attacks_by_mask() -> list[tuple[Play, ...]]:
    """For every mask of handicaps in hand (high) and of targets (low) the attacks, in order."""
    return [
        tuple(
            ATTACKS[card, seat] for card in cards.HANDICAPS if held >> card - cards.FALL & 1 for seat in _seats(targets)
        )
        for held in range(1 << len(cards.HANDICAPS))
        for targets in range(1 << MOST_SEATS)
    ]


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


OWN_PLAYS: Final = _by_mask({**RIDES, **COUNTER_PLAYS, cards.CLIMBER: CLIMB_UP, cards.SPRINTER: SPRINT_HOME})
"""By the mask of kinds that may be played now: rides, counters, climb, sprint."""
ATTACK_PLAYS: Final = _attacks_by_mask()
"""By the mask of handicaps in hand, shifted left by MOST_SEATS, and the mask of seats that may be attacked."""
DISCARD_PLAYS: Final = _by_mask(DISCARDS)
"""By the mask of kinds in hand."""


def parse(text: str, seats: int = MOST_SEATS) -> Play:
    """The action with this notation at a table of so many seats."""
    words = text.split()
    play = _BY_TEXT.get(" ".join(words))
    if play is not None and play.target < seats:
        return play
    raise NotationError(_fault(text, words, seats))


def _fault(text: str, words: list[str], seats: int) -> str:
    if not words or words[0] not in VERBS:
        return f"{text!r} is no action; an action begins with one of {', '.join(VERBS)}"
    if len(words) > 1 and words[0] in ("ride", "counter", "attack", "discard") and words[1] not in cards.KIND_OF:
        return f"there is no card {words[1]!r}; the cards are {', '.join(cards.CARD_IDS)}"
    if words[0] == "attack" and len(words) == 3:
        seat_known = words[2].isdecimal() and int(words[2]) < seats
        return f"{words[1]!r} is no handicap card" if seat_known else f"there is no seat {words[2]!r} at this table"
    forms = {
        "ride": "'ride' and a kilometre card, such as 'ride km40'",
        "counter": "'counter' and a counter card, such as 'counter feed'",
        "attack": "'attack', a handicap card and a seat, such as 'attack fall 2'",
        "discard": "'discard' and a card, such as 'discard km20'",
    }
    return f"{text!r} is no action; write {forms.get(words[0], repr(words[0]) + ' alone')}"
