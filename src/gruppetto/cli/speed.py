"""`gruppetto bench`: the figures of the lab's bench, as tables or JSON."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from rich.table import Table

from gruppetto.cli.console import Terminal
from gruppetto.cli.language import own_texts
from gruppetto.cli.set_up import make_setup, read_edition, read_options
from gruppetto.companion.catalogue import Catalogue
from gruppetto.games import all_games, find_game
from gruppetto.lab.bench import Bench, Pace, bench
from gruppetto.lab.peers import open_spiel_playouts


def run_bench(
    game_id: str | None,
    language: str,
    *,
    players: int | None,
    edition: str | None,
    options: tuple[str, ...],
    repeats: int,
    seconds: float,
    peer: str | None,
    as_json: bool,
) -> None:
    games = [find_game(game_id)] if game_id else list(all_games().values())
    measured: list[Bench] = []
    for game in games:
        setup = make_setup(game, players, read_options(options), read_edition(game, edition))
        playouts = open_spiel_playouts(peer, setup.seats) if peer else None
        measured.append(bench(game, setup, repeats=repeats, seconds=seconds, peer=playouts))
    if as_json:
        print(json.dumps([_as_json(one) for one in measured], indent=2))
        return
    console = Terminal()
    for one in measured:
        _show(console, one, f"OpenSpiel {peer}", own_texts(language))


def _show(console: Terminal, measured: Bench, peer: str, texts: Catalogue) -> None:
    console.print(texts("bench-title", game=measured.game, players=measured.players), style="bold")
    console.print(
        paces_table({measured.game: measured.pace, **({peer: measured.peer} if measured.peer else {})}, texts)
    )
    if measured.ratio is not None:
        console.print(texts("bench-ratio", ratio=f"{measured.ratio:.2f}", peer=peer))
    prices = Table(texts("bench-operation"), "µs")
    prices.columns[1].justify = "right"
    for operation, price in measured.prices.items():
        prices.add_row(operation, f"{price:.2f}")
    console.print(prices)


def paces_table(paces: Mapping[str, Pace], texts: Catalogue) -> Table:
    """By who played, a line each."""
    table = Table("", texts("bench-decisions"), texts("bench-games"), texts("bench-length"))
    for column in table.columns[1:]:
        column.justify = "right"
    for name, pace in paces.items():
        figures = (pace.decisions_a_second, pace.games_a_second, pace.decisions_a_game)
        table.add_row(name, *(f"{figure:,.0f}" for figure in figures))
    return table


def _as_json(measured: Bench) -> dict[str, Any]:
    return {**asdict(measured), "ratio": measured.ratio}
