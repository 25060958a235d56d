"""docs/adapters.md is true: its examples run, and its sizes are those of the games."""

import re
from pathlib import Path

import pytest

from gruppetto.adapters.table import table_of
from gruppetto.games import all_games, find_game

PAGE = (Path(__file__).parents[2] / "docs" / "adapters.md").read_text(encoding="utf-8")
EXAMPLES = [found[1] for found in re.finditer(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)]
SIZES = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[-1][:40])
def test_an_example_runs(example: str) -> None:
    for needed in ("pyspiel", "pettingzoo", "gymnasium"):
        if re.search(rf"\b{needed}\b", example):
            pytest.importorskip(needed, reason=f"the example needs {needed}, of an extra")

    exec(compile(example, "docs/adapters.md", "exec"), {})


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 7


def test_every_game_has_its_sizes() -> None:
    assert {game for game, _, _ in SIZES} == set(all_games())


@pytest.mark.parametrize(("game", "actions", "figures"), SIZES)
def test_the_sizes_are_those_of_the_short_race(game: str, actions: str, figures: str) -> None:
    coding = table_of(find_game(game), 2).coding

    assert (len(coding.actions), coding.length) == (int(actions), int(figures))
