"""Before the match: making a table, taking and giving seats, starting."""

from collections.abc import Awaitable, Collection
from dataclasses import dataclass, replace
from typing import Annotated, Any

from msgspec import Meta

from gruppetto.bots import BotError, known_bots, read_spec
from gruppetto.engine.contract import AnyGame, Setup
from gruppetto.engine.header import make_header
from gruppetto.engine.match import Match, match_of
from gruppetto.engine.record import Header, LogEntry, TakeBacks, header_to_json
from gruppetto.table.clock import ClockRule, ClockState, Now
from gruppetto.table.clock import first as first_time
from gruppetto.table.coaching import RIVAL
from gruppetto.table.colours import need_right, with_another
from gruppetto.table.denied import Denied
from gruppetto.table.names import clean_name
from gruppetto.table.projection import Boards
from gruppetto.table.seats import names_of
from gruppetto.table.setting_up import setup_of_position
from gruppetto.table.store import AWAY_SECONDS, BOT, HUMAN, OPEN, Conflict, Seat, Seating, StoredTable, TableStore
from gruppetto.table.table_requests import Join, SeatChange, WantedSeat
from gruppetto.table.tables import LiveTable
from gruppetto.table.tokens import Secrets, hashed, matches
from gruppetto.table.work import Work

_ATTEMPTS = 5
"""How often something is tried again that another was faster at: a join code in use, a seat just taken, a start."""


Token = Annotated[str, Meta(title="Token")]
"""What opens a seat. It has a title so that many by seat are not taken for one text by language."""


@dataclass(frozen=True, slots=True)
class MadeTable:
    """What the maker of a table gets, once: the tokens are nowhere else in plain text."""

    table: str
    code: str
    tokens: dict[int, Token]
    invitations: dict[int, Token]
    maker: str


