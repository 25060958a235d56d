"""Inputs that once cost a server seconds, or might: what each is, and how it is sent.

A server must answer or refuse each of them without keeping another visitor waiting; `gruppetto.testing.pings` measures
that. Whoever finds another one adds it here.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

import msgspec

from gruppetto.engine.contract import AnyGame
from gruppetto.games import all_games
from gruppetto.table.limits import Limits
from gruppetto.testing.ground import TOKEN, Ground, Running
from gruppetto.testing.playing import covering_setups

AT_ONCE = 8
"""So many visitors send the same at the same time."""
MANY = 200
"""So many requests one visitor may send at once."""
UNTIL_MORE = 4.0
"""Seconds until a visitor may ask as often again (`Limits.requests`)."""
CROWD = Limits().connections
"""Live connections of one visitor, as many as may be."""
THOUGHT = 2.0
"""Seconds in which a bot has thought about a hint, and an analysis is well under way."""


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    body: bytes = b""
    token: str = ""


@dataclass(frozen=True)
class Costly:
    """One expensive input: requests that are sent at once, or messages on each of some connections of one visitor."""

    name: str
    requests: tuple[Request, ...] = ()
    messages: tuple[str, ...] = ()
    connections: int = 1
    lasts: float = 0.0
    """Seconds for which the server works on after its answer."""


def expensive(ground: Ground) -> list[Costly]:
    return [
        *_positions(ground),
        *_tables(ground),
        *_matches(ground),
        *_long_matches(ground),
        *_sheets(ground),
        *_facts(ground),
        *_shares(ground),
        *_constants(),
        *_messages(ground),
        *_questions(ground),
        *_hints(ground),
        *_analyses(ground),
    ]


def costly_documents() -> dict[str, str]:
    """Position documents that a parser takes long over."""
    return {
        "a key of thousands of parts": "a." * 8000 + "a = 1",
        "a heading that every key repeats": "[" + "a." * 2500 + "a]\n" + "k = 1\n" * 1800,
        "thousands of keys": "".join(f"k{n}=1\n" for n in range(1700)),
        "lists in lists": "x = " + "[" * 8000,
        "a list of thousands": "places = [" + "1.5," * 3900 + "]",
        "an endless string": 'x = """' + '\\"""' * 3900,
        "an endless number": "x = 0x" + "f" * 16000,
    }


def _positions(ground: Ground) -> Iterator[Costly]:
    for name, text in costly_documents().items():
        yield _at_once(
            f"position: {name}", _post("/api/positions", {"game": _game().id, "document": text[: 16 * 1024]})
        )
    for game_id, text in ground.positions.items():
        padded = text + "# " + "x" * (16 * 1024 - len(text) - 2)
        yield _at_once(f"position of {game_id}", _post("/api/positions", {"game": game_id, "document": padded}))


def _tables(ground: Ground) -> Iterator[Costly]:
    for game in all_games().values():
        yield Costly(f"options of {game.id}", tuple(_mixed_table(game, seed) for seed in range(AT_ONCE)))
    game = _game()
    long = {"game": game.id, "seats": _seats(game), "options": {f"o{n}": "x" * 3000 for n in range(60)}}
    yield _at_once("options nobody knows", _post("/api/tables", long))
    pattern = next((option for each in all_games().values() for option in each.options if option.pattern), None)
    owner = next((each for each in all_games().values() if pattern in each.options), game)
    tour = {"game": owner.id, "seats": _seats(owner), "options": {pattern.name: "a-" * 60_000} if pattern else {}}
    yield _at_once("an option of 120,000 letters", _post("/api/tables", tour))
    yield _at_once(
        "an edition nobody has", _post("/api/tables", {"game": game.id, "seats": _seats(game), "edition": "x" * 64})
    )
    names = [{"kind": "me", "name": "a\u0301" * 100} for _ in range(game.players[-1])]
    yield _at_once("names of two hundred marks", _post("/api/tables", {"game": game.id, "seats": names}))


def _mixed_table(game: AnyGame, seed: int) -> Request:
    for again in range(50):
        try:
            options = covering_setups(game, seed + 1000 * again, game.players[-1])[0].options
        except ValueError:  # options that do not get along
            continue
        return _post("/api/tables", {"game": game.id, "seats": _seats(game), "options": dict(options), "start": True})
    return _post("/api/tables", {"game": game.id, "seats": _seats(game), "start": True})


def _matches(ground: Ground) -> Iterator[Costly]:
    for game_id, table in ground.tables.items():
        for what in ("record", "replay", "replay/scenes?from=0&to=49"):
            yield _at_once(f"{what.partition('?')[0]} of {game_id}", Request("GET", f"/api/tables/{table}/{what}"))


def _long_matches(ground: Ground) -> Iterator[Costly]:
    """Yield matches that are opened for the first time."""
    for kind, long in ground.long.items():
        hello = msgspec.json.encode({"say": "hello", "id": 1, "table": long, "tokens": []}).decode()
        yield Costly(f"a very long match {kind} snapshots is opened", messages=(hello,))


def _sheets(ground: Ground) -> Iterator[Costly]:
    yield _at_once("a saved sheet", Request("POST", "/api/sheets/load", ground.saved))
    undone = msgspec.json.decode(ground.saved)
    ids = [edit["id"] for edit in undone["trace"]]
    # Taken back and brought back again and again, as far as a saved sheet may be long.
    for turn in range(6):
        undone["trace"] += [{"id": f"u{turn}-{edit}", "do": "undo", "edit": edit} for edit in reversed(ids)]
        undone["trace"] += [{"id": f"r{turn}-{edit}", "do": "redo", "edit": edit} for edit in ids]
    yield _at_once("a saved sheet of undos", Request("POST", "/api/sheets/load", msgspec.json.encode(undone)))
    yield _at_once("the page of a sheet", Request("GET", f"/api/sheets/{ground.sheet}"))
    yield _at_once("the trace of a sheet", Request("GET", f"/api/sheets/{ground.sheet}/trace"))


def _facts(ground: Ground) -> Iterator[Costly]:
    path = f"/api/sheets/{ground.sheet}/edits"
    undo = [{"id": f"undo-{edit}", "do": "undo", "edit": edit} for edit in ground.undos[:100]]
    yield Costly("a hundred undos of a thousand facts", (_post(path, {"edits": undo}, TOKEN),))
    redo = [{"id": f"redo-{edit}", "do": "redo", "edit": edit} for edit in reversed(ground.undos[:100])]
    yield Costly("a hundred redos", (_post(path, {"edits": redo}, TOKEN),))
    wrong = [{"id": f"wrong-{n}", "do": "add", "fact": f"w{n}", "kind": "nothing", "data": {}} for n in range(100)]
    yield _at_once("a hundred facts that are none", _post(path, {"edits": wrong}, TOKEN))
    luck = random.Random(1)
    heavy = {"x": ["y" * 70 for _ in range(30)], "z": luck.random()}
    large = [{"id": f"large-{n}", "do": "add", "fact": f"l{n}", "kind": "nothing", "data": heavy} for n in range(90)]
    yield _at_once("facts of 200 kB", _post(path, {"edits": large}, TOKEN))


def _shares(ground: Ground) -> Iterator[Costly]:
    for form in ("svg", "text", "csv", "json"):
        requests = [
            Request("GET", f"/api/sheets/{ground.sheet}/share/{form}?language={language}")
            for language in ("en", "fr", "nl", "de")
        ]
        yield Costly(f"a share as {form}", tuple(requests * 2))
    books = [
        Request("GET", f"/api/games/{game.id}/rules/{language}")
        for game in all_games().values()
        for language in ("en", "de")
    ]
    yield Costly("all rulebooks", tuple(books))


def _constants() -> Iterator[Costly]:
    """Answers that are the same for all, as often as one visitor may ask at once."""
    paths = [
        f"/api/games/{game.id}/{what}"
        for game in all_games().values()
        for what in ("illustrations", "explained", "poster", f"roadbook/{game.editions()[0].id}")
    ]
    each = [Request("GET", path) for path in [*paths, "/api/games", "/api/keepers", "/api/covers/en"]]
    asked = tuple(islice(cycle(each), MANY))
    yield Costly("two hundred constant answers, the first time", asked, lasts=UNTIL_MORE)
    yield Costly("two hundred constant answers, again", asked)


def _messages(ground: Ground) -> Iterator[Costly]:
    yield Costly("messages a thousand deep", messages=("[" * 8000, '{"say":"ping","id":1,"x":' + "[" * 1000 + "}") * 20)
    yield Costly("messages of 16 kB", messages=('{"say":"chat","id":1,"seat":0,"text":"' + "é" * 8000 + '"}',) * 40)
    for game_id, table in ground.tables.items():
        hello = msgspec.json.encode({"say": "hello", "id": 1, "table": table, "tokens": []}).decode()
        yield Costly(f"a look at the long match of {game_id}", messages=(hello,) * 2)


def _questions(ground: Ground) -> Iterator[Costly]:
    """A crowd asks why not and where things lead, each time something else, and tries what cannot be done: as many
    messages as a connection may send at once."""
    most, _ = Limits().messages
    for game_id, at in ground.running.items():
        hello = {"say": "hello", "id": 0, "table": at.table, "tokens": [at.token]}
        asks = [_question(at, number) for number in range(1, most)]
        said = tuple(msgspec.json.encode(message).decode() for message in [hello, *asks])
        yield Costly(
            f"questions and refused moves of {CROWD} connections in {game_id}", messages=said, connections=CROWD
        )


def _question(at: Running, number: int) -> dict[str, Any]:
    common = {"id": number, "seat": at.seat, "version": at.version}
    things = [f"player:{number >> bit & 1}" for bit in range(number % 8)]
    kinds: tuple[dict[str, Any], ...] = (
        {"say": "why", "picks": []},
        {"say": "why", "picks": things},
        {"say": "peek", "thing": "player:0"},
        {"say": "act", "id": f"move {number}", "do": "fly"},
    )
    return common | kinds[number % len(kinds)]


def _hints(ground: Ground) -> Iterator[Costly]:
    """One seat asks again and again; all but the first are refused while that is thought about."""
    for game_id, at in ground.running.items():
        hello = {"say": "hello", "id": 0, "table": at.table, "tokens": [at.token]}
        asks = [{"say": "hint", "id": n, "seat": at.seat, "version": at.version} for n in range(1, AT_ONCE + 1)]
        said = tuple(msgspec.json.encode(message).decode() for message in [hello, *asks])
        yield Costly(f"hints in {game_id}", messages=said, lasts=THOUGHT)


def _analyses(ground: Ground) -> Iterator[Costly]:
    """Long matches looked back at, and how far that is asked all the time."""
    for game_id, table in ground.tables.items():
        path = f"/api/tables/{table}/analysis"
        looks = (Request("GET", path),) * (AT_ONCE - 1)
        yield Costly(f"an analysis of {game_id}", (_post(path, {}), *looks), lasts=THOUGHT)


def _game() -> AnyGame:
    return next(iter(all_games().values()))


def _seats(game: AnyGame) -> list[dict[str, Any]]:
    return [{"kind": "me", "name": f"Rider {n}"} for n in range(game.players[-1])]


def _post(path: str, body: object, token: str = "") -> Request:
    return Request("POST", path, msgspec.json.encode(body), token)


def _at_once(name: str, request: Request) -> Costly:
    return Costly(name, (request,) * AT_ONCE)
