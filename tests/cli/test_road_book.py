"""Tables in the terminal."""

import io
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from gruppetto.cli.narrator import Narrator
from gruppetto.cli.road_book import classification, piles
from gruppetto.engine.event import Param
from gruppetto.engine.scene import Picture, Pile, Row, StandingsTable, Text, Tie
from gruppetto.games.vainqueur import GAME

NAMES: dict[str, Param] = {"ahead": "player:0", "ahead_bib": 0, "behind": "player:1", "behind_bib": 0}
TIE = Tie(Text("vainqueur-tie-last-place", {**NAMES, "best": 1, "other": 2}), "VAI-10.8")


def printed(*, reasons: bool) -> str:
    rows = [Row(place, place - 1, "azur", place, "90", tie=TIE) for place in (1, 2)]
    table = StandingsTable(Text("vainqueur-table-classification"), None, rows)
    console = Console(width=200, file=io.StringIO(), record=True)
    console.print(classification(table, Narrator(GAME, "en", ["Ada", "Bo"]), reasons=reasons))
    return console.export_text()


def test_a_result_says_once_what_separated_two_who_are_level() -> None:
    reason = "= Ada wins the Tour, not Bo: better placed in the last stage, 1 before 2. (VAI-10.8)"
    assert printed(reasons=True).count(reason) == 1


def test_the_standings_of_every_turn_stay_short() -> None:
    assert "VAI-10.8" not in printed(reasons=False)


@pytest.mark.parametrize(("language", "told"), [("en", "Draw: 97"), ("fr", "Pioche : 97")])
def test_a_pile_is_told_with_the_colon_of_its_language(language: str, told: str) -> None:
    shown = SimpleNamespace(piles=[Pile("draw", Text("vainqueur-pile-draw"), 97)], dice=[])
    assert piles(cast(Picture, shown), Narrator(GAME, language, ["Ada", "Bo"])).plain.strip() == told
