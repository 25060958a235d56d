"""Messages of the live table, right, nearly right and all wrong, at matches of every game that go on meanwhile: people
come and go, seats change hands, clocks run out, tables are put away, opened again and deleted.

What must hold for each: one answer, with its id where it has one, that is no fault of ours; nothing in the log; the
match moves on only by what was answered with `ok`; and the law of the ledger: nobody acts on a seat without its token.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from gruppetto.testing.fuzz_hands import any_secret, hand_request
from gruppetto.testing.ledger import Asked
from gruppetto.testing.mischief import Luck, any_text, garbled, spoilt, written
from gruppetto.testing.person import Person
from gruppetto.testing.stand import Failure, Stand
from gruppetto.testing.tried_table import JSON, TriedTable, wanted_table

_AT_ONE_TABLE = 1500
"""Messages before a new table is made, of the next game."""
_AFTERWARDS = 40
"""Messages to a table that is deleted, or whose match is over."""
_LEGAL = 0.08
_WELL_FORMED = 0.5
_LONG = 91 * 24 * 60 * 60
"""Seconds after which a table is put away that nobody was at."""
_PASSING = (1, 6, 21, 61, 700, 3700, 90_000)

Message = dict[str, Any]


class MessageFuzzer:
    """Some people at a table, who say and do whatever comes."""

    def __init__(self, stand: Stand, luck: Luck) -> None:
        self._stand = stand
        self._luck = luck
        self._games: list[AnyGame] = list(all_games().values())
        self._tables = 0
        self._left = 0
        self._people: list[Person] = []
        self._table: TriedTable
        self._seats = 0
        self._strangers: frozenset[str] = frozenset()
        self._ids = 0
        self._do = "ride"
        """A notation of this game, as a beginning of others."""
        self._things: list[str] = []
        """What could be picked the last time."""
        self._fates: tuple[tuple[float, Callable[[], Awaitable[None]]], ...] = (
            (0.08, self._change_hands),
            (0.008, self._time_passes),
            (0.01, self._come_or_go),
            (0.003, self._lose_a_phone),
            (0.0005, self._put_away),
            (0.001, self._delete),
        )

    async def step(self) -> None:
        """One message, or something else that happens at a table; raises Failure when something does not hold."""
        if not self._left:
            await self._sit_down()
        self._left -= 1
        fate = self._luck.random()
        for chance, happens in self._fates:
            fate -= chance
            if fate < 0:
                await happens()
                break
        else:
            await self._say_something()
        await self._look_around()

    async def leave(self) -> None:
        for person in self._people:
            await person.leave()
        self._people = []

    # --- the table ---

    async def _sit_down(self) -> None:
        await self.leave()
        luck, game = self._luck, self._games[self._tables % len(self._games)]
        self._tables += 1
        many = luck.choice([count for count in game.players if 2 <= count <= 4])
        seats: list[Message] = [{"kind": luck.choice(("me", "open")), "name": f"Rider {n}"} for n in range(many)]
        if luck.random() < 0.5:
            seats[luck.randrange(many)] = {"kind": "bot", "bot": "greedy"}
        self._table = await TriedTable.make(self._stand, wanted_table(game, luck, seats), self._strangers)
        ledger = self._table.ledger
        for _ in ledger.invitations:
            await self._request("POST", f"{self._table.path}/seats", {"name": "Zoé"}, "")
        await self._request("POST", f"{self._table.path}/start", {}, ledger.maker)
        self._strangers = frozenset([ledger.maker, *ledger.owners().values()])
        self._left, self._seats = _AT_ONE_TABLE, many
        self._people = [Person(self._stand.app, ledger) for _ in range(4)]
        for seat, token in ledger.owners().items():
            self._people[seat % 2].pocket.add(token)
        for person in self._people:
            person.arrive()
            await self._say(person, self._hello(person))

    async def _look_around(self) -> None:
        """A match that is over has little left to break."""
        table = await self._table.live()
        if table is None or self._table.gone or (table.match is not None and table.match.over):
            self._left = min(self._left, _AFTERWARDS)

    def _hello(self, person: Person) -> str:
        hello = {"say": "hello", "id": 1, "table": self._table.id, "tokens": person.good_tokens()}
        return msgspec.json.encode(hello).decode()

    # --- what happens ---

    async def _change_hands(self) -> None:
        """Somebody asks for a seat to change hands; whatever secret they get, one of the devices has it."""
        luck = self._luck
        path, body, token = hand_request(self._table, self._seats, luck)
        if luck.random() < 0.05:
            path, body = f"{self._table.path}/open", {}
        told = await self._request("POST", path, body, token)
        if "token" in told:
            person = luck.choice(self._people)
            person.pocket.add(told["token"])
            if person.connection is not None and luck.random() < 0.8:
                await self._say(person, self._hello(person))

    async def _request(self, method: str, path: str, body: Any, token: str) -> Message:
        headers = {**JSON, "authorization": f"Bearer {token}"}
        self._stand.doing = f"{method} {path} {body} with {token!r}"
        answer = await self._table.ask(method, path, msgspec.json.encode(body), headers)
        return dict(answer.json()) if answer.status < 300 else {}

    async def _time_passes(self) -> None:
        await self._pass_by(self._luck.choice(_PASSING))

    async def _pass_by(self, seconds: int) -> None:
        self._stand.doing = f"{seconds} seconds pass"
        await self._stand.pass_by(seconds)
        await self._table.follow(Asked(time=True))

    async def _come_or_go(self) -> None:
        person = self._luck.choice(self._people)
        self._stand.doing = "somebody comes or goes"
        if person.connection is None:
            person.arrive()
            await self._say(person, self._hello(person))
        else:
            await person.leave()
            await self._table.follow(Asked())

    async def _lose_a_phone(self) -> None:
        """A phone goes dark. After about the table's wait some say that its seat is theirs, and the others answer."""
        luck, ledger, table = self._luck, self._table.ledger, await self._table.live()
        if not ledger.owners() or table is None:
            return
        seat = luck.choice(sorted(ledger.owners()))
        for person in self._people:
            if ledger.owner(seat) in person.presented:
                await person.leave()
        await self._pass_by(table.away_seconds + luck.choice((-1, 0, 0, 1)))
        path = f"{self._table.path}/seats/{seat}"
        for _ in range(luck.choice((1, 1, 2))):
            claimed = await self._request("POST", f"{path}/claim", {"name": "Zoé"}, "")
            luck.choice(self._people).pocket.update([claimed["token"]] if claimed else [])
        for token in [token for at, token in ledger.owners().items() if at != seat]:
            for claim in list(ledger.claims.get(seat, ())):
                answer = {"agree": luck.random() < 0.9, "mark": ledger.marks[claim]}
                await self._request("POST", f"{path}/answer", answer, token)

    async def _put_away(self) -> None:
        """Nobody is here for a season. Some try to open the table again, at last one who may."""
        if self._table.gone:
            return
        for person in self._people:
            await person.leave()
        house = self._stand.house
        await house.putting_away.round()
        await self._pass_by(_LONG)
        await house.putting_away.round()
        await house.tables.find(self._table.id)
        await self._table.follow(Asked(time=True))
        ledger = self._table.ledger
        for token in (any_secret(self._table, self._luck), any_secret(self._table, self._luck), ledger.maker):
            await self._request("POST", f"{self._table.path}/open", {}, token)
        for person in self._people:
            person.arrive()
            await self._say(person, self._hello(person))

    async def _delete(self) -> None:
        tokens = [any_secret(self._table, self._luck)]
        await self._request("DELETE", self._table.path, {"tokens": tokens}, any_secret(self._table, self._luck))

    # --- what is said ---

    async def _say_something(self) -> None:
        here = [person for person in self._people if person.connection is not None]
        if not here:
            return await self._come_or_go()
        person, luck = self._luck.choice([*here, *here[:2]]), self._luck
        self._ids += 1
        message_id = f"m{self._ids}"
        if luck.random() < _LEGAL and (legal := self._legal(person, message_id)):
            return await self._say(person, msgspec.json.encode(legal).decode(), legal)
        if luck.random() < 0.02:
            return await self._say(person, self._hello(person))
        message = await self._template(person, message_id)
        if luck.random() < _WELL_FORMED:
            return await self._say(person, msgspec.json.encode(message).decode(), message)
        broken: Any = message
        for _ in range(luck.randrange(1, 3)):
            broken = spoilt(broken, luck)
        return await self._say(person, written(broken, luck))

    async def _say(self, person: Person, text: str, message: Message | None = None) -> None:
        """Says it, and looks at the answer; `message` is what the text says, where that is certain."""
        self._stand.doing = text
        said = await person.say(text)
        granted = said["say"] == "ok"
        await self._table.follow(Asked(frozenset(person.presented), granted))
        person.check_heard()
        _check(said, message)
        seat = message.get("seat") if message and said["say"] != "refused" else None
        if seat is not None and seat not in self._table.ledger.owned(person.presented):
            raise Failure("somebody was answered for a seat that is not theirs")

    def _legal(self, person: Person, message_id: str) -> Message | None:
        for seat in self._table.ledger.owned(person.presented):
            update = msgspec.json.decode(person.updates.get(seat, "null"))
            if update and update["ask"] and update["ask"]["offers"]:
                offers = update["ask"]["offers"]
                do = self._do = self._luck.choice(offers)["do"]
                self._things = [*update["ask"]["closed"], *offers[0]["picks"]]
                return {"say": "act", "id": message_id, "seat": seat, "version": update["version"], "do": do}
        return None

    async def _template(self, person: Person, message_id: str) -> Message:
        luck = self._luck
        table = await self._table.live()
        version = table.version if table else 0
        own = self._table.ledger.owned(person.presented)
        seat = luck.choice(own) if own and luck.random() < 0.7 else luck.randrange(self._seats)
        match luck.randrange(20):
            case 0:
                tokens = luck.choice(([any_secret(self._table, luck)], person.good_tokens(), sorted(person.pocket)))
                since = {"0": luck.randrange(-2, version + 2)}
                return {
                    "say": "hello",
                    "id": message_id,
                    "table": self._table.id,
                    "tokens": tokens[:16],
                    "since": since,
                }
            case 1 | 2 | 3 | 4 | 5 | 6:
                at = luck.choice((version, version, version, 0, -1, 2**53))
                do = luck.choice((self._do, garbled(self._do, luck), any_text(luck)[:200]))
                return {"say": "act", "id": message_id, "seat": seat, "version": at, "do": do}
            case 7:
                return {"say": "undo", "id": message_id, "seat": seat}
            case 8 | 9:
                return {"say": "consent", "id": message_id, "seat": seat, "agree": luck.random() < 0.5}
            case 10:
                return {"say": "chat", "id": message_id, "seat": seat, "text": any_text(luck)}
            case 11 | 12:
                return {"say": "watch", "id": message_id, "sheet": luck.choice((self._table.id, any_text(luck)[:64]))}
            case 13 | 14:
                picks = luck.sample([*self._things, any_text(luck)[:64], f"player:{seat}"], luck.randrange(3))
                return {"say": "why", "id": message_id, "seat": seat, "version": version, "picks": picks}
            case 15:
                thing = luck.choice([*self._things, any_text(luck)[:64]])
                return {"say": "peek", "id": message_id, "seat": seat, "version": version, "thing": thing}
            case 16:
                return {"say": "hint", "id": message_id, "seat": seat, "version": luck.choice((version, version, 0))}
            case _:
                return {"say": "ping", "id": message_id}


def _check(said: Message, message: Message | None) -> None:
    """What holds for every answer."""
    if said["say"] == "refused":
        if said["code"] == "internal":
            raise Failure("the answer is a fault of ours")
        if said["code"] != "rule" and not str(said.get("message", "")).endswith("."):
            raise Failure(f"the refusal is no sentence: {said}")
    if message is not None and said["id"] != message["id"]:
        raise Failure(f"the answer has the id {said['id']!r}")
