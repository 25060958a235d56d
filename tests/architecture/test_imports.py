"""Imports go one way, and the rooms where rules live touch neither clocks nor files nor luck of their own."""

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.architecture.source import Source, reached, sources, standard

ROOMS: dict[str, set[str]] = {
    "engine": set(),
    "road": {"engine"},
    "games": {"engine", "road"},
    "bots": {"engine", "road", "games"},
    "companion": {"engine", "road", "games"},
    "table": {"engine", "road", "games", "bots", "companion"},
    "adapters": {"engine", "road", "games", "bots", "companion", "table"},
    "lab": {"engine", "road", "games", "bots", "companion", "table", "adapters"},
    "server": {"engine", "road", "games", "bots", "companion", "table", "adapters"},
    "local": {"engine", "road", "games", "bots", "companion", "table"},
    "library": {"engine", "road", "games", "bots", "companion", "lab"},
    "cli": {"engine", "road", "games", "bots", "companion", "lab", "table", "adapters", "server", "local"},
    "testing": {"engine", "games", "companion", "table", "server"},
}
"""What each room may import, besides itself. The kit for games needs no server; its fuzzers and pings start one."""

HOT = ("engine", "road", "games", "bots")
"""Where rules live and bots think."""

FORBIDDEN = {
    "asyncio", "concurrent", "ctypes", "datetime", "fcntl", "glob", "http", "io", "logging", "multiprocessing", "os",
    "random", "secrets", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading",
    "time", "urllib", "uuid", "warnings",
}  # fmt: skip
"""Modules that read a clock, roll, log, or reach out of the process."""

COMPILERS = {"mypy_extensions"}
"""Not of the standard library, and without dependencies: the words that tell the compiler what a class is for."""

OPENS = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "touch", "unlink", "mkdir", "print", "input"}
LOADERS = {"engine/edition.py", "engine/rulebook.py"}
"""The two doors through which files come in, before play."""

LATE = {"server/migrate.py"}
"""Alembic costs a fifth of a second, and only a database of an older version needs it."""

SERVERS_OWN = {
    "concurrent", "multiprocessing", "os", "socket", "sqlalchemy", "sqlite3", "starlette", "subprocess", "threading",
    "uvicorn",
}  # fmt: skip
"""What only a server has. A live table runs in a browser, too, where there is none of it."""

Check = Callable[[Source], Iterator[str]]


def wrong_direction(source: Source) -> Iterator[str]:
    allowed = ROOMS[source.room] | {source.room} if source.room else set(ROOMS)
    for module, line in source.imports():
        if module.startswith("gruppetto.") and module.split(".")[1] in ROOMS.keys() - allowed:
            yield f"{source.place}:{line} imports {module}"


def foreign_module(source: Source) -> Iterator[str]:
    """Rules need the standard library only, and of that nothing that rolls, waits or writes."""
    for module, line in source.imports() if source.room in HOT else ():
        top = module.partition(".")[0]
        if top in FORBIDDEN or not (top == "gruppetto" or top in COMPILERS or standard(module)):
            yield f"{source.place}:{line} imports {module}"


def server_module(source: Source) -> Iterator[str]:
    """Sockets, databases, threads and processes."""
    for module, line in source.imports():
        if module.partition(".")[0] in SERVERS_OWN:
            yield f"{source.place}:{line} imports {module}"


def late_import(source: Source) -> Iterator[str]:
    """What is imported inside a function, or for types only, hides a circle of modules."""
    if source.room in ("table", "server", "local"):
        for node in source.nodes:
            if isinstance(node, ast.Name) and node.id == "TYPE_CHECKING":
                yield f"{source.place}:{node.lineno} imports for types only"
            for inner in ast.walk(node) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else ():
                if isinstance(inner, ast.Import | ast.ImportFrom) and source.place not in LATE:
                    yield f"{source.place}:{inner.lineno} imports late"


def opened_file(source: Source) -> Iterator[str]:
    if source.room in (*HOT, "table", "local") and source.place not in LOADERS:
        for node in source.nodes:
            if isinstance(node, ast.Call) and _called(node) in OPENS:
                yield f"{source.place}:{node.lineno} calls {_called(node)}"


