"""Editions: the deck, the stages and the tracks of a box, read from a TOML document and checked.

What the rulebook fixes (the kinds of card, what a stage type means) is in the rules; what a box prints (how many
cards, how long a stage) is here, and each figure says whether the rulebook gives it or we reconstructed it.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, cast

from gruppetto.engine.edition import Document, Printed, Provenance, TomlTable, Words
from gruppetto.engine.option import OptionError
from gruppetto.games.vainqueur.box.cards import CARD_IDS, COUNTERS, FALL, HANDICAPS, KILOMETRES, KIND_OF, KINDS

FLAT: Final = "flat"
MOUNTAIN: Final = "mountain"
TIME_TRIAL: Final = "time_trial"
StageType = Literal["flat", "mountain", "time_trial"]
STAGE_TYPES: Final = (FLAT, MOUNTAIN, TIME_TRIAL)

TOURS: Final = ("full", "short")
EFFECTS: Final = ("forward", "back", "goto", "miss", "again")
MOST_PLAYERS: Final = 6


@dataclass(frozen=True, slots=True)
class StageData:
    """A stage as printed. A flat one has a sprint zone, a time trial names a track; `start` and `finish` are places
    on the small map."""

    number: int
    name: Words
    type: StageType
    length: int
    sprint_from: int
    track: str
    start: tuple[int, int]
    finish: tuple[int, int]
    source: Provenance
    """Where all of it comes from but what `printed` names."""
    printed: tuple[str, ...] = ()
    """The keys that the rulebook gives of a stage which is ours otherwise: `type`, `length`."""

    def source_of(self, key: str) -> Provenance:
        return "rulebook" if key in self.printed else self.source


@dataclass(frozen=True, slots=True)
class Instruction:
    """What a marked cell of a track does: its effect, by how much, and its words."""

    cell: int
    effect: str
    amount: int
    text: Words


@dataclass(frozen=True, slots=True)
class Track:
    """A time-trial track: start 0, a finish, instruction cells (VAI-14.4)."""

    id: str
    name: Words
    finish: int
    chain_instructions: bool
    cells: dict[int, Instruction]
    source: Provenance


@dataclass(frozen=True, slots=True)
class VainqueurEdition(Printed):
    """Everything a box prints, checked."""

    physical_board: bool
    cell_km: int
    hand_size: int
    points: tuple[int, ...]
    die: tuple[int, ...]
    deck: tuple[int, ...]
    """How many cards of each kind."""
    kilometres: tuple[int, ...]
    """What each kilometre card is worth, by kind."""
    cures: tuple[int, ...]
    """For each handicap, from FALL on, the mask of counters that cancel it."""
    stages: dict[int, StageData]
    tracks: dict[str, Track]
    tours: dict[str, tuple[int, ...]]
    sources: dict[str, Provenance]
    """Where each part of the data comes from: `cards.sprinter`, `points`; stages and tracks carry their own."""

    def tour(self, wanted: str) -> tuple[int, ...]:
        """The numbers of the stages of a tour by its name, or of a list such as `1+6+12`; raises OptionError (D-38)."""
        if wanted in self.tours:
            return self.tours[wanted]
        numbers = tuple(int(part) for part in wanted.split("+"))
        if numbers != tuple(sorted(set(numbers))):
            raise OptionError(f"stages are ridden in their order and once, not {wanted!r}")
        for number in numbers:
            if number not in self.stages:
                raise OptionError(f"there is no stage {number}; this edition has {', '.join(map(str, self.stages))}")
        return numbers


def read_edition(document: Document) -> VainqueurEdition:
    """The edition in this document; raises EditionError with file, key and reason."""
    entry = document.table()
    cell_km = entry.whole("cell_km", least=1)
    hand_size = entry.whole("hand_size", least=1)
    sources = _sources(entry.table("sources", optional=True))
    deck, kilometres, cures = _cards(entry, cell_km, hand_size, sources)
    tracks = _tracks(entry.table("tracks", optional=True))
    stages = _stages(entry, cell_km, tracks)
    edition = VainqueurEdition(
        *entry.head(document),
        physical_board=entry.text("board", default="ours", among=("ours", "physical")) == "physical",
        cell_km=cell_km,
        hand_size=hand_size,
        points=_points(entry),
        die=_die(entry),
        deck=deck,
        kilometres=kilometres,
        cures=cures,
        stages=stages,
        tracks=tracks,
        tours=_tours(entry.table("tours"), stages),
        sources=sources,
    )
    entry.done()
    return edition


def _source(entry: TomlTable) -> Provenance:
    return entry.provenance("source", default="reconstruction")


def _sources(entry: TomlTable) -> dict[str, Provenance]:
    return {key: entry.provenance(key) for key in list(entry.keys())}


def _points(entry: TomlTable) -> tuple[int, ...]:
    points = entry.whole_numbers("points")
    if not points or any(less > more for more, less in pairwise(points)) or points[-1] < 0:
        raise entry.fail("points", f"must go down from the first place on, not {points}")
    return tuple(points)


def _die(entry: TomlTable) -> tuple[int, ...]:
    faces = entry.whole_numbers("die")
    if min(faces, default=0) < 1 or len(set(faces)) < 2:
        raise entry.fail("die", f"must have faces of at least 1, two of them different, not {faces}")
    return tuple(faces)


def _cards(
    entry: TomlTable, cell_km: int, hand_size: int, sources: dict[str, Provenance]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Deck, kilometres and cures; the deck must never run dry (D-33)."""
    cards = entry.table("cards")
    deck = [0] * KINDS
    kilometres: list[int] = []
    cures = [0] * len(HANDICAPS)
    for kind, card_id in enumerate(CARD_IDS):
        card = cards.table(card_id)
        deck[kind] = card.whole("count")
        sources[f"cards.{card_id}"] = _source(card)
        if kind in KILOMETRES:
            kilometres.append(_cells(card, "km", cell_km))
        elif kind in COUNTERS:
            for handicap in _cancelled(card):
                cures[handicap - FALL] |= 1 << kind
        card.done()
    cards.done()
    needed = MOST_PLAYERS * (hand_size + 2) + 1
    if sum(deck) < needed:
        reason = f"{sum(deck)} cards are too few for {MOST_PLAYERS} players with {hand_size} in hand: at least {needed}"
        raise entry.fail("cards", reason)
    return tuple(deck), tuple(kilometres), tuple(cures)


