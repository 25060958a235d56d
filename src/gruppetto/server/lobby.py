"""Before the match: making a table, taking and giving seats, starting."""

from collections.abc import Awaitable
from dataclasses import dataclass, replace
from typing import Annotated, Any

from msgspec import Meta

from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.match import Match, make_header
from gruppetto.engine.record import Entry, SeatName, header_to_json
from gruppetto.server.denied import Denied
from gruppetto.server.house import House
from gruppetto.server.storage import BOT, HUMAN, OPEN, Seat, Seating, StoredTable
from gruppetto.server.tables import Table
from gruppetto.server.tokens import hashed, matches
from gruppetto.server.wire import Join, SeatChange, WantedSeat
from gruppetto.server.writer import Conflict

_ATTEMPTS = 5
"""How often something is tried again that another was faster at: a join code in use, a seat just taken, a start."""


Token = Annotated[str, Meta(title="Token")]
"""What opens a seat. It has a title so that many by seat are not taken for one text by language."""


@dataclass(frozen=True, slots=True)
class Made:
    """What the maker of a table gets, once: the tokens are nowhere else in plain text."""

    table: str
    code: str
    tokens: dict[int, Token]
    invitations: dict[int, Token]
    maker: str


async def make_table(
    house: House, game: AnyGame, setup: Setup[Any], wanted: list[WantedSeat], position: str, start: bool
) -> Made:
    """A table whose position, if it has one, was checked before."""
    made = Made(house.secrets.table_id(), "", {}, {}, "")
    seats = [_new_seat(house, number, seat, made) for number, seat in enumerate(wanted)]
    maker = made.tokens[min(made.tokens)] if made.tokens else house.secrets.token()
    if start:
        _need_everybody(seats)
    seed = house.secrets.seed()
    names = tuple(SeatName(seat.name, seat.bot) for seat in seats)
    header = header_to_json(make_header(game, setup, names, seed, position))
    for _ in range(_ATTEMPTS):
        stored = StoredTable(made.table, "" if start else house.secrets.code(), header, seed, hashed(maker), seats)
        first = await house.studio(_first_entry, house, stored, game) if start else None
        try:
            await house.storage.create(stored, first)
        except Conflict:
            continue
        return replace(made, code=stored.code, maker=maker)
    raise Denied("internal", "No free join code was found; please try again.")


def _new_match(house: House, table: Table) -> Match:
    match = table.new_match()
    house.boards.picture(match)
    return match


def _first_entry(house: House, stored: StoredTable, game: AnyGame) -> Entry:
    return Table(stored, game, house.boards).new_match().entries[0]


async def join(house: House, table: Table, wanted: Join) -> tuple[int, str]:
    """Somebody sits down: on the seat of the invitation, on the one asked for, or on the first open one."""
    name = clean_name(house, wanted.name)
    async with house.changing(table):
        for _ in range(_ATTEMPTS):
            _need_waiting(table)
            seat = _free_seat(table, wanted)
            token = house.secrets.token()
            taken = replace(seat, kind=HUMAN, name=name, bot="", token_hash=hashed(token), invitation_hash="")
            if await _changed(house, table, house.storage.change_seat(table.id, seat, taken)):
                return seat.seat, token
    raise _too_late(table)


async def change_seat(house: House, table: Table, number: int, token: str, wanted: SeatChange) -> str:
    """Renames a seat, or gives it to a bot, or frees it; answers with the invitation of a freed seat."""
    async with house.changing(table):
        if not 0 <= number < len(table.seats):
            raise Denied("unknown_seat", "There is no such seat.")
        seat = table.seats[number]
        if wanted.name is not None and not wanted.bot:
            if not matches(token, seat.token_hash):
                raise Denied("not_your_seat", "Only who sits there may rename a seat.")
            name = clean_name(house, wanted.name)
            if not await _changed(house, table, house.storage.rename_seat(table.id, seat, name)):
                raise Denied("not_your_seat", "Somebody else sits there now.")
            return ""
        if not table.made_by(token):
            raise Denied("bad_token", "Only the maker of the table may do that.")
        _need_waiting(table)
        if wanted.bot:
            return await _give_to_bot(house, table, seat, wanted)
        if wanted.open:
            return await _free(house, table, seat)
        raise Denied("malformed", "Say what is to change: a name, a bot, or open.")


