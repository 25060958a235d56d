"""Positions written by earlier versions are read as what they were: records begin with them.

`positions.jsonl` of each game has documents of every phase as they were written before, with what could be done there
and how everybody stood. They are never written anew; a document of a new format is added at the end.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from gruppetto.games import all_games

WRITTEN = [
    pytest.param(game, json.loads(line), id=f"{game_id}-{number}")
    for game_id, game in all_games().items()
    for number, line in enumerate((Path(__file__).parent / game_id / "positions.jsonl").read_text().splitlines(), 1)
]


@pytest.mark.parametrize(("game", "then"), WRITTEN)
def test_a_document_written_before_means_the_same(game: Any, then: dict[str, Any]) -> None:
    state = game.position(then["document"])

    assert [str(action) for action in state.actions()][:40] == then["actions"]
    assert state.standing() == pytest.approx(then["standing"], abs=1e-5)


@pytest.mark.parametrize(("game", "then"), WRITTEN)
def test_a_document_written_before_is_written_the_same(game: Any, then: dict[str, Any]) -> None:
    assert game.position(then["document"]).document() == then["document"]
