"""Race cards are a colour and three numbers; Risk cards have a colour and an effect. Both are known by their kind, the
place among the edition's different cards."""

from dataclasses import dataclass
from typing import Final

from gruppetto.engine.edition import Words

RIDERS: Final = 3
"""Riders a team, and numbers a race card (BOS-1.2, 1.5)."""
COLOURS: Final = ("red", "blue", "orange", "white")
"""By seat (D-42)."""
RIDER_NAMES: Final = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, RIDERS + 1))
"""By rider: red-1 is rider 1 of the first seat."""
SPRINT: Final = 4
"""The colour of a sprint card: none (D-2)."""
CARD_COLOURS: Final = (*COLOURS, "sprint")
MOST_NUMBER: Final = 9
NO_CARD: Final = -1

ADVANCE_SELF: Final = "advance_self"
ADVANCE_OTHER: Final = "advance_other"
ADVANCE_TEAM: Final = "advance_team"
DOUBLE: Final = "double"
UPRIGHT_TEAM: Final = "upright_team"
EXTRA_CARD: Final = "extra_card"
SWAP_HAND: Final = "swap_hand"
FALL: Final = "fall"
LOSE_TURN_SELF: Final = "lose_turn_self"
LOSE_TURN_OTHER: Final = "lose_turn_other"
LOSE_BEST_CARD: Final = "lose_best_card"
SIT_OUT_SELF: Final = "sit_out_self"
MINUS_ONE: Final = "minus_one"
STAND_STILL: Final = "stand_still"

ADVANCES: Final = (ADVANCE_SELF, ADVANCE_OTHER, ADVANCE_TEAM)
LOST_TURNS: Final = (FALL, LOSE_TURN_SELF, LOSE_TURN_OTHER)
NOW_EFFECTS: Final = (*ADVANCES, SWAP_HAND, *LOST_TURNS, LOSE_BEST_CARD)
"""What can be carried out at once."""
KEPT_BLUE: Final = (*ADVANCES, DOUBLE, UPRIGHT_TEAM, EXTRA_CARD)
KEPT_RED: Final = (SIT_OUT_SELF, MINUS_ONE, STAND_STILL)
"""What can be kept; a red card only where its condition comes true sooner or later (D-21)."""
TIED: Final = (ADVANCE_SELF, DOUBLE, SIT_OUT_SELF)
"""Kept cards that are for the rider who drew them, and for nobody else (BOS-8.8)."""


@dataclass(frozen=True, slots=True)
class RaceCard:
    """One kind of race card, `copies` times in the deck."""

    colour: int
    """A seat's colour, or SPRINT."""
    numbers: tuple[int, ...]
    copies: int

    @property
    def code(self) -> int:
        """The same for equal cards of all editions: colour, then the three numbers as digits."""
        return code_of(self.colour, self.numbers)

    @property
    def id(self) -> str:
        return card_id(self.code)

    @property
    def total(self) -> int:
        return sum(self.numbers)


@dataclass(frozen=True, slots=True)
class RiskCard:
    """One kind of Risk card. `amount` is its cells or turns, as its effect has it."""

    id: str
    copies: int
    red: bool
    keep: bool
    effect: str
    amount: int
    title: Words
    text: Words

    @property
    def tied(self) -> bool:
        return self.keep and self.effect in TIED

    @property
    def pick(self) -> str:
        """How events and picks write it."""
        return f"card:{self.id}"


def code_of(colour: int, numbers: tuple[int, ...]) -> int:
    first, second, third = numbers
    return ((colour * 10 + first) * 10 + second) * 10 + third


def card_id(code: int) -> str:
    """`red-211`, `sprint-321`."""
    colour, numbers = divmod(code, 1000)
    return f"{CARD_COLOURS[colour]}-{numbers:03}"
