"""Seconds cards are their value. Chance cards are a kind, the place of their text in the edition, with an effect."""

from dataclasses import dataclass
from typing import Final

from gruppetto.engine.edition import Words

NO_CARD: Final = -1
MOST_VALUE: Final = 30
RIDERS: Final = 3
"""Riders a team (SEC-1.2)."""
CARDS_A_RIDER: Final = 5
"""Cards a rider in every deal (SEC-2.3)."""
ENOUGH_CARDS: Final = 60
"""Four hands of fifteen: with fewer cards a draw could fail (D-32)."""

MOVE: Final = "move"
BRIDGE: Final = "bridge"
SWAP: Final = "swap"
SWAP_ALL: Final = "swap_all"
SWAP_HIGHEST: Final = "swap_highest"
SWAP_RANDOM: Final = "swap_random"
MECHANICAL: Final = "mechanical"
PILE_UP: Final = "crash"
NEXT_DELTA: Final = "next_delta"
BONUS: Final = "bonus"
KEEP_BOOST: Final = "keep_boost"
KEEP_BRAKE: Final = "keep_brake"
KEEP_REMOUNT: Final = "keep_remount"

AMOUNT_KEYS: Final[dict[str, str]] = {
    MOVE: "cells",
    BRIDGE: "max",
    SWAP: "upto",
    SWAP_ALL: "",
    SWAP_HIGHEST: "n",
    SWAP_RANDOM: "n",
    MECHANICAL: "",
    PILE_UP: "",
    NEXT_DELTA: "value",
    BONUS: "seconds",
    KEEP_BOOST: "value",
    KEEP_BRAKE: "",
    KEEP_REMOUNT: "",
}
"""Every effect, and the key under which an edition writes its amount."""

KEPT: Final = (KEEP_BOOST, KEEP_BRAKE, KEEP_REMOUNT)
"""Effects of cards that a rider keeps, in the order in which positions count them."""
BOOST: Final = 0
BRAKES: Final = 1
MECHANIC: Final = 2
KEPT_KINDS: Final = len(KEPT)

_PICTURES: Final = {
    KEEP_BOOST: "second_wind",
    KEEP_REMOUNT: "service_car",
    MECHANICAL: "burst_tyre",
    PILE_UP: "fall",
    BRIDGE: "relay",
}
_HARMFUL: Final = (SWAP_HIGHEST, SWAP_RANDOM, MECHANICAL, PILE_UP)


@dataclass(frozen=True)
class ChanceCard:
    """A chance card: `amount` is cells, cards, value or seconds, as its effect has it; `points` is for a bonus."""

    id: str
    copies: int
    title: Words
    text: Words
    effect: str
    amount: int
    points: int

    @property
    def keep(self) -> bool:
        return self.effect in KEPT

    @property
    def picture(self) -> str:
        return _PICTURES.get(self.effect, "chance")

    @property
    def harmful(self) -> bool:
        """Whether nobody would wish for it."""
        return self.effect in _HARMFUL or (self.effect in (MOVE, NEXT_DELTA) and self.amount < 0)


def card_name(value: int) -> str:
    """How events, refusals and picks write a seconds card."""
    return f"card:{value}"


def chance_name(card: ChanceCard) -> str:
    """How events and picks write a chance card."""
    return f"card:{card.id}"
