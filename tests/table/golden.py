"""Everything a server says of whole matches, as one hash a field: a guard for changes that must not change a byte.

`python -m tests.table.golden` writes the hashes anew; whoever does so says in the commit which fields changed and why.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.engine.why import why_nots
from gruppetto.games import all_games
from gruppetto.table import projection
from gruppetto.table.showing import Holding, Showing
from gruppetto.table.wire import write
from gruppetto.testing.playing import at_random, floats, match_seed
from tests.table.screen import whole_offers

FILE = Path(__file__).with_name("golden.json")
_MOST = 400
"""Entries of a match that are looked at; a long tour repeats itself."""

_STEP = 3
"""Every so many entries somebody looks, who then gets what happened since the last look."""

Hashes = dict[str, str]


def matches() -> list[tuple[str, int]]:
    """Each game with the fewest seats that are a race and with the most."""
    return [(game.id, seats) for game in all_games().values() for seats in (2, game.players[-1])]


def hashes(game: AnyGame, seats: int) -> Hashes:
    """By field of an update, `scene.pieces` or `ask`, the hash of all its values in one match."""
    fields: dict[str, Any] = {}
    for message in _messages(game, seats):
        update = json.loads(message)
        if update["ask"]:
            update["ask"]["offers"] = whole_offers(update["ask"]["offers"])
        own = {name: value for name, value in update.pop("own").items() if value is not None}
        scene = {**update.pop("picture"), **own}
        for name, value in {**update, **{f"scene.{key}": inside for key, inside in scene.items()}}.items():
            text = json.dumps(value, sort_keys=True, ensure_ascii=False)
            fields.setdefault(name, hashlib.sha256()).update(text.encode())
    return {name: digest.hexdigest()[:16] for name, digest in sorted(fields.items())}


def _messages(game: AnyGame, seats: int) -> Iterator[bytes]:
    names = tuple(SeatName(f"Rider {n}") for n in range(seats))
    # With the luck of format 1: the hashes were taken with it, and it is kept for good.
    match = Match(game, game.setup(seats), names, match_seed(seats), take_backs=TakeBacks.FORMER)
    decide = at_random(game, floats(seats))  # not by what bots think, which may change at any time
    rounds = [Showing().round(match)]
    while True:
        if match.version % _STEP == 0 or match.over:
            for eyes in (*range(seats), SPECTATOR):
                (update,) = projection.updates(match, rounds, eyes, match.version - _STEP, Holding(), whole=True)
                picture = write(match.game.picture(match.state.view(eyes)))
                whys = write(why_nots(game, match.state) if match.state.to_decide == eyes != SPECTATOR else [])
                yield update[:-1] + b',"picture":' + picture + b',"whys":' + whys + b"}"
        if match.over or match.version >= _MOST:
            return
        rounds.append(Showing().round(match))
        seat = match.state.to_decide
        match.play(seat, str(decide(match.state.view(seat))))


def _write() -> None:
    games = all_games()
    found = {f"{game}-{seats}": hashes(games[game], seats) for game, seats in matches()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _write()
