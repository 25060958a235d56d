"""The thirteen kinds of card (VAI-3) as small numbers, their ids, and the bit of each in a mask of kinds."""

from typing import Final

KM20: Final = 0
KM40: Final = 1
KM60: Final = 2
FALL: Final = 3
BURST_TYRE: Final = 4
HUNGER: Final = 5
WRONG_GEAR: Final = 6
SPARE_BIKE: Final = 7
SPARE_WHEEL: Final = 8
FEED: Final = 9
GEAR_CHANGE: Final = 10
SPRINTER: Final = 11
CLIMBER: Final = 12

KINDS: Final = 13
NO_CARD: Final = -1

CARD_IDS: Final = (
    "km20",
    "km40",
    "km60",
    "fall",
    "burst_tyre",
    "hunger",
    "wrong_gear",
    "spare_bike",
    "spare_wheel",
    "feed",
    "gear_change",
    "sprinter",
    "climber",
)
KIND_OF: Final[dict[str, int]] = {card_id: kind for kind, card_id in enumerate(CARD_IDS)}
NAMES: Final = tuple(f"card:{card_id}" for card_id in CARD_IDS)
"""How events, refusals and picks write a card."""

BITS: Final = tuple(1 << kind for kind in range(KINDS))
KILOMETRES: Final = range(KM20, KM60 + 1)
HANDICAPS: Final = range(FALL, WRONG_GEAR + 1)
COUNTERS: Final = range(SPARE_BIKE, GEAR_CHANGE + 1)
SPECIALITIES: Final = range(SPRINTER, CLIMBER + 1)

RIDE_BITS: Final = 0b111
HANDICAP_BITS: Final = 0b1111 << FALL
COUNTER_BITS: Final = 0b1111 << SPARE_BIKE
SPRINTER_BIT: Final = 1 << SPRINTER
CLIMBER_BIT: Final = 1 << CLIMBER

FAMILIES: Final = ("kilometre",) * 3 + ("handicap",) * 4 + ("counter",) * 4 + ("speciality",) * 2
