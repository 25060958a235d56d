"""The points at stake are on the signs: finish, sprint, summit, green line."""

import pytest

from gruppetto.engine.scene import Text
from gruppetto.games import find_game


def stakes(game: str, road: str) -> list[Text]:
    found = find_game(game)
    return [sign.stakes for sign in found.board(found.editions()[0], road).signs if sign.stakes]


@pytest.mark.rule("VAI-9.1")
def test_the_finish_of_a_stage_has_its_points() -> None:
    assert stakes("vainqueur", "stage-1") == [
        Text("vainqueur-stakes-finish", {"points": [60, 30, 10]}),
        Text("vainqueur-stakes-sprint"),
    ]


@pytest.mark.rule("SEC-9.1")
def test_a_sprint_has_its_seconds_or_points() -> None:
    mill, polder, *_ = stakes("seconds", "flat-95")

    assert mill == Text("seconds-stakes-sprint", {"what": "seconds", "seconds": [3, 2, 1], "points": [0, 0, 0]})
    assert polder.args["what"] == "points"


@pytest.mark.rule("BOS-7.1")
def test_the_green_line_and_the_finish_have_their_points() -> None:
    green, finish = stakes("bostock", "stage-1")

    assert green == Text("bostock-stakes-green", {"first": 3, "second": 1})
    assert finish == Text("bostock-stakes-finish", {"points": [6, 5, 4, 3, 2, 1]})


@pytest.mark.rule("PEL-20.3")
def test_a_summit_has_its_points_and_the_foot_of_a_climb_has_none() -> None:
    kinds = [text.key for text in stakes("peloton", "alpe-dhuez")]

    assert kinds == ["peloton-stakes-sprint", *["peloton-stakes-summit"] * 3, "peloton-stakes-finish"]
