"""Editions: decks, chance cards, boards and tours of a box, read from a TOML document and checked.

An edition is one document, so that a record can carry it whole: the boards of the package are stage files of their own,
whose `[[boards]]` tables are appended to the edition's text.
"""

from dataclasses import dataclass
from typing import Final

from gruppetto.engine.edition import Document, Printed, TomlTable
from gruppetto.engine.option import OptionError
from gruppetto.engine.scene import Text
from gruppetto.games.seconds.box import cards as effects
from gruppetto.games.seconds.box.cards import AMOUNT_KEYS, ENOUGH_CARDS, MOST_VALUE, ChanceCard
from gruppetto.road.lanes import LaneRoad, lane_roads

SECONDS_CARDS: Final = 112
CHANCE_CARDS: Final = 32
MOST_STAGES: Final = 30
"""A grand tour has 21; every stage is laid out before the first is ridden, so a list cannot go on for ever."""
ROAD: Final = "road"
TRIAL: Final = "ttt"
_BOTH_WAYS: Final = (effects.MOVE, effects.NEXT_DELTA)


@dataclass(frozen=True, slots=True)
class StageEntry:
    """One stage of a tour: a board and how it is ridden (SEC-1.4)."""

    board: str
    mode: str

    def __str__(self) -> str:
        return self.board if self.mode == ROAD else f"{self.board}:{self.mode}"


@dataclass(frozen=True, slots=True)
class SecondsEdition(Printed):
    """Everything a box prints, checked."""

    decks: dict[str, tuple[int, ...]]
    """By name the number of cards of each value, from value 0 on."""
    chance_cards: tuple[ChanceCard, ...]
    boards: dict[str, LaneRoad]
    tours: dict[str, tuple[StageEntry, ...]]
    warnings: tuple[Text, ...]
    """What is unusual but can be played (SEC-1.3)."""

    def tour(self, wanted: str) -> tuple[StageEntry, ...]:
        """The stages of a tour by its name, or of a list such as `flat-95+ttt-170:ttt`; raises OptionError."""
        if wanted in self.tours:
            return self.tours[wanted]
        stages = tuple(stage_entry(part) for part in wanted.split("+"))
        if len(stages) > MOST_STAGES:
            raise OptionError(f"a tour has at most {MOST_STAGES} stages, not {len(stages)}")
        for stage in stages:
            if stage.board not in self.boards:
                known = ", ".join((*self.tours, *self.boards))
                raise OptionError(f"there is no tour and no board {stage.board!r}; there are {known}")
        return stages

    def deck(self, wanted: str) -> tuple[int, ...]:
        """The deck with this name; raises OptionError."""
        if wanted not in self.decks:
            raise OptionError(f"there is no deck {wanted!r}; the decks are {', '.join(self.decks)}")
        return self.decks[wanted]


def stage_entry(text: str) -> StageEntry:
    board, _, mode = text.partition(":")
    return StageEntry(board, mode or ROAD)


def read_edition(document: Document) -> SecondsEdition:
    """The edition in this document; raises EditionError with file, key and reason."""
    entry = document.table()
    boards = {road.id: road for road in lane_roads(entry)}
    warnings: list[Text] = []
    edition = SecondsEdition(
        *entry.head(document),
        decks=_decks(entry.table("decks"), warnings),
        chance_cards=_chance_cards(entry, warnings),
        boards=boards,
        tours=_tours(entry.table("tours"), boards),
        warnings=tuple(warnings),
    )
    entry.done()
    return edition


def _decks(entry: TomlTable, warnings: list[Text]) -> dict[str, tuple[int, ...]]:
    decks: dict[str, tuple[int, ...]] = {}
    for name in list(entry.keys()):
        deck = decks[name] = _deck(entry.table(name))
        cards = sum(deck)
        if cards < ENOUGH_CARDS:
            few = f"has {cards} cards, and fewer than {ENOUGH_CARDS} are too few for four hands (D-32)"
            raise entry.fail(name, few)
        if deck.count(0) == len(deck) - 1:
            raise entry.fail(name, "must have cards of two values at least, or nobody could draw the highest (SEC-2.2)")
        if cards != SECONDS_CARDS:
            warnings.append(Text("seconds-warning-deck", {"deck": name, "cards": cards, "box": SECONDS_CARDS}))
    if not decks:
        raise entry.fail("", "must have at least one deck")
    return decks


def _deck(entry: TomlTable) -> tuple[int, ...]:
    counts: dict[int, int] = {}
    for key in list(entry.keys()):
        if not key.isdecimal() or len(key) > 2 or not 1 <= int(key) <= MOST_VALUE:
            raise entry.fail(key, f"must be the value of a card, 1 to {MOST_VALUE}")
        counts[int(key)] = entry.whole(key)
    return tuple(counts.get(value, 0) for value in range(max(counts, default=0) + 1))


def _chance_cards(entry: TomlTable, warnings: list[Text]) -> tuple[ChanceCard, ...]:
    cards: list[ChanceCard] = []
    for table in entry.tables("chance_cards"):
        card = _chance_card(table)
        if any(card.id == other.id for other in cards):
            raise table.fail("id", f"there is another card {card.id!r}")
        if card.keep and any(card.effect == other.effect for other in cards):
            raise table.fail("effect", f"there is another card with the effect {card.effect}; raise its copies instead")
        cards.append(card)
    count = sum(card.copies for card in cards)
    if count != CHANCE_CARDS:
        warnings.append(Text("seconds-warning-chance", {"cards": count, "box": CHANCE_CARDS}))
    return tuple(cards)


def _chance_card(entry: TomlTable) -> ChanceCard:
    effect = entry.table("effect")
    kind = effect.text("type", among=tuple(AMOUNT_KEYS))
    key = AMOUNT_KEYS[kind]
    least = -MOST_VALUE if kind in _BOTH_WAYS else 0 if kind == effects.BONUS else 1
    card = ChanceCard(
        id=entry.text("id"),
        copies=entry.whole("copies", least=1),
        title=entry.words("title"),
        text=entry.words("text"),
        effect=kind,
        amount=effect.whole(key, least=least) if key else 0,
        points=effect.whole("points", default=0) if kind == effects.BONUS else 0,
    )
    if kind in _BOTH_WAYS and not 0 < abs(card.amount) <= MOST_VALUE:
        raise effect.fail(key, f"must be from 1 to {MOST_VALUE}, forwards or backwards, not {card.amount}")
    if kind in (effects.BRIDGE, effects.KEEP_BOOST) and card.amount > MOST_VALUE:
        raise effect.fail(key, f"must be at most {MOST_VALUE}, not {card.amount}")
    effect.done()
    entry.done()
    return card


def _tours(entry: TomlTable, boards: dict[str, LaneRoad]) -> dict[str, tuple[StageEntry, ...]]:
    tours: dict[str, tuple[StageEntry, ...]] = {}
    for name in list(entry.keys()):
        stages = tuple(stage_entry(text) for text in entry.texts(name))
        for stage in stages:
            if stage.board not in boards or stage.mode not in (ROAD, TRIAL):
                raise entry.fail(name, f"{str(stage)!r} is no board of this edition with the mode {ROAD} or {TRIAL}")
        if not 1 <= len(stages) <= MOST_STAGES:
            raise entry.fail(name, f"must list 1 to {MOST_STAGES} stages, not {len(stages)}")
        tours[name] = stages
    return tours
