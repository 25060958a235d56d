"""What anybody with the link may know of a table, as types."""

from typing import Literal

from msgspec import Struct, field

from gruppetto.engine.edition import Words
from gruppetto.engine.record import TakeBacks
from gruppetto.table.clock import ClockRule

Kind = Literal["human", "open", "bot"]


class PublicClaim(Struct):
    """Somebody says that a seat is theirs."""

    mark: int
    """Two digits by which it is told from other claims to the seat: the screen of who asks shows them too."""
    name: str
    agreed: list[int]
    """The seats that agreed; -1 for a maker without one."""
    seconds: int
    """In which it may be answered."""


class PublicSeat(Struct):
    seat: int
    name: str
    kind: Kind
    bot: str
    taken: bool
    team: str
    bib: int
    rider: str = ""
    """The bot that rides for its person."""
    free: bool = False
    """Whether its person gave it up."""
    claims: list[PublicClaim] = field(default_factory=list)
    """Those who say that the seat is theirs, the oldest first."""


class PublicTable(Struct):
    """What anybody with the link may know."""

    table: str
    code: str
    game: str
    options: dict[str, str | bool]
    edition: str
    seats: list[PublicSeat]
    started: bool
    over: bool
    turn: int
    version: int
    commitment: str
    take_backs: TakeBacks
    stages: list[Words]
    """What the stages of this tour are called, in their order."""
    put_away: bool
    """Nobody was here for long: it must be opened again before anybody sits down."""
    away_seconds: int
    """How long somebody is away before the others are asked who rides for them."""
    silence_seconds: int
    """How long somebody who is there may think before the others are asked the same; 0: as long as they like."""
    hints: bool
    """Whether people may ask what a bot would do."""
    adviser: str
    """The bot that says so; empty where none of this game looks far enough ahead."""
    clock: ClockRule | None
    television: bool
    """Whether all sit around one television: then, where two people ride, a lost phone is replaced on the word of the
    other."""
    lesson: bool
    """Whether it is a guided first stage."""
    from_position: bool
    """Whether it went on from a position, which whoever brought it could have seen whole, with every hand; a lesson's
    is known to all. The luck after it is new."""
    teams: list[str]
    """Those that can be chosen from, in the order of the box; none once the match has started, or where the position
    that it begins at says who rides for which."""