def _cancelled(card: TomlTable) -> list[int]:
    handicaps = [KIND_OF.get(name, -1) for name in card.texts("cancels")]
    if not handicaps or any(kind not in HANDICAPS for kind in handicaps):
        raise card.fail("cancels", f"must name handicaps: {', '.join(CARD_IDS[kind] for kind in HANDICAPS)}")
    return handicaps


def _cells(entry: TomlTable, key: str, cell_km: int) -> int:
    """A distance that is a whole number of cells."""
    distance = entry.whole(key, least=1)
    if distance % cell_km:
        raise entry.fail(key, f"must be a multiple of cell_km, which is {cell_km}, not {distance}")
    return distance


def _stages(entry: TomlTable, cell_km: int, tracks: dict[str, Track]) -> dict[int, StageData]:
    stages: dict[int, StageData] = {}
    for table in entry.tables("stages"):
        stage = _stage(table, cell_km, tracks)
        if stage.number in stages:
            raise table.fail("number", f"stage {stage.number} is there twice")
        stages[stage.number] = stage
    return stages


def _stage(entry: TomlTable, cell_km: int, tracks: dict[str, Track]) -> StageData:
    stage_type = cast(StageType, entry.text("type", among=STAGE_TYPES))
    length, sprint_from, track = 0, 0, ""
    if stage_type == TIME_TRIAL:
        track = entry.text("track")
        if track not in tracks:
            raise entry.fail("track", f"there is no track {track!r} under tracks")
        length = tracks[track].finish
    else:
        length = _cells(entry, "length", cell_km)
    if stage_type == FLAT:
        sprint_from = _cells(entry, "sprint_from", cell_km)
        if sprint_from >= length:
            raise entry.fail("sprint_from", f"must lie before the finish at {length}, not at {sprint_from}")
    for key, belongs in (("sprint_from", FLAT), ("track", TIME_TRIAL)):
        if stage_type != belongs and entry.has(key):
            raise entry.fail(key, f"belongs to a {belongs} stage, not to a {stage_type} one")
    if stage_type == TIME_TRIAL and entry.has("length"):
        raise entry.fail("length", "a time trial is as long as its track")
    stage = StageData(
        number=entry.whole("number", least=1),
        name=entry.words("name"),
        type=stage_type,
        length=length,
        sprint_from=sprint_from,
        track=track,
        start=_place(entry, "from"),
        finish=_place(entry, "to"),
        source=_source(entry),
        printed=entry.printed(),
    )
    entry.done()
    return stage


def _place(entry: TomlTable, key: str) -> tuple[int, int]:
    numbers = entry.whole_numbers(key)
    if len(numbers) != 2 or not all(0 <= number <= 100 for number in numbers):
        raise entry.fail(key, f"must be a place on the map, two numbers from 0 to 100, not {numbers}")
    return numbers[0], numbers[1]


def _tours(entry: TomlTable, stages: dict[int, StageData]) -> dict[str, tuple[int, ...]]:
    tours: dict[str, tuple[int, ...]] = {}
    for name in TOURS:
        numbers = entry.whole_numbers(name)
        for number in numbers:
            if number not in stages:
                raise entry.fail(name, f"there is no stage {number}")
        if not numbers or any(after <= before for before, after in pairwise(numbers)):
            raise entry.fail(name, f"must list stages in ascending order, each once, not {numbers}")
        tours[name] = tuple(numbers)
    entry.done()
    return tours


def _tracks(entry: TomlTable) -> dict[str, Track]:
    tracks: dict[str, Track] = {}
    for track_id in list(entry.keys()):
        table = entry.table(track_id)
        finish = table.whole("finish", least=2)
        cells = table.table("cells", optional=True)
        tracks[track_id] = Track(
            id=track_id,
            name=table.words("name"),
            finish=finish,
            chain_instructions=table.flag("chain_instructions", default=False),
            cells={found.cell: found for found in (_instruction(cells, key, finish) for key in list(cells.keys()))},
            source=_source(table),
        )
        table.done()
    return tracks


def _instruction(cells: TomlTable, key: str, finish: int) -> Instruction:
    if not key.isdecimal() or not 0 < int(key) < finish:
        raise cells.fail(key, f"must be the number of a cell between the start and the finish at {finish}")
    entry = cells.table(key)
    effects = [effect for effect in EFFECTS if entry.has(effect)]
    if len(effects) != 1:
        raise cells.fail(key, f"must have exactly one effect of {', '.join(EFFECTS)}")
    effect = effects[0]
    if effect == "again":
        if not entry.flag(effect):
            raise entry.fail(effect, "must be true, or the cell left out")
        amount = 1
    else:
        amount = entry.whole(effect, least=0 if effect == "goto" else 1)
    if effect == "goto" and amount > finish:
        raise entry.fail(effect, f"there is no cell {amount}; the finish is {finish}")
    instruction = Instruction(int(key), effect, amount, entry.words("text"))
    entry.done()
    return instruction
