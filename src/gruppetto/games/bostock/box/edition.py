"""Editions: race cards, Risk cards, Points Table and stages of a box, read from a TOML document and checked."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from gruppetto.engine.edition import Document, Printed, TomlTable
from gruppetto.engine.option import OptionError
from gruppetto.games.bostock.box.cards import COLOURS, RIDERS, RaceCard, RiskCard, read_race_cards, read_risk_cards
from gruppetto.games.bostock.box.options import CLASSICS, PLAIN, TOUR, TRIALS
from gruppetto.games.bostock.box.stages import HEAT, ROAD, Stage, read_stages

MOST_HAND: Final = 10
MOST_POINTS: Final = 20
MOST_RIDE_OFFS: Final = 20


class PointsTable(NamedTuple):
    """The figures of the box."""

    road_individual: tuple[int, ...]
    green_first: int
    green_second: int
    """Only if the first across wore yellow (BOS-7.4)."""
    road_complete: int
    road_pair: int
    team_trial: int
    team_trial_pair: int
    solo_trial: tuple[int, ...]
    road_second: int = 0
    """For a second team, where the table of a box has it: only on a score sheet, our rules rank none (BOS-16.8)."""
    team_trial_second: int = 0


@dataclass(frozen=True, slots=True)
class BostockEdition(Printed):
    """Everything a box prints, checked."""

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
    entry = document.table()
    points = entry.table("points")
    edition = BostockEdition(
        *entry.head(document),
        hand_size=entry.whole("hand_size", least=1, most=MOST_HAND),
        race_cards=read_race_cards(entry.table("race_deck")),
        risk_cards=read_risk_cards(entry),
        points=_points(points),
        printed_points=points.printed(),
        ride_off_limit=entry.whole("ride_off_limit", least=1, most=MOST_RIDE_OFFS),
        stages=read_stages(entry),
    )
    points.done()
    _check_deck(entry, edition)
    entry.done()
    return edition


def _check_deck(entry: TomlTable, edition: BostockEdition) -> None:
    """There must be a card to draw with all hands full, on the road and in a heat (BOS-4.14, D-34)."""
    cards = sum(card.copies for card in edition.race_cards)
    deal = max((stage.deal for stage in edition.stages), default=0)
    least = max(len(COLOURS) * edition.hand_size + 2, HEAT * deal)
    if cards < least:
        raise entry.fail("race_deck", f"has {cards} cards, and with fewer than {least} the hands cannot be filled")


# --- points ---


def _points(entry: TomlTable) -> PointsTable:
    return PointsTable(
        road_individual=_places(entry, "road_individual"),
        green_first=entry.whole("green_first", most=MOST_POINTS),
        green_second=entry.whole("green_second_if_yellow_first", most=MOST_POINTS),
        road_complete=entry.whole("road_team_complete", most=MOST_POINTS),
        road_pair=entry.whole("road_pair_bonus", most=MOST_POINTS),
        team_trial=entry.whole("ttt_team", most=MOST_POINTS),
        team_trial_pair=entry.whole("ttt_pair_bonus", most=MOST_POINTS),
        solo_trial=_places(entry, "itt_individual"),
    )


def _places(entry: TomlTable, key: str) -> tuple[int, ...]:
    points = tuple(entry.whole_numbers(key))
    if not 1 <= len(points) <= len(COLOURS) * RIDERS or not all(0 <= point <= MOST_POINTS for point in points):
        raise entry.fail(key, f"must be one to twelve numbers from 0 to {MOST_POINTS}, not {list(points)}")
    if list(points) != sorted(points, reverse=True):
        raise entry.fail(key, f"must not rise from one place to the next, as in {list(points)}")
    return points
