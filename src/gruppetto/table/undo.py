"""A wish to take a move back: who wished it, what it would take back, who must consent, who has, and how it ends."""

from collections.abc import Collection, Set
from dataclasses import dataclass, field

from gruppetto.engine.match import Match
from gruppetto.engine.record import TakeBacks
from gruppetto.table.denied import Denied
from gruppetto.table.limits import Limits
from gruppetto.table.log_room import need_undo
from gruppetto.table.wire import UndoSettled, UndoWished


@dataclass(slots=True)
class UndoWish:
    """Seat `by` would like the match to be again as it was at version `back_to`. Nobody wishes for more than their own
    last decision; what others did after it goes, too."""

    by: int
    action: str
    """The id that the client gave its wish: sent twice, it counts once."""
    back_to: int
    asked: frozenset[int]
    """The seats that must consent."""
    consented: set[int] = field(default_factory=set)
    agreed: bool | None = field(default=None, init=False)
    """How it ended; None while somebody has not answered."""

    def __post_init__(self) -> None:
        self._look()

    @property
    def waiting(self) -> list[int]:
        """Those who have not consented yet."""
        return sorted(self.asked - self.consented)

    def answer(self, seat: int, agree: bool) -> None:
        """One refusal ends it, and whoever wished may withdraw; raises Denied when this seat has no say in it."""
        withdrawn = seat == self.by and not agree
        if self.agreed is not None or not (seat in self.waiting or withdrawn):
            raise nobody_asked()
        if agree:
            self.consented.add(seat)
            self._look()
        else:
            self.agreed = False

    def lapse(self) -> None:
        """It ends without being granted: nobody answered, the match moved on, or the undo was not stored."""
        self.agreed = False

    def wished(self) -> UndoWished:
        return UndoWished(self.by, self.back_to, self.waiting)

    def settled(self) -> UndoSettled:
        return UndoSettled(self.by, bool(self.agreed))

    def _look(self) -> None:
        if not self.waiting:
            self.agreed = True


def wish_to_undo(
    match: Match, people: Collection[int], seat: int, action: str, beside: Set[int], limits: Limits
) -> UndoWish:
    """The wish of a seat to take its last decision back. All other `people` are asked where that takes something from
    them, but for those `beside`, who look at the same screen. Raises Denied when there is nothing to take back, when it
    was taken back too often, or when the table is honest and luck has spoken since."""
    back_to = match.last_decision_of(seat)
    if back_to is None:
        raise Denied("nothing_to_undo", "This seat has decided nothing yet that could be taken back.")
    if match.take_backs is TakeBacks.HONEST and match.crosses_luck(seat, back_to):
        raise Denied("honest_table", "Something was thrown, drawn or shown since, and this table is an honest one.")
    need_undo(match, limits, back_to)
    others = frozenset(people) - {seat}
    asked = others - beside if needs_consent(match, others, seat, back_to) else frozenset[int]()
    return UndoWish(seat, action, back_to, asked)


def needs_consent(match: Match, others: Collection[int], seat: int, back_to: int) -> bool:
    """Whether an undo takes back luck, something the seat was shown, or another person's move."""
    theirs = any(entry.seat in others for entry in match.standing() if entry.number > back_to)
    return theirs or match.crosses_luck(seat, back_to)


def undo_pending() -> Denied:
    return Denied("undo_pending", "Another wish to take a move back is waiting for an answer.")


def nobody_asked() -> Denied:
    return Denied("no_wish", "Nobody asked this seat to agree to anything.")