class Lobby:
    """Where tables are made and filled."""

    def __init__(
        self,
        store: TableStore,
        secrets: Secrets,
        boards: Boards,
        work: Work,
        name_length: int,
        now: Now,
        programs: Collection[str] = (),
    ) -> None:
        """`programs` are the host's own bots, by their names."""
        self._store = store
        self._secrets = secrets
        self._boards = boards
        self._work = work
        self._name_length = name_length
        self._now = now
        self._programs = programs

    async def make_table(
        self,
        game: AnyGame,
        setup: Setup[Any],
        wanted: list[WantedSeat],
        position: str,
        start: bool,
        take_backs: TakeBacks = TakeBacks.HONEST,
        away_seconds: int = AWAY_SECONDS,
        clock: ClockRule | None = None,
        hints: bool | None = None,
        seed: bytes | None = None,
        television: bool = False,
    ) -> MadeTable:
        """A table whose position, if it has one, was checked before. Unless somebody said so, there are hints where
        nobody could mind: where no two people ride. Its luck is new, unless it is that of a lesson."""
        if television and any(seat.kind == "me" for seat in wanted):
            raise Denied("bad_setup", "A television rides nowhere: its seats are taken by phones.")
        made = MadeTable(self._secrets.table_id(), "", {}, {}, "")
        seats = [self._new_seat(game, number, seat, made) for number, seat in enumerate(wanted)]
        maker = made.tokens[min(made.tokens)] if made.tokens else self._secrets.token()
        if start:
            _need_everybody(seats)
        seed = seed or self._secrets.seed()
        header = make_header(game, setup, names_of(seats), seed, position, take_backs)
        match = await self._work(_first_match, game, header, seed) if start else None
        first = None if match is None else match.entries[0]
        runs = None if match is None or clock is None else first_time(clock, match, self._now())
        stored = StoredTable(
            made.table,
            "",
            header_to_json(replace(header, teams=())),
            seed,
            hashed(maker),
            seats,
            away_seconds=away_seconds,
            clock=clock,
            teams=setup.teams,
            hints=_alone(seats) if hints is None else hints,
            television=television,
        )
        return replace(made, code=await self._store_with_code(stored, first, runs), maker=maker)

    async def _store_with_code(self, table: StoredTable, first: LogEntry | None, runs: ClockState | None) -> str:
        """The letters it got, which no other table has."""
        for _ in range(_ATTEMPTS):
            code = self.new_code()
            try:
                await self._store.create(replace(table, code=code), first, runs)
            except Conflict:
                continue
            return code
        raise Denied("internal", "No free join code was found; please try again.")

    def new_code(self) -> str:
        """Six letters, which another table may have."""
        return self._secrets.code()

    async def make_lesson(self, game: AnyGame, pupil: str) -> MadeTable:
        """The table of a game's guided first stage, which starts at once. Whatever happened can be taken back there."""
        lesson = game.lesson()
        if lesson is None:
            raise Denied("not_found", "This game has no lesson.")
        setup = await self._work(setup_of_position, game, lesson.position)
        seats = [WantedSeat("me", pupil), *(WantedSeat("bot", name, RIVAL) for name in lesson.rivals)]
        return await self.make_table(
            game, setup, seats, lesson.position, True, take_backs=TakeBacks.FRIENDLY, seed=lesson.seed
        )

    async def find_code(self, code: str) -> str:
        """The table with these six letters: to sit down before the start, to watch or to come back after it."""
        found = await self._store.find_code(code.upper())
        if found is None:
            raise Denied("unknown_code", "No table has this code.")
        return found

    async def join(self, table: LiveTable, wanted: Join) -> tuple[int, str]:
        """Somebody sits down: on the seat of the invitation, on the one asked for, or on the first open one."""
        name = self._clean_name(wanted.name)
        async with table.changing():
            for _ in range(_ATTEMPTS):
                _need_waiting(table)
                seat = _free_seat(table, wanted)
                token = self._secrets.token()
                taken = replace(seat, kind=HUMAN, name=name, bot="", token_hash=hashed(token))
                if await _changed(table, self._store.change_seat(table.id, seat, taken)):
                    return seat.seat, token
        raise _too_late(table)

    async def change_seat(self, table: LiveTable, number: int, token: str, wanted: SeatChange) -> str:
        """Renames a seat, lets it ride for another team, gives it to a bot or frees it; answers with the invitation of
        a freed seat."""
        async with table.changing():
            if not 0 <= number < len(table.seats):
                raise Denied("unknown_seat", "There is no such seat.")
            seat = table.seats[number]
            if wanted.team:
                await self._choose_team(table, number, token, wanted.team)
                return ""
            if wanted.name is not None and not wanted.bot:
                return await self._rename(table, seat, token, wanted.name)
            if not table.made_by(token):
                raise Denied("bad_token", "Only the maker of the table may do that.")
            _need_waiting(table)
            if wanted.bot:
                return await self._give_to_bot(table, seat, wanted)
            if wanted.open:
                return await self._free(table, seat)
            raise Denied("malformed", "Say what is to change: a name, a team, a bot, or open.")

    async def start(self, table: LiveTable, token: str) -> None:
        async with table.changing():
            if not table.made_by(token):
                raise Denied("bad_token", "Only the maker of the table may start it.")
            await self._begin(table)

    async def _begin(self, table: LiveTable) -> None:
        for _ in range(_ATTEMPTS):
            _need_waiting(table)
            _need_everybody(table.seats)
            match = await self._work(self._new_match, table)
            clock = None if table.clock is None else first_time(table.clock.rule, match, self._now())
            try:
                await self._store.start(table.id, match.entries[0], table.seats_version, clock)
            except Conflict:
                await table.refresh()
                continue
            table.begin(match)
            if table.clock is not None:
                table.clock.keep(clock)
            table.tell_lobby()
            table.publish()
            return
        raise _too_late(table)

    def _new_match(self, table: LiveTable) -> Match:
        match = table.new_match()
        self._boards.picture(match)
        return match

    def _new_seat(self, game: AnyGame, number: int, wanted: WantedSeat, made: MadeTable) -> Seat:
        token = self._secrets.token()
        if wanted.kind == "me":
            made.tokens[number] = token
            return Seat(number, HUMAN, self._clean_name(wanted.name), "", hashed(token))
        if wanted.kind == "bot":
            bot = check_bot(game, wanted.bot, self._programs)
            return Seat(number, BOT, self._clean_name(wanted.name or bot), bot, hashed(token))
        made.invitations[number] = self._secrets.token()
        return Seat(number, OPEN, "", "", hashed(token), hashed(made.invitations[number]))

    async def _choose_team(self, table: LiveTable, number: int, token: str, team: str) -> None:
        for _ in range(_ATTEMPTS):
            _need_waiting(table)
            need_right(table, number, token)
            teams = with_another(table, number, team)
            if teams == table.setup.teams:
                return
            if await _changed(table, self._store.choose_teams(table.id, table.seats_version, teams)):
                return
        raise _too_late(table)

    async def _rename(self, table: LiveTable, seat: Seat, token: str, wanted: str) -> str:
        if not matches(token, seat.token_hash):
            raise Denied("not_your_seat", "Only who sits there may rename a seat.")
        name = self._clean_name(wanted)
        if not await _changed(table, self._store.rename_seat(table.id, seat, name)):
            raise Denied("not_your_seat", "Somebody else sits there now.")
        return ""

    async def _give_to_bot(self, table: LiveTable, seat: Seat, wanted: SeatChange) -> str:
        if seat.kind == HUMAN:
            raise Denied("seat_taken", "Somebody sits there: free the seat first.")
        spec = check_bot(table.game, wanted.bot, self._programs)
        name = spec if wanted.name is None else self._clean_name(wanted.name)
        given = replace(seat, kind=BOT, name=name, bot=spec, invitation_hash="")
        await self._change(table, seat, given)
        return ""

    async def _free(self, table: LiveTable, seat: Seat) -> str:
        if table.is_makers(seat):
            raise Denied("seat_taken", "The maker's own seat cannot be freed.")
        invitation = self._secrets.token()
        token = hashed(self._secrets.token())  # whoever sat there is out
        await self._change(table, seat, Seat(seat.seat, OPEN, "", "", token, hashed(invitation)))
        return invitation

    async def _change(self, table: LiveTable, was: Seat, now: Seat) -> None:
        if not await _changed(table, self._store.change_seat(table.id, was, now)):
            raise _too_late(table)

    def _clean_name(self, text: str) -> str:
        return clean_name(text, self._name_length)


