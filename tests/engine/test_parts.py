"""Parts of a position: copied so that nothing that changes is shared."""

from gruppetto.engine.parts import copy_parts
from gruppetto.testing.playing import luck
from tests.toy import GAME
from tests.toy.state import TinyOpen, TinyState

STATE = GAME.start(GAME.setup(3), luck(7))


def test_a_copy_is_equal_and_changes_alone() -> None:
    copy = copy_parts(STATE, TinyState(STATE.setup))

    assert copy == STATE
    copy.places[0] += 1
    copy.hands[1][0] += 1  # a list in a list
    assert (copy.places[0], copy.hands[1][0]) == (STATE.places[0] + 1, STATE.hands[1][0] + 1)
    assert copy.setup is STATE.setup


def test_of_a_position_the_open_part_takes_what_lies_open() -> None:
    opened = copy_parts(STATE, TinyOpen(STATE.setup))

    assert opened.hand_sizes == STATE.hand_sizes
    assert not hasattr(opened, "hands")


def test_a_position_keeps_what_the_open_part_does_not_know() -> None:
    other = GAME.start(GAME.setup(3), luck(8))
    other.places[2] = 4

    back = copy_parts(copy_parts(other, TinyOpen(other.setup)), STATE.copy())

    assert back.places == other.places
    assert back.hands == STATE.hands
