"""Finished matches, step by step. While a match is going on there is no replay: it would show every hand.

To ride a match again and to verify it takes seconds. So it is done in worker processes, from the record alone; a worker
keeps the matches it rode last.
"""

from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from gruppetto.engine.board import Board
from gruppetto.engine.contract import NOBODY, State
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.match import Match, match_of, replayed
from gruppetto.engine.record import Record, RecordError, TakeBacks, header_to_json
from gruppetto.engine.scene import Text
from gruppetto.engine.verification import verify
from gruppetto.table.answers import RecordHeader
from gruppetto.table.denied import Denied
from gruppetto.table.projection import events
from gruppetto.table.setting_up import Games
from gruppetto.table.tables import LiveTable
from gruppetto.table.wire import Scene, SeenEvent, screen, write

_KEPT = 4
"""Matches whose positions are kept: somebody who moves a slider asks again and again."""


class Finished(NamedTuple):
    """A match that is over, as it travels to a worker."""

    table: str
    record: Record


class Step(Struct):
    """One entry of the log, as a seat saw it."""

    n: int
    seat: int
    do: str
    undo: int | None
    events: list[SeenEvent]
    stage: int
    round: Text
    bot: str = ""
    """The bot that decided it for the seat's person, where one did."""
    hands: str = ""
    """How the seat changed hands, where it did."""
    hint: str = ""
    """The bot that the seat asked what it would do, where it did."""


class Replay(Struct):
    header: RecordHeader
    steps: list[Step]
    verified: bool
    take_backs: TakeBacks
    across_luck: int
    """How often somebody took back what luck had spoken on."""
    analysable: bool
    """Whether somebody can look back at it: a bot that looks ahead in this game."""


class Scenes(Struct):
    """Pictures by the number of their entry, and the roads they name."""

    scenes: dict[int, Scene]
    boards: dict[str, Board]


class Ridden(NamedTuple):
    """A finished match again: the position after each entry and the stage it is on, the round each was played in, and
    whether the record proves true. `told` are the replays that were written, by the seat whose eyes they have."""

    match: Match
    states: list[State[Any]]
    stages: list[int]
    rounds: list[Text]
    verified: bool
    told: dict[int, bytes]


_ridden: OrderedDict[str, Ridden] = OrderedDict()
"""The matches this process rode last, by their table."""


def finished(table: LiveTable) -> Finished:
    """What a worker needs of a table; raises Denied while its match goes on."""
    return Finished(table.id, table.finished().record())


def replay(games: Games, match: Finished, seat: int) -> bytes:
    again = ridden(games, match)
    if seat not in again.told:
        again.told[seat] = write(_replay(again, match.record, seat))
    return again.told[seat]


def _replay(again: Ridden, record: Record, seat: int) -> Replay:
    steps = []
    for entry, stage, played_in in zip(again.match.entries, again.stages, again.rounds, strict=True):
        seen = events(again.match, again.rounds, seat, entry.number, entry.number)
        hands = entry.hands.kind if entry.hands else ""
        where = (seen, stage, played_in)
        steps.append(Step(entry.number, entry.seat, entry.do, entry.undo, *where, entry.bot, hands, entry.hint))
    header = msgspec.convert(header_to_json(record.header), RecordHeader)
    match = again.match
    return Replay(header, steps, again.verified, match.take_backs, match.across_luck, bool(match.game.searches))


def scenes(games: Games, match: Finished, first: int, last: int, seat: int) -> bytes:
    again = ridden(games, match)
    game, edition = again.match.game, again.match.setup.edition
    shown = Scenes({}, {})
    for number in range(first, min(last, len(again.states) - 1) + 1):
        view = again.states[number].view(seat)
        picture = game.picture(view)
        shown.scenes[number] = screen(picture, game.own(view))
        if picture.board not in shown.boards:
            shown.boards[picture.board] = game.board(edition, picture.board)
    return write(shown)


def document(games: Games, match: Finished, number: int) -> str:
    """The position after an entry of a finished match, to play on from."""
    states = ridden(games, match).states
    if number >= len(states):
        raise Denied("not_found", f"The match has no entry {number}: its last is {len(states) - 1}.")
    if states[number].to_decide == NOBODY:
        raise Denied("bad_position", "In this position the match is over: there is nothing to play on from.")
    return states[number].document()


def ridden(games: Games, match: Finished) -> Ridden:
    """The match again; those that were asked for last are at hand."""
    if match.table not in _ridden:
        _ridden[match.table] = _ride_again(games, match.record)
        if len(_ridden) > _KEPT:
            _ridden.popitem(last=False)
    _ridden.move_to_end(match.table)
    return _ridden[match.table]


def _ride_again(games: Games, record: Record) -> Ridden:
    game = games()[record.header.game]
    again = match_of(game, record.header, record.entries[:1])
    heading = game.heading(again.state.view(SPECTATOR))
    states, stages, rounds = [again.state], [heading.stage.order], [heading.round]
    for entry in record.entries[1:]:
        rounds.append(heading.round)
        again.accept(replayed(again, entry))
        heading = game.heading(again.state.view(SPECTATOR))
        states.append(again.state)
        stages.append(heading.stage.order)
    return Ridden(again, states, stages, rounds, _proves_true(again, record), {})


def _proves_true(match: Match, record: Record) -> bool:
    try:
        verify(match.game, record)
    except RecordError:
        return False
    return True
