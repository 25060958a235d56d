"""Seats that are asked for ("this seat is mine"): from when on, whose word it takes, and how claims are told apart.

A seat that changes its owner shows its hand, so these rules keep rivals from a hand that is not theirs.
"""

from collections.abc import Collection, Sequence, Set

from gruppetto.engine.event import SPECTATOR
from gruppetto.table.denied import Denied
from gruppetto.table.store import HUMAN, Claim, Seat
from gruppetto.table.tables import LiveTable
from gruppetto.table.tokens import matches

_VOICES = 2
"""People who must agree that a seat is somebody's; around a television one, where there is but one other."""

MOST_CLAIMS = 8
"""Claims to one seat at a time. One visitor cannot make so many before the first of them lapses."""

_MARKS = range(10, 100)
"""Two digits are read out to the others as they stand on the screen of who asks."""


def need_claimable(table: LiveTable, seat: Seat) -> None:
    """Raises Denied unless the seat was given up or its person has been away for the table's wait.

    A bot waits as long before it rides for an absent person. It holds when a seat is granted as when it is asked for: a
    connection that drops for a moment gives no rival a look at a hand.
    """
    left = table.claims_in(seat)
    if left is None:
        raise Denied("not_away", "Whoever rides there is here: they can show you the link of their seat.")
    if left:
        raise Denied("not_away", f"They left a short time ago only: ask again in {left} seconds.", {"in": left})


def need_confirmers(table: LiveTable, number: int, tokens: Collection[str]) -> None:
    """Raises Denied where the others are too few, or where the one other is who asks, as `tokens` show."""
    voices = others_of(table, number)
    if not is_believed(table, number, voices | _watching_maker(table)):
        raise Denied("nobody_to_confirm", "Too few others ride here to say that the seat is yours.")
    free = table.playing().riders.given_up(number)
    if not free and _voices(table, voices) == 1 and _owns(table, voices, tokens):
        raise Denied("own_word", "You ride here already, and nobody else could say that this seat is yours.")


def is_settled(table: LiveTable, number: int, agreed: Set[int]) -> bool:
    """Return whether these are enough: all others who are there, and as many as it takes."""
    return agreed >= others_of(table, number) & table.attendance.there and is_believed(table, number, agreed)


def is_believed(table: LiveTable, number: int, agreed: Set[int]) -> bool:
    """Return whether this seat may come to somebody on the word of these seats, -1 being a maker without one.

    Whoever asks for a seat may be one of the others on a second device, and nothing tells them apart. So it takes two
    people: one of them is not the one who asks. All seats the maker kept at the start are one person. A maker without a
    seat adds nothing: they may have sat down by the six letters like anybody else. Only where the seat is the only one
    that people ever rode nobody has anything to win by a look at its hand, and the maker is enough. A seat that was
    given up is nobody's, so any other will do. Around one television all see who asks and who agrees, and whoever sat
    down was told that with two people the other one will do.
    """
    if table.playing().riders.given_up(number):
        return bool(agreed)
    if SPECTATOR in agreed and is_only_seat(table):
        return True
    enough = min(_VOICES, max(1, _voices(table, others_of(table, number)))) if table.television else _VOICES
    return _voices(table, agreed) >= enough


def is_only_seat(table: LiveTable) -> bool:
    """Return whether people ever rode at one seat only."""
    return sum(seat.kind == HUMAN for seat in table.seats) == 1


def others_of(table: LiveTable, number: int) -> frozenset[int]:
    """The seats of all other people."""
    return frozenset(table.people()) - {number}


# --- several claims to one seat ---------------------------------------------------------------------------------


def another_mark(claims: Sequence[Claim], token_hash: str) -> int:
    """The two digits of a new claim: those that no other claim to the seat has."""
    taken = {claim.mark for claim in claims}
    first = int(token_hash[:8], 16)
    turned = (_MARKS[(first + place) % len(_MARKS)] for place in range(len(_MARKS)))
    return next(mark for mark in turned if mark not in taken)


def with_another(claims: Sequence[Claim], new: Claim, tokens: Collection[str]) -> tuple[Claim, ...]:
    """The claims with one more. It takes the place of one that the same device made, as `tokens` show; where there
    are too many, of the oldest among those with the fewest words. So no claim bars the way for another."""
    kept = [claim for claim in claims if not any(matches(token, claim.token_hash) for token in tokens)]
    while len(kept) >= MOST_CLAIMS:
        kept.remove(min(kept, key=lambda claim: (len(claim.agreed), claim.ends)))
    return (*kept, new)


# --- whose word -------------------------------------------------------------------------------------------------


def _watching_maker(table: LiveTable) -> frozenset[int]:
    return frozenset({SPECTATOR} if table.maker_watches else ())


def _voices(table: LiveTable, agreed: Set[int]) -> int:
    """Return how many people these seats are for sure: those that the maker kept at the start are one. Around a
    television no seat is kept: a person without an invitation took over from a bot there."""
    said = [seat for seat in table.seats if seat.kind == HUMAN and seat.seat in agreed]
    if table.television:
        return len(said)
    return sum(bool(seat.invitation_hash) for seat in said) + any(not seat.invitation_hash for seat in said)


def _owns(table: LiveTable, seats: Set[int], tokens: Collection[str]) -> bool:
    """Return whether one of these tokens is that of one of these seats."""
    return any(matches(token, table.seats[seat].token_hash) for token in tokens for seat in seats)
