"""A wish to take a move back: whom it asks, and how it ends."""

from typing import ClassVar

import pytest

from gruppetto.engine.contract import AnyGame
from gruppetto.engine.match import Match
from gruppetto.engine.record import SeatName, TakeBacks
from gruppetto.table.denied import Denied
from gruppetto.table.limits import Limits
from gruppetto.table.undo import UndoWish, wish_to_undo
from gruppetto.table.wire import UndoSettled, UndoWished
from tests.toy import GAME
from tests.toy.calm import Calm

NOBODY_BESIDE: frozenset[int] = frozenset()
LIMITS = Limits()


class Hiding(Calm):
    """The calm game with hands that nobody else may see."""

    hides: ClassVar[bool] = True


def ridden(game: AnyGame, moves: int, take_backs: TakeBacks = TakeBacks.FRIENDLY) -> Match:
    """A match of three, so many moves on; in the calm game without luck."""
    names = (SeatName("Ilse"), SeatName("Bram"), SeatName("Cor"))
    match = Match(game, game.setup(3), names, bytes(32), take_backs=take_backs)
    for _ in range(moves):
        match.play(match.state.to_decide, str(match.state.actions()[0]))
    return match


def wished(asked: set[int]) -> UndoWish:
    return UndoWish(by=0, action="back", back_to=4, asked=frozenset(asked))


def code_of(denied: pytest.ExceptionInfo[Denied]) -> str:
    return denied.value.code


# --- whom it asks ---


def test_a_move_without_luck_is_taken_back_without_asking() -> None:
    wish = wish_to_undo(ridden(Calm(), 1), [0, 1, 2], 0, "back", NOBODY_BESIDE, LIMITS)
    assert (wish.back_to, wish.waiting, wish.agreed) == (0, [], True)


def test_luck_is_taken_back_only_with_the_consent_of_all_others() -> None:
    wish = wish_to_undo(ridden(GAME, 1), [0, 1, 2], 0, "back", NOBODY_BESIDE, LIMITS)
    assert (wish.waiting, wish.agreed) == ([1, 2], None)


def test_so_is_another_persons_move() -> None:
    assert wish_to_undo(ridden(Calm(), 2), [0, 1, 2], 0, "back", NOBODY_BESIDE, LIMITS).waiting == [1, 2]


def test_a_bots_move_goes_without_asking() -> None:
    assert wish_to_undo(ridden(Calm(), 2), [0, 2], 0, "back", NOBODY_BESIDE, LIMITS).waiting == []


def test_who_looks_at_the_same_screen_need_not_be_asked() -> None:
    assert wish_to_undo(ridden(GAME, 1), [0, 1, 2], 0, "back", {0, 1}, LIMITS).waiting == [2]


def test_only_the_own_last_decision_is_taken_back() -> None:
    assert wish_to_undo(ridden(Calm(), 5), [0, 1, 2], 0, "back", NOBODY_BESIDE, LIMITS).back_to == 3


def test_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    with pytest.raises(Denied) as denied:
        wish_to_undo(ridden(Calm(), 1), [0, 1, 2], 1, "back", NOBODY_BESIDE, LIMITS)
    assert code_of(denied) == "nothing_to_undo"


# --- what an honest table takes back ---


def test_at_an_honest_table_luck_is_not_taken_back_whoever_would_agree() -> None:
    with pytest.raises(Denied) as denied:
        wish_to_undo(ridden(GAME, 1, TakeBacks.HONEST), [0], 0, "back", NOBODY_BESIDE, LIMITS)
    assert code_of(denied) == "honest_table"


def test_nor_a_card_that_a_bot_has_shown_since() -> None:
    with pytest.raises(Denied) as denied:
        wish_to_undo(ridden(Hiding(), 2, TakeBacks.HONEST), [0], 0, "back", NOBODY_BESIDE, LIMITS)
    assert code_of(denied) == "honest_table"


def test_the_own_card_is_no_news() -> None:
    assert wish_to_undo(ridden(Hiding(), 1, TakeBacks.HONEST), [0, 1, 2], 0, "back", NOBODY_BESIDE, LIMITS).agreed


def test_what_lies_open_is_taken_back_at_an_honest_table() -> None:
    assert wish_to_undo(ridden(Calm(), 2, TakeBacks.HONEST), [0], 0, "back", NOBODY_BESIDE, LIMITS).agreed


# --- how it ends ---


def test_it_is_granted_when_all_have_consented_and_not_before() -> None:
    wish = wished({1, 2})
    wish.answer(2, agree=True)
    assert (wish.waiting, wish.agreed) == ([1], None)
    wish.answer(1, agree=True)
    assert (wish.waiting, wish.agreed) == ([], True)


def test_one_refusal_ends_it() -> None:
    wish = wished({1, 2})
    wish.answer(1, agree=False)
    assert wish.agreed is False


def test_whoever_wished_may_withdraw() -> None:
    wish = wished({1})
    wish.answer(0, agree=False)
    assert wish.agreed is False


def test_it_lapses() -> None:
    wish = wished({1})
    wish.lapse()
    assert wish.settled() == UndoSettled(0, False)


@pytest.mark.parametrize(("seat", "agree"), [(0, True), (3, True), (3, False)])
def test_nobody_else_has_a_say(seat: int, agree: bool) -> None:
    with pytest.raises(Denied) as denied:
        wished({1}).answer(seat, agree)
    assert code_of(denied) == "no_wish"


def test_nobody_answers_twice() -> None:
    wish = wished({1, 2})
    wish.answer(1, agree=True)
    with pytest.raises(Denied):
        wish.answer(1, agree=False)


def test_once_it_has_ended_nobody_is_asked_any_more() -> None:
    wish = wished({1, 2})
    wish.answer(1, agree=False)
    with pytest.raises(Denied):
        wish.answer(2, agree=True)


# --- what is said of it ---


def test_those_who_wait_are_named_in_order() -> None:
    assert wished({2, 1}).wished() == UndoWished(by=0, back_to=4, waiting=[1, 2])


def test_its_end_is_told() -> None:
    wish = wished({1})
    wish.answer(1, agree=True)
    assert wish.settled() == UndoSettled(by=0, agreed=True)
