"""Race cards are a colour and three numbers; Risk cards have a colour and an effect. Both are known by their kind, the
place among the edition's different cards."""

from dataclasses import dataclass
from typing import Final

from gruppetto.engine.edition import TomlTable, Words

RIDERS: Final = 3
"""Riders a team, and numbers a race card (BOS-1.2, 1.5)."""
COLOURS: Final = ("red", "blue", "orange", "white")
RIDER_NAMES: Final = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, RIDERS + 1))
"""By figure: of each colour three, whoever rides them (D-42)."""
RIDERS_OF: Final = tuple(range(seat * RIDERS, (seat + 1) * RIDERS) for seat in range(len(COLOURS)))
"""By seat."""
SPRINT: Final = 4
"""The colour of a sprint card: none (D-2)."""
CARD_COLOURS: Final = (*COLOURS, "sprint")
MOST_NUMBER: Final = 9
MOST_COPIES: Final = 20
MOST_RISKS: Final = 50
MOST_TURNS: Final = 5
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
LATE: Final = (*ADVANCES, UPRIGHT_TEAM, EXTRA_CARD)
"""Kept cards that can still help when the race card is played (D-18)."""
TIED: Final = (ADVANCE_SELF, DOUBLE, SIT_OUT_SELF)
"""Kept cards that are for the rider who drew them, and for nobody else (BOS-8.8)."""

_PICTURES: Final = {
    ADVANCE_SELF: "tailwind",
    ADVANCE_OTHER: "relay",
    ADVANCE_TEAM: "echelon",
    DOUBLE: "breakaway",
    UPRIGHT_TEAM: "service_car",
    EXTRA_CARD: "second_wind",
    SWAP_HAND: "feed",
    FALL: "fall",
    LOSE_TURN_SELF: "burst_tyre",
    LOSE_TURN_OTHER: "wheel_given",
    LOSE_BEST_CARD: "commissaires",
    SIT_OUT_SELF: "hunger",
    MINUS_ONE: "headwind",
    STAND_STILL: "level_crossing",
}


@dataclass(frozen=True)
class RaceCard:
    """One kind of race card, `copies` times in the deck."""

    colour: int
    """By its place in COLOURS, or SPRINT."""
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


@dataclass(frozen=True)
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
    def colour(self) -> str:
        return "red" if self.red else "blue"

    @property
    def tied(self) -> bool:
        return self.keep and self.effect in TIED

    @property
    def pick(self) -> str:
        """How events and picks write it."""
        return f"card:{self.id}"

    @property
    def picture(self) -> str:
        """Its pictogram: by its effect, and twice by more."""
        if self.effect == ADVANCE_SELF and not self.keep:
            return "descent"
        if self.effect == LOSE_TURN_SELF and self.amount > 1:
            return "broken_wheel"
        return _PICTURES[self.effect]

    @property
    def frame(self) -> str:
        """Its print."""
        return "risk-bad" if self.red else "risk-good"


def code_of(colour: int, numbers: tuple[int, ...]) -> int:
    first, second, third = numbers
    return ((colour * 10 + first) * 10 + second) * 10 + third


def card_id(code: int) -> str:
    """`red-211`, `sprint-321`."""
    colour, numbers = divmod(code, 1000)
    return f"{CARD_COLOURS[colour]}-{numbers:03}"


# --- reading them ---


def read_race_cards(entry: TomlTable) -> tuple[RaceCard, ...]:
    printed = [_numbers(table) for table in entry.tables("per_colour")]
    cards = [RaceCard(colour, *line) for colour in range(len(COLOURS)) for line in printed]
    cards += [RaceCard(SPRINT, *_numbers(table)) for table in entry.tables("sprint")]
    entry.done()
    seen: set[int] = set()
    for card in cards:
        if card.code in seen:
            raise entry.fail("sprint" if card.colour == SPRINT else "per_colour", f"has two lines for {card.numbers}")
        seen.add(card.code)
    return tuple(sorted(cards, key=lambda card: card.code))


def _numbers(entry: TomlTable) -> tuple[tuple[int, ...], int]:
    numbers = tuple(entry.whole_numbers("numbers"))
    copies = entry.whole("count", least=1, most=MOST_COPIES)
    if len(numbers) != RIDERS or not all(0 <= number <= MOST_NUMBER for number in numbers):
        raise entry.fail("numbers", f"must be three numbers from 0 to {MOST_NUMBER}, not {list(numbers)}")
    if not any(numbers):
        raise entry.fail("numbers", "must have one that is not 0 (D-10)")
    if list(numbers) != sorted(numbers, reverse=True):
        raise entry.fail("numbers", f"must be written from the greatest on, not {list(numbers)}")
    entry.done()
    return numbers, copies


def read_risk_cards(entry: TomlTable) -> tuple[RiskCard, ...]:
    cards: list[RiskCard] = []
    tables = entry.tables("risk_deck")
    if len(tables) > MOST_RISKS:
        raise entry.fail("risk_deck", f"must be at most {MOST_RISKS} different cards, not {len(tables)}")
    for table in tables:
        card = _risk_card(table)
        if any(card.id == other.id for other in cards):
            raise table.fail("id", f"there is another card {card.id!r}")
        cards.append(card)
    held = len(COLOURS)
    if sum(card.copies for card in cards) <= held:
        raise entry.fail("risk_deck", f"must have more than {held} cards: so many can be held at once")
    return tuple(cards)


def _risk_card(entry: TomlTable) -> RiskCard:
    red = entry.text("colour", among=("blue", "red")) == "red"
    keep = entry.text("when", among=("now", "keep")) == "keep"
    effect = entry.text("effect", among=tuple(dict.fromkeys((*NOW_EFFECTS, *KEPT_BLUE, *KEPT_RED))))
    allowed = NOW_EFFECTS if not keep else KEPT_RED if red else KEPT_BLUE
    if effect not in allowed:
        sort = "a card for now" if not keep else "a red card to keep" if red else "a blue card to keep"
        raise entry.fail("effect", f"of {sort} must be one of {', '.join(allowed)}, not {effect!r}")
    amount = 0
    if effect in ADVANCES:
        amount = entry.whole("cells", least=1, most=MOST_NUMBER)
    elif effect in LOST_TURNS:
        amount = entry.whole("turns", least=1, most=MOST_TURNS)
    name = entry.text("id")
    if not name.isalnum():
        raise entry.fail("id", f"must be letters and digits, not {name!r}")
    card = RiskCard(
        id=name,
        copies=entry.whole("count", least=1, most=MOST_COPIES),
        red=red,
        keep=keep,
        effect=effect,
        amount=amount,
        title=entry.words("title"),
        text=entry.words("text"),
    )
    entry.done()
    return card
