"""Seats that change hands during a match: lent to a bot and taken back, given up, moved to another device, claimed.

Whatever it is, it is compared and set in the store, and tried again when somebody was faster. A seat gets another owner
only together with an entry of the log: a server that has not noticed it cannot store a move of the former one.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.hands import Handover, HandoverKind
from gruppetto.table.attendance import Now
from gruppetto.table.confirming import (
    another_mark,
    is_only_seat,
    is_settled,
    need_claimable,
    need_confirmers,
    with_another,
)
from gruppetto.table.denied import Denied
from gruppetto.table.lobby import check_bot
from gruppetto.table.names import clean_name
from gruppetto.table.seats import claims_of
from gruppetto.table.store import BOT, HUMAN, Claim, Conflict, Seat
from gruppetto.table.tables import LiveTable
from gruppetto.table.tokens import Secrets, hashed, matches

_ATTEMPTS = 5
"""How often something is tried again that another was faster at."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Proof:
    """What somebody gets, once, to whom a seat has come."""

    token: str
    maker: bool
    """Whether the token may also do what the maker of the table may."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """The answer to a claim, which the claimer gets once."""

    token: str
    mark: int
    """Two digits by which the others tell this claim from any other."""


class Hands:
    """The ways in which a seat changes hands. Each asks first whether this token may, with the table's lock in hand."""

    def __init__(
        self, secrets: Secrets, now: Now, name_length: int, claim_seconds: float, programs: Collection[str] = ()
    ) -> None:
        self._secrets = secrets
        self._now = now
        self._name_length = name_length
        self._claim_seconds = claim_seconds
        self._programs = programs

    # --- a bot rides, and its person again ------------------------------------------------------------------------

    async def lend(self, table: LiveTable, number: int, token: str, bot: str) -> None:
        """A bot rides for somebody: by their own wish, or that of the others when they are long away. The maker waits
        with the others, except where that wrongs no player (`_need_not_wait`)."""
        check_bot(table.game, bot, self._programs)

        async def step() -> None:
            seat = _person(table, number)
            by = self._decider(table, token)
            standing_in = table.playing().riders.standing_in(number)
            at_once = by == number or (table.made_by(token) and _need_not_wait(table, seat))
            if standing_in == bot or (standing_in and not at_once):
                raise Denied("ridden", "A bot rides for this seat already.")
            if not at_once:
                _need_long_away(table, seat)
            await table.hand_over(number, Handover("lent", bot, by))

        await self._insist(table, step)

    async def wait(self, table: LiveTable, number: int, token: str) -> None:
        """The others would rather wait: nobody is asked again before the same time has passed."""

        async def step() -> None:
            seat = _person(table, number)
            left = table.asks_in(seat)
            there = left is None or (left > 0 and number in table.attendance.there)
            if self._decider(table, token) == number or there:
                raise Denied("not_away", "Whoever rides there is not away.")
            if table.playing().riders.standing_in(number):
                raise Denied("ridden", "A bot rides for this seat already.")
            await table.note(replace(seat, waited=int(self._now())))

        await self._insist(table, step)

    async def take_back(self, table: LiveTable, number: int, token: str) -> None:
        """Its person rides again. What the bot was thinking about is a decision of another version, and dropped."""

        async def step() -> None:
            _own(table, number, token)
            if not table.playing().riders.standing_in(number):
                raise Denied("not_ridden", "Nobody rides for this seat.")
            await table.hand_over(number, Handover("back", by=number))

        await self._insist(table, step)

    async def resign(self, table: LiveTable, number: int, token: str, bot: str) -> None:
        """Its person gives up: the token opens nothing any more, and a bot rides until somebody takes the seat."""
        check_bot(table.game, bot, self._programs)

        async def step() -> None:
            seat = _own(table, number, token)
            nobodys = hashed(self._secrets.token())
            free = replace(seat, token_hash=nobodys, link_hash="", former_hash="", claims=())
            await table.hand_over(number, Handover("resigned", bot, number), free)

        await self._insist(table, step)

    # --- another device -------------------------------------------------------------------------------------------

    async def make_link(self, table: LiveTable, number: int, token: str) -> str:
        """What opens the seat on another device, once. A new one ends the last. That of a bot's seat is for whoever
        would like to take over."""
        secret = self._secrets.token()

        async def step() -> None:
            seat = _free_of_people(table, number, token) or _own(table, number, token)
            await table.note(replace(seat, link_hash=hashed(secret)))

        await self._insist(table, step)
        return secret

    async def move(self, table: LiveTable, number: int, link: str, name: str = "") -> Proof:
        """The seat goes to whoever opened its link: a private one, or that of a bot's seat, which gets this name."""

        async def step() -> Proof:
            bots = _bots(table, number)
            seat = table.seats[number] if bots else _person(table, number)
            if not (seat.link_hash and matches(link, seat.link_hash)):
                raise Denied("bad_link", "This link has been used, or another has taken its place.")
            return await (self._relieve(table, seat, name) if bots else self._move(table, seat))

        return await self._insist(table, step)

    async def bring_back(self, table: LiveTable, number: int, token: str) -> Proof:
        """The seat comes back to the device it was on before."""

        async def step() -> Proof:
            seat = _person(table, number)
            if not (seat.former_hash and matches(token, seat.former_hash)):
                raise Denied("bad_token", "This device is not the last one that the seat was on.")
            return await self._move(table, seat)

        return await self._insist(table, step)

    async def _move(self, table: LiveTable, seat: Seat) -> Proof:
        token = self._secrets.token()
        maker = table.is_makers(seat)
        await table.hand_over(seat.seat, Handover("moved", by=seat.seat), _owned_by(seat, hashed(token)))
        return Proof(token, maker)

    async def _relieve(self, table: LiveTable, seat: Seat, name: str) -> Proof:
        """A bot steps off. The stored seat keeps naming it, since the match began with it and is read from there."""
        token = self._secrets.token()
        cleaned = clean_name(name, self._name_length)
        now = replace(seat, kind=HUMAN, name=cleaned, token_hash=hashed(token), link_hash="")
        await table.hand_over(seat.seat, Handover("relieved"), now)
        return Proof(token, False)

    # --- "this seat is mine" --------------------------------------------------------------------------------------

    async def claim(self, table: LiveTable, number: int, name: str, tokens: Collection[str] = ()) -> Claimed:
        """Somebody says that an absent person's seat is theirs, or would like one that was given up. The token opens
        the seat once the others have confirmed it. `tokens` are those of seats that this device has already, and of
        claims that it made before."""
        token = self._secrets.token()
        token_hash = hashed(token)

        async def step() -> Claimed:
            seat = _seat(table, number)
            need_confirmers(table, number, tokens)  # first: or the claimer would wait in vain
            need_claimable(table, seat)
            free = table.playing().riders.given_up(number)
            wanted = clean_name(name, self._name_length) if free else seat.name
            now = self._now()
            others = claims_of(seat, now)
            mark = another_mark(others, token_hash)
            new = Claim(wanted, token_hash, int(now + self._claim_seconds), mark=mark)
            await table.note(replace(seat, claims=with_another(others, new, tokens)))
            return Claimed(token, mark)

        return await self._insist(table, step)

    async def answer(self, table: LiveTable, number: int, token: str, agree: bool, mark: int) -> None:
        """Everybody else who is there must agree, and so many that one of them is not whoever asked (`is_believed`).
        One refusal ends the claim with this mark; whoever asked may withdraw it."""

        async def step() -> None:
            seat = _seat(table, number)
            claims = claims_of(seat, self._now())
            claim = next((each for each in claims if each.mark == mark), None)
            if claim is None:
                raise Denied("no_claim", "Nobody asks for this seat with that number.")
            if not agree:
                if not matches(token, claim.token_hash):
                    self._decider(table, token)
                return await table.note(_answered(seat, claims, claim, None))
            by = self._decider(table, token)
            agreed = frozenset(claim.agreed) | {by}
            if by != number:
                need_claimable(table, seat)  # whoever has come back meanwhile answers alone
                if not is_settled(table, number, agreed):
                    more = replace(claim, agreed=tuple(sorted(agreed)))
                    return await table.note(_answered(seat, claims, claim, more))
            await self._grant(table, seat, claim, by)

        await self._insist(table, step)

    async def _grant(self, table: LiveTable, seat: Seat, claim: Claim, by: int) -> None:
        free = table.playing().riders.given_up(seat.seat)
        kind: HandoverKind = "taken" if free else "claimed"
        now = _owned_by(seat, claim.token_hash)
        if free:
            now = replace(now, name=claim.name, former_hash="")
        await table.hand_over(seat.seat, Handover(kind, by=by), now)

    # --- who may --------------------------------------------------------------------------------------------------

    def _decider(self, table: LiveTable, token: str) -> int:
        """The seat of whoever decides; -1 for a maker without one."""
        for seat in table.seats:
            if seat.kind == HUMAN and matches(token, seat.token_hash):
                return seat.seat
        if table.made_by(token):
            return SPECTATOR
        raise Denied("bad_token", "Only people who ride at this table may do that.")

    async def _insist(self, table: LiveTable, step: Callable[[], Awaitable[T]]) -> T:
        """Does it with the lock in hand; when somebody was faster, looks again and tries again."""
        async with table.changing():
            for _ in range(_ATTEMPTS):
                table.playing()
                await table.look_round()
                try:
                    return await step()
                except Conflict:
                    await table.refresh()
        raise Denied("busy", "Others were faster, again and again; please try once more.")