def other_game(source: Source) -> Iterator[str]:
    for module, line in source.imports() if source.room == "games" else ():
        if module.startswith("gruppetto.games.") and module.split(".")[2] != source.game:
            yield f"{source.place}:{line} imports {module}"


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


@pytest.mark.parametrize("check", [wrong_direction, foreign_module, opened_file, other_game, late_import])
def test_the_rooms_keep_their_doors(check: Check) -> None:
    assert [fault for source in sources() for fault in check(source)] == []


@pytest.mark.parametrize("room", ["table", "local"])
def test_a_live_table_needs_nothing_that_only_a_server_has(room: str) -> None:
    needed = reached(room, sources())

    assert {room, "engine"} <= {source.room for source in needed}
    assert [fault for source in needed for fault in server_module(source)] == []


@pytest.mark.slow
def test_a_live_table_is_imported_without_a_server() -> None:
    """What other packages bring along is found by trying."""
    modules = [source.module for source in sources() if source.room in ("table", "local")]
    try_it = f"import sys, {', '.join(modules)}; print(*sys.modules)"

    loaded = subprocess.run([sys.executable, "-c", try_it], capture_output=True, text=True, check=True).stdout.split()

    assert "gruppetto.table.session" in loaded
    assert {"starlette", "uvicorn", "sqlalchemy", "multiprocessing"} & set(loaded) == set()


def test_what_a_room_needs_is_followed_through_others(tmp_path: Path) -> None:
    for place, code in {
        "table/tables.py": "from gruppetto.table import store",
        "table/store.py": "from gruppetto.companion.sheet import Sheet",
        "companion/sheet.py": "import threading",
        "server/app.py": "import starlette",
    }.items():
        (tmp_path / place).parent.mkdir(exist_ok=True)
        (tmp_path / place).write_text(code, encoding="utf-8")

    needed = reached("table", sources(tmp_path))

    assert [fault for source in needed for fault in server_module(source)] == ["companion/sheet.py:1 imports threading"]


def test_every_room_is_known() -> None:
    assert {source.room for source in sources()} - {""} <= set(ROOMS)


@pytest.mark.parametrize(
    ("check", "place", "code"),
    [
        (wrong_direction, "engine/match.py", "from gruppetto.games import all_games"),
        (wrong_direction, "engine/match.py", "from gruppetto import bots"),
        (wrong_direction, "engine/match.py", "from ..road import drawing"),
        (wrong_direction, "lab/bench.py", "import gruppetto.server.app"),
        (wrong_direction, "server/app.py", "def late():\n    from gruppetto.lab import bench"),
        (wrong_direction, "table/tables.py", "from gruppetto.server.storage import Storage"),
        (wrong_direction, "companion/sheet.py", "from gruppetto.table import wire"),
        (wrong_direction, "adapters/stepping.py", "from gruppetto.lab import bench"),
        (wrong_direction, "bots/search.py", "from gruppetto.adapters.stepping import Moment"),
        (server_module, "table/tables.py", "from concurrent.futures import Future"),
        (server_module, "table/tables.py", "import sqlalchemy.orm"),
        (foreign_module, "games/tiny/state.py", "import msgspec"),
        (foreign_module, "bots/search.py", "import random"),
        (foreign_module, "bots/search.py", "from time import perf_counter"),
        (foreign_module, "road/stage.py", "import os.path"),
        (late_import, "server/bots.py", "def late():\n    from gruppetto.server import play"),
        (late_import, "table/bots.py", "if TYPE_CHECKING:\n    from gruppetto.table import tables"),
        (opened_file, "table/replay.py", "text = Path('match.jsonl').read_text()"),
        (opened_file, "games/tiny/state.py", "text = open('deck.toml')"),
        (opened_file, "games/tiny/state.py", "text = Path('deck.toml').read_text()"),
        (opened_file, "bots/search.py", "print('thinking')"),
        (other_game, "games/tiny/state.py", "from gruppetto.games.huge import deck"),
        (other_game, "games/__init__.py", "import gruppetto.games.tiny"),
    ],
)
def test_a_wrong_door_is_found(tmp_path: Path, check: Check, place: str, code: str) -> None:
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(code, encoding="utf-8")

    assert len(list(check(Source(path, tmp_path)))) == 1
