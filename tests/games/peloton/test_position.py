"""Position documents: a board as it stands, what reads back, and what cannot occur."""

from collections.abc import Mapping

import pytest

from gruppetto.engine import document
from gruppetto.engine.contract import PositionError
from gruppetto.games.peloton import GAME
from gruppetto.games.peloton.rules.state import PelotonState
from tests.games.peloton.table import PHI, any_luck, edition, fields, order, play, race, setup_for, turn

SETUP = setup_for()


def written(state: PelotonState, changes: Mapping[str, object]) -> str:
    return document.write({**document.read(state.document()), **changes})


def fault(state: PelotonState, **changes: object) -> str:
    """Why a position with these changes cannot occur."""
    with pytest.raises(PositionError) as caught:
        GAME.position(written(state, changes), SETUP)
    return str(caught.value)


def test_a_board_as_it_stands_begins_the_sequence_it_names() -> None:
    state = race(PHI, sequence=12)

    assert (state.sequence, state.turn) == (12, 0)
    assert order(state) == list(PHI)


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("throw yellow: attack",),
        ("throw yellow: attack", "attack solo"),
        ("throw yellow: attack", "attack solo", "move T1:3.8: 5"),
        ("throw red: 4", "move T1:3.7"),
        ("throw red: 4", "move T1:3.7", "share 7 T1:2.8"),
    ],
    ids=lambda moves: moves[-1] if moves else "speed",
)
def test_every_phase_of_a_turn_reads_back(moves: tuple[str, ...]) -> None:
    state = race(PHI)
    play(state, *moves)
    again = GAME.position(state.document(), SETUP)

    assert again.document() == state.document()
    assert list(again.actions()) == list(state.actions())


def test_a_match_can_be_played_on_from_a_document() -> None:
    state = GAME.position(race(PHI).document(), SETUP)
    luck = any_luck()
    while state.to_decide >= 0:
        state.play(state.actions()[-1], luck)

    assert len(state.ledger) == 1


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "this is a position of 'chess', not of 'peloton'"),
        ({"edition": "mine"}, "the edition 'mine' is not known here"),
        ({"seats": 9}, "seats must be 1 to 6, not 9"),
        ({"stage": 2}, "stage 2 is not one of this race's, which has 1"),
        ({"riders": {"1": "T1:3.6", "2": "T1:3.6"}}, "T1:3.6 holds two riders"),
        ({"riders": {"1": "T9:3.6"}}, "'T9:3.6' is no hex of this stage"),
        ({"riders": {"44": "T1:3.6"}}, "no rider of this race has the number '44'"),
        ({"riders": {"01": "T1:3.6"}}, "no rider of this race has the number '01'"),
        ({"finishes": {"9": [1, 58], "09": [2, 58]}}, "no rider of this race has the number '09'"),
        ({"rider": 0}, "rider must be the one whose turn it is in order"),
        ({"order": [1, 2]}, "a group has a rider who is not in order"),
        ({"order": [2, 1, 3, 7, 8]}, "the riders of a group must stand in the order of play"),
        ({"turn": 3}, "rider must be the one whose turn it is in order"),
        ({"to_decide": 1}, "to_decide must be 0"),
        ({"phase": "sleep"}, "phase must be one of place, speed"),
        ({"phase": "symbol"}, "no symbol was thrown that leaves a choice"),
        ({"phase": "move"}, "who is to move has a speed and a way"),
        ({"speed": 4}, "who still chooses his speed has none"),
        ({"phase": "move2", "speed": 4}, "only a solo attack has a second leg"),
        ({"rest": 2}, "nothing is shared before the move"),
        ({"fallen": [1]}, "the rider in turn can neither have fallen nor have a collision"),
        ({"stuck": [2]}, "2 can have a collision only in his turn"),
        ({"arrived": [1]}, "arrived must be the riders in the stretch"),
        ({"finishers": []}, "9 must be among the finishers exactly if he has a finish"),
        ({"finishes": {"9": [7, 58]}}, "nobody has finished in a sequence that is not over"),
        ({"finishes": {"9": [1, 57]}}, "no hex of the stretch shows 57"),
        ({"takers": [[1], []]}, "1 has not reached line 1"),
        ({"takers": [[]]}, "takers must have a list for each of the 2 lines"),
        ({"spent": ["yellow"]}, "a card was used that nobody held"),
        ({"card": "yellow"}, "a card that is played was held and is spent"),
        ({"owes": True}, "nothing is shared before the move"),
        ({"line_up": ["rouge"] * 6}, "line_up must be the teams in their drawn order"),
        ({"placed": 3}, "a sequence begins when all have placed"),
        ({"sequence": 10_000}, "sequence must be a whole number from 0 to 9999"),
        ({"results": [{}]}, "last_clock must be a whole number"),
        ({"attackers": [9]}, "the leader of a group may attack"),
        ({"speed": 99}, "speed must be a whole number from 0 to 18"),
        ({"wind": 1}, "'wind' is not a key of a position"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_cannot_occur_is_refused_with_a_reason(changes: dict[str, object], reason: str) -> None:
    assert reason in fault(race(PHI), **changes)


@pytest.mark.parametrize(
    ("group", "reason"),
    [
        ({"pace": 4, "breakaway": 5, "die": "yellow"}, "while a breakaway is open its group has no pace"),
        ({"reset": True, "pace": 4}, "a pace that must be reset is empty"),
        ({"reset": True, "brake": 1}, "a pace that must be reset brakes nobody"),
        ({"breakaway": 5, "die": "yellow", "closed": True}, "a closed breakaway is not open"),
        ({"breakaway": 5}, "a breakaway has its die"),
        ({"breakaway": 5, "die": "red"}, "a breakaway has its die"),
        ({"climb": True}, "an empty pace is of no terrain"),
        ({"colour": 1}, "'colour' is not a key of a group"),
        ({"brake": 3}, "brake must be a whole number from 0 to 2"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_group_that_cannot_occur_is_refused_with_a_reason(group: dict[str, object], reason: str) -> None:
    assert reason in fault(race(PHI), groups=[{"riders": list(PHI), **group}])


def test_nobody_stands_in_the_stretch_when_a_sequence_begins() -> None:
    with pytest.raises(PositionError, match="nobody stands in the stretch"):
        race({1: "FIN:3.0"}, takers=[[1], [1]])


def test_a_board_without_riders_is_refused() -> None:
    with pytest.raises(PositionError, match="riders must say where somebody stands"):
        race({})


@pytest.mark.parametrize("half", [{"turn": 2}, {"speed": 4}, {"attackers": [1]}, {"braked": True}], ids=str)
def test_a_board_with_half_a_sequence_is_refused(half: dict[str, object]) -> None:
    with pytest.raises(PositionError, match=f"{next(iter(half))} is there, so order must be too"):
        GAME.position(document.write(fields(PHI) | half), SETUP)


def test_the_end_of_a_race_must_be_what_its_result_tells() -> None:
    state = race({1: "T5:3.9"}, takers=[[1], [1]])
    turn(state, "throw red: 7", "move FIN:3.5")
    assert GAME.position(state.document(), SETUP).document() == state.document()

    assert "the last result must be what finishes" in fault(state, finishes={**_finishes(state), "1": [5, 58]})
    assert "finished stages are expected here" in fault(state, results=[])


def _finishes(state: PelotonState) -> dict[str, object]:
    return dict(document.read(state.document())["finishes"])


def test_an_edition_of_one_s_own_has_its_own_positions() -> None:
    assert edition().id in race(PHI).document()
