"""Seats that change hands while a match goes on: a bot rides for somebody, they ride again, they give up.

A change of hands is an entry of the log, so that a record tells who decided. It meets no luck, nobody acts in it, and
an undo goes past it: what was taken back was taken back, and who rides stays as it is.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from gruppetto.engine.cue import Cue
from gruppetto.engine.event import SPECTATOR, Event, Param

HandoverKind = Literal["lent", "late", "back", "moved", "claimed", "resigned", "taken", "relieved"]

KINDS: tuple[HandoverKind, ...] = get_args(HandoverKind)
_TO_A_BOT = ("lent", "late", "resigned")
_TO_A_DEVICE = ("moved", "claimed", "taken", "relieved")


@dataclass(frozen=True, slots=True)
class Handover:
    """How a seat changes hands.

    | kind | what becomes of the seat |
    |---|---|
    | `lent` | `bot` rides for its person until they ride again |
    | `late` | the same, since their time ran out |
    | `back` | its person rides again |
    | `moved` | its person rides on another device |
    | `claimed` | its person had lost the proof that it is theirs; the others believed them |
    | `resigned` | its person gives up, and `bot` rides it for good, or until somebody takes it |
    | `taken` | somebody else takes a seat that was given up |
    | `relieved` | somebody takes over from the bot that rode there from the start |
    """

    kind: HandoverKind
    bot: str = ""
    by: int = SPECTATOR
    """The seat that decided it; -1 for somebody without one."""
    at: int = 0
    """When a bot began to ride, in seconds since 1970; 0 where nobody noted it."""
    since: int = 0
    """Since when its person had been away then; 0 where they were not."""


class Riders:
    """Who rides at each seat of a match: its person, or a bot for them."""

    def __init__(self, bots_from_the_start: Sequence[str]) -> None:
        self._own = list(bots_from_the_start)
        """The bots that have a seat of their own, until somebody relieves them."""
        self._standing_in = [""] * len(bots_from_the_start)
        self._given_up: set[int] = set()
        self._changed_device: set[int] = set()

    def standing_in(self, seat: int) -> str:
        """The bot that rides for the person of this seat, or nothing."""
        return self._standing_in[seat] if 0 <= seat < len(self._standing_in) else ""

    def bot(self, seat: int) -> str:
        """The bot that decides for this seat, whether it sat there from the start or stands in."""
        return self._own[seat] or self._standing_in[seat]

    def own_bot(self, seat: int) -> str:
        """The bot whose seat it is, from the start until somebody relieves it; or nothing."""
        return self._own[seat]

    def given_up(self, seat: int) -> bool:
        """Whether nobody owns the seat any more."""
        return seat in self._given_up

    def changed_device(self, seat: int) -> bool:
        """Return whether the seat has come to another device since the start, and perhaps to another person."""
        return seat in self._changed_device

    def fault(self, seat: int, change: Handover) -> str:
        """Why a seat cannot change hands so, or nothing."""
        if seat not in range(len(self._standing_in)):
            return f"there is no seat {seat} that could change hands"
        if change.by not in range(SPECTATOR, len(self._standing_in)):
            return f"there is no seat {change.by} that could decide it"
        if self._own[seat] and change.kind != "relieved":
            return f"seat {seat} is a bot's from the start: somebody may take over, and nothing else"
        if change.kind == "relieved" and not self._own[seat]:
            return f"seat {seat} is no bot's, so nobody takes over from one"
        if bool(change.bot) is not (change.kind in _TO_A_BOT):
            return "a seat that is lent or given up, and no other, names the bot that rides"
        if self.given_up(seat) is not (change.kind == "taken"):
            return "a seat is taken that was given up, and no other"
        if change.kind == "back" and not self._standing_in[seat]:
            return "nobody rides for this seat"
        return ""

    def hand_over(self, seat: int, change: Handover) -> None:
        if change.kind in _TO_A_BOT:
            self._standing_in[seat] = change.bot
        elif change.kind in ("back", "taken"):
            self._standing_in[seat] = ""
        if change.kind in _TO_A_DEVICE:
            self._changed_device.add(seat)
        if change.kind == "relieved":
            self._own[seat] = ""
        elif change.kind == "resigned":
            self._given_up.add(seat)
        elif change.kind == "taken":
            self._given_up.discard(seat)


def told(seat: int, change: Handover, standing_in: str) -> Event:
    """What everybody learns of it; `standing_in` is the bot that rode until now, for somebody or for itself."""
    params: dict[str, Param] = {"who": f"player:{seat}", "decided": _decided(seat, change)}
    if change.bot or standing_in:
        params["bot"] = f"bot:{change.bot or standing_in}"
    if change.by != SPECTATOR:
        params["by"] = f"player:{change.by}"
    if change.at:
        params["at"] = f"time:{change.at}"
    params["away"] = bool(change.since)
    if change.since:
        params["since"] = f"time:{change.since}"
    return Event(f"hands-{change.kind}", params, cue=Cue(stands=True))


def _decided(seat: int, change: Handover) -> Literal["self", "another", "maker"]:
    """Who decided it, for the sentence: by itself, another seat, or somebody without one."""
    if change.by == SPECTATOR:
        return "maker"
    return "self" if change.by == seat else "another"
