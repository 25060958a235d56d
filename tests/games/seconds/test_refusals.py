"""Every row of the specification's table of refusals that no worked example shows, and the notation."""

import pytest

from gruppetto.engine.refusal import NotationError
from gruppetto.games.seconds import GAME
from tests.games.seconds.table import B, any_luck, legal, play, race, refused, setup_for, start


@pytest.mark.rule("SEC-4.2", "SEC-4.3")
def test_not_your_turn() -> None:
    first = start(2)
    other = 1 - first.to_decide
    assert refused(first, legal(first)[0], seat=other) == "SEC-4.2"
    assert refused(race("t2", {"A1": "10.1"}, hand=[4]), "play 4 14.1", seat=B) == "SEC-4.3"


@pytest.mark.rule("SEC-3.9", "SEC-5.5", "SEC-5.3", "SEC-6.1", "SEC-6.8", "SEC-12.4", "SEC-12.6", "SEC-5.8")
@pytest.mark.parametrize(
    ("board", "at", "move", "rule"),
    [
        ("t3", {"A1": "10.2", "B1": "14.2"}, "play 4 14.2", "SEC-3.9"),
        ("t3", {"A1": "10.2", "B1": "15.2"}, "play 4 15.2", "SEC-3.9"),
        ("t3", {"A1": "10.1", "B1": "11.2", "B2": "11.1"}, "play 4 14.1", "SEC-10.5"),
        ("t3", {"A1": "10.1", "B1": "12.1", "B2": "11.2"}, "play 2 12.3", "SEC-5.5"),
        ("t3", {"A1": "10.2", "B1": "17.2"}, "play 4 16.2", "SEC-6.1"),
        ("mountain-84", {"A1": "16.1", "B1": "19.1"}, "play 4 19.2", "SEC-6.8"),
        ("t2", {"A1": "38.1"}, "play 9 40.1", "SEC-5.6"),
        ("t2", {"A1": "38.1"}, "play 9 line", "SEC-12.4"),
        ("t2", {"A1": "30.1"}, "play 4 line", "SEC-12.6"),
        ("t2", {"A1": "30.1"}, "play 4 34.4", "SEC-3.2"),
        ("t2", {"A1": "30.1"}, "play 4 900.1", "SEC-3.2"),
    ],
)
def test_targets(board: str, at: dict[str, str], move: str, rule: str) -> None:
    card = int(move.split(" ")[1])
    state = race(board, at, hand=[card])
    assert refused(state, move) == rule


@pytest.mark.rule("SEC-5.3")
def test_a_lane_too_far_away() -> None:
    state = race("flat-95", {"A1": "2.1"}, hand=[2])
    assert refused(state, "play 2 4.4") == "SEC-5.3"


@pytest.mark.rule("SEC-5.8")
def test_with_no_step_nothing_can_be_reached() -> None:
    state = race("mountain-84", {"A1": "17.1"}, hand=[3], deltas={"A1": -2})
    assert refused(state, "play 3 18.1") == "SEC-5.8"


@pytest.mark.rule("SEC-13.3", "SEC-10.12", "SEC-8.1", "SEC-8.12")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("surrender 4", "SEC-13.3"),
        ("hand_in 4", "SEC-10.12"),
        ("remount", "SEC-10.12"),
        ("discard 4", "SEC-8.1"),
        ("stop", "SEC-8.1"),
        ("lane 1", "SEC-8.12"),
        ("rider 1", "SEC-4.3"),
        ("brake 4 12.1", "SEC-8.5"),
    ],
)
def test_nothing_of_the_kind_is_due(move: str, rule: str) -> None:
    assert refused(race("t2", {"A1": "10.1"}, hand=[4]), move) == rule


@pytest.mark.rule("SEC-8.1", "SEC-8.12", "SEC-13.3")
def test_first_things_first() -> None:
    exchange = race("t2", {"A1": "26.1"}, hand=[4, 7, 9])
    play(exchange, "play 4 30.1")
    assert refused(exchange, "play 7 37.1") == "SEC-8.1"
    choice = race("t2", {"A1": "28.1"}, hand=[4, 7])
    play(choice, "play 4 32.1", luck=["K01"])
    assert refused(choice, "play 7 39.1") == "SEC-8.12"
    assert refused(choice, "lane 3") == "SEC-8.12"


@pytest.mark.rule("SEC-10.2", "SEC-10.4", "SEC-10.5")
def test_brakes_and_crashes_only_where_they_belong() -> None:
    free = race("t2", {"A1": "10.1"}, hand=[5], kept={"A1": ["K20"]})
    assert refused(free, "brake 5 14.1") == "SEC-10.2"
    wall = {"A1": "10.1", "B1": "13.1", "B2": "13.2"}
    held = race("t2", wall, hand=[5], kept={"A1": ["K20"]})
    assert refused(held, "brake 5 11.1") == "SEC-10.4"
    assert refused(race("t2", wall, hand=[5]), "play 5 13.1") == "SEC-10.5"


@pytest.mark.rule("SEC-16.1")
def test_after_the_tour_nobody_plays() -> None:
    state = start(2, "t3")
    while state.to_decide >= 0:
        state.play(state.actions()[0], any_luck())
    assert refused(state, "stop", seat=0) == "SEC-16.1"
    assert refused(state, "stop", seat=-1) == "SEC-16.1"


@pytest.mark.parametrize("text", ["play 9 14.2", "boost 9 -4.1", "brake 5 stay", "play 9 line", "lane 2", "rider 3"])
def test_notation_reads_back(text: str) -> None:
    assert str(GAME.parse(text, setup_for(2))) == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ride 9", "an action begins with one of"),
        ("play 9", "write 'play', a card and the cell"),
        ("play 31 4.1", "there is no card 31"),
        ("rider 4", "riders 1 to 3"),
        ("play 9 -11.1", "no number -11"),
        ("discard", "write 'discard' and a card"),
    ],
)
def test_what_is_no_action(text: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.parse(text, setup_for(2))
