"""Editions: race cards, Risk cards, Points Table and stages of a box, read from a TOML document and checked."""

from dataclasses import dataclass
from typing import Final, cast

from gruppetto.engine.edition import Document, Entry, Provenance, Words
from gruppetto.engine.option import OptionError
from gruppetto.games.bostock.box.cards import (
    ADVANCES,
    COLOURS,
    KEPT_BLUE,
    KEPT_RED,
    LOST_TURNS,
    MOST_NUMBER,
    NOW_EFFECTS,
    RIDERS,
    SPRINT,
    RaceCard,
    RiskCard,
)
from gruppetto.games.bostock.box.options import CLASSICS, PLAIN, TOUR, TRIALS
from gruppetto.games.bostock.box.stages import HEAT, ROAD, Stage, read_stages
from gruppetto.games.bostock.rules.ledger import PointsTable

SOURCES: Final = ("rulebook", "reconstruction")
MOST_COPIES: Final = 20
MOST_RISKS: Final = 50
MOST_HAND: Final = 10
MOST_POINTS: Final = 20
MOST_TURNS: Final = 5
MOST_RIDE_OFFS: Final = 20


@dataclass(frozen=True, slots=True)
class BostockEdition:
    """Everything a box prints, checked."""

    id: str
    name: Words
    provenance: Provenance
    document: Document
    hand_size: int
    race_cards: tuple[RaceCard, ...]
    """Every kind: by colour and numbers, then the sprint cards."""
    risk_cards: tuple[RiskCard, ...]
    points: PointsTable
    printed_points: tuple[str, ...]
    """The keys of the Points Table that the rulebook gives; the others are ours unless the whole edition is printed."""
    ride_off_limit: int
    stages: tuple[Stage, ...]

    def tour(self, wanted: str) -> tuple[Stage, ...]:
        """The stages of a tour by its name, or of a list such as `1+2+5`; raises OptionError (D-43)."""
        if wanted == TOUR:
            return self.stages
        roads = tuple(stage for stage in self.stages if stage.kind == ROAD)
        named = {CLASSICS: roads, PLAIN: roads[:1], TRIALS: tuple(s for s in self.stages if s not in roads)}
        if wanted in named:
            if not named[wanted]:
                raise OptionError(f"this edition has no stages for a tour {wanted!r}")
            return named[wanted]
        numbers = [int(part) for part in wanted.split("+")]
        if numbers != sorted(set(numbers)):
            raise OptionError(f"stages are ridden in their order and once, not {wanted!r}")
        if numbers[-1] > len(self.stages):
            raise OptionError(f"there is no stage {numbers[-1]}; this edition has {len(self.stages)}")
        return tuple(self.stages[number - 1] for number in numbers)


def read_edition(document: Document) -> BostockEdition:
    """The edition in this document; raises EditionError with file, key and reason."""
    entry = Entry(document.file, document.content)
    points = entry.table("points")
    edition = BostockEdition(
        id=entry.text("id"),
        name=entry.words("name"),
        provenance=cast(Provenance, entry.text("provenance", among=SOURCES)),
        document=document,
        hand_size=_bounded(entry, "hand_size", 1, MOST_HAND),
        race_cards=_race_cards(entry.table("race_deck")),
        risk_cards=_risk_cards(entry),
        points=_points(points),
        printed_points=points.printed(),
        ride_off_limit=_bounded(entry, "ride_off_limit", 1, MOST_RIDE_OFFS),
        stages=read_stages(entry),
    )
    points.done()
    _check_deck(entry, edition)
    entry.done()
    return edition


def _bounded(entry: Entry, key: str, least: int, most: int) -> int:
    value = entry.whole(key, least=least)
    if value > most:
        raise entry.fail(key, f"must be at most {most}, not {value}")
    return value


