"""What a program is told. A question is what a browser gets that comes in at that moment: road, picture, own and ask.

Only a beginning and an end are added, which a browser has from its address and from its screen.
"""

import hashlib
from collections.abc import Callable, Collection
from dataclasses import dataclass
from threading import Lock
from typing import Any

from gruppetto.engine.contract import AnyGame, Setup, View
from gruppetto.engine.option import Choice
from gruppetto.engine.picks import asked
from gruppetto.table.asking import sent
from gruppetto.table.projection import Boards
from gruppetto.table.wire import PROTOCOL, BoardSent, PictureSent, Spoken, Update, write

_SEED_BYTES = 6
"""A whole number that every language can hold, also those that have nothing but floats."""


class Begin(Spoken, tag="begin"):
    """A match begins; or goes on, with a program that had to be started anew."""

    protocol: int
    """The version of the messages."""
    game: str
    edition: str
    options: dict[str, Choice]
    players: int
    seat: int
    """The seat that the program rides for, counted from 0."""
    seed: int
    """What it may draw its luck from: the same match has the same one."""
    seconds: float
    """In which it must answer a question; the first one after its start has more."""


class End(Spoken, tag="end"):
    """The match is over. A program may end, too: it is started again for the next."""

    result: list[float] | None
    """The share of the win that each seat has; None where it is not known."""


ProgramMessage = Begin | BoardSent | PictureSent | Update | End
"""All that a program is told. Of these an `update` is answered, with the notation of one of its offers."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked, as lines; the road goes before them where the program has not seen it."""

    board: str
    """What names the road among all there are."""
    road: Callable[[], bytes]
    lines: bytes
    legal: Collection[str]
    """The notations of the offers."""


_boards = Boards(Lock())
"""Roads as messages, drawn once in this process."""


def begin(game: AnyGame, setup: Setup[Any], seat: int, seed: int, seconds: float) -> Begin:
    return Begin(PROTOCOL, game.id, setup.edition.id, setup.options, setup.seats, seat, seed, seconds)


def seed_for(luck: bytes, seat: int) -> int:
    """A seed for the program in this seat, from which nobody can tell the luck of the match."""
    return int.from_bytes(hashlib.sha256(b"program %d/" % seat + luck).digest()[:_SEED_BYTES])


def question(game: AnyGame, setup: Setup[Any], view: View[Any], version: int) -> Question:
    """What the seat of this view is asked, made from the view alone."""
    picture = game.picture(view)
    ask = sent(asked(game, view))
    update = Update(seat=view.seat, version=version, events=[], ask=ask, replace=False, own=game.own(view))
    return Question(
        f"{game.id}/{setup.edition.document.digest}/{picture.board}",
        lambda: _boards.message(game, setup.edition, picture.board),
        lines(PictureSent(version, picture), update),
        {str(action) for action in view.actions},
    )


def lines(*messages: object) -> bytes:
    """Each message as a line."""
    return b"".join(write(message) + b"\n" for message in messages)
