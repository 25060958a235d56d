"""`gruppetto rules GAME --cards`: the card list in the terminal."""

import pytest

from gruppetto.engine.explained import Chapter, Explanation
from gruppetto.engine.scene import Text
from tests.cli.conftest import Run
from tests.toy import GAME


def test_the_card_list_counts_each_pack_and_tells_cures_and_special_cases(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    cure, case = Text("tiny-cure"), Text("tiny-case")
    push = Explanation("card:push", Text("tiny-push"), Text("tiny-does"), "TIN-3.5", cure, [case], count=3)
    pack = Chapter("cards", Text("tiny-pack"), [push], [Text("tiny-common")])
    monkeypatch.setattr(type(GAME), "explained", lambda self, setup: [pack])

    shown = run("rules", "tiny", "--cards", "--language", "fr").output.split("\n")

    assert [line.strip() for line in shown if line.strip()] == [
        "tiny-pack (3)",
        "tiny-common",
        "tiny-push × 3  [TIN-3.5]",
        "tiny-does",
        "Remède: tiny-cure",
        "– tiny-case",
    ]


def test_a_game_without_explanations_has_no_card_list(run: Run) -> None:
    assert "has no card list" in run("rules", "tiny", "--cards").output
