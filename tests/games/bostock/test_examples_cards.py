"""The worked examples 1 to 9 of the specification: set-up, dealer, cards, bonus."""

import pytest

from gruppetto.engine.chance import Chance
from gruppetto.games.bostock import GAME
from tests.games.bostock.table import (
    any_luck,
    legal,
    name_of,
    play,
    race,
    refused,
    riding,
    setup_for,
    start,
    targets,
    where,
    written,
)


@pytest.mark.rule("BOS-2.6", "BOS-2.7", "BOS-2.8", "BOS-1.8")
def test_1_set_up() -> None:
    state = start(4, {"stages": "1"})
    places = written(state)["riders"]
    assert [places[name] for name in ("red-1", "red-2", "red-3", "white-1", "white-3")] == [
        "3.1",
        "2.1",
        "1.1",
        "3.4",
        "1.4",
    ]
    assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
    assert state.draw_count == 32
    assert state.risk_left == 20
    assert (name_of(state.yellow), name_of(state.green)) == ("", "")


def dealers(options: dict[str, object]) -> list[tuple[int, int]]:
    """Dealer and first seat to decide of all stages, with P1 as first dealer of three."""
    setup = setup_for(3, options)
    state = GAME.start(setup, DealerByLot())
    luck = any_luck()
    found = [(state.dealer, state.to_decide)]
    while state.to_decide >= 0:
        before = state.stage_index
        state.play(state.actions()[0], luck)
        if state.stage_index != before:
            found.append((state.dealer, state.to_decide))
    return found


class DealerByLot(Chance):
    """Draws P1 by lot, and then anything."""

    def __init__(self) -> None:
        self._luck = any_luck()

    def die(self, faces: int) -> int:
        return 2

    def draw(self, counts: list[int], total: int) -> int:
        return self._luck.draw(counts, total)


@pytest.mark.rule("BOS-2.1", "BOS-2.4", "BOS-2.5")
def test_2_dealer() -> None:
    found = dealers({})
    assert [dealer for dealer, _ in found] == [1, 2, 0, 1, 2]
    assert [found[stage][1] for stage in (0, 1, 2, 4)] == [2, 0, 1, 0]


@pytest.mark.rule("BOS-2.4")
def test_2_dealer_with_road_rotation() -> None:
    assert [dealer for dealer, _ in dealers({"dealer_rotation": "road"})] == [1, 2, 2, 0, 0]


@pytest.mark.rule("BOS-4.3", "BOS-6.5")
def test_3_one_one_one() -> None:
    state = riding({}, "white-111")
    assert legal(state) == ["move red-1 1 4.1", "move red-1 1 4.2"]
    play(state, "move red-1 1 4.1")
    assert legal(state) == ["move red-2 1 3.1"]
    play(state, "move red-2 1 3.1")
    assert legal(state) == ["move red-3 1 2.1"]


@pytest.mark.rule("BOS-4.3", "BOS-6.7", "BOS-5.4")
def test_4_two_zero_zero() -> None:
    state = riding({}, "blue-200")
    assert legal(state) == ["move red-1 2 5.1", "move red-1 2 5.2", "move red-1 2 5.3"]
    play(state, "move red-1 2 5.1")
    assert state.to_decide == 1
    assert (where(state, "red-2"), where(state, "red-3")) == ("2.1", "1.1")


@pytest.mark.rule("BOS-4.7", "BOS-4.9")
def test_5_bonus() -> None:
    state = riding({}, "red-200")
    assert targets(state, "red-1", "2") == ["5.1", "5.2", "5.3"]
    assert targets(state, "red-1", "2+1") == ["6.1", "6.2", "6.3", "6.4"]
    play(state, "move red-1 2 5.1")
    assert legal(state) == ["move red-2 0+1 3.1", "end"]


@pytest.mark.rule("BOS-4.9")
def test_by_option_the_bonus_is_not_for_a_rider_on_0() -> None:
    state = riding({}, "red-200", options={"bonus_on_zero": False})
    assert "2+1" in {move.split()[2] for move in legal(state)}
    assert refused(state, "move red-2 0+1 3.1") == "BOS-4.9"
    play(state, "move red-1 2 5.1")
    assert state.to_decide != 0


@pytest.mark.rule("BOS-4.8")
def test_6_sprint() -> None:
    state = riding({"red-1": "8.2"}, "sprint-321")
    assert not any("+1" in move for move in legal(state))
    assert refused(state, "move red-1 2+1 11.2") == "BOS-4.8"


@pytest.mark.rule("BOS-4.9")
def test_7_late_bonus() -> None:
    state = riding({}, "red-111")
    play(state, "move red-1 1 4.1")
    assert refused(state, "move red-1 1+1 6.1") == "BOS-4.9"


@pytest.mark.rule("BOS-4.4")
@pytest.mark.parametrize(
    ("two", "one"),
    [
        ("red-1", "red-2"),
        ("red-1", "red-3"),
        ("red-2", "red-1"),
        ("red-2", "red-3"),
        ("red-3", "red-1"),
        ("red-3", "red-2"),
    ],
)
def test_8_free_assignment(two: str, one: str) -> None:
    state = riding({"red-1": "9.3", "red-2": "7.3", "red-3": "4.3"}, "blue-210")
    twos = {"red-1": "11.2", "red-2": "9.4", "red-3": "6.3"}
    ones = {"red-1": "10.3", "red-2": "8.2", "red-3": "5.3"}
    order = sorted([two, one])  # the first of the file first, so that nobody stands in the way
    for name in order:
        play(state, f"move {name} 2 {twos[name]}" if name == two else f"move {name} 1 {ones[name]}")
    assert (where(state, two), where(state, one)) == (twos[two], ones[one])


@pytest.mark.rule("BOS-4.14", "BOS-4.12")
def test_9_draw_pile_empty() -> None:
    laid = {"red-100": 1, "red-210": 2, "red-211": 2, "red-220": 1, "red-221": 1, "blue-100": 1, "blue-200": 1}
    laid |= {"blue-210": 2, "blue-211": 2, "blue-220": 1, "blue-221": 1, "orange-100": 1, "orange-200": 1}
    laid |= {"orange-211": 2, "orange-220": 1, "orange-221": 1, "white-100": 1, "white-200": 1, "white-211": 2}
    laid |= {"white-220": 1, "white-221": 1, "sprint-321": 4, "red-110": 1}
    assert sum(laid.values()) == 32
    state = race({}, hand=["red-200"], discards=laid)
    assert state.draw_count == 0
    play(state, "play red-200", "move red-1 2 5.1")
    play(state, "end", luck=["sprint-321"])
    assert sum(state.discards) == 0
    assert state.draw_count == 32
    assert len(state.hands[0]) == 4