def _check_deck(entry: Entry, edition: BostockEdition) -> None:
    """There must be a card to draw with all hands full, on the road and in a heat (BOS-4.14, D-34)."""
    cards = sum(card.copies for card in edition.race_cards)
    deal = max((stage.deal for stage in edition.stages), default=0)
    least = max(len(COLOURS) * edition.hand_size + 2, HEAT * deal)
    if cards < least:
        raise entry.fail("race_deck", f"has {cards} cards, and with fewer than {least} the hands cannot be filled")


# --- race cards ---


def _race_cards(entry: Entry) -> tuple[RaceCard, ...]:
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


def _numbers(entry: Entry) -> tuple[tuple[int, ...], int]:
    numbers = tuple(entry.whole_numbers("numbers"))
    copies = _bounded(entry, "count", 1, MOST_COPIES)
    if len(numbers) != RIDERS or not all(0 <= number <= MOST_NUMBER for number in numbers):
        raise entry.fail("numbers", f"must be three numbers from 0 to {MOST_NUMBER}, not {list(numbers)}")
    if not any(numbers):
        raise entry.fail("numbers", "must have one that is not 0 (D-10)")
    if list(numbers) != sorted(numbers, reverse=True):
        raise entry.fail("numbers", f"must be written from the greatest on, not {list(numbers)}")
    entry.done()
    return numbers, copies


# --- Risk cards ---


def _risk_cards(entry: Entry) -> tuple[RiskCard, ...]:
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


def _risk_card(entry: Entry) -> RiskCard:
    red = entry.text("colour", among=("blue", "red")) == "red"
    keep = entry.text("when", among=("now", "keep")) == "keep"
    effect = entry.text("effect", among=tuple(dict.fromkeys((*NOW_EFFECTS, *KEPT_BLUE, *KEPT_RED))))
    allowed = NOW_EFFECTS if not keep else KEPT_RED if red else KEPT_BLUE
    if effect not in allowed:
        sort = "a card for now" if not keep else "a red card to keep" if red else "a blue card to keep"
        raise entry.fail("effect", f"of {sort} must be one of {', '.join(allowed)}, not {effect!r}")
    amount = 0
    if effect in ADVANCES:
        amount = _bounded(entry, "cells", 1, MOST_NUMBER)
    elif effect in LOST_TURNS:
        amount = _bounded(entry, "turns", 1, MOST_TURNS)
    name = entry.text("id")
    if not name.isalnum():
        raise entry.fail("id", f"must be letters and digits, not {name!r}")
    card = RiskCard(
        id=name,
        copies=_bounded(entry, "count", 1, MOST_COPIES),
        red=red,
        keep=keep,
        effect=effect,
        amount=amount,
        title=entry.words("title"),
        text=entry.words("text"),
    )
    entry.done()
    return card


# --- points ---


def _points(entry: Entry) -> PointsTable:
    return PointsTable(
        road_individual=_places(entry, "road_individual"),
        green_first=_bounded(entry, "green_first", 0, MOST_POINTS),
        green_second=_bounded(entry, "green_second_if_yellow_first", 0, MOST_POINTS),
        road_complete=_bounded(entry, "road_team_complete", 0, MOST_POINTS),
        road_pair=_bounded(entry, "road_pair_bonus", 0, MOST_POINTS),
        team_trial=_bounded(entry, "ttt_team", 0, MOST_POINTS),
        team_trial_pair=_bounded(entry, "ttt_pair_bonus", 0, MOST_POINTS),
        solo_trial=_places(entry, "itt_individual"),
    )


def _places(entry: Entry, key: str) -> tuple[int, ...]:
    points = tuple(entry.whole_numbers(key))
    if not 1 <= len(points) <= len(COLOURS) * RIDERS or not all(0 <= point <= MOST_POINTS for point in points):
        raise entry.fail(key, f"must be one to twelve numbers from 0 to {MOST_POINTS}, not {list(points)}")
    if list(points) != sorted(points, reverse=True):
        raise entry.fail(key, f"must not rise from one place to the next, as in {list(points)}")
    return points
