"""The picture of a view, in terms that every game shares, so that one client draws them all.

A thing that can be picked has an id `<sort>:<name>`: `card:km40`, `cell:180`, `player:2`, `pile:discard`,
`die:roll`. A `Text` is a key into the catalogues with its parameters; no sentence is built in code. A `Words` is a
text of the edition by language. Boards are plane geometry in board units, y down.
"""

from dataclasses import field
from typing import Literal

from gruppetto.engine.edition import Provenance, Words
from gruppetto.engine.event import Params
from gruppetto.engine.values import dataclass

Point = tuple[float, float]
Jersey = Literal["", "yellow", "green", "polka"]


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence of the catalogues: its key and its parameters."""

    key: str
    args: Params = field(default_factory=dict)


Sound = Literal["ride", "card", "dice", "horn", "bell", "thud", "hiss", "click", "crowd"]
"""The sounds that a client can make: a freewheel, the team car, the bell of a line, a fall, a flat tyre, …"""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign on a cell, a rider or a row: a symbol of the look by name, and its meaning.

    In a table it is a red tag, or where it `helps` whoever has it a green one; `more` is what it means in full.
    """

    symbol: str
    text: Text
    helps: bool = False
    more: Text | None = None
    worn: Jersey = ""
    """The jersey or cap that it is: then it stands beside the name, and is worn on the podium."""
    sound: Sound | Literal[""] = ""
    """What is heard when it is laid on a rider."""
    explain: str = ""
    """What explains it (`engine/explained.py`); the same in all parts below."""


@dataclass(frozen=True, slots=True)
class MapStage:
    """A stage on the small map of the tour, on a square of 100: from, to, and whether it is ridden or next."""

    order: int
    start: Point
    finish: Point
    state: str  # ridden, now, ahead


@dataclass(frozen=True, slots=True)
class Stage:
    """The stage of the picture; `of` is the number of stages in this tour and `order` its place among them."""

    order: int
    of: int
    name: Words
    kind: Text
    length: Text


@dataclass(frozen=True, slots=True)
class Piece:
    """A rider on the road. `along` is the place on the profile strip, 0 to 1, and `gap` what is printed beside it.
    `at` is where he stands if that is not the middle of his cell: behind the start line, or beside the road.
    """

    id: str
    seat: int
    team: str
    bib: int
    cell: str
    along: float
    jersey: Jersey = ""
    marks: list[Mark] = field(default_factory=list)
    at: Point | None = None
    fallen: bool = False
    gap: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Riders who ride together in this round, in their order of play, as television shows them.

    `kind` is `head`, `chase`, `bunch`, `gruppetto`, or `lone` for a single rider; `pace` is what it offers to its
    next rider and empty while there is none; `gap` is the time to the head of the race, `note` says who leads it. A
    group with an open breakaway has its mark.
    """

    id: str
    kind: str
    name: Text
    pieces: list[str]
    along: float
    pace: str = ""
    gap: str = ""
    note: Text | None = None
    marks: list[Mark] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Turn:
    """A rider's place in the order of this round: `done`, `now`, `next`, or `skips` if the turn will be lost."""

    piece: str
    seat: int
    team: str
    bib: int
    state: str


@dataclass(frozen=True, slots=True)
class Dial:
    """A figure on a dial that is filled as far as it goes; `unit` stands under it."""

    figure: int
    full: int
    unit: Text


@dataclass(frozen=True, slots=True)
class Card:
    """Equal cards are one card with a count. `frame` is its family's print; `fresh` counts those just drawn.

    Where it has no `numbers` and no `dial`, the picture of its `kind` is printed on it. A race card has the colour of
    its `team`.
    """

    id: str
    kind: str
    frame: str
    name: Text
    count: int = 1
    fresh: int = 0
    team: str = ""
    numbers: list[int] = field(default_factory=list)
    """Printed one below the other."""
    dial: Dial | None = None
    explain: str = ""


@dataclass(frozen=True, slots=True)
class NumberTile:
    """A number of the card in play, to hand to a rider; equal ones are one tile with a count.

    The `bonus` of a card in the own colour is one too; it cannot be picked, for it goes with another number.
    """

    id: str
    label: str
    name: Text
    count: int = 1
    given: bool = False
    bonus: bool = False
    explain: str = ""