def _bots(table: LiveTable, number: int) -> bool:
    """Whether it is a seat that a bot has from the start, and nobody has taken over."""
    return 0 <= number < len(table.seats) and table.seats[number].kind == BOT


def _free_of_people(table: LiveTable, number: int, token: str) -> Seat | None:
    """A bot's seat, where this token may offer it to others: a maker's who rides nowhere, as a television does not.

    A maker who rides could look into the bot's hand by taking it over. One who watches can as well, if they sat down by
    the six letters like anybody else; so whoever takes over is announced to all.
    """
    offers = _bots(table, number) and table.maker_watches and table.made_by(token)
    return table.seats[number] if offers else None


def _seat(table: LiveTable, number: int) -> Seat:
    """A seat that somebody rides or gave up: those of bots change hands by their link alone."""
    if not 0 <= number < len(table.seats):
        raise Denied("unknown_seat", "There is no such seat.")
    seat = table.seats[number]
    if seat.kind != HUMAN:
        raise Denied("not_a_person", "This is the seat of a bot.")
    return seat


def _person(table: LiveTable, number: int) -> Seat:
    """A seat that is somebody's."""
    seat = _seat(table, number)
    if table.playing().riders.given_up(number):
        raise Denied("given_up", "This seat was given up.")
    return seat


