"""Finished matches, step by step. While a match is going on there is no replay: it would show every hand."""

from collections import OrderedDict
from threading import Lock
from typing import Any, NamedTuple

from msgspec import Struct

from gruppetto.engine.contract import NOBODY, State
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.match import Match, replayed, verify
from gruppetto.engine.record import RecordError, header_to_json
from gruppetto.engine.scene import Board, Text
from gruppetto.server.denied import Denied
from gruppetto.server.projection import events
from gruppetto.server.tables import Table
from gruppetto.server.wire import SeenEvent, screen

_KEPT = 4
"""Matches whose positions are kept: somebody who moves a slider asks again and again."""


class Step(Struct):
    """One entry of the log, as a seat saw it."""

    n: int
    seat: int
    do: str
    undo: int | None
    events: list[SeenEvent]
    stage: int
    round: Text


class Replay(Struct):
    header: dict[str, Any]
    steps: list[Step]
    verified: bool


class Scenes(Struct):
    """Pictures by the number of their entry, and the roads they name."""

    scenes: dict[int, dict[str, Any]]
    boards: dict[str, Board]


class Preview(Struct):
    """The picture of one position, and its road."""

    scene: dict[str, Any]
    boards: dict[str, Board]


class Ridden(NamedTuple):
    """A finished match again: the position after each entry, and whether its record proves true."""

    states: list[State[Any]]
    verified: bool


class Replays:
    """The finished matches that were looked at last. To ride one again and to verify it takes seconds."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Ridden] = OrderedDict()
        self._turn = Lock()  # replays are made in threads

    def ridden(self, table: Table) -> Ridden:
        with self._turn:
            if table.id not in self._kept:
                match = table.finished()
                self._kept[table.id] = Ridden(_positions(match), _proves_true(match))
                if len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(table.id)
            return self._kept[table.id]

    def replay(self, table: Table, seat: int) -> Replay:
        match = table.finished()
        states, verified = self.ridden(table)
        steps = []
        for entry, state, played_in in zip(match.entries, states, table.rounds, strict=True):
            stage = table.game.heading(state.view(SPECTATOR)).stage.number
            seen = events(match, table.rounds, seat, entry.number, entry.number)
            steps.append(Step(entry.number, entry.seat, entry.do, entry.undo, seen, stage, played_in))
        return Replay(header_to_json(match.record().header), steps, verified)

    def scenes(self, table: Table, first: int, last: int, seat: int) -> Scenes:
        states = self.ridden(table).states
        shown = Scenes({}, {})
        for number in range(first, min(last, len(states) - 1) + 1):
            view = states[number].view(seat)
            picture = table.game.picture(view)
            shown.scenes[number] = screen(picture, table.game.own(view))
            if picture.board not in shown.boards:
                shown.boards[picture.board] = table.game.board(table.setup.edition, picture.board)
        return shown

    def document(self, table: Table, number: int) -> str:
        """The position after an entry of a finished match, to play on from."""
        states = self.ridden(table).states
        if number >= len(states):
            raise Denied("not_found", f"The match has no entry {number}: its last is {len(states) - 1}.")
        if states[number].to_decide == NOBODY:
            raise Denied("bad_position", "In this position the match is over: there is nothing to play on from.")
        return states[number].document()


def _proves_true(match: Match) -> bool:
    try:
        verify(match.game, match.record())
    except RecordError:
        return False
    return True


def _positions(match: Match) -> list[State[Any]]:
    again = Match(match.game, match.setup, match.seats, match.seed, (match.entries[0],), match.position)
    states = [again.state]
    for entry in match.entries[1:]:
        again.accept(replayed(again, entry))
        states.append(again.state)
    return states
