"""An action is its notation, and sorts by its rank."""

from gruppetto.engine.action import Notated


class Step(Notated):
    __slots__ = ()

    def __init__(self, rank: int, text: str) -> None:
        self.rank = rank
        self.text = text


NEAR, FAR = Step(1, "step 9"), Step(2, "step 10")


def test_it_is_written_as_its_notation() -> None:
    assert (str(NEAR), repr(NEAR)) == ("step 9", "Step('step 9')")


def test_actions_sort_by_rank_and_not_by_text() -> None:
    assert sorted([FAR, NEAR]) == [NEAR, FAR]


def test_each_is_made_once_so_equality_is_identity() -> None:
    assert Step(1, "step 9") != NEAR
