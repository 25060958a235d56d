"""What a client asks over HTTP of the tables: to make one, to sit down, to change a seat, to delete one."""

from typing import Annotated, Literal

from msgspec import Meta, field

from gruppetto.engine import document
from gruppetto.table.clock import ClockRule
from gruppetto.table.wire import Body, Name, SeatNumber, Word

Position = Annotated[str, Meta(max_length=document.BOUNDS.letters)]
Choice = Annotated[str, Meta(max_length=1000)] | bool
"""Of an option; the longest is a list of stages."""
TakeBackChoice = Literal["honest", "friendly"]


class WantedSeat(Body):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Word = ""
    team: Word = ""


Seats = Annotated[list[WantedSeat], Meta(min_length=1, max_length=16)]


class NewTable(Body):
    game: Word
    seats: Seats
    options: Annotated[dict[Word, Choice], Meta(max_length=64)] = field(default_factory=dict)
    edition: Word = ""
    position: Position = ""
    take_backs: TakeBackChoice = "honest"
    hints: bool | None = None
    """Whether people may ask what a bot would do; None: where at most one person rides."""
    start: bool = False
    away_seconds: Annotated[int, Meta(ge=20, le=86_400)] = 60
    clock: ClockRule | None = None
    television: bool = False
    """All sit around one television, and whoever makes the table rides nowhere."""


class NewLesson(Body):
    name: Name


class NewBranch(Body):
    at: Annotated[int, Meta(ge=0)]
    seats: Seats
    take_backs: TakeBackChoice = "honest"
    hints: bool | None = None
    start: bool = False
    clock: ClockRule | None = None


class Join(Body):
    name: Name
    seat: SeatNumber | None = None
    invitation: Word = ""


class SeatChange(Body):
    bot: Word = ""
    open: bool = False
    name: Name | None = None
    team: Word = ""


class Deletion(Body):
    tokens: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list)


class NewPosition(Body, rename={"seen_as": "as"}):
    game: Word
    document: Position
    seen_as: Annotated[int, Meta(ge=-1, le=63)] = -1
