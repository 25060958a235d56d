"""What a seat sees: the only way from a position to the wire. It goes through `view(seat)` and `seen_by(seat)`."""

from collections import OrderedDict
from threading import Lock

from gruppetto.engine.contract import AnyGame, Edition
from gruppetto.engine.cue import Cue
from gruppetto.engine.event import SPECTATOR, Event, Params, about
from gruppetto.engine.match import Match
from gruppetto.engine.picks import ask
from gruppetto.engine.scene import Text
from gruppetto.server.wire import BoardSent, SeenEvent, Update, write

_NO_CUE = Cue()
_BOARDS = 128
"""Roads kept ready; a tour has a dozen."""


def update(match: Match, rounds: list[Text], seat: int, since: int | None) -> bytes:
    """What is the seat's own now and what happened after version `since`; everything, when that is unknown here."""
    fresh = since is None or not -1 <= since <= match.version
    message = Update(
        seat=seat,
        version=match.version,
        events=events(match, rounds, seat, 0 if since is None or fresh else since + 1),
        own=match.game.own(match.state.view(seat)),
        ask=ask(match.game, match.state, seat),
        replace=fresh,
    )
    return write(message)


def round_now(match: Match) -> Text:
    """The round as everybody sees it: the next entry is told under it."""
    return match.game.heading(match.state.view(SPECTATOR)).round


def events(match: Match, rounds: list[Text], seat: int, first: int, last: int | None = None) -> list[SeenEvent]:
    """What this seat may know of the entries from `first` on, to and with `last`; `rounds` are those of the entries."""
    stop = len(match.happened) if last is None else last + 1
    seen: list[SeenEvent] = []
    for version in range(first, stop):
        for event in match.happened[version]:
            params = event.seen_by(seat)
            if params is not None:
                seen.append(_seen(version, event, params, rounds[version]))
    return seen


def _seen(version: int, event: Event, params: Params, round_: Text) -> SeenEvent:
    """The event with what is declared about it."""
    cue = event.cue or _NO_CUE
    return SeenEvent(
        version,
        event.kind,
        params,
        round_,
        *about(params),
        cue.back_to,
        cue.attack,
        cue.scores,
        cue.thrown,
    )


class Boards:
    """Roads as messages, drawn once for all tables. Some are drawn ahead, in a thread."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[tuple[str, str, str], bytes] = OrderedDict()
        self._turn = Lock()

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
