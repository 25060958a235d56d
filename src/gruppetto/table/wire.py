"""The messages of the protocol, as types. `docs/protocol.md` says what they mean.

What comes in is checked to the last key; what goes out holds the engine's dataclasses as they are.
"""

from collections.abc import Sequence
from dataclasses import field
from typing import Annotated, Any, Literal, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec import json as msgjson

from gruppetto.engine.board import Board
from gruppetto.engine.cue import HintCount, Spotlight, Weight
from gruppetto.engine.event import SPECTATOR, Params
from gruppetto.engine.picks import Reach, WhyNot
from gruppetto.engine.scene import Button, Card, Die, Own, Picture, Text
from gruppetto.engine.values import dataclass
from gruppetto.table.advice import HintChoice
from gruppetto.table.asking import AskSent
from gruppetto.table.changes import Patch
from gruppetto.table.coaching import Coached
from gruppetto.table.denied import Denied
from gruppetto.table.public import PublicTable

PROTOCOL = 5
"""The version of all this, as `docs/protocol.md` counts them."""

Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Name = Annotated[str, Meta(max_length=200)]
_PLAIN = r"^[^\x00-\x1f]*$"
"""No control characters: PostgreSQL stores no zero, and one such row would spoil the transaction of others."""
Word = Annotated[str, Meta(max_length=64, pattern=_PLAIN)]
Unique = Annotated[str, Meta(min_length=1, max_length=64, pattern=_PLAIN)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Id = Number | Unique

# --- what a client says on the socket ---------------------------------------------------------------------------


class Said(Struct, tag_field="say", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(Said, tag="hello"):
    id: Id
    table: Word
    tokens: Annotated[list[Word], Meta(max_length=16)] = []
    since: Annotated[dict[int, Number], Meta(max_length=64)] = {}


class Act(Said, tag="act"):
    id: Unique
    seat: SeatNumber
    version: Number
    do: Annotated[str, Meta(max_length=200)]


class Why(Said, tag="why"):
    id: Id
    seat: SeatNumber
    version: Number
    picks: Annotated[list[Word], Meta(max_length=8)]


class Peek(Said, tag="peek"):
    id: Id
    seat: SeatNumber
    version: Number
    thing: Word


class AskHint(Said, tag="hint"):
    id: Id
    seat: SeatNumber
    version: Number


class Undo(Said, tag="undo"):
    id: Unique
    seat: SeatNumber


class Consent(Said, tag="consent"):
    id: Id
    seat: SeatNumber
    agree: bool


class Say(Said, tag="chat"):
    id: Id
    seat: SeatNumber
    text: str


class Ping(Said, tag="ping"):
    id: Id


class Watch(Said, tag="watch"):
    id: Id
    sheet: Word


ClientMessage = Hello | Act | Why | Peek | AskHint | Undo | Consent | Say | Ping | Watch


class _Envelope(Struct):
    id: Number | Unique | None = None


_decoder = msgjson.Decoder(ClientMessage)
_envelope = msgjson.Decoder(_Envelope)


def read(text: str) -> ClientMessage:
    """A client's message; raises Denied with one sentence."""
    try:
        message: ClientMessage = _decoder.decode(text)
    except (ValueError, RecursionError) as error:
        raise Denied("malformed", f"This is no message: {error}.") from None
    return message


def id_of(text: str) -> int | str | None:
    """The id of a message that may be wrong in every other way."""
    try:
        return _envelope.decode(text).id
    except (ValueError, RecursionError):
        return None


# --- what a client asks over HTTP -------------------------------------------------------------------------------


class Body(Struct, forbid_unknown_fields=True):
    """The body of a request."""


B = TypeVar("B", bound=Body)


def read_body(body: bytes, kind: type[B]) -> B:
    """The body of a request; raises Denied with one sentence."""
    try:
        return msgjson.decode(body, type=kind)
    except (ValueError, RecursionError) as error:
        raise Denied("malformed", f"The request cannot be read: {error}.") from None


# --- what the server says ---------------------------------------------------------------------------------------


class Spoken(Struct, tag_field="say"):
    """A message of the server."""


class Ok(Spoken, tag="ok"):
    id: int | str
    version: int
    seats: list[int] | UnsetType = UNSET
    moved: list[int] | UnsetType = UNSET
    """Seats that were theirs, and are on another device now."""


class Explained(Spoken, tag="why"):
    """Why a seat cannot pick what it pressed; nothing where no rule forbids it."""

    id: int | str
    seat: int
    version: int
    whys: list[WhyNot]


class Peeked(Spoken, tag="peek"):
    """Where a thing would lead that a seat only looks at."""

    id: int | str
    seat: int
    version: int
    reach: Sequence[Reach]


class HintSent(Spoken, tag="hint"):
    """What a bot would do for a seat, the best choice first; `now` and `chance` are chances to win the match."""

    id: int | str
    seat: int
    version: int
    level: str
    now: float
    choices: list[HintChoice]


class NoHint(Spoken, tag="no_hint"):
    """Nothing came of a hint that was asked for: the match has moved on, or the server could not."""

    id: int | str
    seat: int
    code: str


class Refused(Spoken, tag="refused"):
    id: int | str | None
    code: str
    rule: str | UnsetType = UNSET
    params: Params | UnsetType = UNSET
    message: str | UnsetType = UNSET


class Seated(Spoken, tag="seats"):
    seats: list[int]
    moved: list[int]


class Lobby(Spoken, tag="lobby"):
    table: PublicTable


class BoardSent(Spoken, tag="board"):
    board: Board


class SeenEvent(Struct, omit_defaults=True):
    """An event as one seat may know it, with the version that brought it and the round it belongs to.

    What a screen does besides telling it is declared (`engine/event.py`, `engine/cue.py`), and sent where there is any.
    """

    version: int
    kind: str
    params: Params
    round: Text
    seat: int = SPECTATOR
    """Whom it is about."""
    bib: int = 0
    """His rider, where a seat has several."""
    target: int = SPECTATOR
    """The seat at which a card is aimed."""
    card: str = ""
    """The card that it shows."""
    stage: int = 0
    """The stage that it names, by its number in this tour."""
    reads_out: bool = False
    """Whether its words are printed on a card or a cell, and read out to everybody."""
    back_to: int | None = None
    """An undo: the version it went back to. What was told after that did not happen."""
    attack: bool = False
    scores: bool = False
    thrown: Die | None = None
    weight: Weight = 0
    spotlight: Spotlight | None = None
    note: Text | None = None
    by: int = SPECTATOR
    """The seat whose decision brought it."""
    stands: bool = False
    """It is no move: it stays true when moves around it are taken back."""
    bot: str = ""
    """The bot that decided it for the person of this seat."""
    hint: HintCount | None = None
    """Somebody was shown what a bot would do, and how often on this stage."""


@dataclass(frozen=True, slots=True)
class Scene(Picture):
    """What one screen shows of a single position: the picture, and over it what is this seat's own."""

    hand: list[Card] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)
    secret: bool = True


def screen(picture: Picture, own: Own) -> Scene:
    """The picture with the seat's own laid over it."""
    shown: dict[str, Any] = {name: getattr(picture, name) for name in picture.__slots__}
    private = {name: getattr(own, name) for name in own.__slots__}
    return Scene(**shown | {name: value for name, value in private.items() if value is not None})


class PictureSent(Spoken, tag="picture"):
    """What every screen shows, whole."""

    version: int
    picture: Picture


class PictureChanged(Spoken, tag="changed"):
    """What became of the picture of version `since`."""

    version: int
    since: int
    patch: Patch


class LogSent(Spoken, tag="log"):
    """A part of what a seat was told before; its next update has the rest."""

    seat: int
    events: list[SeenEvent]


class Update(Spoken, tag="update"):
    """What is one seat's own, over the picture of this version: what it holds, is told and is asked."""

    seat: int
    version: int
    events: list[SeenEvent]
    ask: AskSent | None
    replace: bool
    own: Own | UnsetType = UNSET
    """Whole, for who has none."""
    patch: Patch | UnsetType = UNSET
    """What became of the seat's own since its last update."""
    coach: Coached | UnsetType = UNSET
    """What the coach says, in a lesson, to a pupil who is on its line."""


class UndoWished(Spoken, tag="undo_wished"):
    by: int
    back_to: int
    waiting: list[int]


class UndoSettled(Spoken, tag="undo_settled"):
    by: int
    agreed: bool


class ClockTold(Spoken, tag="clock"):
    """Whose time runs, -1 for nobody's; what is left to each seat now, and in how long it runs, in milliseconds."""

    runs: int
    left: list[int]
    stands: int


class Chat(Spoken, tag="chat"):
    number: int
    seat: int
    name: str
    text: str
    version: int
    """That of the match when it was said; -1 before the start, and for what was said before this was kept."""


class Away(Struct):
    """Somebody is away for so many seconds, and the others are asked in so many who rides for them."""

    seconds: int
    asks_in: int


class Presence(Spoken, tag="presence"):
    seats: dict[int, bool]
    away: dict[int, Away]
    silent: dict[int, Away]
    """The seat to decide, where its person is there: for how long nothing was heard of them."""
    claims_in: dict[int, int]
    """The seats whose people are not connected, also where a bot rides: in how many seconds somebody may say that one
    is theirs."""


class SheetChanged(Spoken, tag="sheet"):
    sheet: str
    version: int


class SentAway(Spoken, tag="sent_away"):
    """There is nothing more to see here: the table or sheet was deleted, or the table put away."""

    code: Literal["deleted", "put_away"]


class Bye(Spoken, tag="bye"):
    code: Literal["restart"]


ServerMessage = (
    Ok
    | Explained
    | Peeked
    | HintSent
    | NoHint
    | Refused
    | Seated
    | Lobby
    | BoardSent
    | PictureSent
    | PictureChanged
    | LogSent
    | Update
    | UndoWished
    | UndoSettled
    | ClockTold
    | Chat
    | Presence
    | SheetChanged
    | SentAway
    | Bye
)


_encoder = msgjson.Encoder()


def write(value: object) -> bytes:
    """Any message or answer as JSON."""
    return _encoder.encode(value)
