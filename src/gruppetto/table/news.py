"""What guests are told of a match: the road and the picture once, then for each of their eyes what is theirs."""

from collections.abc import Iterable, Iterator

from gruppetto.engine.lesson import Lesson
from gruppetto.engine.match import Match, Prepared
from gruppetto.engine.scene import Text
from gruppetto.table import projection
from gruppetto.table.guest import Guest
from gruppetto.table.projection import Boards
from gruppetto.table.showing import Holding, Showing

_Written = dict[tuple[int, int | None], list[bytes]]
"""Messages by eyes and what they saw last."""


class News:
    """What is drawn once for all, and what each seat was last shown: so most of what is told is what changed."""

    def __init__(self, boards: Boards, lesson: Lesson | None = None) -> None:
        self._boards = boards
        self._lesson = lesson
        self._showing = Showing()
        self._holding = Holding()
        self.rounds: list[Text] = []
        """The round each entry was played in, by its number."""

    def begin(self, match: Match) -> None:
        self.rounds = [self._showing.round(match)]

    def go_on(self, rounds: list[Text]) -> None:
        """Continue with a match whose rounds so far are known."""
        self.rounds = rounds

    def accept(self, match: Match, prepared: Prepared) -> None:
        """The match goes on. An entry belongs to the round it was played in, not to one it opens."""
        now = self._showing.round(match)
        match.accept(prepared)
        self.rounds.append(now)

    def tell(self, match: Match, guests: Iterable[Guest]) -> None:
        """Brings all up to date. Equal eyes that saw the same get the same bytes, made once."""
        made: _Written = {}
        for guest in guests:
            if any(guest.seen.get(eyes) != match.version for eyes in guest.eyes):
                for message in self._for(guest, match, made, whole=False):
                    guest.say(message)

    def everything(self, match: Match, guest: Guest) -> Iterator[bytes]:
        """For somebody who may have seen nothing; each message is made when it is asked for."""
        return self._for(guest, match, {}, whole=True)

    def _for(self, guest: Guest, match: Match, made: _Written, *, whole: bool) -> Iterator[bytes]:
        board = self._showing.look(match)
        if board not in guest.boards:
            guest.boards.add(board)
            yield self._boards.message(match.game, match.setup.edition, board)
        if guest.pictured != match.version:
            yield self._showing.message(guest.pictured)
            guest.pictured = match.version
        for eyes in guest.eyes:
            since = guest.seen.get(eyes)
            known = made.get((eyes, since))
            if known is None:
                known = made[eyes, since] = []
                told = (match, self.rounds, eyes, since, self._holding)
                for message in projection.updates(*told, whole=whole, lesson=self._lesson):
                    known.append(message)
                    yield message
            else:
                yield from known
            guest.seen[eyes] = match.version
