"""Turns as the server asks for them, from which the browser's tests count how often somebody must press.

`python -m tests.table.clicks` writes them anew, for `web/src/table/clicks.test.ts`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from gruppetto.engine.contract import AnyGame, State
from gruppetto.engine.picks import ask
from gruppetto.games import bostock, peloton, seconds
from gruppetto.table.asking import sent
from tests.games.bostock import table as bostock_table
from tests.games.peloton import table as peloton_table
from tests.games.seconds import table as seconds_table

FILE = Path(__file__).parents[2] / "web" / "src" / "table" / "clicks.json"

Step = dict[str, Any]
"""What is asked, what is held, and what somebody then plays."""


def turns() -> dict[str, list[Step]]:
    return {
        "a road turn in bostock": road_turn(),
        "a sequence of four riders in peloton": sequence(),
        "an exchange in seconds": exchange("discard 2", "discard 3", "discard 5"),
        "an exchange of other cards in seconds": exchange("discard 9", "discard 12", "discard 15"),
    }


def road_turn() -> list[Step]:
    """A card of the own colour, three riders far apart: no pick is spared by having no choice, and there are cells to
    which two sums of number and bonus lead."""
    state = bostock_table.race({"red-1": "10.1", "red-2": "14.2", "red-3": "8.3"}, hand=["red-221"])
    moves = ("play red-221", "move red-2 2 16.3", "move red-1 2 12.2", "move red-3 1+1 10.4")
    return _steps(bostock.GAME, state, moves, bostock_table.play)


def sequence() -> list[Step]:
    """Four team mates in one group: the first sets the pace, and the others ride it."""
    state = peloton_table.race({1: "T1:3.6", 2: "T1:2.6", 3: "T1:4.5", 4: "T1:3.5"}, size=4)
    first = _steps(peloton.GAME, state, ("throw yellow: 4", "move T1:3.9"), peloton_table.play)
    return first + _following(state)


def _following(state: State[Any]) -> list[Step]:
    """As long as the team has somebody to follow: whatever the order for all riders plays."""
    found: list[Step] = []
    while (asked := ask(peloton.GAME, state, 0)) is not None and asked.orders:
        found += _steps(peloton.GAME, state, (asked.orders[0].do,), peloton_table.play)
    return found


def exchange(*discards: str) -> list[Step]:
    """A rider comes to an exchange zone, and three of his team's cards go."""
    state = seconds_table.race("t2", {"A1": "26.1"}, hand=[4, 2, 3, 5, 9, 12, 15])
    seconds_table.play(state, "play 4 30.1")
    return _steps(seconds.GAME, state, discards, seconds_table.play)


def _steps(game: AnyGame, state: Any, moves: tuple[str, ...], play: Callable[..., object]) -> list[Step]:
    found: list[Step] = []
    for move in moves:
        asked = to_builtins(sent(ask(game, state, state.to_decide)))
        hand = game.own(state.view(state.to_decide)).hand
        held = [{"id": card.id, "count": card.count} for card in hand]
        found.append({"ask": asked, "hand": held, "do": move.partition(":")[0] if "throw" in move else move})
        play(state, move)
    return found


def written() -> str:
    return json.dumps(turns(), ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