async def start(house: House, table: Table, token: str) -> None:
    async with house.changing(table):
        if not table.made_by(token):
            raise Denied("bad_token", "Only the maker of the table may start it.")
        await _begin(house, table)


async def _begin(house: House, table: Table) -> None:
    for _ in range(_ATTEMPTS):
        _need_waiting(table)
        _need_everybody(table.seats)
        match = await house.studio(_new_match, house, table)
        try:
            await house.storage.start(table.id, match.entries[0], table.seats_version)
        except Conflict:
            await house.tables.refresh(table)
            continue
        table.begin(match)
        table.tell_lobby()
        table.publish()
        return
    raise _too_late(table)


def clean_name(house: House, text: str) -> str:
    """A name without control characters or stray blanks; raises Denied when nothing or too much is left."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not name or len(name) > house.limits.name_length:
        raise Denied("bad_name", f"A name has 1 to {house.limits.name_length} letters.")
    return name


def check_bot(spec: str) -> str:
    from gruppetto.bots import BotError, known_bots, read_spec  # not before somebody wants one

    try:
        known = read_spec(spec).name in known_bots()
    except BotError as error:
        raise Denied("bad_bot", f"{error}.") from None
    if not known:
        raise Denied("bad_bot", f"There is no such bot; the bots are {', '.join(known_bots())}.")
    return spec


def _new_seat(house: House, number: int, wanted: WantedSeat, made: Made) -> Seat:
    token = house.secrets.token()
    if wanted.kind == "me":
        made.tokens[number] = token
        return Seat(number, HUMAN, clean_name(house, wanted.name), "", hashed(token))
    if wanted.kind == "bot":
        bot = check_bot(wanted.bot)
        return Seat(number, BOT, clean_name(house, wanted.name or bot), bot, hashed(token))
    made.invitations[number] = house.secrets.token()
    return Seat(number, OPEN, "", "", hashed(token), hashed(made.invitations[number]))


def _free_seat(table: Table, wanted: Join) -> Seat:
    free = [seat for seat in table.seats if seat.kind == OPEN]
    if wanted.invitation:
        invited = [seat for seat in free if matches(wanted.invitation, seat.invitation_hash)]
        if not invited:
            raise Denied("seat_taken", "This invitation has been used or taken back.")
        return invited[0]
    if wanted.seat is not None:
        free = [seat for seat in free if seat.seat == wanted.seat]
    if not free:
        raise Denied("seat_taken", "There is no such free seat.")
    return free[0]


async def _give_to_bot(house: House, table: Table, seat: Seat, wanted: SeatChange) -> str:
    if seat.kind == HUMAN:
        raise Denied("seat_taken", "Somebody sits there: free the seat first.")
    spec = check_bot(wanted.bot)
    name = spec if wanted.name is None else clean_name(house, wanted.name)
    given = replace(seat, kind=BOT, name=name, bot=spec, invitation_hash="")
    await _change(house, table, seat, given)
    return ""


async def _free(house: House, table: Table, seat: Seat) -> str:
    if table.is_makers(seat):
        raise Denied("seat_taken", "The maker's own seat cannot be freed.")
    invitation = house.secrets.token()
    token = hashed(house.secrets.token())  # whoever sat there is out
    await _change(house, table, seat, Seat(seat.seat, OPEN, "", "", token, hashed(invitation)))
    return invitation


async def _change(house: House, table: Table, was: Seat, now: Seat) -> None:
    if not await _changed(house, table, house.storage.change_seat(table.id, was, now)):
        raise _too_late(table)


async def _changed(house: House, table: Table, change: Awaitable[Seating]) -> bool:
    """Whether the database took the change. Else somebody was faster, and the table is as they left it."""
    try:
        table.take_seats(await change)
    except Conflict:
        await house.tables.refresh(table)
        return False
    return True


def _too_late(table: Table) -> Denied:
    if table.match is not None:
        return Denied("started", "The match has started already.")
    return Denied("seat_taken", "Somebody was faster: the seats have changed.")


def _need_waiting(table: Table) -> None:
    if table.match is not None:
        raise _too_late(table)


def _need_everybody(seats: list[Seat]) -> None:
    if any(seat.kind == OPEN for seat in seats):
        raise Denied("seats_open", "Somebody is missing: every seat must be filled before the start.")
