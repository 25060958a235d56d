"""The stage file of `docs/seconds.md` is good to ride, as the page says."""

import re
from pathlib import Path

import pytest

from gruppetto.engine.edition import Document
from gruppetto.games.seconds import GAME
from gruppetto.games.seconds.box.cards import AMOUNT_KEYS
from tests.games.seconds.table import any_luck, changed_edition

GUIDE = (Path(__file__).parents[3] / "docs" / "seconds.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def stage() -> str:
    (block,) = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    return str(block)


def test_the_stage_file_of_the_guide_can_be_drawn(stage: str) -> None:
    boards = GAME.stage_boards(Document.parse(stage, "home.toml"))
    assert [board.id for board in boards or []] == ["home-24"]


def test_it_can_be_ridden_to_the_end_with_an_edition_put_together_from_files(stage: str) -> None:
    setup = GAME.setup(2, {"stages": "home-24+home-24:ttt"}, changed_edition(extra=stage))
    luck = any_luck(2)
    state = GAME.start(setup, luck)
    while state.to_decide >= 0:
        state.play(state.actions()[0], luck)
    assert len(state.ledger) == 2


def test_the_guide_names_every_effect_of_a_chance_card() -> None:
    assert [effect for effect in AMOUNT_KEYS if f"`{effect}`" not in GUIDE] == []
