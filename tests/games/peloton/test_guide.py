"""The stage file of `docs/hex-stages.md` is good to ride, as the page says."""

import re
from pathlib import Path

import pytest

from gruppetto.engine.edition import Document
from gruppetto.games.peloton import GAME
from tests.games.peloton.table import any_luck, changed_edition

GUIDE = (Path(__file__).parents[3] / "docs" / "hex-stages.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def stage() -> str:
    (block,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    return str(block)


def test_the_stage_file_of_the_guide_can_be_drawn(stage: str) -> None:
    boards = GAME.stage_boards(Document.parse(stage, "home.toml"))
    assert [board.id for board in boards or []] == ["home"]


def test_it_can_be_ridden_to_the_end_with_an_edition_put_together_from_files(stage: str) -> None:
    setup = GAME.setup(3, {"stages": "home", "team_size": "4"}, changed_edition(extra=stage))
    luck = any_luck(2)
    state = GAME.start(setup, luck)
    while state.to_decide >= 0:
        state.play(state.actions()[0], luck)
    assert len(state.ledger) == 1