def _own(table: LiveTable, number: int, token: str) -> Seat:
    seat = _person(table, number)
    if not matches(token, seat.token_hash):
        raise Denied("not_your_seat", "Only who sits there may do that.")
    return seat


def _answered(seat: Seat, claims: Sequence[Claim], claim: Claim, now: Claim | None) -> Seat:
    """The seat with `now` instead of this claim, or without it."""
    changed = [now if each is claim else each for each in claims]
    return replace(seat, claims=tuple(each for each in changed if each is not None))


def _owned_by(seat: Seat, token_hash: str) -> Seat:
    """The seat with another owner; the former one may bring it back."""
    return replace(seat, token_hash=token_hash, former_hash=seat.token_hash, link_hash="", claims=())


def _need_not_wait(table: LiveTable, seat: Seat) -> bool:
    """Return whether the maker alone lets a bot ride for this seat at once.

    So it is with a seat that the maker kept and that no other device has got since, and with the only one that people
    ever rode. Of anybody else the maker is a rival, also where they seem to ride nowhere: they may have sat down by the
    six letters. Around a television all see what its screen does, so for a phone that is away it need not wait.
    """
    kept = not (seat.invitation_hash or table.playing().riders.changed_device(seat.seat))
    if kept or is_only_seat(table):
        return True
    return table.television and table.maker_watches and seat.seat not in table.attendance.there


def _need_long_away(table: LiveTable, seat: Seat) -> None:
    """Away, or there and silent while the table waits for their decision."""
    left = table.asks_in(seat)
    if left is None:
        raise Denied("not_away", "Whoever rides there is not away.")
    if left:
        raise Denied(
            "not_away", f"Nothing was heard of them for a short time only: ask again in {left} seconds.", {"in": left}
        )
