"""Asks: every legal action with its path for one seat only; and of every vain attempt the rule that forbids it."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from gruppetto.engine.event import SPECTATOR
from gruppetto.engine.picks import Ask, Attempt, WhyNot, ask, asked
from gruppetto.engine.scene import Text
from gruppetto.engine.why import explain, why_nots
from tests.toy import GAME
from tests.toy.game import Tiny
from tests.toy.state import Move, TinyView

POSITION = """
game = "tiny"
edition = "box"
options = { finish = "exact" }
seats = 2
turn = 0
places = [8, 0]
hands = [{ km1 = 1, km3 = 1, push = 1 }, { km1 = 3 }]
used = {}
"""


def test_legal_actions_are_offered_with_their_picks() -> None:
    asked = ask(GAME, GAME.position(POSITION), 0)

    assert asked is not None
    assert [(offer.do, offer.picks, offer.side) for offer in asked.offers] == [
        ("play km1", ("card:km1",), False),
        ("drop km1", ("card:km1", "pile:used"), True),
        ("drop km3", ("card:km3", "pile:used"), True),
        ("drop push", ("card:push", "pile:used"), True),
    ]


def test_things_that_lead_nowhere_are_closed() -> None:
    asked = ask(GAME, GAME.position(POSITION), 0)

    assert asked is not None
    assert asked.closed == ["card:km3", "card:push"]


def test_vain_attempts_say_which_rule_forbids_them() -> None:
    assert why_nots(GAME, GAME.position(POSITION)) == [
        WhyNot(("card:km3",), Text("tiny-do-play", {"card": "card:km3"}), "TIN-3.3", {"left": 2}),
        WhyNot(
            ("card:push", "player:0"), Text("tiny-do-push", {"target": "player:0"}), "TIN-3.6", {"target": "player:0"}
        ),
        WhyNot(
            ("card:push", "player:1"), Text("tiny-do-push", {"target": "player:1"}), "TIN-3.6", {"target": "player:1"}
        ),
    ]


@pytest.mark.parametrize(
    ("picks", "found"),
    [
        (["card:km3"], [("card:km3",)]),
        (["card:push", "player:1"], [("card:push", "player:1")]),
        (["card:push"], [("card:push", "player:0")]),
        (["card:km1", "card:km3"], [("card:km3",)]),
        (["card:km1"], []),
        (["card:push", "pile:used"], []),
        (["player:1"], [("player:1",)]),
        (["card:km1", "cell:4"], [("cell:4",)]),
    ],
    ids=[
        "the thing itself",
        "the pair",
        "a rule once",
        "a new beginning where nothing goes that way",
        "nothing forbids it",
        "a thing of other paths",
        "a thing that begins nothing",
        "a thing that nobody would try",
    ],
)
def test_of_picks_the_rules_that_forbid_to_go_that_way_are_told(picks: list[str], found: list[tuple[str, ...]]) -> None:
    assert [why.picks for why in explain(GAME, GAME.position(POSITION), 0, picks)] == found


def test_where_no_rule_is_near_it_is_said_what_was_pressed() -> None:
    (why,) = explain(GAME, GAME.position(POSITION), 0, ["card:km1", "cell:4"])

    assert (why.rule, why.params) == ("", {"kind": "cell", "later": "no"})
    assert why.label == Text("why-thing", {"thing": "cell:4"})


def test_who_is_not_to_decide_is_told_whose_turn_it_is() -> None:
    (why,) = explain(GAME, GAME.position(POSITION), 1, ["card:km1"])

    assert why.rule == "TIN-3.1"


def test_without_picks_each_thing_that_leads_nowhere_has_its_nearest_reason() -> None:
    assert [(why.picks[0], why.rule) for why in explain(GAME, GAME.position(POSITION), 0, [])] == [
        ("card:km3", "TIN-3.3"),
        ("card:push", "TIN-3.6"),
    ]


class Knowing(Tiny):
    """Somebody who presses a cell means to ride there with his best card."""

    def meant(self, view: TinyView, picks: Sequence[str]) -> Move | None:
        return Move("play", 2) if picks[-1].startswith("cell:") else None


@pytest.mark.parametrize("picks", [["cell:4"], ["card:push", "cell:4"]])
def test_what_is_meant_by_the_picks_has_the_nearest_reason(picks: list[str]) -> None:
    (why,) = explain(Knowing(), GAME.position(POSITION), 0, picks)

    assert (why.picks, why.rule, why.params) == (("cell:4",), "TIN-3.3", {"left": 2})


class Handing(Tiny):
    """Its cards are numbers, which are picked after the rider who gets them."""

    def attempts(self, view: TinyView) -> list[Attempt[Move]]:
        return [replace(attempt, picks=("rider:0", self._number(attempt))) for attempt in super().attempts(view)]

    def _number(self, attempt: Attempt[Move]) -> str:
        return f"number:{attempt.picks[0].removeprefix('card:')}"


@pytest.mark.parametrize("picks", [["rider:0", "number:km3"], ["number:km3", "rider:0"], ["number:km3"]])
def test_a_number_may_be_picked_before_its_rider(picks: list[str]) -> None:
    (why,) = explain(Handing(), GAME.position(POSITION), 0, picks)

    assert (why.picks, why.rule) == (("rider:0", "number:km3"), "TIN-3.3")


def test_a_number_that_no_rider_can_use_is_closed_and_its_rider_is_not() -> None:
    class Riding(Handing):
        def attempts(self, view: TinyView) -> list[Attempt[Move]]:
            return [attempt for attempt in super().attempts(view) if not attempt.side]

    asked = ask(Riding(), GAME.position(POSITION), 0)

    assert asked is not None
    assert asked.closed == ["number:km3", "number:push"]


def test_only_the_seat_to_decide_is_asked() -> None:
    state = GAME.position(POSITION)

    assert ask(GAME, state, 1) is None
    assert ask(GAME, state, SPECTATOR) is None


def test_when_the_match_is_over_nobody_is_asked_not_even_a_spectator() -> None:
    over = GAME.position(
        POSITION.replace("turn = 0", "turn = -1").replace("[8, 0]", "[10, 0]").replace("push = 1", "push = 0")
    )

    assert [ask(GAME, over, seat) for seat in (0, 1, SPECTATOR)] == [None, None, None]


def asked_with(*attempts: Attempt[Move]) -> Ask:
    """What is asked where just these could be tried, and all are legal."""

    class Trying(Tiny):
        def attempts(self, view: TinyView) -> list[Attempt[Move]]:
            return list(attempts)

    view = GAME.position(POSITION).view(0)
    view.actions = [attempt.action for attempt in attempts]
    return asked(Trying(), view)


RIDE = Attempt(Move("play", 0), ("card:km1",), Text("tiny-do-play"))
DROP = Attempt(Move("drop", 0), ("card:km1", "pile:used"), Text("tiny-do-drop"), side=True, loses=True)


def test_the_only_thing_to_do_is_forced() -> None:
    assert asked_with(RIDE).forced == "play km1"


def test_where_there_is_a_choice_nothing_is_forced() -> None:
    assert asked_with(RIDE, DROP).forced == ""


@pytest.mark.parametrize("only", [replace(RIDE, throws=True), replace(RIDE, harms=True), replace(RIDE, loses=True)])
def test_a_throw_a_crash_and_a_loss_are_seen_before_they_are_done(only: Attempt[Move]) -> None:
    assert asked_with(only).forced == ""


def test_where_there_is_only_something_to_lose_the_ask_sounds_so() -> None:
    assert asked_with(DROP).tone == "loss"
    assert asked_with(RIDE, DROP).tone == ""


def test_an_offer_says_whether_it_only_opens_the_next_choice() -> None:
    assert [offer.opens for offer in asked_with(replace(RIDE, opens=True), DROP).offers] == [True, False]
