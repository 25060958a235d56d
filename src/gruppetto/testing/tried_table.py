"""A table for whoever tries to break a server: set up by chance, asked over HTTP, held against its ledger."""

import re
from typing import Any

import msgspec

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.roadbook import JOINT
from gruppetto.table.denied import Denied
from gruppetto.table.tables import LiveTable
from gruppetto.testing.ledger import Asked, Ledger
from gruppetto.testing.mischief import Luck
from gruppetto.testing.stand import Failure, Stand
from gruppetto.testing.visitor import Answer, request

JSON = {"content-type": "application/json"}
_SEAT = re.compile(r"/seats/(\d{1,3})(?:/|$)")
_SHOWS_EVERY_HAND = re.compile(r"/(record|replay|replay/scenes|branch)$")

Wanted = tuple[str, str, Any]
"""Method, path and body of a request; no body is None."""


def wanted_table(game: AnyGame, luck: Luck, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """The body of a request for a table, with whatever a table can choose."""
    rule = {"each": luck.choice(("decision", "bank")), "seconds": luck.choice((5, 30, 600, 86_400))}
    clock = {**rule, "out": luck.choice(("move", "ride", "nothing"))}
    return {
        "game": game.id,
        "seats": seats,
        "options": _stages(game, luck),
        "take_backs": luck.choice(("honest", "friendly")),
        "hints": luck.choice((True, True, False)),
        "away_seconds": luck.choice((20, 60, 3600)),
        "clock": luck.choice((None, clock)),
        "television": luck.random() < 0.3 and all(seat["kind"] != "me" for seat in seats),
        **more,
    }


def _stages(game: AnyGame, luck: Luck) -> dict[str, Any]:
    """The quick race, or some stages of the road book."""
    book = game.roadbook(game.editions()[0])
    if book is None or luck.random() < 0.7:
        return dict(game.quick.options)
    ticked = sorted(luck.sample(range(len(book.stages)), luck.choice((1, 2))))
    alone = book.alone if len(ticked) == 1 else book.several
    return {**alone, book.option: JOINT.join(book.stages[place].id for place in ticked)}


class TriedTable:
    """One table. Everything that may change it goes through `ask`, or is told to `follow`."""

    def __init__(
        self, stand: Stand, made: dict[str, Any], strangers: frozenset[str] = frozenset(), television: bool = False
    ) -> None:
        self.id: str = made["table"]
        self.code: str = made["code"]
        self.path = f"/api/tables/{self.id}"
        self.ledger = Ledger(made, strangers, television)
        self.gone = False
        self._stand = stand

    @classmethod
    async def make(cls, stand: Stand, body: dict[str, Any], strangers: frozenset[str] = frozenset()) -> "TriedTable":
        answer = await request(stand.app, "POST", "/api/tables", msgspec.json.encode(body), JSON)
        if answer.status != 201:
            raise Failure(f"no table could be made: {answer.body!r} {body}")
        table = cls(stand, answer.json(), strangers, body.get("television") is True)
        await table.follow(Asked(frozenset({table.ledger.maker}), granted=True))
        return table

    async def live(self) -> LiveTable | None:
        """The table as the server has it; None when it was deleted."""
        for table in self._stand.house.tables.live():
            if table.id == self.id:
                return table
        try:
            return await self._stand.house.tables.find(self.id)
        except Denied:
            return None

    async def follow(self, asked: Asked) -> None:
        """Holds what came of something against the ledger, once the bots have done what they do."""
        await self._stand.rest()
        table = None if self.gone else await self.live()
        if table is not None:
            self.ledger.follow(table, asked, self._stand.hours())
        elif not self.gone:
            raise Failure("the table is gone, and nobody deleted it")

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None, query: bytes = b""
    ) -> Answer:
        """A request, about this table or not, and what must hold after it."""
        shown = self.ledger.shown(f"{path} {body.decode(errors='replace')} {(headers or {}).get('authorization', '')}")
        table = None if self.gone else await self.live()
        hidden = table is not None and not (table.match is not None and table.match.over)
        try:
            answer = await request(self._stand.app, method, path, body, headers, query)
        except Exception as error:
            raise Failure(f"the server fell over: {error!r}") from error
        check_answer(path, answer)
        self.ledger.check_told(answer.body.decode(errors="replace"), shown)
        granted = answer.status < 300
        about = granted and path.startswith(self.path)
        if about and hidden and _SHOWS_EVERY_HAND.search(path):
            raise Failure("a match that goes on was shown with every hand")
        if about and method == "DELETE":
            if self.ledger.maker not in shown:
                raise Failure("somebody deleted the table who did not make it")
            self.gone = True
        seat = _SEAT.search(path)
        told = answer.json() if about and method in ("POST", "PATCH") and seat_or_join(path) else {}
        await self.follow(Asked(shown, granted, told, told.get("seat", int(seat[1]) if seat else -1)))
        return answer


def seat_or_join(path: str) -> bool:
    """Whether the answer to a request of this address may hold the secret of a seat."""
    return "/seats" in path


def check_answer(path: str, answer: Answer) -> None:
    """What holds for every answer, whatever was asked."""
    if answer.status >= 500 and answer.status != 503:
        raise Failure(f"the answer is {answer.status}: {answer.body[:200]!r}")
    if b"Traceback" in answer.body:
        raise Failure("the answer shows a traceback")
    if answer.status >= 400 and path.startswith("/api/") and answer.body:
        error = answer.json()["error"]
        if not error["code"] or not error["message"].endswith("."):
            raise Failure(f"the error is no sentence: {answer.body[:200]!r}")
