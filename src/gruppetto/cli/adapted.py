"""`gruppetto bench --adapters`: how fast a game is in OpenSpiel and PettingZoo, beside OpenSpiel's own."""

import json
from collections.abc import Mapping
from dataclasses import asdict

from gruppetto.adapters.table import Table, table_of
from gruppetto.cli.console import Terminal
from gruppetto.cli.door import Complaint
from gruppetto.cli.language import own_texts
from gruppetto.cli.set_up import read_options
from gruppetto.cli.speed import paces_table
from gruppetto.games import all_games, find_game
from gruppetto.lab.bench import Pace, Playouts, in_turn, playouts_of
from gruppetto.lab.peers import PEERS, PeerMissing, open_spiel_playouts, spiel_playouts, zoo_playouts


def bench_adapters(
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
    """Each game in turn with those of OpenSpiel, at a table of two where nobody says how many."""
    games = [find_game(game_id)] if game_id else list(all_games().values())
    texts, console = own_texts(language), Terminal()
    told: list[dict[str, object]] = []
    for game in games:
        try:
            table = table_of(game, players or 2, read_options(options) or None, edition or "")
            paces = adapted(table, [peer] if peer else list(PEERS), repeats=repeats, seconds=seconds)
        except (ValueError, PeerMissing) as error:
            raise Complaint(str(error)) from None
        told.append(
            {"game": game.id, "players": table.seats, "paces": {who: asdict(pace) for who, pace in paces.items()}}
        )
        if not as_json:
            console.print(texts("bench-title", game=game.id, players=table.seats), style="bold")
            console.print(paces_table(paces, texts))
    if as_json:
        print(json.dumps(told, indent=2))


def adapted(table: Table, peers: list[str], *, repeats: int, seconds: float) -> Mapping[str, Pace]:
    """By who played: the engine alone, the two adapters, and the peers, one after the other in every repeat."""
    runners: dict[str, Playouts] = {
        table.game.id: playouts_of(table.game, table.setup),
        **_in_adapters(table),
        **{f"OpenSpiel {peer}": open_spiel_playouts(peer, table.seats) for peer in peers},
    }
    measured = in_turn(list(runners.values()), repeats=repeats, seconds=seconds)
    return dict(zip(runners, measured, strict=True))


def _in_adapters(table: Table) -> dict[str, Playouts]:
    try:
        from gruppetto.adapters import openspiel, pettingzoo
    except ImportError as missing:
        raise PeerMissing(str(missing)) from None
    return {
        f"{table.game.id} · OpenSpiel": spiel_playouts(openspiel.loaded(table)),
        f"{table.game.id} · PettingZoo": zoo_playouts(pettingzoo.GruppettoEnv(table)),
    }
