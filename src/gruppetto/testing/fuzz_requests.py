"""Requests to the API and the pages, right, nearly right and all wrong, about score sheets and tables that exist: one
that waits for its people, one whose match goes on, one whose match is over.

What must hold for each: an answer that is no fault of ours; an error has a code and a sentence; nothing in the log; and
the law of the ledger: nobody acts on a seat without its token.
"""

from typing import Any
from urllib.parse import quote, unquote

import msgspec

from gruppetto.companion.saved import plan_to_json
from gruppetto.engine.chance import SeededChance
from gruppetto.games import all_games
from gruppetto.testing.fuzz_hands import any_secret, hand_request
from gruppetto.testing.ledger import Asked
from gruppetto.testing.mischief import Luck, any_text, garbled, spoilt, written
from gruppetto.testing.scoring import filled, offered_plan
from gruppetto.testing.stand import Failure, Stand
from gruppetto.testing.tried_table import JSON, TriedTable, Wanted, wanted_table
from gruppetto.testing.visitor import Answer, request

_AT_ONE_TABLE = 400
"""Requests before new things are made to ask about."""
_BEFORE_THE_START = ("join", "change", "change", "change", "hand")
_DURING_A_MATCH = ("join", "change", *("hand",) * 6)
"""What is asked about seats."""
_HURRIED = {"each": "decision", "seconds": 5, "out": "ride"}
"""A clock by which bots ride a match to its end when nobody is there."""


