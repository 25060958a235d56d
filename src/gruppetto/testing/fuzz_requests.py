"""Requests to the API and the pages, right, nearly right and all wrong, about tables and score sheets that exist.

What must hold for each: an answer that is no fault of ours; an error has a code and a sentence; nothing in the log.
"""

from typing import Any
from urllib.parse import quote, unquote

import msgspec
from starlette.applications import Starlette

from gruppetto.companion.saved import plan_to_json
from gruppetto.engine.chance import SeededChance
from gruppetto.games import all_games
from gruppetto.testing.mischief import Luck, any_text, garbled, spoilt, written
from gruppetto.testing.scoring import filled, offered_plan
from gruppetto.testing.stand import Failure, Stand
from gruppetto.testing.visitor import Answer, request

_AT_ONE_TABLE = 400
"""Requests before new things are made to ask about."""

Wanted = tuple[str, str, Any]
"""Method, path and body of a request; no body is None."""


class RequestFuzzer:
    """Somebody who writes clients, badly."""

    def __init__(self, stand: Stand, luck: Luck) -> None:
        self._app: Starlette = stand.app
        self._stand = stand
        self._luck = luck
        self._left = 0
        self._turn = 0
        self._made: dict[str, Any] = {}
        self._sheet: dict[str, Any] = {}
        self._game = next(iter(all_games().values()))
        self._facts = 0

    async def step(self) -> None:
        """One request; raises Failure when something does not hold."""
        if not self._left:
            await self._set_up()
        self._left -= 1
        method, path, query, body, headers = await self._request()
        self._stand.doing = f"{method} {path!r} ?{query!r} {headers} {body!r}"
        try:
            answer = await request(self._app, method, path, body, headers, query)
        except Exception as error:
            raise Failure(f"the server fell over: {error!r}") from error
        self._check(path, answer)

    async def leave(self) -> None:
        """Nobody waits: there is no connection."""

    # --- what there is to ask about ---

    async def _set_up(self) -> None:
        games = list(all_games().values())
        self._game = games[self._turn % len(games)]
        self._turn += 1
        self._left = _AT_ONE_TABLE
        for wanted in (self._new_table(), self._new_sheet()):
            answer = await self._sent(*wanted)
            if answer.status != 201:
                raise Failure(f"{wanted[1]} could not be made: {answer.body!r}")
            if wanted[1] == "/api/tables":
                self._made = answer.json()
            else:
                self._sheet = answer.json()

    async def _sent(self, method: str, path: str, body: Any) -> Answer:
        return await request(self._app, method, path, msgspec.json.encode(body), {"content-type": "application/json"})

    def _seats(self) -> list[dict[str, Any]]:
        return [{"kind": "me", "name": "Ilse"}, *[{"kind": "open"} for _ in range(max(2, self._game.players[0]) - 1)]]

    def _new_table(self) -> Wanted:
        options = {option.name: self._luck.choice(option.choices) for option in self._game.options[:1]}
        return (
            "POST",
            "/api/tables",
            {"game": self._game.id, "seats": self._seats(), "options": options if self._left else {}},
        )

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
        luck, table, sheet = self._luck, f"/api/tables/{self._made['table']}", f"/api/sheets/{self._sheet['sheet']}"
        match luck.randrange(16):
            case 0:
                return self._new_table()
            case 1:
                return (
                    "POST",
                    "/api/tables",
                    {"game": self._game.id, "seats": self._seats(), "position": self._position()},
                )
            case 2 | 3:
                return (
                    "POST",
                    "/api/positions",
                    {"game": self._game.id, "document": self._position(), "as": luck.randrange(-1, 3)},
                )
            case 4:
                return "POST", f"{table}/seats", {"name": any_text(luck), "seat": luck.randrange(4)}
            case 5:
                change = luck.choice([{"name": any_text(luck)}, {"bot": "greedy"}, {"open": True}])
                return "PATCH", f"{table}/seats/{luck.randrange(4)}", change
            case 6:
                return "POST", f"{table}/branch", {"at": luck.randrange(5), "seats": self._seats()}
            case 7:
                return "GET", table + luck.choice(["", "/replay", "/replay/scenes", "/record"]), None
            case 8:
                return "GET", f"/api/games/{self._game.id}/" + luck.choice(["texts/en", "rules/fr", "poster"]), None
            case 9:
                return (
                    "GET",
                    luck.choice(["/api/games", "/api/keepers", "/", "/t/x", "/api/codes/BCDFGH", "/nowhere.js"]),
                    None,
                )
            case 10:
                return self._new_sheet()
            case 11:
                return "POST", "/api/sheets/load", (await self._get(f"{sheet}/share/json")).json()
            case 12:
                return "GET", sheet + luck.choice(["", "/trace", "/share/svg", "/share/text", "/share/csv"]), None
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
                "do": luck.choice(["add", "strike", "restore", "move", "rename"]),
            }
            edit |= {"fact": luck.choice(told)} if told else {}
            if edit["do"] == "add":
                edit |= {"fact": f"f{self._facts}", **self._fact(seen)}
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
        return await request(self._app, "GET", path)

    async def _request(self) -> tuple[str, str, bytes, bytes, dict[str, str]]:
        luck = self._luck
        method, path, wanted = await self._wanted()
        headers = {"authorization": f"Bearer {self._token(path)}"}
        body = b""
        if wanted is not None:
            headers["content-type"] = "application/json" if luck.random() < 0.98 else any_text(luck)
            broken = spoilt(wanted, luck) if luck.random() < 0.6 else wanted
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
        return str(self._sheet["token"] if path.startswith("/api/sheets") else self._made["maker"])

    # --- what must hold ---

    def _check(self, path: str, answer: Answer) -> None:
        if answer.status >= 500 and answer.status != 503:
            raise Failure(f"the answer is {answer.status}: {answer.body[:200]!r}")
        if b"Traceback" in answer.body:
            raise Failure("the answer shows a traceback")
        if answer.status >= 400 and path.startswith("/api/") and answer.body:
            error = answer.json()["error"]
            if not error["code"] or not error["message"].endswith("."):
                raise Failure(f"the error is no sentence: {answer.body[:200]!r}")
