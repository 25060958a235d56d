"""What is known of the seats of a table: what tokens open, who asks for one, what everybody may know."""

from typing import NamedTuple

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match
from gruppetto.engine.record import Header, SeatName
from gruppetto.engine.teams import Seating as Look
from gruppetto.table.denied import Denied
from gruppetto.table.public import PublicClaim, PublicSeat
from gruppetto.table.store import BOT, OPEN, Claim, Seat
from gruppetto.table.tokens import matches


class Rights(NamedTuple):
    """What somebody's tokens open: the seats they own and those they asked for, each with the hash of its token, and
    those that were theirs until they moved to another device."""

    owned: dict[int, str]
    claims: dict[int, str]
    moved: list[int]


def rights_of(seats: list[Seat], tokens: list[str], now: float) -> Rights:
    """Raises Denied when a token opens nothing."""
    rights = Rights({}, {}, [])
    for place, token in enumerate(tokens):
        if not any(_opens(token, seat, rights, now) for seat in seats):
            raise Denied("bad_token", "This token belongs to no seat of this table.", {"place": place})
    return rights


def _opens(token: str, seat: Seat, rights: Rights, now: float) -> bool:
    claim = next((each for each in claims_of(seat, now) if matches(token, each.token_hash)), None)
    if matches(token, seat.token_hash):
        rights.owned[seat.seat] = seat.token_hash
    elif seat.former_hash and matches(token, seat.former_hash):
        rights.moved.append(seat.seat)
    elif claim is not None:
        rights.claims[seat.seat] = claim.token_hash
    else:
        return False
    return True


def claims_of(seat: Seat, now: float) -> tuple[Claim, ...]:
    """Those who say that a seat is theirs, while it is not too late for an answer; the oldest first."""
    return tuple(claim for claim in seat.claims if claim.ends > now)


def public_seat(seat: Seat, look: Look, match: Match | None, now: float) -> PublicSeat:
    bot = seat.bot if seat.kind == BOT else ""  # whoever relieved one keeps its name in the store
    public = PublicSeat(seat.seat, seat.name, seat.kind, bot, seat.kind != OPEN, look.team, look.bib)
    if match is not None:
        public.rider = match.riders.standing_in(seat.seat)
        public.free = match.riders.given_up(seat.seat)
    public.claims = [
        PublicClaim(claim.mark, claim.name, list(claim.agreed), claim.ends - int(now)) for claim in claims_of(seat, now)
    ]
    return public


def choosable(game: AnyGame, header: Header, match: Match | None) -> list[str]:
    """The teams that people choose from now. A first position says who rides for which: it names them all over."""
    return [look.team for look in game.teams] if match is None and not header.position else []


def names_of(seats: list[Seat]) -> tuple[SeatName, ...]:
    """Who sits where, as a record tells it."""
    return tuple(SeatName(seat.name, seat.bot) for seat in seats)
