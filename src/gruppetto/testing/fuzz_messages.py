"""Messages of the live table, right, nearly right and all wrong, at matches of every game that go on meanwhile.

What must hold for each: one answer, with its id where it has one, that is no fault of ours; nothing in the log; and the
match moves on only by an action that was answered with `ok`.
"""

import msgspec
from starlette.applications import Starlette

from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from gruppetto.testing.mischief import Luck, any_text, garbled, spoilt, written
from gruppetto.testing.stand import Failure, Stand
from gruppetto.testing.visitor import Closed, Connection, request

_AT_ONE_TABLE = 1500
"""Messages before a new table is made, of the next game."""
_LEGAL = 0.04
_WELL_FORMED = 0.5
_UPDATE = '{"say":"update","seat":'
_JSON = {"content-type": "application/json"}


class MessageFuzzer:
    """Two people at a table, who say whatever comes."""

    def __init__(self, stand: Stand, luck: Luck) -> None:
        self._app: Starlette = stand.app
        self._stand = stand
        self._luck = luck
        self._games: list[AnyGame] = list(all_games().values())
        self._tables = 0
        self._left = 0
        self._people: list[Connection] = []
        self._seats: list[list[int]] = []
        self._updates: dict[int, str] = {}
        self._table = ""
        self._tokens: list[str] = []
        self._version = 0
        self._ids = 0
        self._do = "ride"
        """A notation of this game, as a beginning of others."""
        self._things: list[str] = []
        """What could be picked the last time."""

    async def step(self) -> None:
        """One message; raises Failure when something does not hold."""
        if not self._left:
            await self._sit_down()
        self._left -= 1
        who = self._luck.randrange(len(self._people))
        text, message_id, may_move = self._message(who)
        self._stand.doing = text
        answer = await self._ask(who, text)
        self._check(text, answer, message_id, may_move)

    async def leave(self) -> None:
        for person in self._people:
            await person.leave()
        self._people = []

    # --- the table ---

    async def _sit_down(self) -> None:
        await self.leave()
        game = self._games[self._tables % len(self._games)]
        self._tables += 1
        seats = [{"kind": "me", "name": f"Rider {n}"} for n in range(max(2, game.players[0]))]
        body = msgspec.json.encode({"game": game.id, "seats": seats, "start": True})
        answer = await request(self._app, "POST", "/api/tables", body, _JSON)
        if answer.status != 201:
            raise Failure(f"no table could be made: {answer.body!r}")
        made = answer.json()
        self._table, self._tokens = made["table"], list(made["tokens"].values())
        self._left, self._version = _AT_ONE_TABLE, 0
        self._updates.clear()
        self._seats = [[seat for seat in range(len(seats)) if seat % 2 == who] for who in (0, 1)]
        self._people = [Connection(self._app) for _ in self._seats]
        for who, seated in enumerate(self._seats):
            await self._ask(who, self._hello(seated))

    def _hello(self, seats: list[int]) -> str:
        hello = {"say": "hello", "id": 1, "table": self._table, "tokens": [self._tokens[seat] for seat in seats]}
        return msgspec.json.encode(hello).decode()

    async def _ask(self, who: int, text: str) -> str:
        try:
            answer = await self._people[who].ask(text)
        except Closed:
            raise Failure("the connection was closed") from None
        except TimeoutError:
            raise Failure("there was no answer") from None
        for heard in self._people[who].heard:
            if heard.startswith(_UPDATE):
                self._updates[int(heard[len(_UPDATE) : heard.index(",", len(_UPDATE))])] = heard
        self._people[who].heard.clear()
        return answer

    # --- what is said ---

    def _message(self, who: int) -> tuple[str, object, bool]:
        """A text, the id its answer must have if it is certain, and whether it may move the match."""
        luck = self._luck
        self._ids += 1
        message_id = f"m{self._ids}"
        if luck.random() < _LEGAL and (legal := self._legal(who, message_id)):
            return legal, message_id, True
        if luck.random() < 0.02:
            return self._hello(self._seats[who]), 1, False
        message = self._template(who, message_id)
        if luck.random() < _WELL_FORMED:
            return msgspec.json.encode(message).decode(), message_id, True
        broken = message
        for _ in range(luck.randrange(1, 3)):
            broken = spoilt(broken, luck)
        return written(broken, luck), None, True

    def _legal(self, who: int, message_id: str) -> str | None:
        for seat in self._seats[who]:
            update = msgspec.json.decode(self._updates.get(seat, "null"))
            if update and update["ask"] and update["ask"]["offers"]:
                offers = update["ask"]["offers"]
                do = self._do = self._luck.choice(offers)["do"]
                self._things = [*update["ask"]["closed"], *offers[0]["picks"]]
                act = {"say": "act", "id": message_id, "seat": seat, "version": update["version"], "do": do}
                return msgspec.json.encode(act).decode()
        return None

    def _template(self, who: int, message_id: str) -> dict[str, object]:
        luck = self._luck
        seat = luck.choice(self._seats[luck.choice((who, who, who, 1 - who))])
        match luck.randrange(20):
            case 0:
                tokens = [luck.choice([self._tokens[seat], self._tokens[seat], "guess"])]
                since = {"0": luck.randrange(-2, self._version + 2)}
                return {"say": "hello", "id": message_id, "table": self._table, "tokens": tokens, "since": since}
            case 1 | 2 | 3 | 4 | 5 | 6:
                version = luck.choice((self._version, self._version, self._version, 0, -1, 2**53))
                do = luck.choice((self._do, garbled(self._do, luck), any_text(luck)[:200]))
                return {"say": "act", "id": message_id, "seat": seat, "version": version, "do": do}
            case 7:
                return {"say": "undo", "id": message_id, "seat": seat}
            case 8 | 9:
                return {"say": "consent", "id": message_id, "seat": seat, "agree": luck.random() < 0.5}
            case 10:
                return {"say": "chat", "id": message_id, "seat": seat, "text": any_text(luck)}
            case 11 | 12:
                return {"say": "watch", "id": message_id, "sheet": luck.choice((self._table, any_text(luck)[:64]))}
            case 13 | 14:
                picks = luck.sample([*self._things, any_text(luck)[:64], f"player:{seat}"], luck.randrange(3))
                return {"say": "why", "id": message_id, "seat": seat, "version": self._version, "picks": picks}
            case 15:
                thing = luck.choice([*self._things, any_text(luck)[:64]])
                return {"say": "peek", "id": message_id, "seat": seat, "version": self._version, "thing": thing}
            case _:
                return {"say": "ping", "id": message_id}

    # --- what must hold ---

    def _check(self, text: str, answer: str, message_id: object, may_move: bool) -> None:
        said = msgspec.json.decode(answer)
        if said["say"] == "refused":
            if said["code"] == "internal":
                raise Failure("the answer is a fault of ours")
            if said["code"] != "rule" and not str(said.get("message", "")).endswith("."):
                raise Failure(f"the refusal is no sentence: {answer}")
        elif said["version"] > self._version:
            if not may_move:
                raise Failure("the match moved although nobody moved it")
            self._version = said["version"]
        if message_id is not None and said["id"] != message_id:
            raise Failure(f"the answer has the id {said['id']!r}")