class RequestFuzzer:
    """Somebody who writes clients, badly."""

    def __init__(self, stand: Stand, luck: Luck) -> None:
        self._stand = stand
        self._luck = luck
        self._left = 0
        self._turn = 0
        self._table: TriedTable
        self._sheet: dict[str, Any] = {}
        self._game = next(iter(all_games().values()))
        self._facts = 0
        self._many = 2
        """Seats of the table."""
        self._waits = True
        """Whether it was made to wait for its people."""
        self._right = ""
        """The token that fits what is wanted, where one does."""
        self._strangers: frozenset[str] = frozenset()

    async def step(self) -> None:
        """One request; raises Failure when something does not hold."""
        if not self._left or self._table.gone:
            await self._set_up()
        self._left -= 1
        if self._luck.random() < 0.01:
            return await self._time_passes(self._luck.choice((1, 61, 3700, 90_000)))
        method, path, query, body, headers = await self._request()
        self._stand.doing = f"{method} {path!r} ?{query!r} {headers} {body!r}"
        await self._table.ask(method, path, body, headers, query)

    async def leave(self) -> None:
        """Nobody waits: there is no connection."""

    # --- what there is to ask about ---

    async def _set_up(self) -> None:
        """Games and stages of a table in turn, so that each game is met at each stage."""
        games = list(all_games().values())
        self._game = games[self._turn % len(games)]
        stage = (self._turn // len(games) + self._turn) % 3
        self._turn += 1
        self._left = _AT_ONE_TABLE
        method, path, sheet = self._new_sheet()
        answer = await request(self._stand.app, method, path, msgspec.json.encode(sheet), JSON)
        if answer.status != 201:
            raise Failure(f"no sheet could be made: {answer.body!r}")
        self._sheet = answer.json()
        kind = "me" if stage else "open"
        seats = [{"kind": "me", "name": "Ilse"}, *[{"kind": kind, "name": "Bram"} for _ in self._others()]]
        self._many, self._waits = len(seats), not stage
        more: dict[str, Any] = {"start": bool(stage)}
        if stage == 2:
            more |= {"clock": _HURRIED, "options": dict(self._game.quick.options)}
        body = wanted_table(self._game, self._luck, seats, **more)
        self._table = await TriedTable.make(self._stand, body, self._strangers)
        self._strangers = frozenset(self._table.ledger.owners().values())
        if stage == 2:
            for _ in range(len(seats) + 1):  # one after the other has no time left
                await self._time_passes(60)

    async def _time_passes(self, seconds: int) -> None:
        self._stand.doing = f"{seconds} seconds pass"
        await self._stand.pass_by(seconds)
        await self._table.follow(Asked(time=True))

    def _others(self) -> range:
        return range(max(2, self._game.players[0]) - 1)

    def _seats(self) -> list[dict[str, Any]]:
        return [{"kind": "me", "name": "Ilse"}, *[{"kind": "open"} for _ in self._others()]]

    def _new_table(self) -> Wanted:
        options = {option.name: self._luck.choice(option.choices) for option in self._game.options[:1]}
        return "POST", "/api/tables", wanted_table(self._game, self._luck, self._seats(), options=options)

    def _new_sheet(self) -> Wanted:
        plan = offered_plan(self._game)
        body = {"game": self._game.id, "name": "Sunday", "plan": plan_to_json(plan)} if plan else {}
        return "POST", "/api/sheets", body

    def _position(self) -> str:
        luck, game = self._luck, self._game
        setup = game.setup(game.players[0])
        text = game.start(setup, SeededChance(bytes(32))).document()
        return text if luck.random() < 0.2 else garbled(text, luck)

    # --- what is asked ---

    async def _wanted(self) -> Wanted:
        luck, self._right = self._luck, ""
        kinds = (self._about_the_table, self._about_games, self._about_seats, self._about_positions)
        kind = luck.randrange(6)
        return kinds[kind]() if kind < len(kinds) else await self._about_the_sheet()

    def _about_seats(self) -> Wanted:
        luck, table = self._luck, self._table.path
        match luck.choice(_BEFORE_THE_START if self._waits else _DURING_A_MATCH):
            case "join":
                invitation = luck.choice(sorted(self._table.ledger.invitations.values()) or ["x"])
                wanted = luck.choice(({"seat": luck.randrange(self._many)}, {"invitation": invitation}, {}))
                return "POST", f"{table}/seats", {"name": luck.choice(("Bram", any_text(luck))), **wanted}
            case "change":
                return self._seat_change()
            case _:
                path, body, self._right = hand_request(self._table, self._many, luck)
                return "POST", path, body

    def _seat_change(self) -> Wanted:
        """A colour most of the time, about as often one of the game as none of it, by who sits there or anybody."""
        luck, seat = self._luck, self._luck.randrange(self._many)
        change: dict[str, Any] = luck.choice([{"name": any_text(luck)}, {"bot": "greedy"}, {"open": True}])
        if luck.random() < 0.7:
            known = [look.team for look in self._game.teams]
            others = [look.team for game in all_games().values() for look in game.teams]
            change = {"team": luck.choice(luck.choice((known, known, others, [any_text(luck)])))}
            self._right = self._table.ledger.owner(seat) if luck.random() < 0.5 else ""
        return "PATCH", f"{self._table.path}/seats/{seat}", change

    def _about_the_table(self) -> Wanted:
        luck, table = self._luck, self._table.path
        match luck.randrange(40):
            case 0:
                return "DELETE", table, {"tokens": [any_secret(self._table, luck)]}
            case 1 | 2:
                return "POST", f"{table}/{luck.choice(('start', 'open'))}", {}
            case 3 | 4 | 5 | 6:
                clock = luck.choice((None, _HURRIED))
                return "POST", f"{table}/branch", {"at": luck.randrange(5), "seats": self._seats(), "clock": clock}
            case 7 | 8:
                return "GET", f"/api/codes/{self._table.code}", None
            case _:
                return "GET", table + luck.choice(["", "", "/replay", "/replay/scenes", "/record"]), None

    def _about_games(self) -> Wanted:
        luck, game = self._luck, f"/api/games/{self._game.id}"
        edition = self._game.editions()[0].id
        things = ("texts/en", "rules/fr", "poster", f"roadbook/{edition}")
        others = ("/api/games", "/api/keepers", "/", "/t/x", "/api/codes/BCDFGH", "/nowhere.js", "/api/server")
        return "GET", luck.choice((f"{game}/{luck.choice(things)}", luck.choice(others))), None

    def _about_positions(self) -> Wanted:
        luck, position = self._luck, {"game": self._game.id}
        match luck.randrange(3):
            case 0:
                return self._new_table()
            case 1:
                return "POST", "/api/tables", {**position, "seats": self._seats(), "position": self._position()}
            case _:
                return "POST", "/api/positions", {**position, "document": self._position(), "as": luck.randrange(-1, 3)}

    async def _about_the_sheet(self) -> Wanted:
        sheet = f"/api/sheets/{self._sheet['sheet']}"
        match self._luck.randrange(7):
            case 0:
                return self._new_sheet()
            case 1:
                return "POST", "/api/sheets/load", (await self._get(f"{sheet}/share/json")).json()
            case 2:
                parts = ["", "/trace", "/share/svg", "/share/text", "/share/csv"]
                return "GET", sheet + self._luck.choice(parts), None
            case 3:
                return "POST", f"{sheet}/preview", {"edit": (await self._edits(sheet))[0]}
            case _:
                return "POST", f"{sheet}/edits", {"edits": await self._edits(sheet), "by": "Ilse"}

    async def _edits(self, sheet: str) -> list[dict[str, Any]]:
        luck, seen = self._luck, (await self._get(sheet)).json()
        told = [line["fact"] for line in seen["page"]["history"]] + [line["fact"] for line in seen["struck"]]
        edits = []
        for _ in range(luck.randrange(1, 6)):
            self._facts += 1
            edit: dict[str, Any] = {
                "id": f"e{self._facts}",
                "do": luck.choice(["add", "strike", "restore", "move", "swap", "rename"]),
            }
            edit |= {"fact": luck.choice(told)} if told else {}
            if edit["do"] == "add":
                edit |= {"fact": f"f{self._facts}", **self._fact(seen)}
            if edit["do"] == "swap" and told:
                edit |= {"other": luck.choice(told), "data": {"who": ["player:0", "player:1"]}}
            if edit["do"] == "rename":
                edit = {"id": edit["id"], "do": "rename", "seat": luck.randrange(-1, 3), "name": any_text(luck)}
            edits.append(edit)
        edits += [{"id": f"u{self._facts}", "do": "undo", "edit": seen["undo"]}] if luck.random() < 0.2 else []
        return edits

    def _fact(self, seen: dict[str, Any]) -> dict[str, Any]:
        """A fact of a kind the sheet asks for, mostly filled in as the sheet asks."""
        forms = seen["page"]["forms"]
        if not forms:
            return {"kind": "nothing", "data": {}}
        form = self._luck.choice(forms)
        data = filled(form, self._luck)
        return {"kind": form["kind"], "data": data if self._luck.random() < 0.7 else spoilt(data, self._luck)}

    async def _get(self, path: str) -> Answer:
        return await request(self._stand.app, "GET", path)

    async def _request(self) -> tuple[str, str, bytes, bytes, dict[str, str]]:
        luck = self._luck
        method, path, wanted = await self._wanted()
        headers = {"authorization": f"Bearer {self._token(path)}"}
        body = b""
        if wanted is not None:
            headers["content-type"] = "application/json" if luck.random() < 0.98 else any_text(luck)
            broken = spoilt(wanted, luck) if luck.random() < (0.1 if self._right else 0.6) else wanted
            body = written(broken, luck).encode(errors="surrogatepass")
            if luck.random() < 0.02:
                body = body[: luck.randrange(len(body) + 1)] + luck.randbytes(4)
        query = luck.choice(
            [b"", b"as=0", b"from=0&to=9&as=-1", b"language=fr", quote(f"as={any_text(luck)}", safe="=").encode()]
        )
        if luck.random() < 0.1:
            path = "/" + unquote(garbled(path, luck), errors="replace").lstrip("/")
        if luck.random() < 0.03:
            method = luck.choice(["GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW"])
        return method, path, query, body, headers

    def _token(self, path: str) -> str:
        if self._luck.random() < 0.1:
            return any_text(self._luck)
        if path.startswith("/api/sheets"):
            return str(self._sheet["token"])
        return self._right or any_secret(self._table, self._luck)
