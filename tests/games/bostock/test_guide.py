"""The stage of `docs/bostock.md` is good to ride, as the page says, and the page names every effect."""

import re
from pathlib import Path

import pytest

from gruppetto.engine.edition import Document
from gruppetto.games.bostock import GAME
from gruppetto.games.bostock.box.cards import KEPT_BLUE, KEPT_RED, NOW_EFFECTS
from tests.games.bostock.table import any_luck, edition

GUIDE = (Path(__file__).parents[3] / "docs" / "bostock.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def stage() -> str:
    (block,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    return str(block)


def test_the_stage_of_the_guide_can_be_drawn(stage: str) -> None:
    boards = GAME.stage_boards(Document.parse(stage, "lake.toml"))
    assert boards is not None
    assert len(boards) == 1


def test_it_can_be_ridden_to_the_end_as_a_sixth_stage(stage: str) -> None:
    own = GAME.edition(Document.parse(f"{edition().document.text}\n{stage}", "my.toml"))
    luck = any_luck(2)
    state = GAME.start(GAME.setup(4, {"stages": "6"}, own), luck)
    while state.to_decide >= 0:
        state.play(state.actions()[0], luck)
    assert state.results[0].number == 6


def test_the_guide_names_every_effect_of_a_risk_card() -> None:
    assert [effect for effect in (*NOW_EFFECTS, *KEPT_BLUE, *KEPT_RED) if f"`{effect}`" not in GUIDE] == []
