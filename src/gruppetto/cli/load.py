"""`gruppetto bench --server URL` and `--spawn`: the figures of a load test, as a table or JSON."""

import ipaddress
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from rich.table import Table

from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.set_up import make_setup, read_options
from gruppetto.games import all_games, find_game
from gruppetto.lab.load import Load, LoadFailed, Throughput, run_load
from gruppetto.lab.spawned import Spawned, spawned_server

_LEAST_PLAYERS = 2


def bench_server(
    game_id: str | None,
    language: str,
    *,
    server: str | None,
    anywhere: bool,
    tables: int,
    players: int | None,
    options: tuple[str, ...],
    seconds: float,
    as_json: bool,
) -> None:
    """Without `server`, one is started for the test and ended after it."""
    games = [find_game(game_id)] if game_id else list(all_games().values())
    measured: list[dict[str, Any]] = []
    with _server(server, anywhere) as running:
        for game in games:
            setup = make_setup(game, max(_LEAST_PLAYERS, game.players[0]) if players is None else players, {}, None)
            load = Load(running.url, game.id, tables, setup.seats, seconds, read_options(options))
            measured.append(_figures(load, _run(load), running))
    if as_json:
        print(json.dumps(measured, indent=2))
    else:
        _show(measured, language)


@contextmanager
def _server(url: str | None, anywhere: bool) -> Iterator[Spawned]:
    if url is None:
        with spawned_server() as spawned:
            yield spawned
        return
    if not anywhere and not is_loopback(url):
        raise Complaint("A load test is for a server on this machine; --anywhere says that you may load that one.")
    yield Spawned(url.rstrip("/"), pid=None)


def is_loopback(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _run(load: Load) -> Throughput:
    try:
        return run_load(load)
    except LoadFailed as failed:
        raise Complaint(str(failed)) from None


def _figures(load: Load, seen: Throughput, running: Spawned) -> dict[str, Any]:
    memory = running.resident_bytes()
    return {
        "game": load.game,
        "tables": load.tables,
        "players": load.players,
        "seconds": round(seen.seconds, 2),
        "moves_a_second": round(seen.moves_a_second, 1),
        "p50_ms": round(seen.delay(0.5) * 1000, 1),
        "p99_ms": round(seen.delay(0.99) * 1000, 1),
        "bytes_a_move": round(seen.bytes_a_move),
        "matches": seen.matches,
        "memory_mb": None if memory is None else round(memory / 2**20),
    }


def _show(measured: list[dict[str, Any]], language: str) -> None:
    texts = own_texts(language)
    console = Terminal()
    first = measured[0]
    console.print(texts("load-title", tables=first["tables"], players=first["players"]), style="bold")
    table = Table("", *(texts(f"load-{name}") for name in ("moves", "p50", "p99", "bytes", "matches", "memory")))
    for column in table.columns[1:]:
        column.justify = "right"
    for one in measured:
        figures = (one["moves_a_second"], one["p50_ms"], one["p99_ms"], one["bytes_a_move"], one["matches"])
        memory = "–" if one["memory_mb"] is None else f"{one['memory_mb']:,}"
        table.add_row(one["game"], *(f"{figure:,.0f}" for figure in figures), memory)
    console.print(table)
