"""The rules of Tiny, each shown by an example: given a position, when somebody moves, then."""

import pytest

from gruppetto.engine.chance import RecordedChance
from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.refusal import Refusal
from tests.toy import GAME
from tests.toy.state import TinyState


def given(
    places: tuple[int, int] = (4, 4),
    hand: str = "{ km1 = 1, km3 = 1, push = 1 }",
    used: str = "{}",
    finish: str = "over",
) -> TinyState:
    """Seat 0 to decide, with this hand."""
    return GAME.position(f"""
        game = "tiny"
        edition = "box"
        options = {{ finish = "{finish}" }}
        seats = 2
        turn = 0
        places = {list(places)}
        hands = [{hand}, {{ km1 = 1, km2 = 1, breeze = 1 }}]
        used = {used}
    """)


def after(state: TinyState, do: str, *outcomes: int) -> TinyState:
    state.play(GAME.parse(do, state.setup), RecordedChance(outcomes))
    return state


def refusal(state: TinyState, do: str, seat: int = 0) -> Refusal | None:
    return state.refusal(seat, GAME.parse(do, state.setup))


@pytest.mark.rule("TIN-1.1")
def test_the_first_on_the_last_cell_wins_at_once() -> None:
    state = after(given(places=(9, 4)), "play km1")

    assert state.standing() == [1, 0]
    assert refusal(state, "drop km1", seat=1) == Refusal("TIN-1.1")


@pytest.mark.rule("TIN-2.1")
def test_hands_are_of_three_cards_and_secret() -> None:
    state = GAME.start(GAME.setup(2), RecordedChance([0, 1, 0, 1, 0, 1]))

    assert state.hands == [[3, 0, 0, 0, 0], [0, 3, 0, 0, 0]]
    assert state.view(0).hand == (3, 0, 0, 0, 0)
    assert state.view(SPECTATOR).hand == ()


@pytest.mark.rule("TIN-2.2")
def test_whoever_used_a_card_draws_one() -> None:
    assert after(given(), "drop km3", 1).hands[0] == [1, 1, 0, 0, 1]


@pytest.mark.rule("TIN-2.2")
def test_an_empty_pile_is_made_anew_from_the_used_cards() -> None:
    state = after(given(used="{ km1 = 4, km2 = 5, km3 = 2, breeze = 2, push = 2 }"), "drop km3", 2)

    assert state.hands[0][2] == 1
    assert state.used == [0, 0, 0, 0, 0]
    assert state.pile == [4, 5, 2, 2, 2]


@pytest.mark.rule("TIN-3.1")
def test_riders_take_turns() -> None:
    state = given()

    assert refusal(state, "drop km1", seat=1) == Refusal("TIN-3.1", {"turn": "player:0"})
    assert after(state, "drop km1", 0).to_decide == 1


@pytest.mark.rule("TIN-3.2")
def test_only_a_card_in_hand_can_be_used() -> None:
    assert refusal(given(), "play km2") == Refusal("TIN-3.2", {"card": "card:km2"})


@pytest.mark.rule("TIN-3.3")
@pytest.mark.parametrize(("finish", "refused"), [("over", None), ("exact", Refusal("TIN-3.3", {"left": 2}))])
def test_riding_beyond_the_finish_is_an_option(finish: str, refused: Refusal | None) -> None:
    assert refusal(given(places=(8, 4), finish=finish), "play km3") == refused


@pytest.mark.rule("TIN-3.3")
def test_a_kilometre_card_rides_as_far_as_it_says() -> None:
    assert after(given(), "play km3", 0).places == [7, 4]


@pytest.mark.rule("TIN-3.4")
@pytest.mark.parametrize(("face", "place"), [(1, 5), (2, 5), (3, 6), (6, 7)])
def test_a_breeze_blows_half_a_die_far(face: int, place: int) -> None:
    state = given(hand="{ km1 = 2, km2 = 0, km3 = 0, breeze = 1, push = 0 }")

    assert after(state, "play breeze", face, 0).places == [place, 4]


@pytest.mark.rule("TIN-3.5")
def test_a_push_moves_another_rider_one_cell_back() -> None:
    assert after(given(), "push 1", 0).places == [4, 3]


@pytest.mark.rule("TIN-3.6")
@pytest.mark.parametrize("target", [0, 1])
def test_nobody_pushes_themselves_or_a_rider_on_the_start(target: int) -> None:
    state = given(places=(4, 0))

    assert refusal(state, f"push {target}") == Refusal("TIN-3.6", {"target": f"player:{target}"})


@pytest.mark.rule("TIN-3.7")
def test_any_card_may_be_dropped() -> None:
    drops = [str(action) for action in given(finish="exact").actions() if action.verb == "drop"]

    assert drops == ["drop km1", "drop km3", "drop push"]