def _alone(seats: list[Seat]) -> bool:
    """Whether at most one person rides; an open seat is somebody's."""
    return sum(seat.kind != BOT for seat in seats) <= 1


def check_bot(game: AnyGame, spec: str, programs: Collection[str]) -> str:
    """A bot of the house, or one of the host's own programs by its name. Whoever names a command is refused."""
    if spec in programs:
        return spec
    try:
        known = read_spec(spec).name in known_bots(game)
    except BotError as error:
        raise Denied("bad_bot", f"{error}.") from None
    if not known:
        raise Denied("bad_bot", f"There is no such bot; the bots are {', '.join((*known_bots(game), *programs))}.")
    return spec


def _first_match(game: AnyGame, header: Header, seed: bytes) -> Match:
    return match_of(game, header, seed=seed)


def _free_seat(table: LiveTable, wanted: Join) -> Seat:
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


async def _changed(table: LiveTable, change: Awaitable[Seating]) -> bool:
    """Whether the store took the change. Else somebody was faster, and the table is as they left it."""
    try:
        table.take_seats(await change)
    except Conflict:
        await table.refresh()
        return False
    return True


def _too_late(table: LiveTable) -> Denied:
    if table.match is not None:
        return Denied("started", "The match has started already.")
    return Denied("seat_taken", "Somebody was faster: the seats have changed.")


def _need_waiting(table: LiveTable) -> None:
    if table.match is not None:
        raise _too_late(table)


def _need_everybody(seats: list[Seat]) -> None:
    if any(seat.kind == OPEN for seat in seats):
        raise Denied("seats_open", "Somebody is missing: every seat must be filled before the start.")