@dataclass(frozen=True, slots=True)
class Die:
    """A die to throw, or one that lies there; `face` is 0 before it was thrown. `symbol` draws it, face and all."""

    id: str
    symbol: str
    name: Text
    face: int = 0
    shows: Text | None = None
    """What it says, in a word or a figure, where it is told beside the die."""
    explain: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """Something to choose that is no thing on the table: a button, with a symbol of the look if it has one."""

    id: str
    name: Text
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of cards: its size, its top card where it is public, and its content by kind where that is."""

    id: str
    name: Text
    count: int
    top: Card | None = None
    content: list[Card] = field(default_factory=list)
    explain: str = ""


@dataclass(frozen=True, slots=True)
class Tie:
    """What separates somebody from who is level with him, or that they share their place: with figures and rule."""

    text: Text
    rule: str


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a classification. Who is not ranked has rank 0; `value` is printed as it is; `marks` are caps, jerseys
    and handicaps; who is level with another has a `tie`."""

    rank: int
    seat: int
    team: str
    bib: int
    value: str
    detail: Text | None = None
    gain: str = ""
    marks: list[Mark] = field(default_factory=list)
    tie: Tie | None = None


@dataclass(frozen=True, slots=True)
class StandingsTable:
    """A classification: its name, a note beside it, its rows.

    Where the box keeps it with `markers`, one on the units and one on the tens, whole values can be shown so too. Of a
    long one only the `top` rows are shown, and those of the reader; 0 shows all.
    """

    name: Text
    note: Text | None
    rows: list[Row]
    symbol: str = ""
    markers: bool = False
    top: int = 0


@dataclass(frozen=True, slots=True)
class Award:
    """Something that changed hands: the cap to whom, and the rule that decided it."""

    text: Text
    seat: int
    rule: str
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Arrival:
    """Where a piece stood when a stage ended."""

    piece: str
    cell: str
    along: float


@dataclass(frozen=True, slots=True)
class StoryRow:
    """Who is ranked at the end, what every stage brought, and how far behind the first he was after each.

    Where something is added at the very end, `gains` and `behind` have one more for it."""

    seat: int
    team: str
    bib: int
    gains: list[str]
    total: str
    behind: list[float]


@dataclass(frozen=True, slots=True)
class Story:
    """How a race of several stages was decided, stage by stage, in the order of its end."""

    name: Text
    rows: list[StoryRow]
    last: Text | None = None
    """What is added at the very end, if anything is."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a stage, or of the tour when `final`: the podium, the tables, what changed hands.

    The scene that brings it may already stand at the start of the next road: `arrivals` are the places on `board`, the
    road of the stage that ended, so that the last ride can be shown.
    """

    stage: Stage
    headline: Text
    summary: Text
    podium: list[Row]
    tables: list[StandingsTable]
    awards: list[Award]
    final: bool = False
    board: str = ""
    arrivals: list[Arrival] = field(default_factory=list)
    story: Story | None = None
    """At the end of a race of several stages."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Where the race is: the stage and the round. What happens next is told under it."""

    stage: Stage
    round: Text


@dataclass(frozen=True, slots=True)
class Picture:
    """What every screen shows of a position, the same for all eyes. `board` is the id of a Board sent once."""

    board: str
    stage: Stage
    stages: list[MapStage]
    round: Text
    turn: int
    """The seat to decide, or -1 when the match is over."""
    pieces: list[Piece]
    dice: list[Die]
    piles: list[Pile]
    standings: list[StandingsTable]
    result: Result | None
    """The last stage that ended, if any; the client shows it when it is new."""
    provenance: Provenance
    over: bool
    order: list[Turn] = field(default_factory=list)
    """The order of this round, where riders do not simply take turns by seat."""
    rider: str = ""
    """The piece to move, where a seat has several; empty while none is chosen."""
    barred: list[str] = field(default_factory=list)
    """Cells that nobody may enter this round: crash zones."""
    numbers: list[NumberTile] = field(default_factory=list)
    """The numbers of the card in play, where they are handed to riders one by one."""
    groups: list[Group] = field(default_factory=list)
    """Who rides with whom in this round, from the head of the race on; outlined on the board."""


@dataclass(frozen=True, slots=True)
class Own:
    """What one seat's screen shows besides the picture. A spectator has nothing of it."""

    hand: list[Card] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)
    """What the seat to decide may choose besides things on the table."""
    piles: list[Pile] | None = None
    """All piles, where this seat sees a card in one of them that lies face down for the others."""
    secret: bool = True
    """Whether something of it is hidden from the others: round one screen a curtain falls before it. A game says no
    where all of it lies open, as dice do."""
