"""What a seat sees: the only way from a position to the wire. It goes through `view(seat)` and `seen_by(seat)`."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext

from gruppetto.engine.contract import AnyGame, Edition
from gruppetto.engine.cue import Cue
from gruppetto.engine.event import SPECTATOR, Event, Params, about
from gruppetto.engine.lesson import Lesson
from gruppetto.engine.match import Match
from gruppetto.engine.picks import asked
from gruppetto.engine.record import LogEntry
from gruppetto.engine.scene import Text
from gruppetto.table.asking import sent
from gruppetto.table.changes import patch
from gruppetto.table.coaching import coached
from gruppetto.table.showing import Holding
from gruppetto.table.wire import BoardSent, LogSent, SeenEvent, Update, write

_NO_CUE = Cue()
_BOARDS = 128
"""Roads kept ready; a tour has a dozen."""

ENTRIES = 200
"""Of a match, told in one message: more would keep others waiting while they are written and sent."""


def updates(
    match: Match,
    rounds: list[Text],
    seat: int,
    since: int | None,
    holding: Holding,
    *,
    whole: bool,
    lesson: Lesson | None = None,
) -> Iterator[bytes]:
    """What is the seat's own now and what happened after version `since`; everything, when that is unknown here.

    A long log comes in parts before it, each made when it is asked for. `whole`: the guest has nothing to patch.
    """
    fresh = since is None or not -1 <= since <= match.version
    first = 0 if since is None or fresh else since + 1
    while match.version - first >= ENTRIES:
        yield write(LogSent(seat, events(match, rounds, seat, first, first + ENTRIES - 1)))
        first += ENTRIES
    view = match.state.view(seat)
    asks = match.state.to_decide == seat != SPECTATOR
    message = Update(
        seat=seat,
        version=match.version,
        events=events(match, rounds, seat, first),
        ask=sent(asked(match.game, view)) if asks else None,
        replace=fresh,
    )
    if lesson is not None and (said := coached(lesson, match, seat)) is not None:
        message.coach = said
    own = match.game.own(view)
    held = None if whole else holding.at(seat, since)
    holding.show(seat, match.version, own)
    if held is None:
        message.own = own
    elif changed := patch(held, own):
        message.patch = changed
    yield write(message)


def events(match: Match, rounds: list[Text], seat: int, first: int, last: int | None = None) -> list[SeenEvent]:
    """What this seat may know of the entries from `first` on, to and with `last`; `rounds` are those of the entries."""
    stop = len(match.happened) if last is None else last + 1
    seen: list[SeenEvent] = []
    for version in range(first, stop):
        for event in match.happened[version]:
            params = event.seen_by(seat)
            if params is not None:
                seen.append(_seen(match.entries[version], event, params, rounds[version]))
    return seen


def _seen(entry: LogEntry, event: Event, params: Params, round_: Text) -> SeenEvent:
    """The event with what is declared about it."""
    cue = event.cue or _NO_CUE
    concerns = about(params)
    return SeenEvent(
        entry.number,
        event.kind,
        params,
        round_,
        *concerns,
        cue.back_to,
        cue.attack,
        cue.scores,
        cue.thrown,
        cue.weight,
        cue.spotlight,
        cue.note,
        entry.seat,
        cue.stands,
        entry.bot if concerns.seat == entry.seat else "",
        cue.hint,
    )


class Boards:
    """Roads as messages, drawn once for all tables. Where threads draw some ahead, `turn` is their lock."""

    def __init__(self, turn: AbstractContextManager[object] | None = None) -> None:
        self._drawn: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()
        self._turn = nullcontext() if turn is None else turn

    def message(self, game: AnyGame, edition: Edition, board: str) -> bytes:
        key = (game.id, edition.document.digest, board)
        drawn = self._drawn.get(key)
        if drawn is None:
            drawn = write(BoardSent(game.board(edition, board)))  # not while we hold the others up
        with self._turn:
            self._drawn[key] = drawn
            self._drawn.move_to_end(key)
            if len(self._drawn) > _BOARDS:
                self._drawn.popitem(last=False)
        return drawn

    def picture(self, match: Match) -> None:
        """Draws what the first look at a match needs."""
        self.message(match.game, match.setup.edition, match.game.picture(match.state.view(SPECTATOR)).board)
