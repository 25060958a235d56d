"""What the server answers over HTTP, as types, where the engine or a part of the server has none for it.

`docs/protocol.md` and `docs/companion-api.md` say what they mean; the browser's types are made from them.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from gruppetto.engine.board import Profile
from gruppetto.engine.edition import Provenance, Words
from gruppetto.engine.event import Params
from gruppetto.engine.explained import Chapter
from gruppetto.engine.keeper import PlanForm
from gruppetto.engine.option import Choice, Option
from gruppetto.engine.record import TakeBacks
from gruppetto.engine.roadbook import QuickRace, Roadbook
from gruppetto.engine.rulebook import Decision, Section
from gruppetto.engine.scene import Text
from gruppetto.engine.teams import Seating
from gruppetto.table.public import PublicTable
from gruppetto.table.sheet_work import EditAnswer


class Problem(Struct):
    """What went wrong: a code for programs, one English sentence, and the rule that forbids it, if it is one."""

    code: str
    message: str
    params: Params
    rule: str | UnsetType = UNSET


class Failed(Struct):
    """The answer to whatever was not done."""

    error: Problem


class WayIn(Struct):
    """How other devices come to this server."""

    url: str | None
    """The beginning of its addresses for others; None: they use the one the page has, or cannot come at all."""
    certificate: bool
    """Whether it has one of its own, at `/api/certificate`, which devices may be told to trust."""


# --- games --------------------------------------------------------------------------------------------------------


class EditionInfo(Struct):
    """A box that can be played with."""

    id: str
    name: Words
    provenance: Provenance
    warnings: Sequence[Text]
    """What is unusual about it though it can be played."""


class GameInfo(Struct):
    """What the home page and the set-up of a table need to know of a game."""

    id: str
    players: list[int]
    """The numbers of players that can play it."""
    minutes: tuple[int, int]
    """How long it takes, from and to."""
    options: tuple[Option, ...]
    editions: list[EditionInfo]
    bots: tuple[str, ...]
    """The levels that people choose from, the strongest first."""
    adviser: str
    """The one that says what it would do; empty where none looks ahead."""
    seating: list[Seating]
    """The teams of the box: those of the seats in this order, unless people choose."""
    roadbook: bool
    """Whether there are stages to choose from."""
    lesson: bool
    """Whether there is a guided first stage."""
    quick: QuickRace
    """The race of a quick start."""
    whole: Mapping[str, Choice]
    """The options of the whole tour, which is offered after a single stage; empty where there is none."""


class RoadbookInfo(Struct):
    """The stages that people choose from before a match, with their profiles in the same order."""

    roadbook: Roadbook
    profiles: list[Profile]


class RulebookInfo(Struct):
    """A rulebook, its plain sentences in the language asked for, or in English where they were not translated."""

    language: str
    """Of the plain sentences."""
    exact_language: str
    box: tuple[str, ...] | None
    """Where the score keeper asks for the figures of one's own box: the reconstructions (`R-3`) in whose place."""
    sections: tuple[Section, ...]
    decisions: tuple[Decision, ...]


class ExplainedInfo(Struct):
    """What the things of a box are and do, as many as there are with a set-up: the card list."""

    chapters: Sequence[Chapter]


# --- tables -------------------------------------------------------------------------------------------------------


class Found(Struct):
    """The table that waits under a code."""

    table: str


class Joined(Struct):
    """A seat that was taken. The token is nowhere else in plain text."""

    seat: int
    token: str


class SeatChanged(Struct):
    """The table after a seat was renamed, freed or given away; a freed seat has a new invitation."""

    table: PublicTable
    invitation: str | UnsetType = UNSET


class Deleted(Struct):
    """A table is no more; the record of a finished match that is other people's too was kept."""

    record_kept: bool


# --- finished matches ---------------------------------------------------------------------------------------------


class RecordEdition(Struct):
    """The edition of a recorded match, by the hash of its text; an owner's own comes with it."""

    id: str
    hash: str
    text: str | UnsetType = UNSET


class RecordSeat(Struct):
    """Who sat there; `bot` is missing where it was a person."""

    name: str
    bot: str | UnsetType = UNSET


class RecordHeader(Struct):
    """The first line of a record (`engine/record.py`)."""

    gruppetto: int
    game: str
    rules: str
    edition: RecordEdition
    options: dict[str, Choice]
    seats: list[RecordSeat]
    commitment: str
    take_backs: TakeBacks | UnsetType = UNSET
    """Missing in records of format 1."""
    position: str | UnsetType = UNSET
    teams: list[str] | UnsetType = UNSET
    """By seat, where somebody chose."""


# --- score sheets -------------------------------------------------------------------------------------------------


class KeeperOffer(Struct):
    """A game whose score can be kept, and what must be settled before."""

    game: str
    form: PlanForm


class Scorer(Struct):
    """A sheet on which a token may write."""

    sheet: str
    version: int


class SheetDeleted(Struct):
    """A sheet that is no more."""

    sheet: str


class EditsEntered(Struct):
    """What became of edits: one answer each, and the view of the sheet as it is now, written already."""

    version: int
    answers: list[EditAnswer]
    sheet: Annotated[Raw, Meta(extra_json_schema={"$ref": "SheetView"})]
