"""Random people at a table on two servers, who join, put each other out, start, ride, take back and talk, all at once.

`seating_model.py` says what may come of it before the start; after it the log is the judge.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from gruppetto.engine.header import setup_of
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName, header_from_json
from gruppetto.server.storage import Storage
from gruppetto.table.store import HUMAN, OPEN
from gruppetto.table.tokens import hashed
from tests.server.seating_model import MAKER, Deed, Free, GiveToBot, Lobby, Sit, Start, Use, chair, explains
from tests.server.ways_in import Gone, Line, OwnProcess, WayIn
from tests.table.players import Message, toy_games

_SPECTATOR = -1
_REFUSALS = {
    "bad_token", "no_wish", "not_started", "not_your_seat", "nothing_to_undo", "notation", "over", "rule",
    "seat_taken", "seats_open", "stale", "started", "undo_pending",
}  # fmt: skip
"""Whatever else a server says would be a fault of its own."""

_IN_THE_LOBBY = 16
_ON_THE_ROAD = 8
"""Steps of a round, at most: soon there is a start."""

_ids = count(1)


@dataclass(frozen=True)
class Person:
    """Somebody who sits on a seat, or did."""

    seat: int
    token: str

    @property
    def key(self) -> str:
        return hashed(self.token)


def holds_cards(update: Message) -> bool:
    """Whether an update shows a hand, whole or by what changed of it."""
    patch = update.get("patch", {})
    paths = [*patch.get("gone", ()), *(path for path, _ in (*patch.get("new", ()), *patch.get("changes", ())))]
    return bool(update.get("own", {}).get("hand")) or any(path[:1] in ([], ["hand"]) for path in paths)


@dataclass(eq=False)
class Guest:
    """A connection of a person: what it saw, and the answers it waits for."""

    person: Person
    way: WayIn
    line: Line
    last: dict[int, Message] = field(default_factory=dict)
    """The last update of each pair of eyes."""
    faults: list[Message] = field(default_factory=list)
    wished: bool = False
    """Somebody would like to take a move back, and this one has not agreed yet."""
    gone: bool = False
    _waiting: dict[str, "asyncio.Future[Message]"] = field(default_factory=dict)

    @property
    def asked(self) -> bool:
        return any(update["ask"] for update in self.last.values())

    async def listen(self) -> None:
        try:
            while True:
                self._hear(await self.line.receive())
        except Gone:
            self.gone = True
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(Gone())

    def _hear(self, message: Message) -> None:
        if message["say"] == "update":
            self.last[message["seat"]] = message
            if message["seat"] == _SPECTATOR and (holds_cards(message) or message["ask"]):
                self.faults.append(message)
        elif message["say"] in ("undo_wished", "undo_settled"):
            self.wished = self.person.seat in message.get("waiting", ())
        elif message["say"] in ("ok", "refused") and message["id"] in self._waiting:
            self._waiting.pop(message["id"]).set_result(message)

    async def ask(self, say: str, **fields: object) -> Message:
        """The answer; raises Gone when none will come."""
        if self.gone:
            raise Gone
        name = str(fields.pop("id", f"r{next(_ids)}"))
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[name] = answer
        await self.line.send({"say": say, "id": name, **fields})
        return await answer


@dataclass(frozen=True)
class Answered:
    """What was asked for, and the code of its refusal: nothing when it was done, None when nobody answered."""

    deed: Deed
    code: str | None = ""


class Round:
    """One table from its first seat to some moves of its match."""

    def __init__(self, luck: random.Random, ways: Sequence[WayIn], storage: Storage, tally: "Counter[str]") -> None:
        self._luck = luck
        self._ways = ways
        self._storage = storage
        self._tally = tally
        self._people: list[Person] = []
        self._guests: list[Guest] = []
        self._invitations: list[str] = []
        self._sent: dict[tuple[int, str], str] = {}
        self._acknowledged: dict[tuple[int, str], int] = {}
        self._listening: list[asyncio.Task[None]] = []
        self._lobby = Lobby(())

    async def ride(self, kill: bool = False) -> None:
        await self._make()
        killed = self._luck.randrange(_IN_THE_LOBBY + _ON_THE_ROAD) if kill else -1
        for step in range(_IN_THE_LOBBY):
            await self._step(self._in_the_lobby, step == killed)
            if self._lobby.started:
                break
        await self._everybody_in()
        for step in range(_ON_THE_ROAD):
            await self._step(self._on_the_road, step + _IN_THE_LOBBY == killed)
        await self._judge()
        for guest in self._guests:
            await guest.line.close()
        for task in self._listening:
            task.cancel()

    # --- one step: a few things at once ----------------------------------------------------------------------

    async def _step(self, choose: Callable[[], Awaitable[Answered | None]], kill: bool) -> None:
        before = self._lobby
        deeds = [choose() for _ in range(self._luck.choice((1, 2, 2, 3)))]
        answered = [one for one in await asyncio.gather(*deeds, *([self._kill()] if kill else [])) if one is not None]
        self._lobby = await self._truth()
        done = [one.deed for one in answered if one.code == ""]
        unanswered = [one.deed for one in answered if one.code is None]
        assert explains(before, done, unanswered, self._lobby), f"{before}\n{answered}\n{self._lobby}"
        if len(deeds) == 1 and not kill:
            for one in answered:
                assert one.code == one.deed.refusal(before), f"{before}\n{one}"
        for one in answered:
            self._tally[f"{type(one.deed).__name__} {one.code}"] += 1
        await asyncio.sleep(0.005)  # the guests hear what came of it, or some of it

    async def _in_the_lobby(self) -> Answered | None:
        if any(place.kind == OPEN for place in self._lobby.chairs):
            choices = [self._sit] * 6 + [self._free] * 2 + [self._bot, self._start, self._talk] + [self._come_in] * 2
        else:
            choices = [self._start] * 4 + [self._free] * 5 + [self._sit, self._bot, self._talk] + [self._come_in] * 2
        return await self._luck.choice(choices)()

    async def _on_the_road(self) -> Answered | None:
        late = [self._sit, self._free, self._start, self._come_in, self._talk, self._undo, self._consent]
        return await self._luck.choice([*late, *[self._ride_on] * 8, *[self._ride_twice] * 2])()

    async def _kill(self) -> None:
        way = self._luck.choice(self._ways)
        assert isinstance(way, OwnProcess)
        await asyncio.sleep(self._luck.random() * 0.02)
        way.kill()
        await way.restart()
        self._tally["killed"] += 1

    # --- before the start ------------------------------------------------------------------------------------

    async def _make(self) -> None:
        others = self._luck.choices(({"kind": "open"}, {"kind": "bot", "bot": "greedy"}), (4, 1), k=2)
        seats = [{"kind": "me", "name": "Ilse"}, *others[: self._luck.randint(1, 2)]]
        wanted = {"game": self._luck.choice(("calm", "tiny")), "seats": seats, "take_backs": "friendly"}
        made = await self._luck.choice(self._ways).request("POST", "/api/tables", wanted)
        self._url, self._table, self._maker = f"/api/tables/{made['table']}", made["table"], made["maker"]
        self._people.append(Person(MAKER, made["maker"]))
        self._invitations += made["invitations"].values()
        self._lobby = await self._truth()

    async def _truth(self) -> Lobby:
        stored = await self._storage.load(self._table)
        assert stored is not None
        log = await self._storage.log_after(self._table)
        return Lobby(tuple(map(chair, stored.seats)), bool(log))

    async def _request(self, deed: Deed, method: str, path: str, body: object, key: str) -> tuple[Answered, Message]:
        """The deed with the key its answer tells, and the answer."""
        try:
            answer = await self._luck.choice(self._ways).request(method, self._url + path, body, self._maker)
        except Gone:
            return Answered(deed, None), {}
        if "error" in answer:
            code = answer["error"]["code"]
            assert code in _REFUSALS, answer
            return Answered(deed, code), {}
        return Answered(replace(deed, key=hashed(answer[key])) if key else deed), answer

    async def _sit(self, seat: int | None = None) -> Answered:
        body: dict[str, object] = {"name": "Bram"}
        invitation = ""
        if seat is None and self._invitations and self._luck.random() < 0.4:
            body["invitation"] = invitation = self._luck.choice(self._invitations)
        elif seat is not None or self._luck.random() < 0.3:
            body["seat"] = seat = self._any_seat() if seat is None else seat
        deed = Sit(wanted=seat, invitation=hashed(invitation) if invitation else "")
        answered, answer = await self._request(deed, "POST", "/seats", body, "token")
        if not answer:
            return answered
        self._people.append(Person(answer["seat"], answer["token"]))
        if self._luck.random() < 0.7:
            await self._come_in(self._people[-1])
        return Answered(replace(deed, key=hashed(answer["token"]), given=answer["seat"]))

    async def _free(self) -> Answered:
        seat = self._any_seat() or self._any_seat()  # the maker's seat is worth fewer tries than the others
        answered, answer = await self._request(Free(seat=seat), "PATCH", f"/seats/{seat}", {"open": True}, "invitation")
        if answer:
            self._invitations.append(answer["invitation"])
        return answered

    async def _bot(self) -> Answered:
        seat, bot = self._any_seat(), self._luck.choice(("greedy", "random"))
        deed = GiveToBot(seat=seat, key=bot)
        return (await self._request(deed, "PATCH", f"/seats/{seat}", {"bot": bot}, ""))[0]

    async def _start(self) -> Answered:
        return (await self._request(Start(), "POST", "/start", None, ""))[0]

    async def _come_in(self, person: Person | None = None) -> Answered:
        person = person or self._luck.choice(self._people)
        deed = Use(key=person.key, seat=person.seat, otherwise="bad_token")
        way = self._luck.choice(self._ways)
        try:
            guest = Guest(person, way, await way.connect())
            self._listening.append(asyncio.create_task(guest.listen()))
            answer = await guest.ask("hello", table=self._table, tokens=[person.token])
        except Gone:
            return Answered(deed, None)
        self._guests.append(guest)
        code = self._code(answer)
        guest.gone = bool(code)  # from then on nobody speaks there, but the judge looks at what was heard
        return Answered(deed, code)

    async def _talk(self) -> Answered | None:
        guest = self._anybody()
        if guest is None:
            return None
        person = guest.person
        deed = Use(key=person.key, seat=person.seat, otherwise="not_your_seat")
        try:
            return Answered(deed, self._code(await guest.ask("chat", seat=person.seat, text="Allez!")))
        except Gone:
            return Answered(deed, None)

    async def _everybody_in(self) -> None:
        """The table starts, if it has not, and whoever has a seat comes in on one server or on both."""
        while not self._lobby.started:
            for seat, place in enumerate(self._lobby.chairs):
                if place.kind == OPEN:
                    await self._sit(seat)
            await self._start()
            self._lobby = await self._truth()
        for person in self._people:
            if self._owns(person):
                for _ in range(self._luck.randint(1, 2)):
                    await self._come_in(person)

    # --- after the start -------------------------------------------------------------------------------------

    async def _ride_on(self) -> None:
        asked = [guest for guest in self._guests if not guest.gone and guest.asked]
        guest = self._luck.choice(asked) if asked and self._luck.random() < 0.8 else self._anybody()
        if guest is not None:
            await self._act(guest, f"r{next(_ids)}")

    async def _ride_twice(self) -> None:
        """The same action on two connections of one person: it counts once."""
        guest = self._anybody()
        if guest is not None:
            name = f"r{next(_ids)}"
            await asyncio.gather(*(self._act(one, name) for one in self._guests if one.person == guest.person))

    async def _act(self, guest: Guest, name: str) -> None:
        seat = guest.person.seat
        update = guest.last.get(seat) or guest.last.get(_SPECTATOR)
        offers = [offer["do"] for offer in update["ask"]["offers"]] if update and update["ask"] else ["play km1"]
        version = update["version"] if update else 0
        await self._enter(guest, "act", name, version=version, do=self._luck.choice(offers))

    async def _undo(self) -> None:
        guest = self._anybody()
        if guest is not None:
            await self._enter(guest, "undo", f"r{next(_ids)}")

    async def _consent(self) -> None:
        guest = next((one for one in self._guests if one.wished and not one.gone), self._anybody())
        if guest is not None:
            await self._enter(guest, "consent", f"r{next(_ids)}", agree=self._luck.random() < 0.8)

    async def _enter(self, guest: Guest, say: str, name: str, **fields: object) -> None:
        seat = guest.person.seat
        if say != "consent":
            self._sent[seat, name] = guest.person.key if self._owns(guest.person) else "a stranger"
        try:
            answer = await guest.ask(say, id=name, seat=seat, **fields)
        except Gone:
            return
        code = self._code(answer)
        assert code or self._owns(guest.person), f"{guest.person} was put out and did {say}"
        if say == "act" and not code:
            self._acknowledged[seat, name] = answer["version"]
        self._tally[f"{say} {code}"] += 1

    # --- the judge -------------------------------------------------------------------------------------------

    async def _judge(self) -> None:
        stored = await self._storage.load(self._table)
        assert stored is not None
        for guest in self._guests:
            mine = {guest.person.seat} if self._owns(guest.person) else set()
            assert set(guest.last) <= mine | {_SPECTATOR}, f"{guest.person} saw the hand of another"
            assert not guest.faults
        logged = await self._storage.log_after(self._table)
        assert [row.entry.number for row in logged] == list(range(len(logged)))
        entered = [(row.entry.seat, row.action) for row in logged if row.action is not None]
        assert len(entered) == len(set(entered))
        for key in entered:
            assert self._sent[key] == self._lobby.chairs[key[0]].key, (
                f"{key} is in the log, and not from who sits there"
            )
        numbers = {(row.entry.seat, row.action or ""): row.entry.number for row in logged}
        assert {key: numbers.get(key) for key in self._acknowledged} == self._acknowledged
        header = header_from_json(stored.header)
        game = toy_games()[header.game]
        names = tuple(SeatName(seat.name, seat.bot) for seat in stored.seats)
        Match(game, setup_of(game, header), names, stored.seed, tuple(row.entry for row in logged))
        seen = [await way.request("GET", self._url) for way in self._ways]
        kinds = [place.kind for place in self._lobby.chairs]
        assert all([seat["kind"] for seat in one["seats"]] == kinds and one["started"] for one in seen)

    def _owns(self, person: Person) -> bool:
        place = self._lobby.chairs[person.seat]
        return (place.kind, place.key) == (HUMAN, person.key)

    def _anybody(self) -> Guest | None:
        here = [guest for guest in self._guests if not guest.gone]
        return self._luck.choice(here) if here else None

    def _any_seat(self) -> int:
        return self._luck.randrange(len(self._lobby.chairs))

    @staticmethod
    def _code(answer: Message) -> str:
        code = str(answer.get("code", ""))
        assert not code or code in _REFUSALS, answer
        return code
